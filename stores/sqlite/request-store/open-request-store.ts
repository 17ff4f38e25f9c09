/** The request side's own store. */
import {
  canonicalJson,
  orderDigestSchema,
  type DryRun,
  type LedgerNote,
  type RequestStore,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import {
  openOwnStoreWithLedger,
  type OwnStoreOptions,
  type OwnStoreWithLedger,
} from '../own-ledger.ts';
import { OWN_ROWS } from '../rows.ts';
import { createCarts } from './carts.ts';
import { createCustomerEntries } from './customer-entries.ts';
import { dryRunParameters, dryRunRow, INSERT_DRY_RUN, SELECT_DRY_RUN } from './dry-run-row.ts';
import { REQUEST_SCHEMA } from './request-schema.ts';
import { createSentCodes } from './sent-codes.ts';

/** Opens the store, and makes it when it is not there. @throws when the file is not a store of the request side. */
export function openRequestStore(options: OwnStoreOptions): RequestStore {
  return createRequestStore(openOwnStoreWithLedger(options, REQUEST_SCHEMA));
}

type Change = Parameters<RequestStore['insertDryRun']>[0];
type Inserted = Awaited<ReturnType<RequestStore['insertDryRun']>>;

/** More of one client in a minute than this are not looked at. */
const MOST_RECENT = 50;

function createRequestStore({ own, ledger }: OwnStoreWithLedger): RequestStore {
  const statements = prepareStatements(own.connection);
  const entries = createCustomerEntries(own.connection);
  const append = (note: LedgerNote): void => {
    ledger.append(note);
    entries.add(note);
  };

  function findReplayed({ stored, replay }: Change): DryRun | undefined {
    if (!replay) return undefined;
    const { customerId, clientId } = stored.dryRun.terms;
    const { sinceEpochMs } = replay;
    const rows = statements.since.all({ customerId, clientId, sinceEpochMs });
    return replay.findAmong(OWN_ROWS.many(dryRunRow, rows));
  }

  function insertDryRun(change: Change): Inserted {
    const { dryRun } = change.stored;
    if (statements.isThere.get({ digest: dryRun.digest }) !== undefined) return 'already_there';
    const replayed = findReplayed(change);
    if (replayed) return { replayed };
    const open = OWN_ROWS.many(
      digestRow,
      statements.notPast.all({ customerId: dryRun.terms.customerId, now: dryRun.createdAt }),
    );
    const ended = new Set<string>(change.endedDigests);
    const waiting = open.filter(({ digest }) => !ended.has(digest));
    if (waiting.length >= change.maxWaiting) return 'too_many_waiting';
    statements.insert.run(dryRunParameters(change.stored, canonicalJson(dryRun.terms)));
    append(change.note);
    return 'inserted';
  }

  return {
    insertDryRun: (change) => own.writeSoon(() => insertDryRun(change)),
    findDryRun: ({ digest, customerId, clientId }) =>
      asPromise(() =>
        OWN_ROWS.one(dryRunRow, statements.find.get({ digest, customerId, clientId })),
      ),
    listDryRuns: ({ customerId, clientId, limit }) =>
      asPromise(() =>
        OWN_ROWS.many(dryRunRow, statements.list.all({ customerId, clientId, limit })),
      ),
    findDryRunOfCustomer: ({ digest, customerId }) =>
      asPromise(() => OWN_ROWS.one(dryRunRow, statements.findOf.get({ digest, customerId }))),
    ...createCarts(own),
    ...createSentCodes(own),
    listEntriesOfCustomer: (of) => asPromise(() => own.read(() => entries.list(of))),
    appendNote: (note) =>
      own.writeSoon(() => {
        append(note);
      }),
    close: own.close,
  };
}

const digestRow = z.strictObject({ digest: orderDigestSchema });

function prepareStatements(connection: Connection) {
  const isHolders = 'customer_id = :customerId AND client_id = :clientId';
  return {
    isThere: connection.prepare('SELECT 1 FROM dry_runs WHERE digest = :digest'),
    notPast: connection.prepare(
      'SELECT digest FROM dry_runs WHERE customer_id = :customerId AND redeem_by > :now',
    ),
    insert: connection.prepare(INSERT_DRY_RUN),
    find: connection.prepare(`${SELECT_DRY_RUN} WHERE digest = :digest AND ${isHolders}`),
    findOf: connection.prepare(
      `${SELECT_DRY_RUN} WHERE digest = :digest AND customer_id = :customerId`,
    ),
    since: connection.prepare(
      `${SELECT_DRY_RUN} WHERE ${isHolders} AND created_at > :sinceEpochMs ORDER BY created_at DESC, row_number DESC LIMIT ${String(MOST_RECENT)}`,
    ),
    list: connection.prepare(
      `${SELECT_DRY_RUN} WHERE ${isHolders} ORDER BY created_at DESC, row_number DESC LIMIT :limit`,
    ),
  };
}
