/**
 * The fifteen lines that Alguard shows itself by (its demo/showcase.py), each as a case of ours, with the outcome that its page expects.
 * Four customers; each line sees what the lines of the same customer before it left behind.
 */
import {
  DEFAULT_RISK_POLICY,
  emptyHistory,
  findReplayed,
  judgeRisk,
  minorUnitsSchema,
  type HaltedOrder,
  type OrderHistory,
  type RiskOrder,
  type RiskReason,
} from '#core';
import { digestOf, lineOf, NOW, orderOf } from './risk-fixture.ts';

const POLICY = DEFAULT_RISK_POLICY;
const MINUTE_MS = 60_000;

export interface AlguardLine {
  readonly words: string;
  readonly alguard: 'OK' | 'HALTED' | 'REJECTED' | 'DUPLICATE';
  readonly ours: {
    readonly outcome: 'allowed' | 'halted' | 'refused' | 'answered again';
    readonly reasons: readonly RiskReason[];
  };
}

const NEW_CUSTOMER = emptyHistory(POLICY.trust.start);

function thing(
  letter: string,
  of: {
    readonly product: string;
    readonly code: string;
    readonly seller: string;
    readonly minor: number;
    readonly claimed?: string;
  },
): RiskOrder {
  return orderOf({
    digest: digestOf(letter),
    totalMinor: of.minor,
    merchantId: of.seller,
    lines: [
      lineOf({ productId: of.product, lineTotalMinor: of.minor, merchantCategoryCode: of.code }),
    ],
    ...(of.claimed === undefined ? {} : { claimedCategory: of.claimed }),
  });
}

function judged(order: RiskOrder, over: Partial<OrderHistory> = {}): AlguardLine['ours'] {
  const facts = { nowEpochMs: NOW, order, history: { ...NEW_CUSTOMER, ...over } };
  const { outcome, reasons } = judgeRisk(facts, POLICY);
  return { outcome, reasons };
}

function leftHalted(order: RiskOrder): HaltedOrder {
  return { ...order, at: NOW - MINUTE_MS, state: 'waiting' };
}

const crypto = thing('b', {
  product: 'bitcoin',
  code: '6051',
  seller: 'cryptoshop',
  minor: 8000,
  claimed: 'everyday',
});
const evilCard = thing('c', {
  product: 'gift-card',
  code: '6540',
  seller: 'evil',
  minor: 50_000,
});
const dearerCard = thing('d', {
  product: 'gift-card',
  code: '6540',
  seller: 'evil',
  minor: 50_100,
});
const cable = { product: 'cable', code: '5732', seller: 'basics', minor: 1299 };
const flight = (letter: string) =>
  thing(letter, { product: `flight-${letter}`, code: '4511', seller: 'amazon', minor: 99_900 });

function replayedBook(): AlguardLine['ours'] {
  const instruction = {
    clientId: 'alexa',
    lines: [{ productId: 'book', quantity: 1 }],
    addressId: 'home',
    instrumentId: 'visa',
  };
  const first = { ...instruction, at: NOW - 2000, digest: digestOf('e') };
  return findReplayed(instruction, [first], { nowEpochMs: NOW, policy: POLICY })
    ? { outcome: 'answered again', reasons: [] }
    : { outcome: 'allowed', reasons: [] };
}

/** After the first flight was confirmed with a passkey. */
function nextFlight(letter: string): AlguardLine['ours'] {
  const spent = { lastHour: { USD: 99_900 }, lastDay: { USD: 99_900 } };
  const before = { at: NOW - MINUTE_MS, totalMinor: 99_900, currency: 'USD', merchantId: 'amazon' };
  return judged(flight(letter), {
    recent: [{ ...before, currency: 'USD' }],
    spent: { customer: spent, household: spent },
    seller: { firstBoughtAt: NOW - MINUTE_MS, spentLastDay: { USD: 99_900 } },
    hasUsedAddress: true,
    hasUsedClient: true,
    hasUsedInstrument: true,
    trust: POLICY.trust.start + POLICY.trust.confirmed,
  });
}

export function alguardLines(): readonly AlguardLine[] {
  const amount = minorUnitsSchema.safeParse(Number.NaN);
  return [
    {
      words: 'a normal purchase: a cable for 12.99',
      alguard: 'OK',
      ours: judged(thing('a', cable)),
    },
    {
      words: 'the first gift card, 500, nothing before it',
      alguard: 'HALTED',
      ours: judged(
        thing('a', { product: 'gift-card', code: '6540', seller: 'giftsite', minor: 50_000 }),
      ),
    },
    {
      words: 'cryptocurrency for 80, called something else',
      alguard: 'HALTED',
      ours: judged(crypto),
    },
    {
      words: 'a gift card for 500 from another seller',
      alguard: 'HALTED',
      ours: judged(evilCard, { unconfirmedHalts: [leftHalted(crypto)] }),
    },
    {
      words: 'the same again, one dollar more',
      alguard: 'HALTED',
      ours: judged(dearerCard, { unconfirmedHalts: [leftHalted(evilCard), leftHalted(crypto)] }),
    },
    {
      words: 'a laptop for 300 under a new session, the halts unanswered',
      alguard: 'HALTED',
      ours: judged(
        thing('a', { product: 'laptop', code: '5732', seller: 'newshop', minor: 30_000 }),
        { unconfirmedHalts: [leftHalted(dearerCard), leftHalted(evilCard), leftHalted(crypto)] },
      ),
    },
    {
      words: 'an amount that is not a number',
      alguard: 'REJECTED',
      // No terms can be made of it, so nothing is judged.
      ours: { outcome: amount.success ? 'allowed' : 'refused', reasons: [] },
    },
    {
      words: 'a category that there is not: "gift card"',
      alguard: 'REJECTED',
      ours: judged(thing('a', { ...cable, minor: 500, claimed: 'gift card' })),
    },
    {
      words: 'a book for 20',
      alguard: 'OK',
      ours: judged(thing('a', { product: 'book', code: '5942', seller: 'amazon', minor: 2000 })),
    },
    { words: 'the same instruction at once again', alguard: 'DUPLICATE', ours: replayedBook() },
    { words: 'the first flight for 999', alguard: 'OK', ours: judged(flight('1')) },
    ...['2', '3', '4', '5'].map((letter): AlguardLine => ({
      words: `flight ${letter} for 999 within the hour`,
      alguard: 'HALTED',
      ours: nextFlight(letter),
    })),
  ];
}
