/** Every language through the real tools: the order, its words and the code, as the customer hears and says them. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  composeSentence,
  findSpokenAmounts,
  SPEECH_LOCALES,
  minorUnitsOf,
  orderDigestSchema,
  speakAmount,
  writeAmount,
  type DryRun,
  type Locale,
} from '#core';
import { otherOrderWords } from '../../mcp/words/next-step-words.ts';
import { shopWordsOf } from '../../mcp/words/shop-words-of.ts';
import { callTool, previewSchema, type Called } from './support/call-tool.ts';
import { startRequestSide, type RequestSideUnderTest } from './support/start-request-side.ts';

let side: RequestSideUnderTest;
let client: Client;

beforeEach(async () => {
  side = await startRequestSide();
  client = await side.connect();
  await client.listTools();
});
afterEach(async () => {
  await client.close();
  await side.stop();
});

const TWO_BAGS = { items: [{ product_id: 'dark-roast', quantity: 2 }] };

/** Four eight two one, as a customer says it. */
const SAID_CODE: Readonly<Record<Locale, string>> = {
  'en-US': 'four eight two one',
  'en-GB': 'four eight two one',
  'en-CA': 'four eight two one',
  'es-US': 'cuatro ocho dos uno',
  'es-ES': 'cuatro ocho dos uno',
  'de-DE': 'vier acht zwei eins',
  'fr-FR': 'quatre huit deux un',
  'it-IT': 'quattro otto due uno',
  'pt-BR': 'quatro oito dois um',
  'ja-JP': 'よん はち に いち',
  'hi-IN': 'चार आठ दो एक',
};

const NOT_ENGLISH = SPEECH_LOCALES.filter((locale) => !locale.startsWith('en'));

async function preview(locale: Locale) {
  const called = await callTool(client, 'preview_order', { ...TWO_BAGS, locale });
  return { called, order: previewSchema.parse(called.structured) };
}

async function storedDryRun(digest: string): Promise<DryRun> {
  const stored = await side.reader.findDryRun(orderDigestSchema.parse(digest));
  if (!stored) throw new Error('no such dry run');
  return stored.dryRun;
}

function redeem(
  { digest, redemption_token }: { digest: string; redemption_token: string },
  more: { readonly code: string; readonly locale?: Locale },
): Promise<Called> {
  return callTool(client, 'redeem_order', { digest, redemption_token, ...more });
}

