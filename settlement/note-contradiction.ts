/** The processor surely did one thing, and another is recorded for good: nothing is moved by that, and a person must look at the money. */
import type { OrderDigest } from '#core';
import type { SettlementPorts } from './settlement-context.ts';

export interface Contradiction {
  readonly what: 'charge' | 'refund';
  readonly recorded: string;
  readonly answered: string;
  /** Of the capture or refund that nobody wrote down. */
  readonly processorReference?: string;
  readonly refundId?: string;
}

export async function noteContradiction(
  { store, clock, log }: Pick<SettlementPorts, 'store' | 'clock' | 'log'>,
  digest: OrderDigest,
  contradiction: Contradiction,
): Promise<void> {
  log.fatal(
    { digest, ...contradiction },
    'the processor surely did something else than is recorded; a person must look at this now',
  );
  await store.appendNote({
    at: clock.nowEpochMs(),
    kind: 'answer_contradicted',
    digest,
    facts: { ...contradiction },
  });
}
