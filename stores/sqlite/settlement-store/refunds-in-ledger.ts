/** What goes back, as the signed ledger tells it: limits of refunds count it by nothing else. */
import { currencySchema, parseJson, type SpentWindows } from '#core';
import { z } from 'zod';
import { createMovements, type Movements, type Reserved } from './movements.ts';

export interface RefundsOf {
  readonly customerId: string;
  readonly clientId: string;
  readonly cardKey: string;
  readonly nowEpochMs: number;
}

const STARTED_MARK = '"kind":"refund_started"';
const RECORDED_MARK = '"kind":"refund_recorded"';
export const REFUND_MARKS = [STARTED_MARK, RECORDED_MARK];

const refundStartedEntry = z.object({
  at: z.number(),
  kind: z.literal('refund_started'),
  facts: z.object({
    refundId: z.string(),
    // Entries from before limits of refunds count for the shop alone.
    customerId: z.string().default(''),
    clientId: z.string().default(''),
    cardKey: z.string().optional(),
    amountMinor: z.number(),
    currency: currencySchema,
  }),
});
const refundRecordedEntry = z.object({
  at: z.number(),
  kind: z.literal('refund_recorded'),
  facts: z.object({
    refundId: z.string(),
    state: z.enum(['refunded', 'refused_by_processor']),
  }),
});

export interface RefundsInLedger extends Pick<Movements, 'forgetAfter' | 'forgetUntil'> {
  see(entry: { readonly sequence: number; readonly entryText: string }): void;
  remember(reserved: Reserved): void;
  of(of: RefundsOf): SpentWindows;
}

/** @param youngFrom of what started before that, only what is on its way counts, which the rows tell. */
export function createRefundsInLedger(youngFrom: number): RefundsInLedger {
  const refunds = createMovements();
  const { ofCard, ofCustomer, ofClient, ofShop } = refunds.queries;

  function start(entry: unknown, sequence: number): void {
    const started = refundStartedEntry.safeParse(entry).data;
    if (!started || started.at <= youngFrom) return;
    const { refundId, cardKey, ...facts } = started.facts;
    refunds.redeem({
      ...{ ...facts, digest: refundId, redeemedAt: started.at, merchantId: undefined },
      ...{ cardKey, sequence, outcome: undefined },
    });
  }

  function record(entry: unknown, sequence: number): void {
    const recorded = refundRecordedEntry.safeParse(entry).data;
    if (!recorded) return;
    const { refundId, state } = recorded.facts;
    refunds.settle(refundId, { sequence, at: recorded.at, isMoved: state === 'refunded' });
  }

  return {
    forgetAfter: refunds.forgetAfter,
    forgetUntil: refunds.forgetUntil,
    see({ sequence, entryText }) {
      if (entryText.includes(STARTED_MARK)) start(parseJson(entryText), sequence);
      if (entryText.includes(RECORDED_MARK)) record(parseJson(entryText), sequence);
    },
    remember: (reserved) => {
      refunds.redeem({ ...reserved, sequence: 0, outcome: undefined });
    },
    of: ({ customerId, clientId, cardKey, nowEpochMs }) => ({
      instrument: ofCard(cardKey, nowEpochMs),
      customer: ofCustomer(customerId, nowEpochMs),
      client: ofClient(clientId, nowEpochMs),
      shop: ofShop(nowEpochMs),
    }),
  };
}
