/** What limits and risk are judged by, in settlement's store: what counts, whose cards are the same, and each customer's past in one sealed row. */

/** `counts_at` of money that is on its way: it counts at every moment, being later than any. */
export const ALWAYS_COUNTS = Number.MAX_SAFE_INTEGER;

/**
 * `counts_at`: from when on a charge counts for an hour and a day; null once the processor has declined it. Rows from before these columns have no card
 * key, which no SQL can make: they count for their customer alone, until their day is over.
 */
export const SPENDING_SQL = `
  ALTER TABLE charges ADD COLUMN customer_id TEXT;
  ALTER TABLE charges ADD COLUMN merchant_id TEXT;
  ALTER TABLE charges ADD COLUMN card_key TEXT;
  ALTER TABLE charges ADD COLUMN redeemed_at INTEGER;
  ALTER TABLE charges ADD COLUMN counts_at INTEGER;
  UPDATE charges SET
    customer_id = json_extract(terms_json, '$.customerId'),
    merchant_id = json_extract(terms_json, '$.merchant.id'),
    redeemed_at = (SELECT ended_at FROM endings WHERE endings.digest = charges.digest);
  UPDATE charges SET counts_at = CASE state
    WHEN 'declined_by_processor' THEN NULL
    WHEN 'charged' THEN redeemed_at
    ELSE ${String(ALWAYS_COUNTS)}
  END;
  CREATE INDEX spent_by_customer ON charges (customer_id, counts_at, merchant_id, currency, amount_minor)
    WHERE counts_at IS NOT NULL;
  CREATE INDEX spent_by_card ON charges (card_key, counts_at, currency, amount_minor)
    WHERE counts_at IS NOT NULL AND card_key IS NOT NULL;
  CREATE INDEX charges_of_customer ON charges (customer_id, redeemed_at);
  CREATE TABLE cards (
    customer_id TEXT NOT NULL,
    instrument_id TEXT NOT NULL,
    card_key TEXT NOT NULL,
    PRIMARY KEY (customer_id, instrument_id, card_key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX holders_of_card ON cards (card_key, customer_id);
  CREATE INDEX instruments_by_card ON instruments (processor_vault_id, customer_id);
  CREATE TABLE customer_pasts (
    customer_id TEXT PRIMARY KEY,
    past_json TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
`;
