/** The halts that count against an order, from approval's own signed records and settlement's endings: by the function that settlement judges with. */
import {
  HALTED_ORDERS_READ,
  haltsLookedAtSince,
  unconfirmedHaltsOf,
  verifyHaltRecord,
  type CustomerId,
  type EndingKind,
  type HaltJwss,
  type OrderDigest,
  type UnconfirmedHalts,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

export async function readUnconfirmedHalts(
  of: {
    readonly customerId: CustomerId;
    readonly household: readonly string[];
    readonly withinMs: number;
    readonly nowEpochMs: number;
  },
  parts: Pick<ApprovalParts, 'store' | 'settlement' | 'approvalKeys'>,
): Promise<UnconfirmedHalts> {
  const { customerId, household, withinMs, nowEpochMs } = of;
  const { approvalKeys } = parts;
  const sinceEpochMs = haltsLookedAtSince(nowEpochMs, withinMs);
  const others = household.filter((member) => member !== customerId);
  const jwss: HaltJwss = {
    own: await parts.store.listHaltJwss({ customerIds: [customerId], sinceEpochMs }),
    others: await parts.store.listHaltJwss({ customerIds: others, sinceEpochMs }),
  };
  const endings = new Map<OrderDigest, EndingKind>();
  for (const jws of [...jwss.own.slice(0, HALTED_ORDERS_READ), ...jwss.others]) {
    const record = verifyHaltRecord(jws, approvalKeys);
    const ending = record && (await parts.settlement.findEnding(record.digest));
    if (ending) endings.set(ending.digest, ending.kind);
  }
  return unconfirmedHaltsOf(
    { haltJwss: () => jwss, endingOf: (digest) => endings.get(digest), nowEpochMs },
    { approvalKeys, withinMs },
  );
}
