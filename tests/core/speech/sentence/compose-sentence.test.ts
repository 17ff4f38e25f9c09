import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  composeSentence,
  findSpokenAmounts,
  findWrittenAmounts,
  MOST_SECONDS,
  namedAmountsOf,
  orderTermsSchema,
  parseSpokenAmount,
  speakAmount,
  speechMarkupOf,
  spokenSeconds,
  writeAmount,
  type Money,
  type OrderTerms,
} from '#core';
import { plainTerms, plainTermsInput, termsArbitrary } from '../../order/arbitrary-terms.ts';
import { HOSTILE_TITLES } from '../outside/hostile-titles.ts';

/** The plain order with other fields; the schema checks that it still adds up. */
function termsWith(changes: Record<string, unknown>): OrderTerms {
  return orderTermsSchema.parse({ ...plainTermsInput(), ...changes });
}

function linesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    productId: `p${String(index)}`,
    title: `Roast ${'ABCDEFGHIJ'.charAt(index)}`,
    quantity: 1,
    unitPriceMinor: 100,
    lineTotalMinor: 100,
    merchantCategoryCode: '5499',
  }));
}

const hostile = fc.constantFrom(...HOSTILE_TITLES.map(({ text }) => text.slice(0, 300)));
const outside = fc.oneof(
  hostile,
  fc.tuple(hostile, hostile).map((two) => two.join(' ').slice(0, 300)),
);

/** Orders in which every text from outside is hostile. */
const hostileTerms = fc
  .record({ terms: termsArbitrary, texts: fc.array(outside, { minLength: 20, maxLength: 20 }) })
  .map(({ terms, texts }): OrderTerms => {
    const text = (index: number) => texts[index] ?? 'x';
    return {
      ...terms,
      shop: { ...terms.shop, name: text(0) },
      merchant: { ...terms.merchant, name: text(1) },
      delivery: { method: text(2), promise: text(3) },
      address: { ...terms.address, label: text(4) },
      instrument: { ...terms.instrument, label: text(5) },
      discounts: terms.discounts.map((discount, index) => ({
        ...discount,
        label: text(6 + index),
      })),
      lines: terms.lines.map((line, index) => ({ ...line, title: text(8 + index) })),
    };
  });

function plainMoney({ amountMinor, currency }: Money): Money {
  return { amountMinor, currency };
}

/** Invariants 4 and 8 for one order: the named amounts of the terms, in order, and no other. */
function expectOnlyOwnAmounts(terms: OrderTerms) {
  const { sentence, spokenText } = composeSentence(terms, 'amber falcon');
  const own = namedAmountsOf(terms).map(({ money }) => money);
  expect(findSpokenAmounts(spokenText, terms.locale).map(plainMoney)).toEqual(own);
  expect(findWrittenAmounts(sentence, terms.locale)).toEqual(own);
  // And by means that share nothing with the finders: every sign or code in the text is one of ours, inside quotes too.
  const signs = sentence.match(/\p{Sc}|KWD/gu) ?? [];
  expect(signs).toHaveLength(own.length);
  const left = own.reduce(
    (text, money) =>
      text.replace(new RegExp(` ${speakAmount(money, terms.locale)}(?=[.:])`, 'u'), ''),
    spokenText,
  );
  expect(left).not.toMatch(/\b(?:dollars|cents|euros|yen|dinars|fils|pence)\b/iu);
  return { sentence, spokenText, own };
}

/** Where the sentence says what, whatever the titles are: its own frame, in its own order. */
function expectFrame(terms: OrderTerms, text: string) {
  const own = namedAmountsOf(terms);
  const sentences = text.split(/(?<=\.) /u);
  const starts = [
    'This is a dry run: nothing has been bought.',
    'From ',
    '',
    'Paying with ',
    'Check words: amber falcon.',
  ];
  const names = {
    delivery: 'Delivery is ',
    tax: 'Tax is ',
    discount: 'The discount ',
    total: 'The total is ',
  };
  const expected = [...starts, ...own.map(({ name }) => names[name])];
  expect(sentences.length).toBe(expected.length);
  expected.forEach((start, index) => {
    expect(sentences[index]?.startsWith(start)).toBe(true);
  });
}

