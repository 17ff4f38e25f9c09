/** The carts in the request side's store: bounded, each customer's own, and whole under many changes at once, in one process and in several. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressIdSchema,
  clientIdSchema,
  instrumentIdSchema,
  MOST_CART_LINES,
  MOST_CART_ORDERS,
  MOST_OF_ONE_PRODUCT,
  productIdSchema,
  type CartChange,
  type RequestStore,
  type StoredDryRun,
} from '#core';
import { buildChild } from './build-child.ts';
import {
  client,
  customer1,
  customer2,
  insertDryRun,
  makeStoredDryRun,
  makeStores,
  openByHand,
  openRequests,
  storePath,
} from './store-fixture.ts';

const dark = productIdSchema.parse('dark-roast');
const decaf = productIdSchema.parse('decaf');

const add = (quantity: number, productId = dark): CartChange => ({
  kind: 'add',
  productId,
  quantity,
});
const change = (requests: RequestStore, wanted: CartChange, customerId = customer1) =>
  requests.changeCart({ customerId, change: wanted });

describe('[REQ-MCP-CART] a cart in the store', () => {
  it('keeps its lines in their order, its address and its instrument, after a restart too', async () => {
    const { requests, folder, keys } = makeStores();
    await change(requests, add(2));
    await change(requests, add(1, decaf));
    await change(requests, add(3));
    const addressId = addressIdSchema.parse('office');
    const instrumentId = instrumentIdSchema.parse('visa');
    await change(requests, { kind: 'deliver_to', addressId });
    await change(requests, { kind: 'pay_with', instrumentId });
    const cart = {
      lines: [
        { productId: dark, quantity: 5 },
        { productId: decaf, quantity: 1 },
      ],
      ...{ addressId, instrumentId },
    };
    expect(await requests.readCart(customer1)).toEqual(cart);
    requests.close();
    const again = openRequests(folder, keys);
    expect(await again.readCart(customer1)).toEqual(cart);
    again.close();
  });

  it('invariant 11: is empty for anybody else, and nobody else changes it', async () => {
    const { requests } = makeStores();
    await change(requests, add(2));
    await change(requests, { kind: 'clear' }, customer2);
    await change(requests, { kind: 'remove', productId: dark }, customer2);
    expect((await requests.readCart(customer2)).lines).toEqual([]);
    expect((await requests.readCart(customer1)).lines).toHaveLength(1);
  });

  it('holds to its bounds, whatever is done to it (property)', async () => {
    const { requests } = makeStores();
    const products = Array.from({ length: 24 }, (_none, at) =>
      productIdSchema.parse(`product-${String(at)}`),
    );
    const product = fc.constantFrom(...products);
    const quantity = fc.integer({ min: 1, max: MOST_OF_ONE_PRODUCT });
    // More things than fit, so that what is done to it afterwards is done to a full cart.
    const filling = fc
      .shuffledSubarray(products, { minLength: MOST_CART_LINES + 1 })
      .map((chosen) => chosen.map((productId) => add(MOST_OF_ONE_PRODUCT - 1, productId)));
    const anyChange: fc.Arbitrary<CartChange> = fc.oneof(
      fc.record({ kind: fc.constantFrom('add', 'set'), productId: product, quantity }),
      fc.record({ kind: fc.constant('remove'), productId: product, quantity }),
      fc.record({ kind: fc.constant('remove'), productId: product }),
    );
    const afterwards = fc.array(anyChange, { minLength: 20, maxLength: 30, size: 'max' });
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(filling, afterwards, async (first, then) => {
        await change(requests, { kind: 'clear' });
        const model = new Map<string, number>();
        for (const each of [...first, ...then]) {
          const expected = applied(model, each);
          outcomes.add(expected);
          expect(await change(requests, each)).toBe(expected);
          const { lines } = await requests.readCart(customer1);
          expect(lines.map((line) => [line.productId, line.quantity])).toEqual([...model]);
        }
      }),
      { numRuns: 5 },
    );
    expect([...outcomes].sort()).toEqual([
      'cart_full',
      'changed',
      'not_in_cart',
      'too_many_of_one',
    ]);
  });

  it('takes out what was bought once, however often it is told, and only of an order that was made from it', async () => {
    const { requests } = makeStores();
    const stored = makeStoredDryRun();
    await insertDryRun(requests, stored);
    const { digest } = stored.dryRun;
    await change(requests, add(5));
    const bought = [{ productId: dark, quantity: 2 }];
    const settle = (customerId = customer1) =>
      requests.settleCartOrder({ digest, customerId, bought });
    await settle();
    expect((await requests.readCart(customer1)).lines).toMatchObject([{ quantity: 5 }]);
    const mark = { digest, customerId: customer1, clientId: client };
    await requests.rememberCartOrder({ ...mark, customerId: customer2 });
    await requests.rememberCartOrder({ ...mark, clientId: clientIdSchema.parse('other') });
    expect(await requests.listCartOrders(customer1)).toEqual([]);
    await requests.rememberCartOrder(mark);
    await requests.rememberCartOrder(mark);
    expect(await requests.listCartOrders(customer1)).toEqual([stored]);
    await settle(customer2);
    await Promise.all([settle(), settle(), settle()]);
    expect((await requests.readCart(customer1)).lines).toMatchObject([{ quantity: 3 }]);
    expect(await requests.listCartOrders(customer1)).toEqual([]);
  });

  it('remembers so many orders of a client and no more, the newest; another’s are not forgotten for them, and what they bought is taken out', async () => {
    const { requests } = makeStores();
    await change(requests, add(2));
    const theirs = await makeCartOrders(requests, 1);
    const others = await makeCartOrders(
      requests,
      MOST_CART_ORDERS + 3,
      clientIdSchema.parse('other'),
    );
    expect(await requests.listCartOrders(customer1)).toEqual([...theirs, ...others.slice(3)]);
    for (const { dryRun } of theirs) {
      const { digest, terms } = dryRun;
      await requests.settleCartOrder({ digest, customerId: customer1, bought: terms.lines });
    }
    expect((await requests.readCart(customer1)).lines).toEqual([]);
  });

  it('is no price: a hand that writes into it can name products and numbers, and nothing that is paid', () => {
    const { folder, requests } = makeStores();
    const hand = openByHand(storePath(folder, 'request'));
    const columns = hand
      .prepare("SELECT name FROM pragma_table_info('cart_lines') ORDER BY name")
      .all()
      .map((row) => (row as { name: string }).name);
    expect(columns).toEqual(['customer_id', 'product_id', 'quantity', 'row_number']);
    expect(() => {
      hand.exec("INSERT INTO cart_lines VALUES (1, 'customer-1', 'dark-roast', 1000)");
    }).toThrow();
    hand.close();
    requests.close();
  });
});

/** So many dry runs of one client, each marked as one of the cart. */
async function makeCartOrders(
  requests: RequestStore,
  count: number,
  clientId = client,
): Promise<readonly StoredDryRun[]> {
  const made: StoredDryRun[] = [];
  for (let number = 1; number <= count; number += 1) {
    const stored = makeStoredDryRun({ number, clientId });
    await insertDryRun(requests, stored);
    const { digest } = stored.dryRun;
    await requests.rememberCartOrder({ digest, customerId: customer1, clientId });
    made.push(stored);
  }
  return made;
}

