/** The past of one order, as settlement's own transaction reads it and as it writes it on. */
import {
  customerIdSchema,
  orderDigestSchema,
  type ChargeIntent,
  type CustomerId,
  type DryRun,
  type FactsInStore,
  type Hash,
  type HistoryOf,
  type LedgerNote,
  type NextTrust,
  type OrderDigest,
  type PaidOrder,
  type PastOrder,
  type StoredTrust,
} from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import type { RowSeals } from '../row-seals.ts';
import { createCardKeys, type CardKeysOf } from './card-keys.ts';
import {
  prepareCardQueries,
  prepareHoldersInVault,
  prepareRememberCard,
  type RememberCard,
} from './card-table.ts';
import {
  NO_PAST,
  pastAfterPayment,
  pastAfterRedemption,
  type CustomerPast,
} from './customer-past.ts';
import { createKnownPasts, prepareFindPast, preparePutPast } from './past-table.ts';
import { markOfPast } from './pasts-in-ledger.ts';
import { readOrderHistory, readSpentWindows, type HistorySources } from './read-order-history.ts';
import type { SpendingInLedger } from './spending-in-ledger.ts';
import { prepareSpendingQueries } from './spending-queries.ts';
import type { Vault } from './vault-tables.ts';

type VerifyIntent = (intentJws: string) => ChargeIntent | undefined;

export interface PastOfOrder extends CardKeysOf {
  readonly sources: HistorySources;
  /** The customer's past with what counts against them of this order. Gives what the ledger is told of it. */
  redeem(dryRun: DryRun, at: number): LedgerNote['facts'];
  /** And with what speaks for them: only now has money moved. */
  pay(digest: OrderDigest, paid: PaidOrder): LedgerNote['facts'];
  /** The customer's trust after they declined an order; for the ledger too. */
  decline(customerId: CustomerId, nextTrust: NextTrust): LedgerNote['facts'];
}

export function openPastOfOrder(using: {
  readonly connection: Connection;
  readonly seals: RowSeals;
  readonly vault: Pick<Vault, 'findBook'>;
  readonly ledger: SpendingInLedger;
  readonly hash: Hash;
}): PastOfOrder {
  const { connection, vault, ledger, hash } = using;
  const known = createKnownPasts();
  const markOf = (customerId: CustomerId, pastJson: string): string =>
    markOfPast(customerId, pastJson, hash);
  const findPast = prepareFindPast(connection, using.seals, known, (customerId, pastJson) => {
    const last = ledger.pastMarkOf(customerId);
    return last === undefined || last === markOf(customerId, pastJson);
  });
  const putRow = preparePutPast(connection, using.seals, known);
  const writing: Writing = {
    putPast: (customerId, past) => ({ past: markOf(customerId, putRow(customerId, past)) }),
    rememberCard: prepareRememberCard(connection),
    ordersAfter: prepareOrdersAfter(connection),
  };
  const sources: HistorySources = {
    rows: prepareSpendingQueries(connection),
    ledger,
    findPast,
    listHousehold: prepareListHousehold(connection),
    isDeclined: prepareIsDeclined(connection),
  };
  const keys = createCardKeys(vault, hash);
  const trustOf = (customerId: CustomerId): StoredTrust => ({
    kept: findPast(customerId)?.trust ?? undefined,
    witnessed: ledger.trustOf(customerId),
  });

  return {
    sources,
    ...keys,
    redeem: (dryRun, at) =>
      writeRedeemed(writing, {
        ...{ dryRun, at, past: findPast(dryRun.terms.customerId) },
        keys: keysOf(keys, dryRun),
      }),
    pay(digest, { terms, redeemedAt: at, verifyIntent, nextTrust }) {
      const { customerId } = terms;
      const trust = nextTrust(trustOf(customerId), 'confirmed');
      const after = pastAfterPayment(findPast(customerId) ?? NO_PAST, {
        ...{ digest, terms, at, trust },
        ordersAfter: (since, most) =>
          writing.ordersAfter({ customerId, digest, since, most }, verifyIntent),
      });
      return { customerId, trust, ...writing.putPast(customerId, after) };
    },
    decline(customerId, nextTrust) {
      const trust = nextTrust(trustOf(customerId), 'declined');
      const after = { ...(findPast(customerId) ?? NO_PAST), trust };
      return { customerId, trust, ...writing.putPast(customerId, after) };
    },
  };
}

