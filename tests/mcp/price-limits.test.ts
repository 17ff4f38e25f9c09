/** Prices bounded in words, below and above, in every language that reads them; what is not understood stays a word of what is looked for. */
import { beforeEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { minorUnitsSchema, SPEECH_LOCALES, speakAmount, writeAmount, type Locale } from '#core';
import { readWish } from '../../mcp/search/read-wish.ts';
import { callTool, type Called } from './support/call-tool.ts';
import { makeProduct } from './support/start-merchant.ts';
import { shareRequestSide } from './support/shared-side.ts';

type Row = readonly [
  said: string,
  words: string,
  least: number | undefined,
  most: number | undefined,
];

const NEITHER = [undefined, undefined] as const;

const ROWS: Readonly<Partial<Record<Locale, readonly Row[]>>> = {
  'en-US': [
    ['coffee over twenty dollars', 'coffee', 2000, undefined],
    ['coffee for more than 15 dollars', 'coffee', 1500, undefined],
    ['a gift at least ten dollars', 'a gift', 1000, undefined],
    ['mugs above $12.50', 'mugs', 1250, undefined],
    ['coffee from $10', 'coffee', 1000, undefined],
    ['tea, 8 dollars or more', 'tea,', 800, undefined],
    ['tea, eight dollars and up', 'tea,', 800, undefined],
    ['coffee no less than ten dollars', 'coffee', 1000, undefined],
    ['coffee no more than ten dollars', 'coffee', undefined, 1000],
    ['coffee not over ten dollars', 'coffee', undefined, 1000],
    ['coffee not under ten dollars', 'coffee', 1000, undefined],
    ['tea over ten', 'tea', 1000, undefined],
    ['Tea for more than a hundred, please.', 'Tea', 10000, undefined],
    ['coffee between ten and twenty dollars', 'coffee', 1000, 2000],
    ['coffee between ten and twenty', 'coffee', 1000, 2000],
    ['coffee between twenty and ten dollars', 'coffee', 1000, 2000],
    ['coffee between ten dollars and twenty dollars', 'coffee', 1000, 2000],
    ['mugs between $12.50 and $20', 'mugs', 1250, 2000],
    ['a kettle between one hundred and fifty and two hundred dollars', 'a kettle', 15000, 20000],
    ['coffee from ten to fifteen dollars', 'coffee', 1000, 1500],
    ['coffee $10-$15', 'coffee', 1000, 1500],
    ['over ten and under twenty dollars', '', 1000, 2000],
    ['coffee over ten dollars but less than twenty', 'coffee', 1000, 2000],
    ['coffee under twenty but over ten dollars', 'coffee', 1000, 2000],
    ['coffee over ten dollars and under twenty dollars', 'coffee', 1000, 2000],
    ['coffee over ten and under twenty', 'coffee', 1000, 2000],
    ['coffee over twenty and under ten dollars', 'coffee', 2000, 1000],
    // No limits: these are words, and stay.
    ['a mug over ten ounces', 'a mug over ten ounces', undefined, undefined],
    ['no more than ten', 'no more than ten', undefined, undefined],
    ['at least two', 'at least two', undefined, undefined],
    ['over the moon', 'over the moon', undefined, undefined],
    ['a cup of twenty-five dollars', 'a cup of twenty-five dollars', undefined, undefined],
    ['a gift card of one-hundred dollars', 'a gift card of one-hundred dollars', ...NEITHER],
    ['between blue and ten dollars', 'between blue and ten dollars', undefined, undefined],
    ['between ten euros and twenty dollars', 'between ten euros and twenty dollars', ...NEITHER],
    ['ages 5 to 10', 'ages 5 to 10', undefined, undefined],
  ],
  'en-GB': [
    ['coffee over ten pounds', 'coffee', 1000, undefined],
    ['tea over ten', 'tea over ten', undefined, undefined],
  ],
  'es-US': [
    ['café por más de veinte dólares', 'café', 2000, undefined],
    ['té por más de diez', 'té', 1000, undefined],
    ['té no más de diez dólares', 'té', undefined, 1000],
    ['café entre diez y veinte dólares', 'café', 1000, 2000],
    ['café de diez a veinte dólares', 'café', 1000, 2000],
    ['café, diez dólares o más', 'café,', 1000, undefined],
  ],
  'es-ES': [
    ['café a partir de diez euros', 'café', 1000, undefined],
    ['café al menos 12,50 €', 'café', 1250, undefined],
    ['café más de diez y menos de veinte euros', 'café', 1000, 2000],
  ],
  'de-DE': [
    ['Kaffee über zwanzig Euro', 'Kaffee', 2000, undefined],
    ['Kaffee ab 12,50 €', 'Kaffee', 1250, undefined],
    ['Tee für mindestens zehn Euro', 'Tee', 1000, undefined],
    ['Tee nicht unter zehn Euro', 'Tee', 1000, undefined],
    ['Tee nicht mehr als zehn Euro', 'Tee', undefined, 1000],
    ['Kaffee zwischen zehn und zwanzig Euro', 'Kaffee', 1000, 2000],
    ['Kaffee von 10 bis 20 Euro', 'Kaffee', 1000, 2000],
    ['Kaffee über zehn, aber unter zwanzig Euro', 'Kaffee', 1000, 2000],
  ],
  'fr-FR': [
    ['café à plus de vingt euros', 'café', 2000, undefined],
    ["thé à partir d'un euro", 'thé', 100, undefined],
    ['thé pas plus de dix euros', 'thé', undefined, 1000],
    ['thé au moins dix euros', 'thé', 1000, undefined],
    ['café entre dix et vingt euros', 'café', 1000, 2000],
    ['café de dix à vingt euros', 'café', 1000, 2000],
    ['café plus de dix mais moins de vingt euros', 'café', 1000, 2000],
  ],
  'it-IT': [
    ['caffè sopra i venti euro', 'caffè', 2000, undefined],
    ['tè almeno dieci euro', 'tè', 1000, undefined],
    ['tè non più di dieci euro', 'tè', undefined, 1000],
    ['caffè tra dieci e venti euro', 'caffè', 1000, 2000],
    ['caffè da dieci a venti euro', 'caffè', 1000, 2000],
    ['caffè più di dieci e meno di venti euro', 'caffè', 1000, 2000],
  ],
  'pt-BR': [
    ['café acima de vinte reais', 'café', 2000, undefined],
    ['chá por mais de dez reais', 'chá', 1000, undefined],
    ['chá não mais de dez reais', 'chá', undefined, 1000],
    ['café entre dez e vinte reais', 'café', 1000, 2000],
    ['café de dez a vinte reais', 'café', 1000, 2000],
    ['café mais de dez e menos de vinte reais', 'café', 1000, 2000],
  ],
  'ja-JP': [
    ['千円以上のお茶', 'お茶', 1000, undefined],
    ['20ドルを超えるコーヒー', 'コーヒー', 2000, undefined],
    ['20ドルを超えないコーヒー', 'コーヒー', undefined, 2000],
    ['千円から二千円のお茶', 'お茶', 1000, 2000],
    ['千円と二千円の間のお茶', 'お茶', 1000, 2000],
    ['10から20ドルのお茶', 'お茶', 1000, 2000],
    ['千円以上二千円以下のお茶', 'お茶', 1000, 2000],
  ],
  'hi-IN': [
    ['दस डॉलर से ज़्यादा की चाय', 'चाय', 1000, undefined],
    ['दस डॉलर से ऊपर की चाय', 'चाय', 1000, undefined],
    ['दस डॉलर से कम नहीं चाय', 'चाय', 1000, undefined],
    ['दस डॉलर से अधिक नहीं चाय', 'चाय', undefined, 1000],
    ['चाय कम से कम दस डॉलर', 'चाय', 1000, undefined],
    ['दस से बीस डॉलर की चाय', 'चाय', 1000, 2000],
    ['दस और बीस डॉलर के बीच की चाय', 'चाय', 1000, 2000],
  ],
};

describe('[REQ-MCP-SEARCH] a price bounded in words', () => {
  const rows = Object.entries(ROWS).flatMap(([locale, all]) =>
    all.map((row): readonly [Locale, ...Row] => [locale as Locale, ...row]),
  );
  it.each(rows)('is read in %s from "%s"', (locale, said, words, least, most) => {
    const wish = readWish(said, locale);
    expect([wish.words, wish.least?.amountMinor, wish.most?.amountMinor]).toEqual([
      words,
      least,
      most,
    ]);
  });

  it('is read whole, whatever the two amounts are, spoken or written', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (one, other, isSpoken) => {
        const [least = 0, most = 0] = [one, other].sort((a, b) => a - b);
        const say = (amountMinor: number): string => {
          const money = {
            amountMinor: minorUnitsSchema.parse(amountMinor),
            currency: 'USD',
          } as const;
          return isSpoken ? speakAmount(money, 'en-US') : writeAmount(money, 'en-US');
        };
        const wish = readWish(`coffee between ${say(least)} and ${say(most)}`, 'en-US');
        expect([wish.words, wish.least?.amountMinor, wish.most?.amountMinor]).toEqual([
          'coffee',
          least,
          most,
        ]);
      }),
    );
  });

  it('is bounded below and above in every language', () => {
    const languages = new Set(Object.keys(ROWS).map((locale) => locale.slice(0, 2)));
    expect(languages).toEqual(new Set(SPEECH_LOCALES.map((locale) => locale.slice(0, 2))));
  });
});

