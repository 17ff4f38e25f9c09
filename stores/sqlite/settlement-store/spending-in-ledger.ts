/**
 * What was spent as the signed ledger tells it. Rows are anybody's to delete; a ledger that lacks an entry does not verify, and then nothing is spent.
 * Kept in memory: what is on its way, and what was captured or moved a customer's trust within a little more than the last day (invariant 7).
 */
import { currencySchema, SPAN_MS } from '#core';
import { z } from 'zod';
import type { LedgerWitness } from '../ledger-verification.ts';
import { createMovements, type Reserved } from './movements.ts';
import { createOpenReservations } from './open-reservations.ts';
import { createPastsInLedger } from './pasts-in-ledger.ts';
import { REFUND_MARKS, createRefundsInLedger, type RefundsInLedger } from './refunds-in-ledger.ts';
import type { SpendingQueries, SpentInSpans } from './spending-queries.ts';
import { createTrusts } from './trusts-in-ledger.ts';

export interface SpendingInLedger extends LedgerWitness, SpendingQueries {
  ofClient(clientId: string, nowEpochMs: number): SpentInSpans;
  ofShop(nowEpochMs: number): SpentInSpans;
  /** The text of the customer's past as it was written last, by its mark. */
  pastMarkOf(customerId: string): string | undefined;
  /** Undefined where nothing of the last day moved it. */
  trustOf(customerId: string): number | undefined;
  /** Within a little more than the last day, or while it is on its way: no order can be redeemed any later. */
  isRedeemed(digest: string): boolean;
  /** After the first look at the ledger: what is on its way by the pages that were only skimmed. */
  readonly takeOld: () => void;
  readonly refunds: Pick<RefundsInLedger, 'of' | 'remember'>;
  /** What is on its way since before the entries that were looked at: by the rows alone, and only until the ledger tells how it went on. */
  remember(reserved: Reserved): void;
}

/** Orders are redeemed by a clock that the processor vouches for, so the last one's time is past for good; an hour is more than any doubt about it. */
const KEPT_MS = SPAN_MS.day + SPAN_MS.hour;
const SWEPT_EVERY = 256;

const TRUST_MARK = '"trust":';
const REDEEMED_MARK = '"kind":"order_redeemed"';
const RECORDED_MARK = '"kind":"charge_recorded"';
const MARKS = [TRUST_MARK, REDEEMED_MARK, RECORDED_MARK, ...REFUND_MARKS];
/** In canonical JSON it stands at the beginning of an entry, and within no text: there its quotes would be escaped. */
const TIME_OF_ENTRY = /\{"at":(\d+)/g;

const redeemedEntry = z.object({
  at: z.number(),
  digest: z.string(),
  kind: z.literal('order_redeemed'),
  facts: z.object({
    customerId: z.string(),
    clientId: z.string(),
    // Entries from before limits have neither.
    merchantId: z.string().optional(),
    cardKey: z.string().optional(),
    plasticKey: z.string().optional(),
    amountMinor: z.number(),
    currency: currencySchema,
  }),
});
const recordedEntry = z.object({
  at: z.number(),
  digest: z.string(),
  kind: z.literal('charge_recorded'),
  facts: z.object({ state: z.enum(['charged', 'declined_by_processor']) }),
});
const trustEntry = z.object({
  at: z.number(),
  facts: z.object({ customerId: z.string(), trust: z.number().int().min(0).max(1000) }),
});

/** @param lastRedeemedAt of the ledger's last order that was redeemed; undefined where nobody knows. */
export function createSpendingInLedger(lastRedeemedAt: number | undefined): SpendingInLedger {
  const orders = createOrders(lastRedeemedAt);
  const { kept } = orders;
  const trusts = createTrusts();
  const pasts = createPastsInLedger();
  const old = createOpenReservations();
  /** What is older came before: of it only what is on its way counts, which the rows tell. */
  const youngFrom = (lastRedeemedAt ?? 0) - KEPT_MS;
  const refunds = createRefundsInLedger(youngFrom);
  let sinceSweep = 0;

  /** Before the first entry that comes after them: an end that is told there is one of theirs. */
  function takeOld(): void {
    for (const { entry, sequence } of old.take()) orders.redeem(entry, sequence);
  }

  function sweep(): void {
    sinceSweep += 1;
    if (sinceSweep < SWEPT_EVERY) return;
    sinceSweep = 0;
    const until = orders.latestAt() - KEPT_MS;
    for (const each of [kept, refunds, trusts]) each.forgetUntil(until);
  }

  return {
    ...kept.queries,
    trustOf: trusts.last,
    pastMarkOf: pasts.markOf,
    skim(text) {
      pasts.seeIn(text);
      old.seeIn(text);
    },
    takeOld,
    isRedeemed: kept.has,
    remember: (reserved) => {
      kept.redeem({ ...reserved, sequence: 0, outcome: undefined });
    },
    refunds,
    isOfInterest(text) {
      if (!MARKS.some((mark) => text.includes(mark))) return false;
      return [...text.matchAll(TIME_OF_ENTRY)].some(([, at]) => Number(at) > youngFrom);
    },
    forgetAfter(sequence) {
      for (const each of [kept, refunds, pasts, old, trusts]) each.forgetAfter(sequence);
    },
    see({ sequence, entryText }) {
      takeOld();
      pasts.seeIn(entryText);
      refunds.see({ sequence, entryText });
      const isTrust = entryText.includes(TRUST_MARK);
      const isRedeemed = entryText.includes(REDEEMED_MARK);
      if (!isTrust && !isRedeemed && !entryText.includes(RECORDED_MARK)) return;
      const entry = readJson(entryText);
      const trust = isTrust ? trustEntry.safeParse(entry).data : undefined;
      if (trust) trusts.put({ ...trust.facts, at: trust.at, sequence });
      if (isRedeemed) orders.redeem(entry, sequence);
      else orders.record(entry, sequence);
      sweep();
    },
  };
}

/** What was redeemed, and what became of its payment. */
function createOrders(lastRedeemedAt: number | undefined) {
  const kept = createMovements();
  let latestAt = lastRedeemedAt ?? 0;
  return {
    kept,
    latestAt: (): number => latestAt,
    redeem(entry: unknown, sequence: number): void {
      const redeemed = redeemedEntry.safeParse(entry).data;
      if (!redeemed) return;
      const { at, digest, facts } = redeemed;
      latestAt = Math.max(latestAt, at);
      kept.redeem({
        ...{ ...facts, digest, sequence, redeemedAt: at, outcome: undefined },
        ...{ merchantId: facts.merchantId, cardKey: facts.cardKey },
      });
    },
    record(entry: unknown, sequence: number): void {
      const recorded = recordedEntry.safeParse(entry).data;
      if (!recorded) return;
      const isMoved = recorded.facts.state === 'charged';
      kept.settle(recorded.digest, { sequence, at: recorded.at, isMoved });
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the ledger does not verify, which is told elsewhere.
    return undefined;
  }
}
