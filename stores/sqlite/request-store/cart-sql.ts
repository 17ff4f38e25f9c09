/** Tables of the customers' carts. No price is in them, and nothing that another side believes. */
export const CARTS_SQL = `
  CREATE TABLE cart_lines (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    customer_id TEXT NOT NULL,
    product_id TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 99),
    UNIQUE (customer_id, product_id)
  ) STRICT;
  CREATE TABLE cart_choices (
    customer_id TEXT PRIMARY KEY,
    address_id TEXT,
    instrument_id TEXT
  ) STRICT;
  CREATE TABLE cart_orders (
    row_number INTEGER PRIMARY KEY AUTOINCREMENT,
    digest TEXT NOT NULL UNIQUE,
    customer_id TEXT NOT NULL
  ) STRICT;
  CREATE INDEX cart_orders_of_customer ON cart_orders (customer_id, row_number);
`;
