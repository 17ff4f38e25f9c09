/** The past of one order, as settlement's own transaction reads it and as it writes it on. */
import {
  cardKeyOf,
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
  type PastOrder,
  type StoredTrust,
} from '#core';
import { z } from 'zod';
import type { Connection } from '../connection.ts';
import type { RowSeals } from '../row-seals.ts';
import {
  prepareCardQueries,
  prepareHoldersInVault,
  prepareRememberCard,
  type RememberCard,
} from './card-table.ts';
import { NO_PAST, pastAfterRedemption, type CustomerPast } from './customer-past.ts';
import { createKnownPasts, prepareFindPast, preparePutPast, type PutPast } from './past-table.ts';
import { readOrderHistory, readSpentWindows, type HistorySources } from './read-order-history.ts';
import type { SpendingInLedger } from './spending-in-ledger.ts';
import { prepareSpendingQueries } from './spending-queries.ts';
import type { Vault } from './vault-tables.ts';

type VerifyIntent = (intentJws: string) => ChargeIntent | undefined;

export interface PastOfOrder {
  readonly sources: HistorySources;
  cardKeyOf(of: Pick<HistoryOf, 'customerId' | 'instrumentId'>): string;
  /** The customer's past with this order in it. Gives what the ledger is told of it. */
  redeem(
    dryRun: DryRun,
    using: {
      readonly at: number;
      readonly verifyIntent: VerifyIntent;
      readonly nextTrust: NextTrust;
    },
  ): LedgerNote['facts'];
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
  const findPast = prepareFindPast(connection, using.seals, known);
  const writing: Writing = {
    putPast: preparePutPast(connection, using.seals, known),
    rememberCard: prepareRememberCard(connection),
    ordersAfter: prepareOrdersAfter(connection),
  };
  const cards = prepareCardQueries(connection);
  const holdersInVault = prepareHoldersInVault(connection);
  const sources: HistorySources = {
    rows: prepareSpendingQueries(connection),
    ledger,
    findPast,
    listHousehold: (customerId) => [
      ...cards.listHousehold(customerId),
      ...holdersInVault(customerId),
    ],
    isDeclined: prepareIsDeclined(connection),
  };
  /** By the sealed entry of the book. One that is gone pays nothing; it is counted for itself. */
  const cardKey: PastOfOrder['cardKeyOf'] = ({ customerId, instrumentId }) => {
    const book = vault.findBook(customerId);
    const instrument = book?.instruments.find((entry) => entry.instrumentId === instrumentId);
    return cardKeyOf(instrument?.processorVaultId ?? `${customerId} ${instrumentId}`, hash);
  };
  const trustOf = (customerId: CustomerId): StoredTrust => ({
    kept: findPast(customerId)?.trust ?? undefined,
    witnessed: ledger.trustOf(customerId),
  });

  return {
    sources,
    cardKeyOf: cardKey,
    redeem(dryRun, by) {
      const { customerId } = dryRun.terms;
      const key = cardKey({ customerId, instrumentId: dryRun.terms.instrument.id });
      const trust = by.nextTrust(trustOf(customerId), 'confirmed');
      return writeRedeemed(
        writing,
        { dryRun, cardKey: key, trust, past: findPast(customerId) },
        by,
      );
    },
    decline(customerId, nextTrust) {
      const trust = nextTrust(trustOf(customerId), 'declined');
      writing.putPast(customerId, { ...(findPast(customerId) ?? NO_PAST), trust });
      return { customerId, trust };
    },
  };
}

function writeRedeemed(
  writing: Writing,
  order: {
    readonly dryRun: DryRun;
    readonly cardKey: string;
    readonly trust: number;
    readonly past: CustomerPast | undefined;
  },
  { at, verifyIntent }: { readonly at: number; readonly verifyIntent: VerifyIntent },
): LedgerNote['facts'] {
  const { cardKey, trust, past } = order;
  const { digest, terms } = order.dryRun;
  const { customerId, clientId, currency } = terms;
  const instrumentId = terms.instrument.id;
  const after = pastAfterRedemption(past ?? NO_PAST, {
    ...{ digest, terms, at, trust },
    ordersAfter: (since, most) => writing.ordersAfter({ customerId, since, most }, verifyIntent),
  });
  writing.putPast(customerId, after);
  writing.rememberCard({ customerId, instrumentId, cardKey });
  return {
    ...{ customerId, clientId, instrumentId, cardKey, currency, trust },
    merchantId: terms.merchant.id,
    addressId: terms.address.id,
    amountMinor: terms.totalMinor,
  };
}

interface Writing {
  readonly putPast: PutPast;
  readonly rememberCard: RememberCard;
  readonly ordersAfter: (
    of: { readonly customerId: CustomerId; readonly since: number; readonly most: number },
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
    spentWindows: () => readSpentWindows(past.sources, needed(), past.cardKeyOf(needed())),
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
    WHERE customer_id = :customerId AND redeemed_at > :since ORDER BY redeemed_at LIMIT :most
  `);
  return ({ customerId, since, most }, verifyIntent) =>
    list.all({ customerId, since, most }).flatMap((row) => {
      const stored = intentRow.safeParse(row).data;
      const intent = stored && verifyIntent(stored.intent_jws);
      if (intent?.digest !== stored?.digest || intent?.customerId !== customerId) return [];
      const { redeemedAt, amountMinor, currency } = intent;
      const merchantId = stored?.merchant_id ?? '';
      return [{ at: redeemedAt, totalMinor: amountMinor, currency, merchantId }];
    });
}
