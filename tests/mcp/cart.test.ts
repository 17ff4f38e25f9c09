/** The cart through the real tools: what it holds, whose it is, where it goes, and what becomes of it. */
import { describe, expect, it } from 'vitest';
import {
  findSpokenAmounts,
  MOST_CART_LINES,
  minorUnitsOf,
  orderDigestSchema,
  SPEECH_LOCALES,
  type Product,
} from '#core';
import { callTool, previewSchema, type Called } from './support/call-tool.ts';
import { makeProduct } from './support/start-merchant.ts';
import { shareRequestSide } from './support/shared-side.ts';
import { receiptOf } from './support/start-settlement.ts';

const shared = shareRequestSide();

const view = (args: Readonly<Record<string, unknown>> = {}) =>
  callTool(shared.client, 'view_cart', args);
const change = (kind: string, args: Readonly<Record<string, unknown>> = {}) =>
  callTool(shared.client, 'change_cart', { change: kind, ...args });
const add = (product_id: string, quantity = 1) => change('add', { product_id, quantity });

/** The merchant sells it no more; gives it back for when it does again. */
function withoutDecaf(): { readonly decaf: Product } {
  const decaf = shared.side.merchant.products.get('decaf');
  if (!decaf) throw new Error('there was no decaf');
  shared.side.merchant.products.delete('decaf');
  return { decaf };
}

const linesOf = ({ structured }: Called) =>
  (structured['lines'] as readonly { product_id: string; quantity: number }[]).map((line) => [
    line.product_id,
    line.quantity,
  ]);

async function previewCart(args: Readonly<Record<string, unknown>> = {}) {
  return previewSchema.parse((await callTool(shared.client, 'preview_order', args)).structured);
}

async function buy(digest: string): Promise<void> {
  const stored = await shared.side.reader.findDryRun(orderDigestSchema.parse(digest));
  if (!stored) throw new Error('no such dry run');
  const receipt = receiptOf(stored.dryRun);
  shared.side.settlement.orders.set(digest, { state: 'ordered', receipt });
}

