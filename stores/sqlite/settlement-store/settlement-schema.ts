/** Tables of settlement's store. */
import { LEDGER_SQL } from '../ledger-schema.ts';
import { QUIET_WRITES_SQL } from '../own-quiet-writes.ts';
import { AFTER_SALE_SQL } from './after-sale-schema.ts';
import { ASKED_SQL } from './asked-table.ts';
import { BOOK_SQL } from './book-schema.ts';
import type { StoreSchema } from '../store-schema.ts';
import { SPENDING_SQL } from './spending-schema.ts';
import { STANDING_SQL } from './standing-table.ts';

/** A digest ends at most once and is charged at most once: both are primary keys. */
const REDEMPTION_SQL = `
  CREATE TABLE endings (
    digest TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('redeemed', 'cancelled', 'declined', 'expired')),
    ended_at INTEGER NOT NULL,
    confirmation_id TEXT,
    CHECK ((kind = 'redeemed') = (confirmation_id IS NOT NULL))
  ) STRICT;
  CREATE TABLE charges (
    digest TEXT PRIMARY KEY REFERENCES endings (digest),
    state TEXT NOT NULL
      CHECK (state IN ('intended', 'processing', 'charged', 'declined_by_processor', 'unknown')),
    intent_jws TEXT NOT NULL,
    confirmation_jws TEXT NOT NULL,
    terms_json TEXT NOT NULL,
    amount_minor INTEGER NOT NULL CHECK (amount_minor >= 0),
    currency TEXT NOT NULL,
    processor_reference TEXT,
    receipt_jws TEXT,
    is_receipt_sent INTEGER NOT NULL DEFAULT 0 CHECK (is_receipt_sent IN (0, 1)),
    CHECK ((state = 'charged') = (receipt_jws IS NOT NULL)),
    CHECK (state <> 'charged' OR processor_reference IS NOT NULL),
    CHECK (is_receipt_sent = 0 OR receipt_jws IS NOT NULL)
  ) STRICT;
  CREATE INDEX unfinished_charges ON charges (state)
    WHERE state IN ('intended', 'processing', 'unknown');
  CREATE INDEX unsent_receipts ON charges (digest) WHERE state = 'charged' AND is_receipt_sent = 0;
  CREATE TABLE wrong_code_counts (
    confirmation_id TEXT PRIMARY KEY,
    count INTEGER NOT NULL CHECK (count >= 1)
  ) STRICT;
  CREATE TABLE wrong_codes (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX wrong_codes_of_customer ON wrong_codes (customer_id, at);
`;

const VAULT_SQL = `
  CREATE TABLE customers (customer_id TEXT PRIMARY KEY, email TEXT NOT NULL, seal TEXT NOT NULL) STRICT;
  CREATE TABLE addresses (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    address_id TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL REFERENCES customers (customer_id),
    label TEXT NOT NULL,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
    salt TEXT NOT NULL,
    postal_json TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX addresses_of_customer ON addresses (customer_id);
  CREATE TABLE instruments (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    instrument_id TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL REFERENCES customers (customer_id),
    label TEXT NOT NULL,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
    processor_vault_id TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX instruments_of_customer ON instruments (customer_id);
`;

export const SETTLEMENT_SCHEMA: StoreSchema = {
  side: 'settlement',
  migrations: [
    LEDGER_SQL + REDEMPTION_SQL + VAULT_SQL,
    BOOK_SQL,
    AFTER_SALE_SQL,
    QUIET_WRITES_SQL,
    SPENDING_SQL,
    ASKED_SQL,
    STANDING_SQL,
  ],
};