/** What the store should do, on a map. */
function applied(model: Map<string, number>, wanted: CartChange): string {
  if (wanted.kind === 'remove') return removed(model, wanted);
  if (wanted.kind !== 'add' && wanted.kind !== 'set') return 'changed';
  const before = model.get(wanted.productId) ?? 0;
  const quantity = wanted.kind === 'add' ? before + wanted.quantity : wanted.quantity;
  if (quantity > MOST_OF_ONE_PRODUCT) return 'too_many_of_one';
  if (before === 0 && model.size >= MOST_CART_LINES) return 'cart_full';
  model.set(wanted.productId, quantity);
  return 'changed';
}

function removed(
  model: Map<string, number>,
  wanted: Extract<CartChange, { readonly kind: 'remove' }>,
): string {
  const before = model.get(wanted.productId) ?? 0;
  if (before === 0) return 'not_in_cart';
  const left = before - (wanted.quantity ?? before);
  if (left > 0) model.set(wanted.productId, left);
  else model.delete(wanted.productId);
  return 'changed';
}

describe('[REQ-MCP-CART] several processes on one cart', () => {
  let built: Awaited<ReturnType<typeof buildChild>>;
  beforeAll(async () => {
    built = await buildChild(new URL('cart-child.ts', import.meta.url));
  }, 60_000);
  afterAll(() => {
    built.remove();
  });

  it('lose no change of one another, and take out what was bought once', async () => {
    const { requests, folder } = makeStores();
    const stored = makeStoredDryRun();
    await insertDryRun(requests, stored);
    const { digest } = stored.dryRun;
    await requests.rememberCartOrder({ digest, customerId: customer1, clientId: client });
    const run = async (task: string) => {
      const child = spawn(process.execPath, [built.file, folder, task, digest], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [status] = (await once(child, 'exit')) as [number | null];
      expect(status).toBe(0);
    };
    await Promise.all([run('add'), run('add')]);
    expect((await requests.readCart(customer1)).lines).toEqual([{ productId: dark, quantity: 60 }]);
    await Promise.all([run('settle'), run('settle')]);
    expect((await requests.readCart(customer1)).lines).toEqual([{ productId: dark, quantity: 58 }]);
  }, 60_000);
});
