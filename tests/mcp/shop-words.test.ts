/** The tables themselves: complete by type, and here by what they say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  findSpokenAmounts,
  SPEECH_LOCALES,
  minorUnitsOf,
  speakAmount,
  type Locale,
} from '#core';
import { shopWordsOf } from '../../mcp/words/shop-words-of.ts';
import type { ShopWords } from '../../mcp/words/shop-words.ts';

/** "Nothing was bought", "nothing was ordered", also of the present. */
const NOTHING: Readonly<Record<Locale, { readonly bought: RegExp; readonly ordered: RegExp }>> = {
  ...inEach(['en-US', 'en-GB', 'en-CA'], /Nothing (was|is) bought/, /Nothing was ordered\./),
  ...inEach(['es-US', 'es-ES'], /[Nn]o se ha comprado nada/, /No se ha pedido nada\./),
  ...inEach(
    ['de-DE'],
    /Es wurde nichts gekauft|Noch ist nichts gekauft/,
    /Es wurde nichts bestellt\./,
  ),
  ...inEach(['fr-FR'], /Rien n'(a été|est encore) acheté/, /Rien n'a été commandé\./),
  ...inEach(['it-IT'], /Non è (ancora )?stato acquistato nulla/, /Non è stato ordinato nulla\./),
  ...inEach(['pt-BR'], /Nada foi comprado/, /Nada foi pedido\./),
  ...inEach(['ja-JP'], /何も購入されていません/, /何も注文されていません。/),
  ...inEach(['hi-IN'], /कुछ भी खरीदा नहीं गया/, /कुछ भी ऑर्डर नहीं किया गया।/),
} as Readonly<Record<Locale, { readonly bought: RegExp; readonly ordered: RegExp }>>;

const ENGLISH =
  /(?<![\p{L}'])(the|your|you|order|orders|ordered|nothing|bought|phone|with|is|it|and|of|confirm|confirmed|again|right|say|says|seller|found|try|tries|digits|words|check|total is|shop is|not|please|charged|delivery|tax|discount|receipt)(?!\p{L})/iu;

function inEach(locales: readonly Locale[], bought: RegExp, ordered: RegExp) {
  return Object.fromEntries(locales.map((locale) => [locale, { bought, ordered }]));
}

/** Every sentence, with its slots filled with what reads the same in every language. */
function sentencesOf(words: ShopWords): readonly (readonly [path: string, sentence: string])[] {
  const slots = {
    ...{ count: 5, said: 'X', title: 'X', price: 'X', isInStock: false, shop: 'X' },
    ...{ total: 'X', checkWords: 'X', amount: 'X', address: 'X', promise: 'X' },
    ...{ name: 'X', detail: 'X', toString: () => 'X' },
  };
  const walk = (value: unknown, path: string): (readonly [string, string])[] => {
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') {
      const say = value as (slots: unknown) => string;
      return [
        [path, say(slots)],
        ...(/found|more/.test(path) ? [[`${path} one`, say({ ...slots, count: 1 })] as const] : []),
      ];
    }
    return Object.entries(value as object).flatMap(([key, each]) => walk(each, `${path} ${key}`));
  };
  return walk(words, '').filter(([path]) => path !== ' gap');
}

/** What stands in a sentence, or before one. */
const NO_SENTENCES = [' product sellerSays', ' audit anAssistant'];

const ONE_EACH = ['en-US', 'es-ES', 'de-DE', 'fr-FR', 'it-IT', 'pt-BR', 'ja-JP', 'hi-IN'] as const;

describe.each(SPEECH_LOCALES)('the words in %s', (locale) => {
  const words = shopWordsOf(locale);
  const sentences = sentencesOf(words);

  it('have neither digits nor signs nor anything that could be heard as an amount [REQ-LOCALES]', () => {
    for (const [path, sentence] of sentences) {
      if (path.startsWith(' charges') || path.startsWith(' request')) continue;
      expect([path, sentence]).toEqual([
        path,
        expect.not.stringMatching(/[\p{N}$€£¥₹%_<>{}[\]()"&#*/@+=|]/u),
      ]);
      expect([path, findSpokenAmounts(sentence, locale)]).toEqual([path, []]);
    }
  });

  it('end each sentence, and name no code, id or inner word [REQ-LOCALES]', () => {
    for (const [path, sentence] of sentences) {
      if (path.startsWith(' charges') || NO_SENTENCES.includes(path)) continue;
      expect([path, sentence]).toEqual([path, expect.stringMatching(/[.。।]$/u)]);
      expect(sentence).not.toMatch(/\b(token|session|error|success|undefined|null|JSON)\b/i);
    }
  });

  it.runIf(!locale.startsWith('en'))('hold no English [REQ-LOCALES]', () => {
    const english = new Map(sentencesOf(shopWordsOf('en-US')));
    for (const [path, sentence] of sentences) {
      expect(sentence).not.toMatch(ENGLISH);
      expect([path, sentence]).not.toEqual([path, english.get(path)]);
    }
  });

  it('say of everything that was not bought or not ordered that it was not [REQ-LOCALES]', () => {
    const { bought, ordered } = NOTHING[locale];
    for (const refused of Object.values(words.proposal.refused)) expect(refused).toMatch(ordered);
    const { payment_processing: paying, ...ended } = words.redeem.outcomes;
    for (const outcome of [...Object.values(ended), words.redeem.codeWrong]) {
      expect(outcome).toMatch(bought);
    }
    const {
      payment_processing: alsoPaying,
      payment_unknown: unknown,
      ...states
    } = words.order.states;
    for (const state of Object.values(states)) expect(state).toMatch(bought);
    const { cancelled, declined, expired, already_ordered: tooLate } = words.cancel;
    for (const ending of [cancelled, declined, expired]) expect(ending).toMatch(bought);
    expect(words.request.tooMany).toMatch(bought);
    // Of these it is not known, or not true.
    for (const open of [paying, alsoPaying, unknown, tooLate, words.faults.orderUnknown]) {
      expect(open).not.toMatch(bought);
    }
  });

  it('invariant 8: let any amount be heard as itself and as nothing else [REQ-LOCALES]', () => {
    const shop = 'Harbor Roasters';
    const checkWords = 'X';
    const around: readonly ((amount: string) => string)[] = [
      words.redeem.totalIsNow,
      words.cart.subtotal,
      (total) => words.order.summary({ total, checkWords }),
      (amount) => words.order.ordered({ amount, shop, checkWords }),
      (price) => words.product.line({ title: 'Espresso', price, isInStock: true }),
      (price) => words.product.line({ title: 'Espresso', price, isInStock: false }),
    ];
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 1e11 })),
        fc.constantFrom(...CURRENCY_CODES),
        (minor, currency) => {
          const money = { amountMinor: minorUnitsOf(minor), currency };
          for (const say of around) {
            const heard = findSpokenAmounts(say(speakAmount(money, locale)), locale);
            expect(heard).toMatchObject([{ ...money, isExact: true }]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('tell one more try from two, three and none [REQ-LOCALES]', () => {
    expect(new Set(Object.values(words.redeem.triesLeft)).size).toBe(4);
  });
});

it('no language has the sentences of another [REQ-LOCALES]', () => {
  const seen = new Map<string, string>();
  for (const locale of ONE_EACH) {
    for (const [path, sentence] of sentencesOf(shopWordsOf(locale))) {
      if (sentence.replaceAll('X', '').length < 8) continue;
      const at = `${locale}${path}`;
      const before = seen.get(sentence);
      if (before !== undefined) expect([at, before.slice(0, 5)]).toEqual([at, locale]);
      seen.set(sentence, at);
    }
  }
});
