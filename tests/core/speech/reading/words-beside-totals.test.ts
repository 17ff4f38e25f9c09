/** A typed amount is read only when no word beside it may refuse, limit or change it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '../../../../core/money/currency.ts';
import { readWrittenTotal } from '../../../../core/speech/reading/read-written-total.ts';
import { WRITTEN_LOCALES, type WrittenLocale } from '../../../../core/speech/speech-locale.ts';

function read(text: string, currency: CurrencyCode, ...locale: WrittenLocale[]) {
  return readWrittenTotal(text, { currency, locale });
}

type Case = readonly [locale: WrittenLocale, currency: CurrencyCode, text: string];

/** One text per line. */
function cases(locale: WrittenLocale, currency: CurrencyCode, texts: string): readonly Case[] {
  return texts.split('|').map((text) => [locale, currency, text] as const);
}

const UNCLEAR: readonly Case[] = [
  ...cases(
    'zh-CN',
    'CNY',
    '廿三元|卅五元|卌二元|53廿|拒绝53.20元|太贵53.20元|最多53.20元|数百元|何百元',
  ),
  ...cases('ja-JP', 'JPY', '廿三円|数百円|何百円|二十数円|三百余円|5,300円まで|5,300円以内'),
  ...cases(
    'ja-JP',
    'JPY',
    '5,300円キャンセル|5,300円は断る|5,300円を拒否|5,300円はだめ|5,300円だめです',
  ),
  ...cases('en-US', 'USD', '53 million|53 odd dollars|quarter past 53|I refuse 53.20|reject 53.20'),
  ...cases('en-US', 'USD', 'declined 53.20|overcharged 53.20|53.20 is too much|max 53.20'),
  ...cases('en-US', 'USD', 'up to 53.20|at least 53.20|(53.20)|53.20 a month|53.20 👎|53.20 ❌'),
  ...cases(
    'en-US',
    'USD',
    'I refuse fifty-three dollars and twenty cents|up to fifty-three dollars',
  ),
  ...cases('de-DE', 'EUR', 'storniere 53,20|53,20 ablehnen|höchstens 53,20|maximal 53,20 €'),
  ...cases('de-DE', 'EUR', 'stoppe 53,20|53,20 ist zu viel|mindestens 53,20|53,20 verweigert'),
  ...cases('fr-FR', 'EUR', 'je refuse 53,20|53,20 c’est trop|jusqu’à 53,20|moins de 53,20'),
  ...cases('es-ES', 'EUR', 'rechazo 53,20|hasta 53,20|53,20 es demasiado|menos de 53,20'),
  ...cases('it-IT', 'EUR', 'rifiuto 53,20|fino a 53,20|53,20 è troppo|meno di 53,20'),
  ...cases('pt-BR', 'BRL', 'recuso 53,20|até 53,20|53,20 é demais|menos de 53,20'),
  ...cases('hi-IN', 'INR', '53.20 मना|₹53.20 तक|मना करता हूँ 53.20'),
  ...cases('de-DE', 'EUR', '1,234,-|(53,20)'),
];

const HARMLESS: readonly (readonly [...Case, number])[] = [
  ['en-US', 'USD', 'yes 53.20', 5320],
  ['en-US', 'USD', 'OK, exactly 53.20 please', 5320],
  ['en-US', 'USD', 'I confirm the total of $53.20.', 5320],
  ['en-US', 'USD', 'yes, fifty-three dollars and twenty cents please', 5320],
  ['de-DE', 'EUR', 'Der Gesamtbetrag ist 53,20 €.', 5320],
  ['de-DE', 'EUR', 'yes, 53,20', 5320],
  ['de-DE', 'EUR', '53,-', 5300],
  ['de-DE', 'EUR', '53,– €', 5300],
  ['de-DE', 'EUR', 'ja, 1.234,-', 123400],
  ['fr-FR', 'EUR', 'oui, le total est 53,20 €', 5320],
  ['fr-FR', 'EUR', 'd’accord, c’est 53 euros et 20 centimes', 5320],
  ['es-ES', 'EUR', 'sí, el total es 53,20', 5320],
  ['it-IT', 'EUR', 'sì, il totale è 53,20', 5320],
  ['pt-BR', 'BRL', 'sim, o total é R$ 53,20', 5320],
  ['ja-JP', 'JPY', 'はい、合計は5,300円です。お願いします', 5300],
  ['ja-JP', 'JPY', 'はい五千三百円です', 5300],
  ['hi-IN', 'INR', 'हाँ, कुल राशि ₹53.20 है', 5320],
  ['zh-CN', 'CNY', '好的，总金额是53.20元', 5320],
];