describe('[REQ-MCP-SEARCH] a search bounded below', () => {
  const shared = shareRequestSide();
  beforeEach(() => {
    const { products } = shared.side.merchant;
    products.delete('mug');
    for (const [id, price] of Object.entries({ a: 2000, b: 1000, c: 3000, d: 4000 })) {
      products.set(`mug-${id}`, makeProduct(`mug-${id}`, `Mug ${id}`, price));
    }
  });

  const usd = (amount: number) => ({ amount_minor: amount, currency: 'USD' });
  const search = (args: Readonly<Record<string, unknown>>) =>
    callTool(shared.client, 'search_products', args);
  const idsOf = ({ structured }: Called): readonly string[] =>
    (structured['products'] as readonly { product_id: string }[]).map((each) => each.product_id);

  it.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
    [{ query: 'mug over twenty-five dollars' }, ['mug-c', 'mug-d']],
    [{ query: 'mug at least thirty dollars' }, ['mug-c', 'mug-d']],
    [{ query: 'mug', least: usd(3000) }, ['mug-c', 'mug-d']],
    [{ query: 'mug between fifteen and thirty dollars' }, ['mug-a', 'mug-c']],
    [{ query: 'the cheapest mug over fifteen dollars' }, ['mug-a', 'mug-c', 'mug-d']],
    [{ query: 'mug', least: usd(1500), most: usd(3000) }, ['mug-a', 'mug-c']],
  ])('finds what costs as much, and nothing else: %j', async (args, ids) => {
    const found = await search(args);
    expect([...idsOf(found)].sort()).toEqual(ids);
    expect(found.structured['are_alternatives']).toBe(false);
  });

  it('is refined by what is given apart, which was said last', async () => {
    const query = 'mug between fifteen and thirty dollars';
    expect(idsOf(await search({ query, most: usd(2500) }))).toEqual(['mug-a']);
    expect(idsOf(await search({ query, least: usd(2500) }))).toEqual(['mug-c']);
    // No price keeps both: the older one counts no more.
    expect(idsOf(await search({ query, most: usd(1200) }))).toEqual(['mug-b']);
    expect(idsOf(await search({ query, least: usd(3500) }))).toEqual(['mug-d']);
    expect(idsOf(await search({ query, page: 2 }))).toEqual([]);
  });

  it('says so where nothing is in between, and shows the next dearer first, then what is cheaper', async () => {
    const between = await search({ query: 'mug between $21 and $29' });
    expect(between.structured['are_alternatives']).toBe(true);
    expect(idsOf(between)).toEqual(['mug-c', 'mug-d']);
    const above = await search({ query: 'mug over a hundred dollars' });
    expect(above.text).toMatch(/^Nothing fits all of that\. These come closest\./);
    expect(idsOf(above)).toEqual(['mug-a', 'mug-b', 'mug-c', 'mug-d']);
    const crossed = await search({ query: 'mug over thirty dollars and under twenty dollars' });
    expect(crossed.structured['are_alternatives']).toBe(true);
  });

  it('compares no price with another currency', async () => {
    expect(idsOf(await search({ least: { amount_minor: 1, currency: 'EUR' } }))).toEqual([]);
  });

  it('takes a lower limit as strictly as an upper one', async () => {
    for (const least of ['20', 20, { amount_minor: -1, currency: 'USD' }, { ...usd(1), more: 1 }]) {
      expect(await search({ query: 'mug', least })).toMatchObject({ isError: true });
    }
  });
});
