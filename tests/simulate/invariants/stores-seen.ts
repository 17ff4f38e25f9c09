/** The rows of the three stores as an onlooker reads them, past every function of the product, after each step. */
import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { z } from 'zod';
import {
  CHARGE_STATES,
  ENDING_KINDS,
  LETTER_KINDS,
  orderTermsSchema,
  REFUND_STATES,
  SIDES,
  type OrderTerms,
  type SealedLedgerEntry,
  type Side,
} from '#core';
import type { WorldFolder } from '../world/world-folder.ts';

const whole = z.bigint().transform(Number);

const endingSchema = z.object({
  digest: z.string(),
  kind: z.enum(ENDING_KINDS),
  ended_at: whole,
  confirmation_id: z.string().nullable(),
});
const chargeSchema = z.object({
  digest: z.string(),
  state: z.enum(CHARGE_STATES),
  intent_jws: z.string(),
  confirmation_jws: z.string(),
  processor_reference: z.string().nullable(),
  receipt_jws: z.string().nullable(),
  is_receipt_sent: whole,
});
const confirmationSchema = z.object({
  row_number: whole,
  confirmation_id: z.string(),
  digest: z.string(),
  customer_id: z.string(),
  jws: z.string(),
  is_withdrawn: whole,
});
const declineSchema = z.object({
  digest: z.string(),
  jws: z.string(),
  ending: z.enum(ENDING_KINDS).nullable(),
});
const dryRunSchema = z.object({
  digest: z.string(),
  token_hash: z.string(),
  created_at: whole,
  terms_json: z.string(),
});
const refundSchema = z.object({
  digest: z.string(),
  refund_id: z.string(),
  state: z.enum(REFUND_STATES),
  intent_jws: z.string(),
});
const letterSchema = z.object({
  letter_id: z.string(),
  kind: z.enum(LETTER_KINDS),
  is_sent: whole,
});
const takenSchema = z.object({ record_id: z.string(), outcome: z.string() });
const returnSchema = z.object({ return_id: z.string(), is_accepted: whole });
const recordSchema = z.object({ record_id: z.string(), jws: z.string() });
const instrumentSchema = z.object({ instrument_id: z.string() });
const ledgerSchema = z.object({
  sequence: whole,
  entry_text: z.string(),
  hash: z.string(),
  key_id: z.string(),
  signature: z.string(),
});

export type EndingSeen = z.output<typeof endingSchema>;
export type ChargeSeen = z.output<typeof chargeSchema>;
export type LetterSeen = z.output<typeof letterSchema>;
export type ConfirmationSeen = z.output<typeof confirmationSchema>;
export interface DryRunSeen {
  readonly digest: string;
  readonly tokenHash: string;
  readonly createdAt: number;
  readonly terms: OrderTerms;
}

/** All rows at one moment. Ledgers only grow, so of them only what is new. */
export interface StoresSeen {
  readonly endings: ReadonlyMap<string, EndingSeen>;
  readonly charges: ReadonlyMap<string, ChargeSeen>;
  /** By their id. */
  readonly refunds: ReadonlyMap<string, z.output<typeof refundSchema>>;
  readonly letters: ReadonlyMap<string, LetterSeen>;
  /** What became of the records of the account that settlement has taken, and of returns whether they were accepted, both by their id. */
  readonly taken: ReadonlyMap<string, string>;
  readonly returns: ReadonlyMap<string, boolean>;
  /** Of all customers. */
  readonly instruments: ReadonlySet<string>;
  /** As the approval side signed them, oldest first. */
  readonly accountRecords: readonly z.output<typeof recordSchema>[];
  /** Oldest first. */
  readonly confirmations: readonly ConfirmationSeen[];
  readonly declines: ReadonlyMap<string, z.output<typeof declineSchema>>;
  readonly dryRuns: ReadonlyMap<string, DryRunSeen>;
  readonly newEntries: { readonly [OfSide in Side]: readonly SealedLedgerEntry[] };
}

const NO_ENTRIES = { request: [], approval: [], settlement: [] };
const NOTHING: StoresSeen = {
  endings: new Map(),
  charges: new Map(),
  refunds: new Map(),
  letters: new Map(),
  taken: new Map(),
  returns: new Map(),
  instruments: new Set(),
  accountRecords: [],
  confirmations: [],
  declines: new Map(),
  dryRuns: new Map(),
  newEntries: NO_ENTRIES,
};

export class Onlooker {
  readonly #folder: WorldFolder;
  #stores: readonly StoreSeen[];
  #seen = NOTHING;

  constructor(folder: WorldFolder) {
    this.#folder = folder;
    this.#stores = SIDES.map((side) => new StoreSeen(side, folder.pathOf(side)));
  }

