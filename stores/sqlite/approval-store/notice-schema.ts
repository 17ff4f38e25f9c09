/** Tables of notices and of signed account records, in the approval side's store. */

export const NOTICES_SQL = `
  CREATE TABLE push_subscriptions (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    session_hash TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX push_subscriptions_of_customer ON push_subscriptions (customer_id);
  CREATE TABLE notices (
    customer_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    at INTEGER NOT NULL,
    is_counted INTEGER NOT NULL CHECK (is_counted IN (0, 1)),
    PRIMARY KEY (customer_id, kind, subject)
  ) STRICT;
  CREATE INDEX notices_by_time ON notices (at);
  CREATE TABLE account_records (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    record_id TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL,
    jws TEXT NOT NULL
  ) STRICT;
  CREATE INDEX account_records_of_customer ON account_records (customer_id);
`;
