/** The search tool: each part changes the answer and can be changed alone, pages, wishes in words, and the one of last time. */
import { beforeEach, describe, expect, it } from 'vitest';
import { orderDigestSchema, SPEECH_LOCALES, type Locale } from '#core';
import { readWish } from '../../mcp/search/read-wish.ts';
import { shopWordsOf } from '../../mcp/words/shop-words-of.ts';
import { callTool, previewSchema, type Called } from './support/call-tool.ts';
import { makeProduct } from './support/start-merchant.ts';
import { shareRequestSide } from './support/shared-side.ts';
import { receiptOf } from './support/start-settlement.ts';

describe('[REQ-MCP-SEARCH] what is wished beside the words', () => {
  it.each<[string, Locale, string, number | undefined, boolean, boolean]>([
    ['dark roast', 'en-US', 'dark roast', undefined, false, false],
    ['coffee under ten dollars', 'en-US', 'coffee', 1000, false, false],
    ['mugs for less than $12.50', 'en-US', 'mugs', 1250, false, false],
    ['tea, 8 dollars or less', 'en-US', 'tea,', 800, false, false],
    ['the cheapest mug', 'en-US', 'mug', undefined, true, false],
    ['cheap coffee at most twenty dollars', 'en-US', 'coffee', 2000, true, false],
    ['the one I had last time', 'en-US', '', undefined, false, true],
    ['the coffee we bought last time', 'en-US', 'the coffee', undefined, false, true],
    ['dark roast again', 'en-US', 'dark roast', undefined, false, true],
    ['the usual', 'en-GB', '', undefined, false, true],
    ['tea under ten', 'en-US', 'tea', 1000, false, false],
    ['Tea for less than 12.50, please.', 'en-US', 'Tea', 1250, false, false],
    ['té por menos de diez', 'es-US', 'té', 1000, false, false],
    ['a mug under ten ounces', 'en-US', 'a mug under ten ounces', undefined, false, false],
    ['at most two', 'en-US', 'at most two', undefined, false, false],
    ['tea under ten', 'en-GB', 'tea under ten', undefined, false, false],
    ['under the', 'en-US', 'under the', undefined, false, false],
    ['coffee between ten and fifteen dollars', 'en-US', 'coffee', 1500, false, false],
    ['coffee from $10 to $15', 'en-US', 'coffee', 1500, false, false],
    ['a cheaper one', 'en-US', 'a', undefined, true, false],
    ['something less expensive', 'en-US', 'something', undefined, true, false],
    ['mugs cheaper than ten dollars', 'en-US', 'mugs', 1000, false, false],
    ['reorder my coffee', 'en-US', 'coffee', undefined, false, true],
    ['what did I order last', 'en-US', '', undefined, false, true],
    ['the tea from my last order', 'en-US', 'the tea', undefined, false, true],
    ['the mug I bought last week', 'en-US', 'the mug', undefined, false, true],
    ['the same as last week', 'en-US', '', undefined, false, true],
    ['last order date planner', 'en-US', 'last order date planner', undefined, false, false],
    [
      'a gift card of fifty dollars',
      'en-US',
      'a gift card of fifty dollars',
      undefined,
      false,
      false,
    ],
    ['under the sea', 'en-US', 'under the sea', undefined, false, false],
    ['Kaffee bis 12,50 €', 'de-DE', 'Kaffee', 1250, false, false],
    ['den billigsten Tee unter zehn Euro', 'de-DE', 'Tee', 1000, true, false],
    ['den Kaffee vom letzten Mal', 'de-DE', 'den Kaffee', undefined, false, true],
    ['café por menos de diez dólares', 'es-US', 'café', 1000, false, false],
    ['el café más barato', 'es-ES', 'el café', undefined, true, false],
    ['el que pedí la última vez', 'es-ES', '', undefined, false, true],
    ['thé à moins de dix euros', 'fr-FR', 'thé', 1000, false, false],
    ['le café le moins cher', 'fr-FR', 'le café', undefined, true, false],
    ["celui que j'ai commandé la dernière fois", 'fr-FR', '', undefined, false, true],
    ['tè sotto i dieci euro', 'it-IT', 'tè', 1000, false, false],
    ["quello che ho preso l'ultima volta", 'it-IT', '', undefined, false, true],
    ['chá por menos de dez reais', 'pt-BR', 'chá', 1000, false, false],
    ['o que eu pedi da última vez', 'pt-BR', '', undefined, false, true],
    ['千円以下のお茶', 'ja-JP', 'お茶', 1000, false, false],
    ['一番安いコーヒー', 'ja-JP', 'コーヒー', undefined, true, false],
    ['前回と同じコーヒー', 'ja-JP', 'コーヒー', undefined, false, true],
    ['दस डॉलर से कम की चाय', 'hi-IN', 'चाय', 1000, false, false],
    ['सबसे सस्ती चाय', 'hi-IN', 'चाय', undefined, true, false],
    ['पिछली बार वाली चाय', 'hi-IN', 'चाय', undefined, false, true],
  ])('is read from "%s" (%s)', (query, locale, words, amountMinor, isCheapest, isOfLastTime) => {
    const wish = readWish(query, locale);
    expect(wish).toMatchObject({ words, isCheapest, isOfLastTime });
    expect(wish.most?.amountMinor).toBe(amountMinor);
  });
});