describe('dry-run sentence', () => {
  it('is this, for a plain order', () => {
    expect(composeSentence(plainTerms, 'amber falcon')).toEqual({
      sentence:
        'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: 2 of “Dark Roast, whole bean 12 oz”. ' +
        'Standard delivery to Home, arriving Thu Dec 3. Paying with Visa ending 4242. Check words: amber falcon. ' +
        'Delivery is $6.50. Tax is $3.13. The total is $47.61.',
      spokenText:
        'This is a dry run: nothing has been bought. From Harbor Roasters, sold by Harbor Roasters LLC: two of Dark Roast whole bean twelve ounces. ' +
        'Standard delivery to Home, arriving Thursday, December third. Paying with Visa ending four two four two. Check words: amber falcon. ' +
        'Delivery is six dollars and fifty cents. Tax is three dollars and thirteen cents. The total is forty-seven dollars and sixty-one cents.',
    });
  });

  it('names discounts, leaves out what is zero, and names one seller once', () => {
    const terms = termsWith({
      merchant: { id: 'harbor-roasters', name: 'Harbor Roasters' },
      discounts: [
        { label: 'Welcome offer', amountMinor: 298 },
        { label: 'Nothing', amountMinor: 0 },
      ],
      deliveryMinor: 0,
      taxMinor: 0,
      totalMinor: 3500,
    });
    const { sentence, spokenText } = composeSentence(terms, 'amber falcon');
    expect(sentence).toMatch(
      /falcon\. The discount “Welcome offer” takes off \$2\.98\. The total is \$35\.00\.$/u,
    );
    expect(sentence).toContain('From Harbor Roasters: 2 of');
    expect(spokenText).toMatch(
      /The discount Welcome offer takes off two dollars and ninety-eight cents\. The total is thirty-five dollars\.$/u,
    );
  });

  it('reads the digits of a total back once where it sounds like another', () => {
    const terms = termsWith({ deliveryMinor: 702, taxMinor: 500, totalMinor: 5000 });
    const { sentence, spokenText } = composeSentence(terms, 'amber falcon');
    expect(spokenText).toMatch(/The total is fifty dollars: that is five zero point zero zero\.$/u);
    expect(sentence).toMatch(/The total is \$50\.00\.$/u);
  });

  it.each([
    [1, ': 1 of “Roast A”.'],
    [2, ': 1 of “Roast A” and 1 of “Roast B”.'],
    [3, ': 1 of “Roast A”, 1 of “Roast B” and 1 of “Roast C”.'],
    [5, '1 of “Roast D” and 1 of “Roast E”.'],
    [6, '1 of “Roast E” and 1 more item.'],
    [9, '1 of “Roast E” and 4 more items.'],
  ])('lists %i lines', (count, end) => {
    const subtotalMinor = count * 100;
    const terms = termsWith({
      lines: linesOf(count),
      subtotalMinor,
      totalMinor: subtotalMinor + 963,
    });
    expect(composeSentence(terms, 'amber falcon').sentence).toContain(end);
  });

  it('says "and four more items" in words', () => {
    const terms = termsWith({ lines: linesOf(9), subtotalMinor: 900, totalMinor: 1863 });
    expect(composeSentence(terms, 'amber falcon').spokenText).toContain(
      'one of Roast E and four more items.',
    );
  });

  it.each([
    ['Thu Dec 3', 'arriving Thursday, December third.'],
    ['Thursday, December 3', 'arriving Thursday, December third.'],
    ['Thu, Dec 3, 2026', 'arriving Thursday, December third.'],
    ['by Tue Jan 21st', 'arriving by Tuesday, January twenty-first.'],
    ['Dec 3-5', 'arriving December third to fifth.'],
    ['Arrives Sat', 'arriving Saturday.'],
    ['in 3-5 business days', 'arriving in three to five business days.'],
    ['today by 9 PM', 'arriving today by nine PM.'],
    ['tomorrow 10:30 am', 'arriving tomorrow ten thirty am.'],
    ['$5.00', 'arriving as the shop promises.'],
    ['2026-12-03', 'arriving December third.'],
    ['2026/12/03', 'arriving December third.'],
    ['3.12.2026', 'arriving December third.'],
    ['Thu 3 Dec', 'arriving Thursday, December third.'],
    ['by 3rd of December 2026', 'arriving by December third.'],
    ['2026-12-03 to 2026-12-05', 'arriving December third to fifth.'],
    ['in 2-3 business days', 'arriving in two to three business days.'],
    ['Donnerstag, 3. Dezember', 'arriving Thursday, December third.'],
    ['jeudi 3 décembre 2026', 'arriving Thursday, December third.'],
    // Two days by two customs, a day that no calendar has, a moment whose day depends on the clock there: none is said.
    ['3/12/2026', 'arriving as the shop promises.'],
    ['2026-02-31', 'arriving as the shop promises.'],
    ['2026-12-03T23:30:00Z', 'arriving as the shop promises.'],
  ])('says the promise "%s" in words', (promise, said) => {
    const terms = termsWith({ delivery: { method: 'Standard delivery', promise } });
    expect(composeSentence(terms, 'amber falcon').spokenText).toContain(`to Home, ${said}`);
  });

  it('says the digits of a label one by one, and never a whole card number', () => {
    const labelled = (label: string) =>
      composeSentence(termsWith({ instrument: { id: 'i', label } }), 'amber falcon');
    expect(labelled('Mastercard •••• 0077').spokenText).toContain(
      'Paying with Mastercard zero zero seven seven.',
    );
    const leaked = labelled('Visa 4242424242424242');
    expect(leaked.sentence).toContain('Paying with Visa.');
    expect(leaked.spokenText).toContain('Paying with Visa.');
  });

  it('is under 75 words for ordinary orders', () => {
    const { lines } = plainTerms;
    const two = [
      ...lines,
      {
        ...lines[0],
        productId: 'b',
        title: 'House Blend, 12 oz',
        quantity: 1,
        lineTotalMinor: 1899,
        merchantCategoryCode: '5499',
      },
    ];
    for (const terms of [
      plainTerms,
      termsWith({
        lines: two,
        subtotalMinor: 5697,
        totalMinor: 6660,
        merchant: { id: 'harbor-roasters', name: 'Harbor Roasters' },
      }),
      termsWith({
        discounts: [{ label: 'Welcome offer', amountMinor: 100 }],
        totalMinor: 4661,
        merchant: { id: 'harbor-roasters', name: 'Harbor Roasters' },
      }),
    ]) {
      const { spokenText } = composeSentence(terms, 'amber falcon');
      // A total whose digits are read back takes a few words more, and no more time than there is.
      expect(spokenText.replace(/: [a-z, ]+\.$/u, '.').split(' ').length).toBeLessThan(75);
      expect(spokenSeconds(spokenText, 'en-US')).toBeLessThan(MOST_SECONDS);
    }
  });

  it('invariant 4: speaks and shows exactly the named amounts of the terms, the total last [REQ-SENTENCE-AMOUNTS]', () => {
    fc.assert(
      fc.property(termsArbitrary, (terms) => {
        const { sentence, spokenText, own } = expectOnlyOwnAmounts(terms);
        const total = own.at(-1);
        expect(total).toEqual({ amountMinor: terms.totalMinor, currency: terms.currency });
        if (total === undefined) return;
        expect(sentence.endsWith(`The total is ${writeAmount(total, terms.locale)}.`)).toBe(true);
        const said = /The total is ([^.:]+)(?:: [a-z ,]+)?\.$/u.exec(spokenText)?.[1] ?? '';
        expect(parseSpokenAmount(said, terms.locale)).toEqual(total);
      }),
      { numRuns: 300 },
    );
  });

  // Hundreds of orders of hostile texts on a machine that does other work too.
  it(
    'invariant 8: no text from outside adds an amount or changes the frame of the sentence',
    { timeout: 120_000 },
    () => {
      fc.assert(
        fc.property(hostileTerms, (terms) => {
          const { sentence, spokenText } = expectOnlyOwnAmounts(terms);
          expectFrame(terms, spokenText);
          expectFrame(terms, sentence.replace(/“[^”]*”/gu, '“x”'));
          const quotes = sentence.match(/[“”]/gu)?.join('') ?? '';
          expect(quotes).toMatch(/^(?:“”)+$/u);
        }),
        { numRuns: 500 },
      );
    },
  );

  it('speaks plain words only: no digit, sign, markup or letter that needs escaping [REQ-SPOKEN-WORDS]', () => {
    fc.assert(
      fc.property(fc.oneof(termsArbitrary, hostileTerms), (terms) => {
        const { spokenText } = composeSentence(terms, 'amber falcon');
        expect(spokenText).toMatch(/^[\p{Script=Latin}\p{M} ,.:'-]+$/u);
        expect(speechMarkupOf(spokenText)).not.toMatch(/&(?!apos;)/u);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same each time [REQ-SENTENCE-DETERMINISTIC]', () => {
    fc.assert(
      fc.property(hostileTerms, (terms) => {
        expect(composeSentence(structuredClone(terms), 'amber falcon')).toEqual(
          composeSentence(terms, 'amber falcon'),
        );
      }),
      { numRuns: 50 },
    );
  });
});
