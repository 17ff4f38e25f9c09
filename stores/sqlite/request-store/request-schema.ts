/** Tables of the request side's store. */
import { LEDGER_SQL } from '../ledger-schema.ts';
import type { StoreSchema } from '../store-schema.ts';
import { CARTS_SQL } from './cart-sql.ts';
import { ENTRIES_SQL } from './customer-entries.ts';
import { SENT_CODES_SQL } from './sent-codes.ts';

const DRY_RUNS_SQL = `
  CREATE TABLE dry_runs (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    digest TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    terms_json TEXT NOT NULL,
    sentence TEXT NOT NULL,
    spoken_text TEXT NOT NULL,
    check_words TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    redeem_by INTEGER NOT NULL,
    client_name TEXT NOT NULL,
    device TEXT,
    device_id TEXT,
    claimed_category TEXT
  ) STRICT;
  CREATE INDEX dry_runs_of_customer ON dry_runs (customer_id, created_at);
`;

export const REQUEST_SCHEMA: StoreSchema = {
  side: 'request',
  migrations: [LEDGER_SQL + DRY_RUNS_SQL + CARTS_SQL + ENTRIES_SQL, SENT_CODES_SQL],
};