describe('[REQ-MCP-SEARCH] the search tool', () => {
  const shared = shareRequestSide();
  beforeEach(() => {
    const products = [
      makeProduct('mug-a', 'Mug A', 2000),
      makeProduct('mug-b', 'Mug B', 1000),
      makeProduct('mug-c', 'Mug C', 3000, false),
      { ...makeProduct('mug-d', 'Mug D', 4000), description: 'A kind of tableware.' },
    ];
    shared.side.merchant.products.delete('mug');
    for (const product of products) shared.side.merchant.products.set(product.productId, product);
  });

  const search = (args: Readonly<Record<string, unknown>>, by = shared.client) =>
    callTool(by, 'search_products', args);
  const idsOf = ({ structured }: Called): readonly string[] =>
    (structured['products'] as readonly { product_id: string }[]).map((each) => each.product_id);

  async function buy(productId: string): Promise<void> {
    shared.side.clock.nowMs += 1000;
    const items = [{ product_id: productId, quantity: 1 }];
    const called = await callTool(shared.client, 'preview_order', { items });
    const digest = orderDigestSchema.parse(previewSchema.parse(called.structured).digest);
    const stored = await shared.side.reader.findDryRun(digest);
    if (!stored) throw new Error('no such dry run');
    const receipt = { ...receiptOf(stored.dryRun), chargedAt: shared.side.clock.nowMs };
    shared.side.settlement.orders.set(digest, { state: 'ordered', receipt });
  }

  it.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['query', { query: 'mug a' }, ['mug-a']],
    ['least', { least: { amount_minor: 3000, currency: 'USD' } }, ['mug-c', 'mug-d']],
    ['most', { most: { amount_minor: 2000, currency: 'USD' } }, ['mug-a', 'mug-b']],
    ['order', { order: 'cheapest' }, ['mug-b', 'mug-a', 'mug-c', 'mug-d']],
    ['in_stock_only', { in_stock_only: true }, ['mug-a', 'mug-b', 'mug-d']],
    ['category', { category: 'tableware' }, ['mug-d']],
    ['page', { page: 2 }, []],
  ])('acts on %s alone, whatever else was asked', async (_part, change, ids) => {
    expect(idsOf(await search({ query: 'mug' }))).toEqual(['mug-a', 'mug-b', 'mug-c', 'mug-d']);
    const changed = await search({ query: 'mug', ...change });
    expect(idsOf(changed)).toEqual(ids);
  });

  it('compares no price with another currency', async () => {
    const most = { amount_minor: 2000, currency: 'EUR' };
    const called = await search({ query: 'mug', most });
    expect(called.structured['are_alternatives']).toBe(true);
    expect(idsOf(await search({ most }))).toEqual([]);
  });

  it('takes all of them together, and what is given apart over what the words say', async () => {
    const together = {
      query: 'the cheapest mug under thirty dollars',
      in_stock_only: true,
      most: { amount_minor: 4000, currency: 'USD' },
    };
    expect(idsOf(await search(together))).toEqual(['mug-b', 'mug-a', 'mug-d']);
    expect(idsOf(await search({ ...together, order: 'best' }))).toEqual([
      'mug-a',
      'mug-b',
      'mug-d',
    ]);
    const inWords = { query: together.query, in_stock_only: true };
    expect(idsOf(await search(inWords))).toEqual(['mug-b', 'mug-a']);
  });

  it('is asked for everything where nothing is named, and pages through it', async () => {
    const seen: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const called = await search({ page });
      expect(called.structured['page']).toBe(page);
      if (page <= 3) expect(called.isError).toBe(false);
      if (page > 1 && page <= 3) expect(called.text).toMatch(/^Here is what comes next\./);
      seen.push(...idsOf(called));
    }
    expect(new Set(seen).size).toBe(shared.side.merchant.products.size);
    expect(seen).toHaveLength(shared.side.merchant.products.size);
    const after = await search({ page: 9 });
    expect(after).toMatchObject({ isError: true, text: 'There is nothing more that fits.' });
  });

  it('shows what comes closest where nothing fits all, and says so', async () => {
    const called = await search({ query: 'mug a', most: { amount_minor: 100, currency: 'USD' } });
    expect(called).toMatchObject({ isError: false, structured: { are_alternatives: true } });
    expect(called.text).toMatch(/^Nothing fits all of that\. These come closest\. Mug A, \$20\.00/);
    const nothing = await search({ query: 'yacht', in_stock_only: true });
    // The price is given up before the kind, what there is of it comes first by price, and what is sold out last of all.
    const kept = await search({
      query: 'mug',
      category: 'tableware',
      most: { amount_minor: 100, currency: 'USD' },
    });
    expect(idsOf(kept)).toEqual(['mug-d']);
    const nearest = await search({ query: 'mug under five dollars', in_stock_only: true });
    expect(idsOf(nearest)).toEqual(['mug-b', 'mug-a', 'mug-d']);
    expect(nearest.structured['are_alternatives']).toBe(true);
    expect(nothing).toMatchObject({ isError: true, structured: { are_alternatives: false } });
  });

  it('sends the merchant neither the customer nor the token, only what was asked', async () => {
    await search({ query: 'mug', order: 'cheapest' });
    const asked = shared.side.saidOut.filter(({ url }) => url.includes('/products'));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ authorization: null, body: '' });
    expect(asked[0]?.url).not.toMatch(/customer|alexa/);
  });

  it('finds the one of last time among what this customer has bought, the latest first', async () => {
    await buy('decaf');
    await buy('mug-a');
    await callTool(shared.client, 'preview_order', {
      items: [{ product_id: 'dark-roast', quantity: 1 }],
    });
    const again = await search({ query: 'the one I had last time' });
    expect(idsOf(again)).toEqual(['mug-a', 'decaf']);
    expect(again).toMatchObject({ isError: false, structured: { were_ordered_before: true } });
    expect(again.text).toMatch(/^You ordered this here before\./);
    expect(idsOf(await search({ query: 'mug again' }))).toEqual(['mug-a']);
    const other = await search({ query: 'dark roast again' });
    expect(idsOf(other)).toEqual(['dark-roast', 'dark-roast-ground']);
    expect(other.text).toMatch(/^I found none of that among your last orders here\./);
  });

  it('invariant 11: finds nobody else’s orders, and none for a guest', async () => {
    await buy('decaf');
    const stranger = await shared.side.connect({ subject: 'customer-2' });
    const guest = await shared.side.connect({ scope: 'mcp:service', subject: 'alexa-skill' });
    for (const by of [stranger, guest]) {
      const called = await search({ query: 'the one I had last time' }, by);
      expect(called).toMatchObject({ isError: true, structured: { products: [] } });
      expect(called.text).toBe('I found none of that among your last orders here.');
      await by.close();
    }
  });

  it('leaves what is past to the phone where others may hear the device [REQ-SHARED-DEVICE]', async () => {
    await buy('decaf');
    shared.side.clock.nowMs += 15 * 60_000;
    const called = await search({ query: 'the one I had last time' });
    expect(called).toMatchObject({ isError: true, text: 'Your past orders are on your phone.' });
    shared.side.settlement.settings.mayTellHistory = true;
    expect(idsOf(await search({ query: 'the one I had last time' }))).toEqual(['decaf']);
  });

  it.each(SPEECH_LOCALES)(
    'says in %s what follows, what is closest and what was bought',
    async (locale) => {
      const { search: words } = shopWordsOf(locale);
      expect((await search({ page: 2, locale })).text).toContain(words.next);
      const most = { amount_minor: 1, currency: 'USD' };
      expect((await search({ query: 'mug', most, locale })).text).toContain(words.closest);
      expect((await search({ page: 99, locale })).text).toBe(words.noMore);
    },
  );
});
