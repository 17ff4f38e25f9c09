/** Tables of book changes, labels and letters, in settlement's store. */

/** Labels are a copy without the addresses, for the approval side to show; what is ordered is looked up in the vault itself. */
export const BOOK_SQL = `
  CREATE TABLE taken_records (
    record_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    outcome TEXT NOT NULL,
    taken_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE letters (
    letter_id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT,
    locale TEXT NOT NULL,
    at INTEGER NOT NULL,
    is_sent INTEGER NOT NULL DEFAULT 0 CHECK (is_sent IN (0, 1)),
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX unsent_letters ON letters (letter_id) WHERE is_sent = 0;
  CREATE TABLE book_labels (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL CHECK (kind IN ('address', 'instrument')),
    entry_id TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    label TEXT NOT NULL,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
    UNIQUE (kind, entry_id)
  ) STRICT;
  CREATE INDEX book_labels_of_customer ON book_labels (customer_id);
  INSERT INTO book_labels (kind, entry_id, customer_id, label, is_default)
    SELECT 'address', address_id, customer_id, label, is_default FROM addresses ORDER BY row_number;
  INSERT INTO book_labels (kind, entry_id, customer_id, label, is_default)
    SELECT 'instrument', instrument_id, customer_id, label, is_default FROM instruments
    ORDER BY row_number;
`;
