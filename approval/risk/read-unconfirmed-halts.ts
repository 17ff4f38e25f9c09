/** The halts that count against an order, from approval's own signed records and settlement's endings: by the function that settlement judges with. */
import {
  HALTED_ORDERS_READ,
  unconfirmedHaltsOf,
  verifyHaltRecord,
  type EndingKind,
  type OrderDigest,
  type UnconfirmedHalts,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export async function readUnconfirmedHalts(
  of: {
    readonly household: readonly string[];
    readonly withinMs: number;
    readonly nowEpochMs: number;
  },
  parts: Pick<ApprovalParts, 'store' | 'settlement' | 'approvalKeys'>,
): Promise<UnconfirmedHalts> {
  const { household, withinMs, nowEpochMs } = of;
  const { approvalKeys } = parts;
  const jwss = await parts.store.listHaltJwss({
    customerIds: household,
    sinceEpochMs: Math.max(0, nowEpochMs - withinMs),
  });
  const endings = new Map<OrderDigest, EndingKind>();
  for (const jws of jwss.slice(0, HALTED_ORDERS_READ)) {
    const record = verifyHaltRecord(jws, approvalKeys);
    const ending = record && (await parts.settlement.findEnding(record.digest));
    if (ending) endings.set(ending.digest, ending.kind);
  }
  return unconfirmedHaltsOf(
    { haltJwss: () => jwss, endingOf: (digest) => endings.get(digest), nowEpochMs },
    { approvalKeys, withinMs },
  );
}
