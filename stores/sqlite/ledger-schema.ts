/** The two tables of a side's ledger; the same in each store. */
export const LEDGER_SQL = `
  CREATE TABLE ledger (
    sequence INTEGER PRIMARY KEY CHECK (sequence >= 1),
    entry_text TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE,
    key_id TEXT NOT NULL,
    signature TEXT NOT NULL
  ) STRICT;
  CREATE TABLE ledger_head (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    sequence INTEGER NOT NULL,
    hash TEXT NOT NULL,
    key_id TEXT NOT NULL,
    signature TEXT NOT NULL
  ) STRICT;
`;