  /** A whole copy of settlement's store as it is now. */
  copySettlement(path: string): void {
    for (const store of this.#stores) store.copyTo(path);
  }

  /** Another file has taken the place of settlement's store. */
  openAgain(): void {
    this.close();
    this.#stores = SIDES.map((side) => new StoreSeen(side, this.#folder.pathOf(side)));
  }

  look(): StoresSeen {
    let seen: StoresSeen = { ...this.#seen, newEntries: NO_ENTRIES };
    for (const store of this.#stores) {
      if (store.hasChanged()) seen = store.readInto(seen);
    }
    this.#seen = seen;
    return seen;
  }

  close(): void {
    for (const store of this.#stores) store.close();
  }
}

const QUERIES: { readonly [OfSide in Side]: Readonly<Record<string, string>> } = {
  request: { dryRuns: 'SELECT digest, token_hash, created_at, terms_json FROM dry_runs' },
  approval: {
    confirmations: `SELECT row_number, confirmation_id, digest, customer_id, jws, is_withdrawn
      FROM confirmations ORDER BY row_number`,
    declines: 'SELECT digest, jws, ending FROM declines',
    accountRecords: 'SELECT record_id, jws FROM account_records ORDER BY row_number',
  },
  settlement: {
    endings: 'SELECT digest, kind, ended_at, confirmation_id FROM endings',
    refunds: 'SELECT digest, refund_id, state, intent_jws FROM refunds',
    letters: 'SELECT letter_id, kind, is_sent FROM letters',
    taken: 'SELECT record_id, outcome FROM taken_records',
    returns: 'SELECT return_id, is_accepted FROM returns',
    instruments: 'SELECT instrument_id FROM instruments',
    charges: `SELECT digest, state, intent_jws, confirmation_jws, processor_reference, receipt_jws,
      is_receipt_sent FROM charges`,
  },
};
const LEDGER_QUERY =
  'SELECT sequence, entry_text, hash, key_id, signature FROM ledger WHERE sequence > :after ORDER BY sequence';

const TERMS = new Map<string, OrderTerms>();
const MOST_TERMS_KEPT = 500;

class StoreSeen {
  readonly #side: Side;
  readonly #database: InstanceType<typeof DatabaseSync>;
  readonly #version: StatementSyncInstance;
  readonly #queries: ReadonlyMap<string, StatementSyncInstance>;
  readonly #ledger: StatementSyncInstance;
  #lastVersion = '';
  #lastSequence = 0;

  constructor(side: Side, path: string) {
    this.#side = side;
    this.#database = new DatabaseSync(path, { readOnly: true, readBigInts: true });
    this.#version = this.#database.prepare('PRAGMA data_version');
    this.#ledger = this.#database.prepare(LEDGER_QUERY);
    this.#queries = new Map(
      Object.entries(QUERIES[side]).map(([name, sql]) => [name, this.#database.prepare(sql)]),
    );
  }

  copyTo(path: string): void {
    if (this.#side === 'settlement') this.#database.exec(`VACUUM INTO '${path}'`);
  }

  hasChanged(): boolean {
    const version = String(Object.values(this.#version.get() as object)[0]);
    const hasChanged = version !== this.#lastVersion;
    this.#lastVersion = version;
    return hasChanged;
  }

  readInto(seen: StoresSeen): StoresSeen {
    const newEntries = { ...seen.newEntries, [this.#side]: this.#readLedger() };
    switch (this.#side) {
      case 'request':
        return {
          ...seen,
          newEntries,
          dryRuns: byDigest(this.#all('dryRuns', dryRunSchema).map(toDryRun)),
        };
      case 'approval':
        return {
          ...seen,
          newEntries,
          confirmations: this.#all('confirmations', confirmationSchema),
          declines: byDigest(this.#all('declines', declineSchema)),
          accountRecords: this.#all('accountRecords', recordSchema),
        };
      case 'settlement':
        return {
          ...seen,
          newEntries,
          endings: byDigest(this.#all('endings', endingSchema)),
          refunds: new Map(this.#all('refunds', refundSchema).map((row) => [row.refund_id, row])),
          ...this.#readAccounts(),
          charges: byDigest(this.#all('charges', chargeSchema)),
        };
      default:
        return this.#side satisfies never;
    }
  }

  #readAccounts(): Pick<StoresSeen, 'letters' | 'taken' | 'returns' | 'instruments'> {
    return {
      letters: new Map(this.#all('letters', letterSchema).map((row) => [row.letter_id, row])),
      taken: new Map(this.#all('taken', takenSchema).map((row) => [row.record_id, row.outcome])),
      returns: new Map(
        this.#all('returns', returnSchema).map((row) => [row.return_id, row.is_accepted === 1]),
      ),
      instruments: new Set(
        this.#all('instruments', instrumentSchema).map((row) => row.instrument_id),
      ),
    };
  }

  close(): void {
    this.#database.close();
  }

  #all<Row>(name: string, schema: z.ZodType<Row>): readonly Row[] {
    return (this.#queries.get(name)?.all() ?? []).map((row) => schema.parse(row));
  }

  #readLedger(): readonly SealedLedgerEntry[] {
    const rows = this.#ledger
      .all({ after: BigInt(this.#lastSequence) })
      .map((row) => ledgerSchema.parse(row));
    this.#lastSequence = rows.at(-1)?.sequence ?? this.#lastSequence;
    return rows.map(({ sequence, entry_text: entryText, hash, key_id: keyId, signature }) => ({
      sequence,
      entryText,
      hash,
      keyId,
      signature,
    }));
  }
}

function byDigest<Row extends { readonly digest: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.digest, row]));
}

function toDryRun(row: z.output<typeof dryRunSchema>): DryRunSeen {
  const known = TERMS.get(row.terms_json);
  const terms = known ?? orderTermsSchema.parse(JSON.parse(row.terms_json));
  if (TERMS.size > MOST_TERMS_KEPT) TERMS.clear();
  TERMS.set(row.terms_json, terms);
  return { digest: row.digest, tokenHash: row.token_hash, createdAt: row.created_at, terms };
}