describe.each(SPEECH_LOCALES)('in %s', (locale) => {
  it('an order is read out in the language asked for, and its amounts parse back, the total last [REQ-LOCALES]', async () => {
    const { called, order } = await preview(locale);
    const { terms, checkWords } = await storedDryRun(order.digest);
    expect(terms.locale).toBe(locale);
    const { sentence, spokenText } = composeSentence(terms, checkWords);
    expect(order).toMatchObject({ sentence, spoken_text: spokenText });
    const { gap, proposal } = shopWordsOf(locale);
    expect(called.structured.spoken_message).toBe(`${spokenText}${gap}${proposal.confirmThenCode}`);
    expect(called.text).toBe(`${sentence}${gap}${proposal.confirmThenCode}`);
    expect(called.structured.spoken_message).not.toMatch(/\p{N}/u);
    const amounts = findSpokenAmounts(called.structured.spoken_message, locale);
    expect(amounts.map(({ amountMinor }) => amountMinor)).toEqual([650, 313, 4761]);
    expect(amounts.every(({ currency, isExact }) => currency === 'USD' && isExact)).toBe(true);
  });

  it('a code in that language’s words places the order, and the receipt’s words say what was charged [REQ-LOCALES]', async () => {
    const { order } = await preview(locale);
    side.settlement.orders.set(order.digest, { state: 'confirmed', code: '4821' });
    const called = await redeem(order, { code: SAID_CODE[locale] });
    expect(called.structured).toMatchObject({ outcome: 'ordered' });
    const spoken = called.structured.spoken_message;
    expect(findSpokenAmounts(spoken, locale)).toMatchObject([
      { amountMinor: 4761, currency: 'USD', isExact: true },
    ]);
    expect(spoken).toContain(order.check_words);
    expect(spoken).not.toMatch(/\p{N}/u);
    expect(called.text).toContain(
      writeAmount({ amountMinor: minorUnitsOf(4761), currency: 'USD' }, locale),
    );
  });

  it('a wrong code, a search, help and a lost order are told in that language [REQ-LOCALES]', async () => {
    const words = shopWordsOf(locale);
    const { order } = await preview(locale);
    side.settlement.orders.set(order.digest, { state: 'confirmed', code: '1234' });
    const wrong = await redeem(order, { code: SAID_CODE[locale] });
    expect(wrong.structured.spoken_message).toBe(
      `${words.redeem.codeWrong}${words.gap}${words.redeem.triesLeft.two}`,
    );
    const found = await callTool(client, 'search_products', { query: 'sampler', locale });
    expect(found.structured.spoken_message).not.toMatch(/\p{N}/u);
    expect(found.text).toContain(words.search.found({ count: 7, said: '7' }));
    const prices = findSpokenAmounts(found.structured.spoken_message, locale);
    expect(prices.map(({ amountMinor }) => amountMinor)).toEqual([100, 100, 100, 100, 100]);
    const product = await callTool(client, 'get_product', { product_id: 'decaf', locale });
    expect(product.structured.spoken_message).toContain(
      speakAmount({ amountMinor: minorUnitsOf(1750), currency: 'USD' }, locale),
    );
    const help = await callTool(client, 'shop_help', { locale });
    expect(help.structured.spoken_message).toBe(words.help('Harbor Roasters'));
    const lost = await callTool(client, 'get_order', { digest: 'ef'.repeat(32), locale });
    expect(lost.text).toBe(`${words.order.notFound}${words.gap}${otherOrderWords(locale).text}`);
    expect((await callTool(client, 'search_products', { query: 'yacht', locale })).text).toBe(
      words.search.nothingFound,
    );
  });

  it('an order is looked up, listed and cancelled in its own language where none is named [REQ-LOCALES]', async () => {
    const words = shopWordsOf(locale);
    const { order } = await preview(locale);
    const { digest } = order;
    for (const args of [{}, { digest }]) {
      const looked = await callTool(client, 'get_order', args);
      expect(looked.structured.spoken_message).toContain(words.order.states.waiting);
    }
    const listed = await callTool(client, 'list_orders');
    expect(listed.structured.spoken_message).toContain(words.order.states.waiting);
    const unclear = await redeem(order, { code: '48' });
    expect(unclear.text).toBe(words.redeem.codeUnclear);
    const cancelled = await callTool(client, 'cancel_order', { digest });
    expect(cancelled.text).toBe(words.cancel.cancelled);
  });

  it('what is refused is refused in that language [REQ-LOCALES]', async () => {
    const words = shopWordsOf(locale);
    const refused = await callTool(client, 'preview_order', {
      items: [{ product_id: 'mug', quantity: 1 }],
      locale,
    });
    expect(refused.text.startsWith(words.proposal.refused.out_of_stock)).toBe(true);
    const unclear = await callTool(client, 'preview_order', { items: [], locale });
    expect(unclear.text.startsWith(words.request.notUnderstood)).toBe(true);
    await side.settlement.stop();
    const down = await callTool(client, 'list_orders', { locale });
    const { unreachable, phoneShowsOrders, tryAgainSoon } = words.faults;
    expect(down.text).toBe([unreachable, phoneShowsOrders, tryAgainSoon].join(words.gap));
  });
});

