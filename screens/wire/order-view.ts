/** `OrderView` and `OrderList` as they come over the wire. `core/confirmation/order-view.ts` is the contract; a test holds both to one answer. */
import type { HaltPasskey, OrderDigest, OrderList, OrderView, RiskReason } from '#core';
import { ORDER_TONES } from '../strings/phone/state-tones.ts';
import {
  either,
  exactly,
  flag,
  listOf,
  nameIn,
  orNull,
  record,
  text,
  textLike,
  wholeNumber,
  type Parse,
} from './parse.ts';

/** In the order in which they are told. */
const RISK_REASONS: Readonly<Record<RiskReason, true>> = {
  amount_high: true,
  amount_above_limit: true,
  hour_limit: true,
  day_limit: true,
  category_high_risk: true,
  retry_of_halted: true,
  after_halt: true,
  new_seller_high: true,
  score_high: true,
  was_halted: true,
  possible_repeat: true,
  category_unknown: true,
  category_claim_differs: true,
  unusual_amount: true,
  unusual_frequency: true,
  unusual_hour: true,
  slow_drift: true,
  first_order_from_client: true,
  new_device: true,
  new_address: true,
  new_instrument: true,
  first_from_merchant: true,
};
const HALT_PASSKEYS: Readonly<Record<HaltPasskey, true>> = {
  usable: true,
  none: true,
  too_new: true,
};
const LIMIT_SPANS: Readonly<Record<NonNullable<OrderView['limit']>['per'], true>> = {
  hour: true,
  day: true,
};
const CAUSES: Readonly<Record<OrderView['goingBack'][number]['cause'], true>> = {
  sold_out: true,
  returned: true,
};
const STAGES: Readonly<Record<OrderView['goingBack'][number]['stage'], true>> = {
  asked: true,
  on_its_way: true,
  paid_back: true,
  not_taken: true,
  not_paid_back: true,
};
/** The locales that orders are written in: Alexa's. */
const ORDER_LOCALES: Readonly<Record<OrderView['locale'], true>> = {
  'en-US': true,
  'en-GB': true,
  'en-CA': true,
  'es-US': true,
  'es-ES': true,
  'de-DE': true,
  'fr-FR': true,
  'it-IT': true,
  'pt-BR': true,
  'ja-JP': true,
  'hi-IN': true,
};

const parseDigest: Parse<OrderDigest> = (value) => textLike(/^[0-9a-f]{64}$/)(value) as OrderDigest;

/** What a `Date` can hold (ECMA-262, 21.4.1.1). */
export const parseEpochMs = wholeNumber(0, 8_640_000_000_000_000);
const parseReasons = listOf(nameIn(RISK_REASONS), { most: Object.keys(RISK_REASONS).length });

const parseExplanation: Parse<OrderView['explanation']> = either(
  record({ source: exactly('model'), text }),
  record({ source: exactly('local-fallback') }),
);

export const parseOrderView: Parse<OrderView> = record({
  digest: parseDigest,
  state: nameIn(ORDER_TONES),
  shopName: text,
  merchantName: text,
  sentence: text,
  checkWords: text,
  total: text,
  lines: listOf(record({ title: text, quantity: wholeNumber(), lineTotal: text })),
  charges: listOf(record({ label: text, amount: text })),
  delivery: text,
  instrument: text,
  requester: record({ clientName: text, device: orNull(text) }),
  createdAt: parseEpochMs,
  confirmBy: parseEpochMs,
  redeemBy: parseEpochMs,
  code: orNull(textLike(/^[0-9]{4}$/)),
  triesLeft: orNull(wholeNumber(0, 3)),
  isTakenBack: flag,
  receipt: orNull(
    record({ receiptNumber: text, charged: text, chargedAt: parseEpochMs, jws: text }),
  ),
  halt: orNull(
    record({
      reasons: listOf(nameIn(RISK_REASONS), { least: 1, most: Object.keys(RISK_REASONS).length }),
      passkey: nameIn(HALT_PASSKEYS),
      liftsFrom: orNull(parseEpochMs),
    }),
  ),
  unusual: parseReasons,
  policyReasons: parseReasons,
  explanation: parseExplanation,
  limit: orNull(record({ per: nameIn(LIMIT_SPANS), freeFrom: orNull(parseEpochMs) })),
  successor: orNull(parseDigest),
  wasUnknown: flag,
  isStockHeld: flag,
  refundedTotal: orNull(text),
  goingBack: listOf(
    record({
      cause: nameIn(CAUSES),
      stage: nameIn(STAGES),
      lines: listOf(record({ title: text, quantity: wholeNumber() })),
      amount: orNull(text),
    }),
    { most: 50 },
  ),
  locale: nameIn(ORDER_LOCALES),
});

export const parseOrderList: Parse<OrderList> = record({
  customerId: text,
  hasPasskey: flag,
  nowEpochMs: parseEpochMs,
  orders: listOf(parseOrderView, { most: 20 }),
});
