/** Browsers that asked for notices, each sealed (it says where messages go), and the notices that were given. */
import {
  customerIdSchema,
  epochMsSchema,
  SUBSCRIPTIONS_PER_CUSTOMER,
  type NoticeStore,
  type StoredSubscription,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStoreWithLedger } from '../own-ledger.ts';
import type { Sealed } from '../row-seals.ts';
import { integerColumn, OWN_ROWS, parseOwnRow } from '../rows.ts';

const HOUR_MS = 60 * 60_000;
const KEPT_FOR_MS = 24 * HOUR_MS;

export function createNoticeMethods(store: OwnStoreWithLedger): NoticeStore {
  return { ...createSubscriptionMethods(store), ...createGivenMethods(store) };
}

function createSubscriptionMethods({
  own,
  seals,
}: OwnStoreWithLedger): Pick<
  NoticeStore,
  'putSubscription' | 'removeSubscription' | 'listSubscriptions' | 'listSubscribedCustomers'
> {
  const statements = prepareSubscriptionStatements(own.connection);
  return {
    putSubscription: (subscription) =>
      own.writeSoon(() => {
        const { endpoint, p256dh, auth, customerId, sessionHash, createdAt } = subscription;
        const seal = seals.seal('push_subscriptions', subscription);
        statements.forget.run({ now: createdAt });
        // Anew, so that it is the newest of its customer's.
        statements.removeEndpoint.run({ endpoint });
        const row = { endpoint, p256dh, auth, customerId, sessionHash, createdAt, seal };
        statements.insert.run(row);
        statements.makeRoom.run({ customerId, most: SUBSCRIPTIONS_PER_CUSTOMER });
      }),
    removeSubscription: ({ endpoint, customerId }) =>
      own.writeSoon(() => {
        statements.remove.run({ endpoint, customerId });
      }),
    listSubscriptions: ({ customerId, nowEpochMs }) =>
      asPromise(() =>
        OWN_ROWS.many(subscriptionRow, statements.list.all({ customerId, now: nowEpochMs }))
          .filter(({ record, seal }) => seals.isSealed('push_subscriptions', record, seal))
          .map(({ record }) => record),
      ),
    listSubscribedCustomers: (nowEpochMs) =>
      asPromise(() =>
        OWN_ROWS.many(customerRow, statements.customers.all({ now: nowEpochMs })).map(
          ({ customer_id: customerId }) => customerId,
        ),
      ),
  };
}

function createGivenMethods({
  own,
}: OwnStoreWithLedger): Pick<NoticeStore, 'takeNotice' | 'hasNotice' | 'forgetNotice'> {
  const statements = prepareGivenStatements(own.connection);
  return {
    takeNotice: ({ customerId, kind, subject, at, mostInAnHour }) =>
      own.writeSoon(() => {
        statements.forget.run({ before: at - KEPT_FOR_MS });
        if (mostInAnHour !== null) {
          const since = at - HOUR_MS;
          const { count } = parseOwnRow(
            countRow,
            statements.count.get({ customerId, kind, since }),
          );
          if (count >= mostInAnHour) return false;
        }
        const isCounted = Number(mostInAnHour !== null);
        return statements.insert.run({ customerId, kind, subject, at, isCounted }) === 1;
      }),
    hasNotice: ({ customerId, kind, subject }) =>
      asPromise(() => statements.find.get({ customerId, kind, subject }) !== undefined),
    forgetNotice: ({ customerId, kind, subject }) =>
      own.writeSoon(() => {
        statements.remove.run({ customerId, kind, subject });
      }),
  };
}

const customerRow = z.strictObject({ customer_id: customerIdSchema });
const countRow = z.strictObject({ count: integerColumn });
const subscriptionRow = z
  .strictObject({
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    customer_id: customerIdSchema,
    session_hash: z.string(),
    created_at: integerColumn.pipe(epochMsSchema),
    seal: z.string(),
  })
  .transform((row): Sealed<StoredSubscription> => ({
    record: {
      endpoint: row.endpoint,
      p256dh: row.p256dh,
      auth: row.auth,
      customerId: row.customer_id,
      sessionHash: row.session_hash,
      createdAt: row.created_at,
    },
    seal: row.seal,
  }));

function prepareSubscriptionStatements(connection: Connection) {
  const isOpen = `EXISTS (
    SELECT 1 FROM sessions
    WHERE sessions.session_hash = push_subscriptions.session_hash
      AND sessions.customer_id = push_subscriptions.customer_id AND sessions.expires_at > :now
  )`;
  return {
    forget: connection.prepare(`DELETE FROM push_subscriptions WHERE NOT ${isOpen}`),
    removeEndpoint: connection.prepare('DELETE FROM push_subscriptions WHERE endpoint = :endpoint'),
    insert: connection.prepare(`
      INSERT INTO push_subscriptions
        (endpoint, p256dh, auth, customer_id, session_hash, created_at, seal)
      VALUES (:endpoint, :p256dh, :auth, :customerId, :sessionHash, :createdAt, :seal)
    `),
    makeRoom: connection.prepare(`
      DELETE FROM push_subscriptions WHERE customer_id = :customerId AND row_number NOT IN (
        SELECT row_number FROM push_subscriptions WHERE customer_id = :customerId
        ORDER BY row_number DESC LIMIT :most
      )
    `),
    remove: connection.prepare(
      'DELETE FROM push_subscriptions WHERE endpoint = :endpoint AND customer_id = :customerId',
    ),
    list: connection.prepare(`
      SELECT endpoint, p256dh, auth, customer_id, session_hash, created_at, seal
      FROM push_subscriptions WHERE customer_id = :customerId AND ${isOpen} ORDER BY row_number
    `),
    customers: connection.prepare(`
      SELECT DISTINCT customer_id FROM push_subscriptions WHERE ${isOpen} ORDER BY customer_id
    `),
  };
}

function prepareGivenStatements(connection: Connection) {
  const isThis = 'customer_id = :customerId AND kind = :kind AND subject = :subject';
  return {
    forget: connection.prepare('DELETE FROM notices WHERE at < :before'),
    count: connection.prepare(`
      SELECT count(*) AS count FROM notices
      WHERE customer_id = :customerId AND kind = :kind AND is_counted = 1 AND at > :since
    `),
    insert: connection.prepare(`
      INSERT INTO notices (customer_id, kind, subject, at, is_counted)
      VALUES (:customerId, :kind, :subject, :at, :isCounted) ON CONFLICT DO NOTHING
    `),
    find: connection.prepare(`SELECT 1 FROM notices WHERE ${isThis}`),
    remove: connection.prepare(`DELETE FROM notices WHERE ${isThis}`),
  };
}
