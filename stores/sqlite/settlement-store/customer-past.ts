/**
 * A customer's past in one record of bounded size, however long the past is: reading it takes as long after a million orders as after a
 * hundred. It is sealed, for a habit or a known seller that a hand could write in would loosen a judgement.
 */
import {
  addressIdSchema,
  BASELINE_MAX_AGE_MS,
  BASELINE_ORDERS_READ,
  BOUGHT_ORDERS_READ,
  clientIdSchema,
  currencySchema,
  deviceIdSchema,
  epochMsSchema,
  instrumentIdSchema,
  orderDigestSchema,
  plainIdSchema,
  productIdSchema,
  RECENT_ORDERS_READ,
  type ClientId,
  type OrderDigest,
  type OrderTerms,
  type PastOrder,
} from '#core';
import { z } from 'zod';

/** What is pushed out of such a list is new again, which is the stricter. */
const MOST_KNOWN = 64;
const MOST_SELLERS = 256;

const amountSchema = z.number().int().min(0);

const pastOrderSchema = z.strictObject({
  at: epochMsSchema,
  totalMinor: amountSchema,
  currency: currencySchema,
  merchantId: plainIdSchema,
});

const boughtSchema = pastOrderSchema.extend({
  digest: orderDigestSchema,
  /** What it was asked for by, until it is paid. */
  deviceId: deviceIdSchema.optional(),
  lines: z
    .array(
      z.strictObject({
        productId: productIdSchema,
        quantity: z.number().int().min(1),
        lineTotalMinor: amountSchema,
      }),
    )
    .readonly(),
});

export const customerPastSchema = z.strictObject({
  /** Thousandths; null while nothing has moved it. */
  trust: z.number().int().min(0).max(1000).nullable(),
  /** Each oldest first. */
  recent: z.array(pastOrderSchema).max(RECENT_ORDERS_READ).readonly(),
  baseline: z.array(pastOrderSchema).max(BASELINE_ORDERS_READ).readonly(),
  bought: z.array(boughtSchema).max(BOUGHT_ORDERS_READ).readonly(),
  /** The one that was used last is the last. */
  clients: z.array(clientIdSchema).max(MOST_KNOWN).readonly(),
  /** Each as the client told it. */
  devices: z
    .array(z.strictObject({ clientId: clientIdSchema, deviceId: deviceIdSchema }))
    .max(MOST_KNOWN)
    .readonly(),
  addresses: z.array(addressIdSchema).max(MOST_KNOWN).readonly(),
  instruments: z.array(instrumentIdSchema).max(MOST_KNOWN).readonly(),
  sellers: z
    .array(z.strictObject({ id: plainIdSchema, firstBoughtAt: epochMsSchema }))
    .max(MOST_SELLERS)
    .readonly(),
});
export type CustomerPast = Readonly<z.output<typeof customerPastSchema>>;

export const NO_PAST: CustomerPast = {
  trust: null,
  recent: [],
  baseline: [],
  bought: [],
  clients: [],
  devices: [],
  addresses: [],
  instruments: [],
  sellers: [],
};

/** An order that was redeemed now, and may not be paid yet: it counts only against its customer. */
export function pastAfterRedemption(
  past: CustomerPast,
  now: Pick<PaidNow, 'digest' | 'terms' | 'at'> & { readonly deviceId: string | undefined },
): CustomerPast {
  const order = pastOrderOf(now);
  const lines = now.terms.lines.map(({ productId, quantity, lineTotalMinor }) => ({
    productId,
    quantity,
    lineTotalMinor,
  }));
  return {
    ...past,
    recent: [...past.recent, order].slice(-RECENT_ORDERS_READ),
    bought: [...past.bought, { ...order, digest: now.digest, lines, deviceId: now.deviceId }].slice(
      -BOUGHT_ORDERS_READ,
    ),
  };
}

export interface PaidNow {
  readonly digest: OrderDigest;
  readonly terms: OrderTerms;
  /** When it was redeemed. */
  readonly at: number;
  readonly trust: number;
  /** The customer's next older paid orders after that moment, oldest first: for a baseline whose first orders have become too old. */
  readonly ordersAfter: (at: number, most: number) => readonly PastOrder[];
}

/** Once the money has moved, the order makes its seller, client, address and card known, and speaks for its customer. */
export function pastAfterPayment(past: CustomerPast, now: PaidNow): CustomerPast {
  const { terms, at } = now;
  const seller = past.sellers.find(({ id }) => id === terms.merchant.id);
  const deviceId = past.bought.find(({ digest }) => digest === now.digest)?.deviceId;
  return {
    ...past,
    trust: now.trust,
    baseline: baselineAfter(past, pastOrderOf(now), now),
    clients: withLast(past.clients, terms.clientId),
    devices: devicesAfter(past, { clientId: terms.clientId, deviceId }),
    addresses: withLast(past.addresses, terms.address.id),
    instruments: withLast(past.instruments, terms.instrument.id),
    sellers: [
      ...past.sellers.filter((each) => each !== seller),
      seller ?? { id: terms.merchant.id, firstBoughtAt: at },
    ].slice(-MOST_SELLERS),
  };
}

/** One that was pushed out of what was bought lately before its payment came to be known stays new, which is the stricter. */
function devicesAfter(
  { devices }: CustomerPast,
  { clientId, deviceId }: { readonly clientId: ClientId; readonly deviceId: string | undefined },
): CustomerPast['devices'] {
  if (deviceId === undefined) return devices;
  const others = devices.filter((each) => each.clientId !== clientId || each.deviceId !== deviceId);
  return [...others, { clientId, deviceId }].slice(-MOST_KNOWN);
}

function pastOrderOf({ terms, at }: Pick<PaidNow, 'terms' | 'at'>): PastOrder {
  const { totalMinor, currency, merchant } = terms;
  return { at, totalMinor, currency, merchantId: merchant.id };
}

/** It stands still while the customer buys on, and moves only by what has become too old. Payments may come to be known in another order. */
function baselineAfter(
  { baseline }: CustomerPast,
  order: PastOrder,
  { at, ordersAfter }: PaidNow,
): readonly PastOrder[] {
  const young = baseline.filter((past) => past.at > at - BASELINE_MAX_AGE_MS);
  const missing = BASELINE_ORDERS_READ - young.length;
  if (missing <= 0) return young;
  // While none has become too old, the baseline holds all that there is.
  const isWhole = young.length === baseline.length && baseline.length > 0;
  const since = Math.max(at - BASELINE_MAX_AGE_MS, young.at(-1)?.at ?? 0);
  const more = isWhole ? [] : ordersAfter(since, missing);
  return [...young, ...more, order]
    .sort((one, other) => one.at - other.at)
    .slice(0, BASELINE_ORDERS_READ);
}

function withLast<Id extends string>(known: readonly Id[], used: Id): readonly Id[] {
  return [...known.filter((id) => id !== used), used].slice(-MOST_KNOWN);
}