describe('words beside a typed total [REQ-TOTAL-WRITTEN]', () => {
  it.each(UNCLEAR)('invariant 4: %s, %s: "%s" approves nothing', (locale, currency, text) => {
    expect(read(text, currency, locale)).toMatchObject({
      outcome: 'refused',
      reason: 'ambiguous',
    });
  });

  it.each(WRITTEN_LOCALES)('invariant 4: %s: any unknown word approves nothing', (locale) => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('abemnrtxu')),
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(letters, fc.boolean(), (ending, isBefore) => {
        const text = isBefore ? `q${ending} 53.20` : `53.20 € q${ending}`;
        expect(read(text, 'EUR', locale)).toMatchObject({ outcome: 'refused' });
      }),
    );
  });

  it.each(['53,-20', '20,-53,-', '-53,-'])('invariant 4: "%s" approves nothing', (text) => {
    expect(read(text, 'EUR', 'de-DE')).toMatchObject({ outcome: 'refused' });
  });

  it('a long row of short words costs no time', () => {
    expect(read(`${'是的'.repeat(45)}x53元`, 'CNY', 'zh-CN')).toMatchObject({ outcome: 'refused' });
    expect(read(`${'是的'.repeat(45)}丁53元`, 'CNY', 'zh-CN')).toMatchObject({
      outcome: 'refused',
    });
    expect(read(`${'是的'.repeat(45)} 53元`, 'CNY', 'zh-CN')).toMatchObject({ amountMinor: 5300 });
  });

  it.each(HARMLESS)('%s, %s: reads "%s" as %i', (locale, currency, text, amountMinor) => {
    expect(read(text, currency, locale)).toEqual({ outcome: 'read', amountMinor });
  });

  it('invariant 4: a word that no locale of the screen and the order knows approves nothing', () => {
    const refused = { outcome: 'refused', reason: 'ambiguous' };
    expect(read('storniere 53.20', 'EUR', 'en-US', 'de-DE')).toMatchObject(refused);
    expect(read('rechazo 53.20', 'EUR', 'es-ES', 'de-DE')).toMatchObject(refused);
    expect(read('oui maximal 53.20', 'EUR', 'fr-FR', 'de-DE')).toMatchObject(refused);
  });

  it('one of the locales knows the words, and the other reads the same amount', () => {
    const total = { outcome: 'read', amountMinor: 5320 };
    expect(read('ja, 53.20 bitte', 'EUR', 'en-US', 'de-DE')).toEqual(total);
    expect(read('oui, 53,20', 'EUR', 'de-DE', 'fr-FR')).toEqual(total);
    expect(read('ja, 1.234', 'KWD', 'en-US', 'de-DE')).toMatchObject({ outcome: 'refused' });
    expect(read('53,-', 'EUR', 'en-US', 'de-DE')).toEqual({ outcome: 'read', amountMinor: 5300 });
  });

  it.each(['-53,-', 'minus 53,20', 'moins 53,20'])('"%s" is still negative', (text) => {
    expect(read(text, 'EUR', text.startsWith('moins') ? 'fr-FR' : 'de-DE')).toMatchObject({
      outcome: 'refused',
      reason: 'negative',
    });
  });
});