describe('[REQ-MCP-CART] the cart', () => {
  it('is empty at first, and says so with what an order could go to', async () => {
    const { structured, text, isError } = await view();
    expect({ isError, text }).toEqual({ isError: false, text: 'Your cart is empty.' });
    expect(structured).toMatchObject({
      is_empty: true,
      lines: [],
      subtotal: '$0.00',
      subtotal_minor: 0,
      currency: 'USD',
      addresses: [
        { address_id: 'home', label: 'Home', is_chosen: true },
        { address_id: 'office', label: 'The Office', is_chosen: false },
      ],
      instruments: [
        { instrument_id: 'visa', label: 'Visa ending 4242', is_chosen: true },
        { instrument_id: 'master', label: 'Mastercard ending 1881', is_chosen: false },
      ],
    });
  });

  it('holds what was put in, at the prices of now', async () => {
    await add('dark-roast', 2);
    await add('decaf');
    await change('add', { product_id: 'dark-roast' });
    const shown = await view();
    expect(shown.structured).toMatchObject({
      is_empty: false,
      lines: [
        { product_id: 'dark-roast', quantity: 3, unit_price: '$18.99', line_total: '$56.97' },
        { product_id: 'decaf', quantity: 1, unit_price: '$17.50', line_total: '$17.50' },
      ],
      subtotal: '$74.47',
      subtotal_minor: 7447,
    });
    expect(shown.text).toMatch(
      /^3 of .*Dark Roast.*, \$56\.97\. 1 of .*, \$17\.50\. That makes \$74\.47, before delivery and tax\. It goes to Home\. You pay with Visa ending 4242\.$/,
    );
    const dark = shared.side.merchant.products.get('dark-roast');
    if (!dark) throw new Error('the shelf is empty');
    shared.side.merchant.products.set('dark-roast', { ...dark, unitPriceMinor: minorUnitsOf(100) });
    expect((await view()).structured).toMatchObject({ subtotal_minor: 300 + 1750 });
  });

  it('is changed in each of its ways, and tells what it comes to', async () => {
    expect((await add('dark-roast')).text).toContain('It is in your cart. Nothing is ordered yet.');
    const set = await change('set', { product_id: 'dark-roast', quantity: 3 });
    expect(set.structured).toMatchObject({ outcome: 'changed', subtotal_minor: 5697 });
    expect(set.text).toContain('$56.97');
    const fewer = await change('remove', { product_id: 'dark-roast', quantity: 2 });
    expect(linesOf(fewer)).toEqual([['dark-roast', 1]]);
    expect(linesOf(await change('remove', { product_id: 'dark-roast' }))).toEqual([]);
    await add('decaf', 4);
    await change('deliver_to', { address_id: 'office' });
    expect((await change('clear')).structured).toMatchObject({
      is_empty: true,
      addresses: [{ is_chosen: true }, { is_chosen: false }],
    });
  });

  it('goes where the customer chose from their own book, by name', async () => {
    await add('decaf');
    const office = await change('deliver_to', { address_id: 'office' });
    expect(office.text).toBe('It goes to The Office.');
    const master = await change('pay_with', { instrument_id: 'master' });
    expect(master.text).toBe('You pay with Mastercard ending 1881.');
    expect(master.structured.spoken_message).toContain('one eight eight one');
    const { digest } = await previewCart();
    const stored = await shared.side.reader.findDryRun(orderDigestSchema.parse(digest));
    expect(stored?.dryRun.terms).toMatchObject({
      address: { id: 'office' },
      instrument: { id: 'master' },
      lines: [{ productId: 'decaf', quantity: 1 }],
    });
    const once = await previewCart({ address_id: 'home', instrument_id: 'visa' });
    expect(shared.side.settlement.quotes.at(-1)).toMatchObject({
      addressId: 'home',
      instrumentId: 'visa',
    });
    expect(once.digest).not.toBe(digest);
  });

  it.each([
    ['product_unknown', 'add', { product_id: 'yacht' }],
    ['out_of_stock', 'add', { product_id: 'mug' }],
    ['not_in_cart', 'remove', { product_id: 'decaf' }],
    ['address_unknown', 'deliver_to', { address_id: 'elsewhere' }],
    ['instrument_unknown', 'pay_with', { instrument_id: 'other' }],
    ['too_many_of_one', 'add', { product_id: 'dark-roast', quantity: 99 }],
  ])('is left as it was on %s, and says so', async (reason, kind, args) => {
    await add('dark-roast');
    const called = await change(kind, args);
    expect(called).toMatchObject({ isError: true, structured: { outcome: 'refused', reason } });
    expect(called.text).toMatch(/Your cart is as it was\.( |$)/);
    expect(linesOf(called)).toEqual([['dark-roast', 1]]);
  });

  it('holds things of one seller and one currency, because an order does', async () => {
    await add('dark-roast');
    const tea = makeProduct('tea', 'Tea', 100);
    shared.side.merchant.products.set('tea', {
      ...tea,
      merchant: { ...tea.merchant, id: 'other' },
    });
    shared.side.merchant.products.set('yen', {
      ...makeProduct('yen', 'Bowl', 100),
      currency: 'JPY',
    });
    expect((await add('tea')).structured).toMatchObject({ reason: 'several_sellers' });
    expect((await add('yen')).structured).toMatchObject({ reason: 'several_currencies' });
  });

  it('holds so many different things and no more', async () => {
    for (let index = 0; index <= MOST_CART_LINES; index += 1) {
      const productId = `thing-${String(index)}`;
      shared.side.merchant.products.set(
        productId,
        makeProduct(productId, `Thing ${productId}`, 100),
      );
    }
    for (let index = 0; index < MOST_CART_LINES; index += 1) {
      const called = await add(`thing-${String(index)}`, 99);
      expect(called.isError).toBe(false);
      expect(called.bytes).toBeLessThan(20_000);
    }
    const over = await add(`thing-${String(MOST_CART_LINES)}`);
    expect(over.structured).toMatchObject({ outcome: 'refused', reason: 'cart_full' });
    const first = await view();
    expect(first.text).toContain('15 more things are in it.');
    expect(first.text.match(/Thing/g)).toHaveLength(5);
    const second = await view({ page: 2 });
    expect(second.text).toContain('10 more things are in it.');
    expect(second.text).not.toBe(first.text);
    expect((await view({ page: 5 })).text).toBe('There is nothing more that fits.');
  });

  it.each([
    ['add', {}],
    ['add', { product_id: 'decaf', address_id: 'home' }],
    ['set', { product_id: 'decaf' }],
    ['clear', { product_id: 'decaf' }],
    ['deliver_to', { instrument_id: 'visa' }],
    ['deliver_to', { address_id: 'home', quantity: 1 }],
    ['pay_with', { instrument_id: 'visa', product_id: 'decaf' }],
    ['add', { product_id: 'decaf', quantity: 0 }],
    ['add', { product_id: 'decaf', quantity: 100 }],
    ['add', { product_id: 'decaf', unit_price_minor: 1 }],
    ['buy', {}],
  ])('takes no %s with parts that it would not act on', async (kind, args) => {
    const called = await change(kind, args);
    expect(called.isError).toBe(true);
    expect(called.text).toContain("I didn't understand that request.");
    expect((await view()).structured['is_empty']).toBe(true);
  });

  it('keeps each of many changes made at once', async () => {
    const other = await shared.side.connect({
      clientId: 'other-client',
      subject: shared.customerId,
    });
    await Promise.all([
      ...Array.from({ length: 12 }, () => add('dark-roast')),
      ...Array.from({ length: 12 }, () =>
        callTool(other, 'change_cart', { change: 'add', product_id: 'dark-roast', quantity: 2 }),
      ),
    ]);
    await other.close();
    expect(linesOf(await view())).toEqual([['dark-roast', 36]]);
  });

  it('invariant 11: is its own customer’s, whatever client asks, and nobody else’s', async () => {
    await add('decaf');
    await change('deliver_to', { address_id: 'office' });
    const sameCustomer = await shared.side.connect({
      clientId: 'other-client',
      subject: shared.customerId,
    });
    expect(linesOf(await callTool(sameCustomer, 'view_cart'))).toEqual([['decaf', 1]]);
    const stranger = await shared.side.connect({ subject: 'customer-2' });
    const seen = await callTool(stranger, 'view_cart');
    expect(seen.structured).toMatchObject({ is_empty: true, addresses: [{ is_chosen: true }, {}] });
    await callTool(stranger, 'change_cart', { change: 'clear' });
    expect(linesOf(await view())).toEqual([['decaf', 1]]);
    await Promise.all([sameCustomer.close(), stranger.close()]);
  });

  it('is neither shown nor changed for a client that the customer has sent away', async () => {
    await add('decaf');
    shared.side.settlement.settings.isClientRevoked = true;
    for (const called of [await view(), await add('decaf'), await change('clear')]) {
      expect(called).toMatchObject({ isError: true, structured: { reason: 'client_revoked' } });
      expect(JSON.stringify(called.structured)).not.toMatch(/Home|Visa|Decaf/);
    }
    shared.side.settlement.settings.isClientRevoked = false;
    expect(linesOf(await view())).toEqual([['decaf', 1]]);
  });

  it('invariant 12: shows labels of the book and neither an address nor a card', async () => {
    await add('decaf');
    const { structured } = await view();
    for (const entry of [...(structured['addresses'] as object[])]) {
      expect(Object.keys(entry).sort()).toEqual(['address_id', 'is_chosen', 'label']);
    }
    for (const entry of [...(structured['instruments'] as object[])]) {
      expect(Object.keys(entry).sort()).toEqual(['instrument_id', 'is_chosen', 'label']);
    }
  });

  it('does not show what is not sold any more, and is changed by no look at it', async () => {
    await add('decaf', 3);
    await add('dark-roast');
    const { decaf } = withoutDecaf();
    for (const shown of [await view(), await view()]) {
      expect(shown.text).toContain('is not sold any more');
      expect(linesOf(shown)).toEqual([['dark-roast', 1]]);
    }
    shared.side.merchant.products.set('decaf', decaf);
    expect(linesOf(await view())).toEqual([
      ['decaf', 3],
      ['dark-roast', 1],
    ]);
  });

  it.each([
    ['a change', () => add('dark-roast')],
    ['a preview, which is refused', () => callTool(shared.client, 'preview_order')],
  ])('loses with %s what is not sold any more, and says so', async (_what, touch) => {
    await add('decaf');
    await add('dark-roast');
    const { decaf } = withoutDecaf();
    expect((await touch()).text).toMatch(/is not sold any more|couldn't find one of those things/);
    shared.side.merchant.products.set('decaf', decaf);
    expect(linesOf(await view()).map(([product]) => product)).toEqual(['dark-roast']);
    expect(await callTool(shared.client, 'preview_order')).toMatchObject({ isError: false });
  });

  it('says that the shop cannot be reached when settlement or the merchant is down, and keeps what it has', async () => {
    await add('decaf');
    shared.side.settlement.settings.cutOff.push('book');
    expect(await view()).toMatchObject({ isError: true });
    shared.side.merchant.settings.isDown = true;
    const called = await add('decaf');
    expect(called.isError).toBe(true);
    expect(called.text).toContain("can't reach the shop");
    shared.side.merchant.settings.isDown = false;
    expect(linesOf(await view())).toEqual([['decaf', 1]]);
  });
});

describe('[REQ-MCP-CART] an order of the cart', () => {
  it('is the dry run of what is in it; an empty one is refused in the ledger first', async () => {
    const empty = await callTool(shared.client, 'preview_order');
    expect(empty).toMatchObject({ isError: true, structured: { reason: 'cart_empty' } });
    expect(empty.text).toMatch(/^Your cart is empty\. Nothing was ordered\./);
    const rows = await shared.side.reader.listLedgerEntries({ afterSequence: 0, limit: 1000 });
    const own = rows.filter(({ entryText }) => entryText.includes(`"${shared.customerId}"`));
    expect(own.map(({ entryText }) => JSON.parse(entryText) as unknown)).toMatchObject([
      { kind: 'proposal_refused', facts: { reason: 'cart_empty' } },
    ]);
    await add('dark-roast', 2);
    expect((await previewCart()).total_minor).toBe(3798 + 650 + 313);
  });

  it('leaves the cart only when it was bought, once, and takes only what it bought', async () => {
    await add('dark-roast', 2);
    await add('decaf');
    const { digest } = await previewCart();
    expect(linesOf(await view())).toHaveLength(2);
    shared.side.settlement.orders.set(digest, { state: 'payment_processing' });
    await add('dark-roast');
    expect(linesOf(await view())).toEqual([
      ['dark-roast', 3],
      ['decaf', 1],
    ]);
    await buy(digest);
    expect(linesOf(await view())).toEqual([['dark-roast', 1]]);
    expect(linesOf(await add('decaf'))).toEqual([
      ['dark-roast', 1],
      ['decaf', 1],
    ]);
  });

  it('invariant 6: leaves it as it was while it is not bought for certain, and when it ended otherwise', async () => {
    await add('dark-roast', 2);
    for (const state of ['cancelled', 'payment_declined', 'expired', 'declined'] as const) {
      const { digest } = await previewCart();
      shared.side.settlement.orders.set(digest, { state: 'ordered', receipt: null });
      expect(linesOf(await view())).toEqual([['dark-roast', 2]]);
      shared.side.settlement.orders.set(digest, { state });
      expect(linesOf(await view())).toEqual([['dark-roast', 2]]);
    }
  });

  it('has left before the next change, so that it takes nothing along that is put in for the next order', async () => {
    await add('dark-roast', 2);
    await buy((await previewCart()).digest);
    const set = await change('set', { product_id: 'dark-roast', quantity: 3 });
    expect(linesOf(set)).toEqual([['dark-roast', 3]]);
    expect(linesOf(await view())).toEqual([['dark-roast', 3]]);
  });

  it('takes nothing out for an order that was not made from it', async () => {
    await add('dark-roast', 2);
    const items = [{ product_id: 'dark-roast', quantity: 2 }];
    await buy((await previewCart({ items })).digest);
    expect(linesOf(await view())).toEqual([['dark-roast', 2]]);
  });

  it('still is one of the cart after its terms have changed', async () => {
    await add('dark-roast', 2);
    const order = await previewCart();
    const dark = shared.side.merchant.products.get('dark-roast');
    if (!dark) throw new Error('the shelf is empty');
    shared.side.merchant.products.set('dark-roast', {
      ...dark,
      unitPriceMinor: minorUnitsOf(2000),
    });
    shared.side.settlement.settings.nextRedeemAnswers.push({ outcome: 'terms_changed' });
    shared.side.settlement.orders.set(order.digest, { state: 'cancelled' });
    const { digest, redemption_token } = order;
    const called = await callTool(shared.client, 'redeem_order', {
      ...{ digest, redemption_token, code: '4821' },
    });
    const { digest: next } = called.structured['new_order'] as { digest: string };
    await buy(next);
    expect(linesOf(await view())).toEqual([]);
  });
});

describe.each(SPEECH_LOCALES)('[REQ-MCP-CART] the cart in %s', (locale) => {
  it('says its amounts exactly, and nothing in figures', async () => {
    await add('dark-roast', 2);
    await add('decaf');
    const spoken = (await view({ locale })).structured.spoken_message;
    expect(spoken).not.toMatch(/[\p{N}<>{}_]/u);
    const amounts = findSpokenAmounts(spoken, locale);
    expect(amounts.map(({ amountMinor }) => amountMinor)).toEqual([3798, 1750, 5548]);
    const changed = await change('set', { product_id: 'decaf', quantity: 3, locale });
    expect(
      findSpokenAmounts(changed.structured.spoken_message, locale).map((each) => each.amountMinor),
    ).toEqual([9048]);
  });
});
