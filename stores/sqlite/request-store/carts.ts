/** The customers' carts in the request side's store. Each change reads and writes in one immediate transaction, also beside other processes. */
import {
  addressIdSchema,
  instrumentIdSchema,
  MOST_CART_LINES,
  MOST_CART_ORDERS,
  MOST_OF_ONE_PRODUCT,
  productIdSchema,
  type Cart,
  type CartChange,
  type CartChangeRefusal,
  type CartLine,
  type CartStore,
  type CustomerId,
  type ProductId,
} from '#core';
import { z } from 'zod';
import { asPromise } from '../as-promise.ts';
import type { Connection } from '../connection.ts';
import type { OwnStore } from '../open-own-store.ts';
import { integerColumn, OWN_ROWS } from '../rows.ts';
import { dryRunRow, SELECT_DRY_RUN } from './dry-run-row.ts';

type Outcome = 'changed' | CartChangeRefusal;

export function createCarts(own: Pick<OwnStore, 'connection' | 'read' | 'writeSoon'>): CartStore {
  const sql = prepareStatements(own.connection);
  return {
    readCart: (customerId) => asPromise(() => own.read(() => readCart(sql, customerId))),
    changeCart: ({ customerId, change }) =>
      own.writeSoon(() => makeChange(sql, customerId, change)),
    rememberCartOrder: ({ digest, customerId, clientId }) =>
      own.writeSoon(() => {
        sql.remember.run({ digest, customerId, clientId });
        sql.forgetOldest.run({ customerId, clientId });
      }),
    listCartOrders: (customerId) =>
      asPromise(() => OWN_ROWS.many(dryRunRow, sql.orders.all({ customerId }))),
    settleCartOrder: ({ digest, customerId, bought }) =>
      own.writeSoon(() => {
        // Whoever takes the row takes the goods out: of two processes one does.
        if (sql.settle.run({ digest, customerId }) === 0) return;
        for (const line of bought) takeAway(sql, customerId, line);
      }),
  };
}

type Sql = ReturnType<typeof prepareStatements>;

function makeChange(sql: Sql, customerId: CustomerId, change: CartChange): Outcome {
  switch (change.kind) {
    case 'add': {
      const quantity = quantityOf(sql, customerId, change.productId) + change.quantity;
      return put(sql, customerId, { productId: change.productId, quantity });
    }
    case 'set':
      return put(sql, customerId, change);
    case 'remove': {
      const { productId, quantity = MOST_OF_ONE_PRODUCT } = change;
      if (quantityOf(sql, customerId, productId) === 0) return 'not_in_cart';
      takeAway(sql, customerId, { productId, quantity });
      return 'changed';
    }
    case 'clear':
      sql.clear.run({ customerId });
      sql.dropChoices.run({ customerId });
      return 'changed';
    case 'deliver_to':
      sql.deliverTo.run({ customerId, addressId: change.addressId });
      return 'changed';
    case 'pay_with':
      sql.payWith.run({ customerId, instrumentId: change.instrumentId });
      return 'changed';
    default:
      return change satisfies never;
  }
}

function put(sql: Sql, customerId: CustomerId, { productId, quantity }: CartLine): Outcome {
  if (quantity > MOST_OF_ONE_PRODUCT) return 'too_many_of_one';
  const isNew = quantityOf(sql, customerId, productId) === 0;
  if (isNew && countLines(sql, customerId) >= MOST_CART_LINES) return 'cart_full';
  sql.put.run({ customerId, productId, quantity });
  return 'changed';
}

function takeAway(sql: Sql, customerId: CustomerId, { productId, quantity }: CartLine): void {
  const left = quantityOf(sql, customerId, productId) - quantity;
  if (left > 0) sql.put.run({ customerId, productId, quantity: left });
  else sql.remove.run({ customerId, productId });
}

function quantityOf(sql: Sql, customerId: CustomerId, productId: ProductId): number {
  return OWN_ROWS.one(quantityRow, sql.quantity.get({ customerId, productId }))?.quantity ?? 0;
}

