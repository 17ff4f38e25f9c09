/** Money that is on its way or was moved, and what it comes to for everyone whose limits it counts against. */
import { SPAN_MS, type CurrencyCode, type SpentAmounts } from '#core';
import { createSlidingSums, type SlidingSums } from './sliding-sums.ts';
import { NOTHING_SPENT, type SpendingQueries, type SpentInSpans } from './spending-queries.ts';

export interface Reserved {
  /** Of a refund, its own id. */
  readonly digest: string;
  readonly customerId: string;
  readonly clientId: string;
  readonly merchantId: string | undefined;
  readonly cardKey: string | undefined;
  /** As {@link cardKey}, and also of an entry that was added again. */
  readonly plasticKey?: string | undefined;
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
  readonly redeemedAt: number;
}

export interface Movement extends Reserved {
  readonly sequence: number;
  /** What the processor said, once it has. */
  outcome: { readonly sequence: number; readonly capturedAt: number | undefined } | undefined;
}

export type Movements = ReturnType<typeof createMovements>;

export function createMovements() {
  let movements = new Map<string, Movement>();
  let sums = createScopedSums();

  function redeem(movement: Movement): void {
    // An order is redeemed once; a second entry of it would be counted for the rest of the day.
    const known = movements.get(movement.digest);
    if (known && (known.sequence > 0 || movement.sequence === 0)) return;
    // The entry itself, where a row told of it before.
    if (known && !known.outcome) sums.settle(known, undefined);
    movements.set(movement.digest, movement);
    sums.reserve(movement);
  }

  function settle(
    digest: string,
    to: {
      readonly sequence: number;
      readonly at: number;
      readonly isMoved: boolean;
    },
  ): void {
    const movement = movements.get(digest);
    if (!movement || movement.outcome) return;
    // A clock that was set back after the redemption does not make the payment older than that.
    const capturedAt = Math.max(movement.redeemedAt, to.at);
    movement.outcome = {
      sequence: to.sequence,
      capturedAt: to.isMoved ? capturedAt : undefined,
    };
    sums.settle(movement, movement.outcome.capturedAt);
  }

  return {
    redeem,
    settle,
    /** By an entry, not by what a row tells of it. */
    has: (digest: string): boolean => (movements.get(digest)?.sequence ?? 0) > 0,
    forgetAfter: (sequence: number): void => {
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
    forgetUntil: (epochMs: number): void => {
      for (const movement of movements.values()) {
        const { outcome, digest, redeemedAt } = movement;
        // One that was declined counts no more, but it was redeemed all the same.
        if (!outcome || (outcome.capturedAt ?? redeemedAt) > epochMs) continue;
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
    ...(of.plasticKey === undefined ? [] : [cardKey(of.plasticKey)]),
    ...(of.merchantId === undefined ? [] : [sellerKey(of.customerId, of.merchantId)]),
  ];
}
