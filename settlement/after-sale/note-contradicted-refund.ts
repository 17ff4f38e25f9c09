/** Two sure answers about one refund that are not one: money that went back after a refusal, a refusal after it, or two refunds. */
import type { RefundAnswer, RefundIntent } from '#core';
import { noteContradiction } from '../note-contradiction.ts';
import type { AfterSalePorts } from './after-sale-ports.ts';

export async function noteContradictedRefund(
  ports: AfterSalePorts,
  { refundId, digest }: RefundIntent,
  known: RefundAnswer,
): Promise<void> {
  if (known.outcome === 'unknown') return;
  const refunds = await ports.store.listRefunds(digest);
  const recorded = refunds.find((row) => row.refundId === refundId);
  const processorReference = known.outcome === 'refunded' ? known.processorReference : null;
  const state = known.outcome === 'refunded' ? 'refunded' : 'refused_by_processor';
  if (recorded?.state === state && recorded.processorReference === processorReference) return;
  await noteContradiction(ports, digest, {
    ...{ what: 'refund', refundId, answered: known.outcome },
    recorded: recorded?.state ?? 'nothing',
    ...(processorReference !== null && { processorReference }),
  });
}
