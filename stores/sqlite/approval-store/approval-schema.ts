/** Tables of the approval side's store. */
import { LEDGER_SQL } from '../ledger-schema.ts';
import { NOTICES_SQL } from './notice-schema.ts';
import type { StoreSchema } from '../store-schema.ts';

const SIGN_IN_SQL = `
  CREATE TABLE ceremonies (
    state_hash TEXT PRIMARY KEY,
    purpose_json TEXT NOT NULL,
    code_verifier TEXT,
    nonce TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    seal TEXT NOT NULL,
    CHECK ((code_verifier IS NULL) = (nonce IS NULL))
  ) STRICT;
  CREATE INDEX ceremonies_by_expiry ON ceremonies (expires_at);
  CREATE INDEX ceremonies_of_typing ON ceremonies (json_extract(purpose_json, '$.typingId'));
  CREATE TABLE sessions (
    session_hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    proof_key_thumbprint TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);
  CREATE TABLE proofs (proof_id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
  CREATE INDEX proofs_by_expiry ON proofs (expires_at);
  CREATE TABLE passkeys (
    credential_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL CHECK (counter >= 0),
    created_at INTEGER NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX passkeys_of_customer ON passkeys (customer_id, created_at);
`;

const CONFIRMATIONS_SQL = `
  CREATE TABLE presented_orders (digest TEXT PRIMARY KEY) STRICT;
  CREATE TABLE confirmations (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    confirmation_id TEXT NOT NULL UNIQUE,
    digest TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    session_hash TEXT NOT NULL,
    jws TEXT NOT NULL,
    is_withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (is_withdrawn IN (0, 1)),
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX confirmations_of_order ON confirmations (digest);
  CREATE INDEX confirmations_of_customer ON confirmations (customer_id);
  CREATE UNIQUE INDEX one_live_confirmation ON confirmations (customer_id) WHERE is_withdrawn = 0;
  CREATE TABLE declines (
    digest TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    jws TEXT NOT NULL,
    ending TEXT
  ) STRICT;
  CREATE INDEX unanswered_declines ON declines (digest) WHERE ending IS NULL;
`;

/** Device and use of a session are for its customer to recognise it by, and open nothing: they are outside its seal. */
const ACCOUNT_SQL = `
  ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE sessions ADD COLUMN is_remembered INTEGER NOT NULL DEFAULT 0 CHECK (is_remembered IN (0, 1));
  ALTER TABLE sessions ADD COLUMN last_seen_at INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX sessions_of_customer ON sessions (customer_id, created_at);
  CREATE INDEX ceremonies_of_session ON ceremonies (json_extract(purpose_json, '$.sessionHash'));
  CREATE TABLE settings (
    customer_id TEXT PRIMARY KEY,
    settings_json TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE TABLE recovery_codes (
    customer_id TEXT NOT NULL,
    code_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (customer_id, code_hash)
  ) STRICT;
  CREATE TABLE unlocks (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id TEXT NOT NULL,
    jws TEXT NOT NULL
  ) STRICT;
  CREATE INDEX unlocks_of_customer ON unlocks (customer_id);
  CREATE TABLE client_rights (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    jws TEXT NOT NULL
  ) STRICT;
  CREATE INDEX client_rights_of_client ON client_rights (customer_id, client_id);
`;

/** Signed, since settlement reads it; without a row a device is taken for one that others hear. */
const VOICE_SQL = `
  CREATE TABLE voice_settings (customer_id TEXT PRIMARY KEY, jws TEXT NOT NULL) STRICT;
`;

/** Signed, since settlement judges by them: what was halted and not confirmed must not come again in other clothes. */
const HALTS_SQL = `
  CREATE TABLE halts (
    digest TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    halted_at INTEGER NOT NULL,
    jws TEXT NOT NULL
  ) STRICT;
  CREATE INDEX halts_of_customer ON halts (customer_id, halted_at);
`;

const HALT_WATCH_SQL = `
  CREATE TABLE halt_watch (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    row_number INTEGER NOT NULL,
    digest TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
`;

export const APPROVAL_SCHEMA: StoreSchema = {
  side: 'approval',
  migrations: [
    LEDGER_SQL + SIGN_IN_SQL + CONFIRMATIONS_SQL,
    ACCOUNT_SQL,
    NOTICES_SQL,
    VOICE_SQL,
    HALTS_SQL,
    HALT_WATCH_SQL,
  ],
};