function countLines(sql: Sql, customerId: CustomerId): number {
  return OWN_ROWS.one(countRow, sql.countLines.get({ customerId }))?.count ?? 0;
}

function readCart(sql: Sql, customerId: CustomerId): Cart {
  const choices = OWN_ROWS.one(choicesRow, sql.choices.get({ customerId }));
  return {
    lines: OWN_ROWS.many(lineRow, sql.lines.all({ customerId })),
    addressId: choices?.address_id ?? null,
    instrumentId: choices?.instrument_id ?? null,
  };
}

const quantityRow = z.strictObject({ quantity: integerColumn });
const countRow = z.strictObject({ count: integerColumn });
const lineRow = z
  .strictObject({ product_id: productIdSchema, quantity: integerColumn })
  .transform((row): CartLine => ({ productId: row.product_id, quantity: row.quantity }));
const choicesRow = z.strictObject({
  address_id: addressIdSchema.nullable(),
  instrument_id: instrumentIdSchema.nullable(),
});

function prepareStatements(connection: Connection) {
  const isLine = 'customer_id = :customerId AND product_id = :productId';
  const isCustomers = 'customer_id = :customerId';
  return {
    lines: connection.prepare(
      `SELECT product_id, quantity FROM cart_lines WHERE ${isCustomers} ORDER BY row_number LIMIT ${String(MOST_CART_LINES)}`,
    ),
    quantity: connection.prepare(`SELECT quantity FROM cart_lines WHERE ${isLine}`),
    countLines: connection.prepare(`SELECT count(*) AS count FROM cart_lines WHERE ${isCustomers}`),
    put: connection.prepare(`
      INSERT INTO cart_lines (customer_id, product_id, quantity) VALUES (:customerId, :productId, :quantity)
      ON CONFLICT (customer_id, product_id) DO UPDATE SET quantity = :quantity
    `),
    remove: connection.prepare(`DELETE FROM cart_lines WHERE ${isLine}`),
    clear: connection.prepare(`DELETE FROM cart_lines WHERE ${isCustomers}`),
    choices: connection.prepare(
      `SELECT address_id, instrument_id FROM cart_choices WHERE ${isCustomers}`,
    ),
    dropChoices: connection.prepare(`DELETE FROM cart_choices WHERE ${isCustomers}`),
    deliverTo: connection.prepare(`
      INSERT INTO cart_choices (customer_id, address_id) VALUES (:customerId, :addressId)
      ON CONFLICT (customer_id) DO UPDATE SET address_id = :addressId
    `),
    payWith: connection.prepare(`
      INSERT INTO cart_choices (customer_id, instrument_id) VALUES (:customerId, :instrumentId)
      ON CONFLICT (customer_id) DO UPDATE SET instrument_id = :instrumentId
    `),
    // Only of a dry run that is this customer's and client's own.
    remember: connection.prepare(`
      INSERT INTO cart_orders (digest, customer_id)
      SELECT digest, customer_id FROM dry_runs WHERE digest = :digest AND ${isCustomers} AND client_id = :clientId
      ON CONFLICT (digest) DO NOTHING
    `),
    // Of the same client's alone: the marks of another are what empties the cart of what was bought by it.
    forgetOldest: connection.prepare(`
      DELETE FROM cart_orders WHERE row_number IN (
        SELECT marked.row_number FROM cart_orders AS marked JOIN dry_runs AS made ON made.digest = marked.digest
        WHERE marked.customer_id = :customerId AND made.client_id = :clientId
        ORDER BY marked.row_number DESC LIMIT -1 OFFSET ${String(MOST_CART_ORDERS)}
      )
    `),
    orders: connection.prepare(`
      ${SELECT_DRY_RUN} WHERE ${isCustomers} AND digest IN (
        SELECT digest FROM cart_orders WHERE ${isCustomers}
      ) ORDER BY row_number
    `),
    settle: connection.prepare(`DELETE FROM cart_orders WHERE digest = :digest AND ${isCustomers}`),
  };
}
