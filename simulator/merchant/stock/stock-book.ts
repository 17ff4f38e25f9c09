/** How many of each thing there are, who holds some, what was ordered and what came back; it lives as long as the stores. */
import { z } from 'zod';
import {
  inTransaction,
  openStandInStore,
  type StandInStore,
} from '../../stand-in-store/open-stand-in-store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS stock (product_id TEXT PRIMARY KEY, on_shelf INTEGER NOT NULL CHECK (on_shelf >= 0)) STRICT;
  CREATE TABLE IF NOT EXISTS holds (
    hold_key TEXT NOT NULL,
    product_id TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (hold_key, product_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS holds_of_product ON holds (product_id);
  CREATE TABLE IF NOT EXISTS orders (order_key TEXT PRIMARY KEY, reference TEXT, order_json TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS returns (return_id TEXT PRIMARY KEY, order_key TEXT NOT NULL, return_json TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS returns_of_order ON returns (order_key);
  CREATE TABLE IF NOT EXISTS oversold (one INTEGER PRIMARY KEY CHECK (one = 1), orders INTEGER NOT NULL) STRICT;
`;

export interface StockLine {
  readonly productId: string;
  readonly quantity: number;
}

export interface TakenOrder {
  /** Null when nothing was left to send. */
  readonly reference: string | null;
  /** As it was handed over. */
  readonly order: unknown;
}

export interface StockBook {
  /** What can still be promised to whoever holds `holdKey`; undefined where there is no shortage. */
  freeFor(holdKey: string | undefined, productId: string, nowEpochMs: number): number | undefined;
  /** Holds exactly these lines under the key, in place of what it held before. */
  hold(holdKey: string, lines: readonly StockLine[], until: number): void;
  /** Letting go of what is not held is nothing. */
  release(holdKey: string): void;
  holds(holdKey: string): readonly StockLine[];
  findOrder(orderKey: string): TakenOrder | undefined;
  /** In one transaction: what is sent leaves the shelf, the hold ends, the order is remembered. `reference` is null where nothing is sent. */
  takeOrder(order: {
    readonly orderKey: string;
    readonly holdKey: string;
    readonly lines: readonly StockLine[];
    readonly reference: string | null;
    readonly order: unknown;
  }): void;
  findReturn(returnId: string): unknown;
  returnsOf(orderKey: string): readonly unknown[];
  keepReturn(of: {
    readonly returnId: string;
    readonly orderKey: string;
    readonly taken: unknown;
  }): void;
  /** Counts a product from now on; null: there is no shortage of it. */
  setOnShelf(productId: string, count: number | null): void;
  /** So many of the next orders find an empty shelf, whatever was promised. */
  oversell(orders: number): void;
  /** True for an order that finds one. */
  takeOversold(): boolean;
  reset(): void;
  close(): void;
}

const countRow = z.object({ count: z.number().nullable() });
const lineRow = z
  .object({ product_id: z.string(), quantity: z.number() })
  .transform((row): StockLine => ({ productId: row.product_id, quantity: row.quantity }));
const jsonRow = z.object({ json: z.string().transform((text): unknown => JSON.parse(text)) });
const orderRow = z
  .object({ reference: z.string().nullable(), json: z.string() })
  .transform((row): TakenOrder => ({ reference: row.reference, order: JSON.parse(row.json) }));

export function openStockBook(folder: string): StockBook {
  const store = openStandInStore(folder, 'stock.sqlite', SCHEMA);
  const sql = prepareStatements(store);
  const countOf = (row: unknown): number | undefined =>
    countRow.optional().parse(row)?.count ?? undefined;
  return {
    freeFor(holdKey, productId, nowEpochMs) {
      const onShelf = countOf(sql.onShelf.get(productId));
      if (onShelf === undefined) return undefined;
      return onShelf - (countOf(sql.heldByOthers.get(productId, holdKey ?? '', nowEpochMs)) ?? 0);
    },
    hold(holdKey, lines, until) {
      inTransaction(store, () => {
        sql.release.run(holdKey);
        for (const { productId, quantity } of lines) {
          sql.hold.run(holdKey, productId, quantity, until);
        }
      });
    },
    release(holdKey) {
      sql.release.run(holdKey);
    },
    holds: (holdKey) => z.array(lineRow).parse(sql.held.all(holdKey)),
    findOrder: (orderKey) => orderRow.optional().parse(sql.findOrder.get(orderKey)),
    takeOrder({ orderKey, holdKey, lines, reference, order }) {
      inTransaction(store, () => {
        sql.takeOrder.run(orderKey, reference, JSON.stringify(order));
        sql.release.run(holdKey);
        if (reference === null) return;
        for (const { productId, quantity } of lines) sql.sell.run(quantity, productId);
      });
    },
    findReturn: (returnId) => jsonRow.optional().parse(sql.findReturn.get(returnId))?.json,
    returnsOf: (orderKey) =>
      z
        .array(jsonRow)
        .parse(sql.returnsOf.all(orderKey))
        .map((row) => row.json),
    keepReturn({ returnId, orderKey, taken }) {
      sql.keepReturn.run(returnId, orderKey, JSON.stringify(taken));
    },
    setOnShelf(productId, count) {
      if (count === null) sql.stopCounting.run(productId);
      else sql.setOnShelf.run(productId, count);
    },
    oversell(orders) {
      sql.oversell.run(orders);
    },
    takeOversold: () => sql.takeOversold.run().changes === 1,
    reset() {
      store.exec('DELETE FROM stock; DELETE FROM holds; DELETE FROM oversold;');
    },
    close() {
      store.close();
    },
  };
}

function prepareStatements(store: StandInStore) {
  return {
    onShelf: store.prepare('SELECT on_shelf AS count FROM stock WHERE product_id = ?'),
    heldByOthers: store.prepare(
      'SELECT sum(quantity) AS count FROM holds WHERE product_id = ? AND hold_key <> ? AND until > ?',
    ),
    held: store.prepare('SELECT product_id, quantity FROM holds WHERE hold_key = ? ORDER BY 1'),
    hold: store.prepare('INSERT INTO holds VALUES (?, ?, ?, ?)'),
    release: store.prepare('DELETE FROM holds WHERE hold_key = ?'),
    sell: store.prepare('UPDATE stock SET on_shelf = max(0, on_shelf - ?) WHERE product_id = ?'),
    setOnShelf: store.prepare('INSERT OR REPLACE INTO stock VALUES (?, ?)'),
    stopCounting: store.prepare('DELETE FROM stock WHERE product_id = ?'),
    findOrder: store.prepare(
      'SELECT reference, order_json AS json FROM orders WHERE order_key = ?',
    ),
    takeOrder: store.prepare('INSERT INTO orders VALUES (?, ?, ?)'),
    findReturn: store.prepare('SELECT return_json AS json FROM returns WHERE return_id = ?'),
    returnsOf: store.prepare('SELECT return_json AS json FROM returns WHERE order_key = ?'),
    keepReturn: store.prepare('INSERT INTO returns VALUES (?, ?, ?)'),
    oversell: store.prepare('INSERT OR REPLACE INTO oversold VALUES (1, ?)'),
    takeOversold: store.prepare('UPDATE oversold SET orders = orders - 1 WHERE orders > 0'),
  };
}