describe('the language of a call', () => {
  it('is the one that it names, before that of the order [REQ-LOCALES]', async () => {
    const { order } = await preview('en-US');
    const german = shopWordsOf('de-DE');
    const looked = await callTool(client, 'get_order', { digest: order.digest, locale: 'de-DE' });
    expect(looked.structured.spoken_message).toContain(german.order.states.waiting);
    expect(looked.structured['spoken_text']).toBe(order.spoken_text);
    side.settlement.orders.set(order.digest, { state: 'confirmed', code: '4821' });
    const unread = await redeem(order, { code: SAID_CODE['de-DE'] });
    expect(unread.structured).toMatchObject({ outcome: 'code_unclear' });
    const read = await redeem(order, { code: SAID_CODE['de-DE'], locale: 'de-DE' });
    expect(read.structured).toMatchObject({ outcome: 'ordered' });
    expect(read.structured.spoken_message).toMatch(/^Bestellt\./);
  });

  it('makes another order of the same things, since its sentence is another [REQ-LOCALES]', async () => {
    const english = await preview('en-US');
    const german = await preview('de-DE');
    expect(german.order.digest).not.toBe(english.order.digest);
    expect((await preview('de-DE')).order).toEqual(german.order);
    expect((await preview('en-US')).order).toEqual(english.order);
    const unnamed = await callTool(client, 'preview_order', TWO_BAGS);
    expect(previewSchema.parse(unnamed.structured)).toEqual(english.order);
  });

  it('is kept when changed terms are read out anew [REQ-LOCALES]', async () => {
    const { order } = await preview('fr-FR');
    const dark = side.merchant.products.get('dark-roast');
    if (!dark) throw new Error('the shelf is empty');
    side.merchant.products.set('dark-roast', { ...dark, unitPriceMinor: minorUnitsOf(2000) });
    side.settlement.settings.nextRedeemAnswers.push({ outcome: 'terms_changed' });
    const called = await redeem(order, { code: '4821' });
    const { new_order: changed } = z
      .object({ new_order: z.looseObject({ digest: z.string() }) })
      .parse(called.structured);
    expect((await storedDryRun(changed.digest)).terms.locale).toBe('fr-FR');
    expect(called.text).toContain("Le total s'élève maintenant à 49,63\u00a0$US.");
    expect(called.structured.spoken_message).not.toMatch(/\p{N}/u);
  });

  it.each(['preview_order', 'search_products', 'shop_help', 'list_orders', 'get_order'])(
    '%s refuses one that it does not speak, and says which it does [REQ-LOCALES]',
    async (tool) => {
      for (const locale of ['zh-CN', 'de', 'EN-us', '', 7, null]) {
        const called = await callTool(client, tool, {
          ...(tool === 'preview_order' ? TWO_BAGS : {}),
          ...(tool === 'search_products' ? { query: 'decaf' } : {}),
          locale,
        });
        expect(called.isError).toBe(true);
        expect(called.text).toBe(
          `I didn't understand that request. The part "locale" is not as it should be: it is one of ${SPEECH_LOCALES.join(', ')}. Say it another way, or ask what you can do here.`,
        );
      }
      expect(side.settlement.quotes).toHaveLength(0);
    },
  );

  it('is listed for every tool, with English of the United States where none is named [REQ-LOCALES]', async () => {
    const { tools } = await client.listTools();
    for (const { name, inputSchema } of tools) {
      const locale = z
        .object({ enum: z.array(z.string()), default: z.string().optional() })
        .parse(inputSchema.properties?.['locale']);
      expect(locale.enum).toEqual(SPEECH_LOCALES);
      const isOfOrder = ['get_order', 'list_orders', 'redeem_order', 'cancel_order'].includes(name);
      expect([name, locale.default]).toEqual([name, isOfOrder ? undefined : 'en-US']);
      expect(inputSchema.required ?? []).not.toContain('locale');
    }
  });

  it.each(NOT_ENGLISH)(
    'leaves no English of ours on the card in %s [REQ-LOCALES]',
    async (locale) => {
      const { called } = await preview(locale);
      const { charges, delivery, instrument } = z
        .object({
          charges: z.array(z.object({ label: z.string() })),
          delivery: z.string(),
          instrument: z.string(),
        })
        .parse(called.structured);
      const labels = [...charges.map(({ label }) => label), delivery, instrument];
      expect(labels).toHaveLength(4);
      for (const label of labels)
        expect(label).not.toMatch(/Delivery|Standard d|Home|Tax\b|Thu|ending/);
    },
  );
});
