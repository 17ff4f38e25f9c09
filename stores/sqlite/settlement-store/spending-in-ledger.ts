/**
 * What was spent as the signed ledger tells it. Rows are anybody's to delete; a ledger that lacks an entry does not verify, and then nothing is spent.
 * Kept in memory: what is on its way, and what was captured or moved a customer's trust within a little more than the last day (invariant 7).
 */
import { currencySchema, SPAN_MS, type CurrencyCode, type SpentAmounts } from '#core';
import { z } from 'zod';
import type { LedgerWitness } from '../ledger-verification.ts';
import { createSlidingSums, type SlidingSums } from './sliding-sums.ts';
import { NOTHING_SPENT, type SpendingQueries, type SpentInSpans } from './spending-queries.ts';

export interface SpendingInLedger extends LedgerWitness, SpendingQueries {
  ofClient(clientId: string, nowEpochMs: number): SpentInSpans;
  ofShop(nowEpochMs: number): SpentInSpans;
  /** Undefined where nothing of the last day moved it. */
  trustOf(customerId: string): number | undefined;
  /** What is on its way since before the entries that were looked at: by the rows alone, and only until the ledger tells how it went on. */
  remember(reserved: Reserved): void;
}

export interface Reserved {
  readonly digest: string;
  readonly customerId: string;
  readonly clientId: string;
  readonly merchantId: string | undefined;
  readonly cardKey: string | undefined;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly redeemedAt: number;
}

interface Movement extends Reserved {
  readonly sequence: number;
  /** What the processor said, once it has. */
  outcome: { readonly sequence: number; readonly capturedAt: number | undefined } | undefined;
}

/** Orders are redeemed by a clock that the processor vouches for, so the last one's time is past for good; an hour is more than any doubt about it. */
const KEPT_MS = SPAN_MS.day + SPAN_MS.hour;
const SWEPT_EVERY = 256;

const TRUST_MARK = '"trust":';
const REDEEMED_MARK = '"kind":"order_redeemed"';
const RECORDED_MARK = '"kind":"charge_recorded"';
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
  const kept = createMovements();
  const trusts = createTrusts();
  /** What is older came before: of it only what is on its way counts, which the rows tell. */
  const youngFrom = (lastRedeemedAt ?? 0) - KEPT_MS;
  let latestAt = lastRedeemedAt ?? 0;
  let sinceSweep = 0;

  function sweep(): void {
    sinceSweep += 1;
    if (sinceSweep < SWEPT_EVERY) return;
    sinceSweep = 0;
    kept.forgetUntil(latestAt - KEPT_MS);
    trusts.forgetUntil(latestAt - KEPT_MS);
  }

  return {
    ...kept.queries,
    trustOf: trusts.last,
    remember: (reserved) => {
      kept.redeem({ ...reserved, sequence: 0, outcome: undefined });
    },
    isOfInterest(text) {
      if (![TRUST_MARK, REDEEMED_MARK, RECORDED_MARK].some((mark) => text.includes(mark))) {
        return false;
      }
      return [...text.matchAll(TIME_OF_ENTRY)].some(([, at]) => Number(at) > youngFrom);
    },
    forgetAfter(sequence) {
      kept.forgetAfter(sequence);
      trusts.forgetAfter(sequence);
    },
    see({ sequence, entryText }) {
      const isTrust = entryText.includes(TRUST_MARK);
      const isRedeemed = entryText.includes(REDEEMED_MARK);
      if (!isTrust && !isRedeemed && !entryText.includes(RECORDED_MARK)) return;
      const entry = readJson(entryText);
      const trust = isTrust ? trustEntry.safeParse(entry).data : undefined;
      if (trust) trusts.put({ ...trust.facts, at: trust.at, sequence });
      const redeemed = isRedeemed ? redeemedEntry.safeParse(entry).data : undefined;
      if (redeemed && redeemed.at > youngFrom) {
        const { at, digest, facts } = redeemed;
        latestAt = Math.max(latestAt, at);
        kept.redeem({
          ...facts,
          merchantId: facts.merchantId,
          cardKey: facts.cardKey,
          digest,
          redeemedAt: at,
          sequence,
          outcome: undefined,
        });
      }
      const recorded = recordedEntry.safeParse(entry).data;
      if (recorded) kept.settle(recorded.digest, { sequence, ...recorded });
      sweep();
    },
  };
}

