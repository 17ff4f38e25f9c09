/** Records, once, that an order was judged as halted: from then on the same in other clothes is halted too, at settlement as well. */
import { signHaltRecord, type StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { judgedFactsOf } from './judged-facts.ts';
import type { OrderJudgement } from './order-judgement.ts';

export async function keepHalt(
  of: {
    readonly stored: StoredDryRun;
    readonly judgement: OrderJudgement;
    readonly nowEpochMs: number;
  },
  { store, approvalKey }: Pick<ApprovalParts, 'store' | 'approvalKey'>,
): Promise<void> {
  const { judgement, nowEpochMs } = of;
  const { digest, terms } = of.stored.dryRun;
  if (judgement.outcome !== 'halted' || (await store.hasHalt(digest))) return;
  const { customerId, clientId, redeemBy, totalMinor, currency } = terms;
  const jws = signHaltRecord(
    {
      ...{ version: 1, digest, customerId, redeemBy, totalMinor, currency },
      haltedAt: nowEpochMs,
      reasons: judgement.reasons,
      merchantId: terms.merchant.id,
      lines: terms.lines.map(({ productId, quantity, lineTotalMinor }) => ({
        productId,
        quantity,
        lineTotalMinor,
      })),
    },
    approvalKey,
  );
  await store.insertHalt({
    digest,
    customerId,
    haltedAt: nowEpochMs,
    jws,
    note: {
      at: nowEpochMs,
      kind: 'order_halted',
      digest,
      facts: {
        customerId,
        clientId,
        ...judgedFactsOf(judgement),
      },
    },
  });
}