function prepareListHousehold(connection: Connection): HistorySources['listHousehold'] {
  const cards = prepareCardQueries(connection);
  const holdersInVault = prepareHoldersInVault(connection);
  return (customerId) => [...cards.listHousehold(customerId), ...holdersInVault(customerId)];
}

function keysOf(
  { cardKeyOf, plasticKeyOf }: CardKeysOf,
  { terms: { customerId, instrument } }: DryRun,
): { readonly cardKey: string; readonly plasticKey?: string } {
  const of = { customerId, instrumentId: instrument.id };
  const plasticKey = plasticKeyOf(of);
  return { cardKey: cardKeyOf(of), ...(plasticKey !== undefined && { plasticKey }) };
}

function writeRedeemed(
  writing: Writing,
  order: {
    readonly dryRun: DryRun;
    readonly keys: ReturnType<typeof keysOf>;
    readonly past: CustomerPast | undefined;
    readonly at: number;
  },
): LedgerNote['facts'] {
  const { keys, past, at } = order;
  const { digest, terms, askedWith } = order.dryRun;
  const { customerId, clientId, currency } = terms;
  const instrumentId = terms.instrument.id;
  const after = pastAfterRedemption(past ?? NO_PAST, {
    ...{ digest, terms, at },
    deviceId: askedWith?.deviceId,
  });
  writing.rememberCard({ customerId, instrumentId, cardKey: keys.cardKey });
  return {
    ...{ customerId, clientId, instrumentId, currency, ...keys },
    merchantId: terms.merchant.id,
    addressId: terms.address.id,
    amountMinor: terms.totalMinor,
    ...writing.putPast(customerId, after),
  };
}

interface Writing {
  /** Gives what the ledger is told: by it alone the row is the last one. */
  readonly putPast: (customerId: CustomerId, past: CustomerPast) => { readonly past: string };
  readonly rememberCard: RememberCard;
  readonly ordersAfter: (
    of: {
      readonly customerId: CustomerId;
      /** Of the order that is paid now, which is no part of its own past. */
      readonly digest: OrderDigest;
      readonly since: number;
      readonly most: number;
    },
    verifyIntent: VerifyIntent,
  ) => readonly PastOrder[];
}

/** Without an order there is nothing to ask about. */
export function factsOfPast(
  past: PastOfOrder,
  of: HistoryOf | undefined,
): Pick<FactsInStore, 'orderHistory' | 'spentWindows'> {
  const needed = (): HistoryOf => {
    if (of) return of;
    throw new Error('the past of an order that is not there was asked for');
  };
  return {
    orderHistory: () => readOrderHistory(past.sources, needed()),
    spentWindows: () =>
      readSpentWindows(past.sources, needed(), {
        cardKey: past.cardKeyOf(needed()),
        plasticKey: past.plasticKeyOf(needed()),
      }),
  };
}

const stateRow = z.strictObject({ state: z.string() });
const intentRow = z.strictObject({
  digest: orderDigestSchema,
  customer_id: customerIdSchema,
  merchant_id: z.string(),
  intent_jws: z.string(),
});

export function prepareIsDeclined(connection: Connection): (digest: OrderDigest) => boolean {
  const find = connection.prepare('SELECT state FROM charges WHERE digest = :digest');
  return (digest) =>
    stateRow.safeParse(find.get({ digest })).data?.state === 'declined_by_processor';
}

/** A row says where to look; what was bought, and when, says the signed intent. */
function prepareOrdersAfter(connection: Connection): Writing['ordersAfter'] {
  const list = connection.prepare(`
    SELECT digest, customer_id, merchant_id, intent_jws FROM charges
    WHERE customer_id = :customerId AND redeemed_at > :since AND state = 'charged' AND digest <> :digest
    ORDER BY redeemed_at LIMIT :most
  `);
  return (of, verifyIntent) =>
    list.all(of).flatMap((row) => {
      const stored = intentRow.safeParse(row).data;
      const intent = stored && verifyIntent(stored.intent_jws);
      if (intent?.digest !== stored?.digest || intent?.customerId !== of.customerId) return [];
      const { redeemedAt, amountMinor, currency } = intent;
      const merchantId = stored?.merchant_id ?? '';
      return [{ at: redeemedAt, totalMinor: amountMinor, currency, merchantId }];
    });
}