function createMovements() {
  let movements = new Map<string, Movement>();
  let sums = createScopedSums();

  function redeem(movement: Movement): void {
    // An order is redeemed once; a second entry of it would be counted for the rest of the day.
    if (movements.has(movement.digest)) return;
    movements.set(movement.digest, movement);
    sums.reserve(movement);
  }

  function settle(
    digest: string,
    to: {
      readonly sequence: number;
      readonly at: number;
      readonly facts: { readonly state: string };
    },
  ): void {
    const movement = movements.get(digest);
    if (!movement || movement.outcome) return;
    // A clock that was set back after the redemption does not make the payment older than that.
    const capturedAt = Math.max(movement.redeemedAt, to.at);
    const isCharged = to.facts.state === 'charged';
    movement.outcome = {
      sequence: to.sequence,
      capturedAt: isCharged ? capturedAt : undefined,
    };
    sums.settle(movement, movement.outcome.capturedAt);
  }

  return {
    redeem,
    settle,
    forgetAfter(sequence: number): void {
      const left = [...movements.values()].filter((each) => each.sequence <= sequence);
      movements = new Map();
      sums = createScopedSums();
      for (const movement of left) {
        const { outcome } = movement;
        if (outcome && outcome.sequence > sequence) movement.outcome = undefined;
        redeem(movement);
        if (movement.outcome) sums.settle(movement, movement.outcome.capturedAt);
      }
    },
    forgetUntil(epochMs: number): void {
      for (const movement of movements.values()) {
        const { outcome, digest } = movement;
        if (!outcome || (outcome.capturedAt ?? 0) > epochMs) continue;
        movements.delete(digest);
        sums.forget(movement, epochMs);
      }
    },
    queries: {
      ofCustomer: (id: string, nowEpochMs: number) => sums.spansOf(customerKey(id), nowEpochMs),
      ofClient: (id: string, nowEpochMs: number) => sums.spansOf(clientKey(id), nowEpochMs),
      ofCard: (key: string, nowEpochMs: number) => sums.spansOf(cardKey(key), nowEpochMs),
      ofShop: (nowEpochMs: number) => sums.spansOf(SHOP_KEY, nowEpochMs),
      atSeller: (of: Parameters<SpendingQueries['atSeller']>[0]): SpentAmounts =>
        sums.spansOf(sellerKey(of.customerId, of.merchantId), of.nowEpochMs).day.amountMinor,
    },
  };
}

/** The sums of everyone and everything whose limits an order counts against. */
function createScopedSums() {
  const sums = new Map<string, SlidingSums>();

  function sumsOf(key: string): SlidingSums {
    const known = sums.get(key);
    if (known) return known;
    const made = createSlidingSums();
    sums.set(key, made);
    return made;
  }

  return {
    reserve(movement: Reserved): void {
      for (const key of keysOf(movement)) {
        sumsOf(key).reserve(movement.currency, movement.amountMinor);
      }
    },
    /** Undefined: it was declined. */
    settle(movement: Reserved, capturedAt: number | undefined): void {
      const { currency, amountMinor } = movement;
      for (const key of keysOf(movement)) {
        sumsOf(key).release(currency, amountMinor);
        if (capturedAt !== undefined) sumsOf(key).capture(currency, amountMinor, capturedAt);
      }
    },
    forget(movement: Reserved, untilEpochMs: number): void {
      for (const key of keysOf(movement)) {
        const of = sumsOf(key);
        of.forgetUntil(untilEpochMs);
        if (of.isEmpty()) sums.delete(key);
      }
    },
    spansOf(key: string, nowEpochMs: number): SpentInSpans {
      const known = sums.get(key);
      if (!known) return NOTHING_SPENT;
      return {
        hour: known.since(nowEpochMs - SPAN_MS.hour),
        day: known.since(nowEpochMs - SPAN_MS.day),
      };
    },
  };
}

const SHOP_KEY = 'shop';
const customerKey = (id: string): string => `customer ${id}`;
const clientKey = (id: string): string => `client ${id}`;
const cardKey = (key: string): string => `card ${key}`;
// Ids hold no spaces.
const sellerKey = (customerId: string, merchantId: string): string =>
  `seller ${customerId} ${merchantId}`;

function keysOf(of: Reserved): readonly string[] {
  return [
    SHOP_KEY,
    customerKey(of.customerId),
    clientKey(of.clientId),
    ...(of.cardKey === undefined ? [] : [cardKey(of.cardKey)]),
    ...(of.merchantId === undefined ? [] : [sellerKey(of.customerId, of.merchantId)]),
  ];
}

interface SeenTrust {
  readonly customerId: string;
  readonly trust: number;
  readonly at: number;
  readonly sequence: number;
}

function createTrusts() {
  let seen: SeenTrust[] = [];
  let last = new Map<string, number>();
  const keep = (left: SeenTrust[]): void => {
    seen = left;
    last = new Map(left.map(({ customerId, trust }) => [customerId, trust]));
  };
  return {
    last: (customerId: string): number | undefined => last.get(customerId),
    put(trust: SeenTrust): void {
      seen.push(trust);
      last.set(trust.customerId, trust.trust);
    },
    forgetAfter(sequence: number): void {
      keep(seen.filter((each) => each.sequence <= sequence));
    },
    forgetUntil(epochMs: number): void {
      if ((seen[0]?.at ?? Infinity) <= epochMs) keep(seen.filter(({ at }) => at > epochMs));
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
