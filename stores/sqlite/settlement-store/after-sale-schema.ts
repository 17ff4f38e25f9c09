/** Tables of what follows a charge, in settlement's store. */

/** An order is placed at most once and a refund exists once: both are primary keys. */
export const AFTER_SALE_SQL = `
  CREATE TABLE fulfilments (
    digest TEXT PRIMARY KEY REFERENCES charges (digest),
    state TEXT NOT NULL CHECK (state IN ('to_place', 'placed', 'sold_out')),
    merchant_reference TEXT,
    CHECK ((state = 'placed') = (merchant_reference IS NOT NULL))
  ) STRICT;
  CREATE INDEX unplaced_orders ON fulfilments (digest) WHERE state = 'to_place';
  CREATE TABLE refunds (
    refund_id TEXT PRIMARY KEY,
    digest TEXT NOT NULL REFERENCES charges (digest),
    cause TEXT NOT NULL CHECK (cause IN ('sold_out', 'returned')),
    state TEXT NOT NULL
      CHECK (state IN ('intended', 'processing', 'refunded', 'refused_by_processor', 'unknown')),
    amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
    intent_jws TEXT NOT NULL,
    processor_reference TEXT,
    CHECK ((state = 'refunded') = (processor_reference IS NOT NULL))
  ) STRICT;
  CREATE INDEX refunds_of_order ON refunds (digest);
  CREATE INDEX unfinished_refunds ON refunds (refund_id)
    WHERE state IN ('intended', 'processing', 'unknown');
  CREATE TABLE returns (
    return_id TEXT PRIMARY KEY,
    digest TEXT NOT NULL,
    customer_id TEXT NOT NULL,
    is_accepted INTEGER NOT NULL CHECK (is_accepted IN (0, 1))
  ) STRICT;
  CREATE TABLE stock_holds (
    hold_key TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL,
    held_until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX stock_holds_of_customer ON stock_holds (customer_id, held_until);
  CREATE INDEX stock_holds_by_end ON stock_holds (held_until);
  INSERT INTO fulfilments (digest, state) SELECT digest, 'to_place' FROM charges WHERE state = 'charged';
`;
