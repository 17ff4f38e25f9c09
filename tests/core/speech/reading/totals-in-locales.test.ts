import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, type CurrencyCode } from '../../../../core/money/currency.ts';
import { minorUnitsOf } from '../../../../core/money/minor-units.ts';
import { decimalText, type Money } from '../../../../core/money/money.ts';
import { writeAmount } from '../../../../core/speech/amounts/write-amount.ts';
import { readWrittenTotal } from '../../../../core/speech/reading/read-written-total.ts';
import { WRITTEN_LOCALES, type WrittenLocale } from '../../../../core/speech/speech-locale.ts';

const anyMoney = fc
  .tuple(
    fc.constantFrom(...CURRENCY_CODES),
    fc.oneof(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 500_000 })),
  )
  .map(([currency, minor]): Money => ({ currency, amountMinor: minorUnitsOf(minor) }));

function read(text: string, currency: CurrencyCode, locale: WrittenLocale) {
  return readWrittenTotal(text, { currency, locale });
}

const COMMA_LOCALES: readonly WrittenLocale[] = ['es-ES', 'de-DE', 'fr-FR', 'it-IT', 'pt-BR'];
const SPACE_LOCALES: readonly WrittenLocale[] = [...COMMA_LOCALES, 'en-CA'];

/** What people write around an amount. */
const AROUND: Readonly<Record<WrittenLocale, readonly [string, string]>> = {
  'en-US': ['yes, ', ' please'],
  'en-GB': ['the total is ', ', thanks'],
  'en-CA': ['yes ', '!'],
  'es-US': ['sí, ', ' por favor'],
  'es-ES': ['son ', ', gracias'],
  'de-DE': ['ja, ', ' bitte'],
  'fr-FR': ['oui, ', ' s’il vous plaît'],
  'it-IT': ['sì, ', ' grazie'],
  'pt-BR': ['sim, ', ', obrigada'],
  'ja-JP': ['合計', 'です'],
  'hi-IN': ['हाँ, ', ' कृपया'],
  'zh-CN': ['一共', '，谢谢'],
};

function local(money: Money, locale: WrittenLocale): string {
  const plain = decimalText(money);
  return COMMA_LOCALES.includes(locale) ? plain.replace('.', ',') : plain;
}

function inGroups(plain: string, mark: string): string {
  const at = plain.search(/[.,]/u);
  const whole = at === -1 ? plain : plain.slice(0, at);
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/gu, mark);
  return groups + (at === -1 ? '' : plain.slice(at));
}

type Way = (money: Money, locale: WrittenLocale) => string | undefined;

/** Ways in which people write an amount; undefined where nobody of the locale does. */
const WAYS: Readonly<Record<string, Way>> = {
  'as shown': (money, locale) => writeAmount(money, locale),
  'as shown, with plain spaces': (money, locale) => {
    const shown = writeAmount(money, locale).replace(/[\u00a0\u202f]/gu, ' ');
    // A lone group parted by a plain space may be two numbers.
    return /^\d{1,3}(?: \d{3})+(?![,.\d])/u.test(shown) ? undefined : shown;
  },
  'in words around': (money, locale) =>
    AROUND[locale].join('').length > 0
      ? `${AROUND[locale][0]}${writeAmount(money, locale)}${AROUND[locale][1]}`
      : undefined,
  'plain digits': (money, locale) => local(money, locale),
  'plain digits in words': (money, locale) => AROUND[locale].join(local(money, locale)),
  'with the code before': (money, locale) => `${money.currency} ${local(money, locale)}`,
  'with the code touching': (money, locale) => `${money.currency}${local(money, locale)}`,
  'with the code after in small letters': (money, locale) =>
    `${local(money, locale)} ${money.currency.toLowerCase()}`,
  'full width': (money, locale) =>
    local(money, locale).replace(/[\d.,]/gu, (each) =>
      String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0),
    ),
  'with spaces between groups': (money, locale) =>
    SPACE_LOCALES.includes(locale) && decimalText(money).includes('.')
      ? inGroups(local(money, locale), ' ')
      : undefined,
  'with apostrophes between groups': (money, locale) =>
    COMMA_LOCALES.includes(locale) ? inGroups(local(money, locale), "'") : undefined,
  'with a point before the cents': (money, locale) =>
    ['JPY', 'KWD'].includes(money.currency) && COMMA_LOCALES.includes(locale)
      ? undefined
      : decimalText(money),
  'in western groups': (money, locale) =>
    locale === 'hi-IN' ? inGroups(decimalText(money), ',') : undefined,
  'in Devanagari digits': (money, locale) =>
    locale === 'hi-IN'
      ? writeAmount(money, locale).replace(/\d/gu, (digit) =>
          String.fromCodePoint(0x966 + Number.parseInt(digit, 10)),
        )
      : undefined,
};

describe('written totals in every locale [REQ-TOTAL-WRITTEN]', () => {
  it.each(
    WRITTEN_LOCALES.flatMap((locale) => Object.keys(WAYS).map((way) => [locale, way] as const)),
  )('invariant 5: %s: every amount written %s is read to the minor unit', (locale, way) => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        const text = WAYS[way]?.(money, locale);
        if (text === undefined) return;
        expect(read(text, money.currency, locale)).toEqual({
          outcome: 'read',
          amountMinor: money.amountMinor,
        });
      }),
      { numRuns: 150 },
    );
  });

  it.each(WRITTEN_LOCALES)('%s: never reads an amount as one of another currency', (locale) => {
    fc.assert(
      fc.property(anyMoney, fc.constantFrom(...CURRENCY_CODES), (money, currency) => {
        fc.pre(currency !== money.currency);
        const text = writeAmount(money, locale);
        // One sign for two currencies: the order says which.
        fc.pre(!/(?<!\p{L})¥/u.test(text) || !['JPY', 'CNY'].includes(currency));
        expect(read(text, currency, locale)).toMatchObject({
          outcome: 'refused',
          reason: 'other_currency',
        });
      }),
      { numRuns: 300 },
    );
  });

  it.each(WRITTEN_LOCALES)('%s: never reads a text with two different amounts', (locale) => {
    const between = fc.constantFrom(
      '',
      ' ',
      ', ',
      ' / ',
      ' + ',
      ' - ',
      '\n',
      ' or ',
      ' und ',
      '和',
      '、',
    );
    fc.assert(
      fc.property(anyMoney, anyMoney, between, fc.nat({ max: 2 }), (first, second, mark, signs) => {
        const other = { ...second, currency: first.currency };
        fc.pre(first.amountMinor !== other.amountMinor);
        const isWhole = !decimalText(first).includes('.');
        // Without a sign or a word between them, digits that touch are one number.
        fc.pre(signs === 0 || (mark !== '' && !(isWhole && /^[ ,\n]+$/u.test(mark))));
        const texts = [first, other].map((money, at) =>
          at < signs ? local(money, locale) : writeAmount(money, locale),
        );
        const text = texts.join(mark);
        expect(read(text, first.currency, locale)).toMatchObject({ outcome: 'refused' });
      }),
      { numRuns: 600 },
    );
  });

  it.each(WRITTEN_LOCALES)(
    '%s: reads no digits that were not written, whatever is edited',
    (locale) => {
      const edit = fc.tuple(
        fc.nat(),
        fc.nat({ max: 2 }),
        fc.constantFrom(...Array.from("0123456789.,' \u00a0$€¥円元k-")),
      );
      fc.assert(
        fc.property(anyMoney, fc.array(edit, { minLength: 1, maxLength: 3 }), (money, edits) => {
          const text = edits.reduce(
            (before, [place, removed, added]) => {
              const at = place % (before.length + 1);
              return before.slice(0, at) + added + before.slice(at + removed);
            },
            writeAmount(money, locale),
          );
          const result = read(text, money.currency, locale);
          if (result.outcome !== 'read') return;
          const written = text.replace(/\D/gu, '').replace(/^0+/u, '');
          const amount = String(result.amountMinor).replace(/^0$/u, '');
          const places = amount.slice(written.length);
          expect(amount.startsWith(written) && /^0*$/u.test(places)).toBe(true);
        }),
        { numRuns: 1500 },
      );
    },
  );

  it.each(WRITTEN_LOCALES)('%s: throws at nothing', (locale) => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...'$|47.61|1,234|.|,|-|cents|Euro|円|元|角|分|点|五十三|万|千|रुपये|५|und|no|€|¼|k|(|53'.split(
          '|',
        ),
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        fc.constantFrom(...CURRENCY_CODES),
        (pieces, currency) => {
          const result = read(pieces.join(''), currency, locale);
          if (result.outcome === 'read')
            expect(minorUnitsOf(result.amountMinor)).toBe(result.amountMinor);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['de-DE', 'EUR', '53,20 €', 5320],
    ['de-DE', 'EUR', 'ja, 53,20 bitte', 5320],
    ['de-DE', 'EUR', '53.20', 5320],
    ['de-DE', 'EUR', '1.234,50', 123450],
    ['de-DE', 'EUR', '1 234,50', 123450],
    ['de-DE', 'EUR', "1'234.50", 123450],
    ['de-DE', 'EUR', '1,234.50', 123450],
    ['de-DE', 'EUR', '1.234.567', 123456700],
    ['de-DE', 'EUR', '1234', 123400],
    ['de-DE', 'EUR', '53 Euro 20', 5320],
    ['de-DE', 'EUR', '53 Euro und 20 Cent', 5320],
    ['de-DE', 'EUR', '80 Cent', 80],
    ['de-DE', 'JPY', '1.234 ¥', 1234],
    ['de-DE', 'KWD', '1,234 KWD', 1234],
    ['fr-FR', 'EUR', '1\u202f234,50\u00a0€', 123450],
    ['fr-FR', 'EUR', '53€20', 5320],
    ['fr-FR', 'EUR', '53 euros et 20 centimes', 5320],
    ['fr-FR', 'CAD', '53,20 $CA', 5320],
    ['es-ES', 'EUR', '53 euros con 20 céntimos', 5320],
    ['es-US', 'USD', '$1,234.50', 123450],
    ['es-US', 'USD', '53,20', 5320],
    ['es-US', 'MXN', '53.20 pesos', 5320],
    ['it-IT', 'EUR', '53 euro e 20 centesimi', 5320],
    ['pt-BR', 'BRL', 'R$ 53,20', 5320],
    ['pt-BR', 'BRL', 'R$1.234,50', 123450],
    ['pt-BR', 'BRL', '53 reais e 20 centavos', 5320],
    ['en-CA', 'CAD', '$53.20', 5320],
    ['en-CA', 'CAD', '1 234.50', 123450],
    ['en-CA', 'CAD', '80 cents', 80],
    ['en-CA', 'USD', 'US$53.20', 5320],
    ['en-CA', 'USD', '53.20', 5320],
    ['en-GB', 'GBP', '£53.20', 5320],
    ['hi-IN', 'INR', '₹1,23,456.00', 12345600],
    ['hi-IN', 'INR', '₹५३.२०', 5320],
    ['hi-IN', 'INR', '53 रुपये और 20 पैसे', 5320],
    ['hi-IN', 'INR', 'Rs. 53.20', 5320],
    ['ja-JP', 'JPY', '５，３００円', 5300],
    ['ja-JP', 'JPY', '¥5,300', 5300],
    ['ja-JP', 'JPY', '五千三百円', 5300],
    ['ja-JP', 'JPY', '5千3百円', 5300],
    ['ja-JP', 'JPY', '1万2千円です', 12000],
    ['ja-JP', 'JPY', '参千円', 3000],
    ['zh-CN', 'CNY', '壹佰贰拾叁元', 12300],
    ['ja-JP', 'JPY', '1万2,000円', 12000],
    ['ja-JP', 'USD', '53ドル20セント', 5320],
    ['ja-JP', 'USD', '５３．２０', 5320],
    ['ja-JP', 'JPY', '合計は5,300円です', 5300],
    ['zh-CN', 'CNY', '五十三点二', 5320],
    ['zh-CN', 'CNY', '五十三元二角', 5320],
    ['zh-CN', 'CNY', '五十三块二毛五分', 5325],
    ['zh-CN', 'CNY', '53块2', 5320],
    ['zh-CN', 'CNY', '53元零5分', 5305],
    ['zh-CN', 'CNY', '53.2元', 5320],
    ['zh-CN', 'CNY', '一共53.20元', 5320],
    ['zh-CN', 'CNY', '一千零五元', 100500],
    ['zh-CN', 'CNY', '两千三百四十五元', 234500],
    ['zh-CN', 'CNY', '￥53.20', 5320],
    ['zh-CN', 'USD', '53.20美元', 5320],
    ['zh-CN', 'JPY', '五千三百日元', 5300],
  ] as const)('%s, %s: reads "%s" as %i', (locale, currency, text, amountMinor) => {
    expect(read(text, currency, locale)).toEqual({ outcome: 'read', amountMinor });
  });

  it.each([
    ['de-DE', 'EUR', '1.234', 'ambiguous'],
    ['de-DE', 'EUR', '1.234 €', 'ambiguous'],
    ['de-DE', 'EUR', '1,234', 'ambiguous'],
    ['de-DE', 'EUR', '53,2', 'ambiguous'],
    ['de-DE', 'EUR', '53.2', 'ambiguous'],
    ['de-DE', 'EUR', '1 234', 'ambiguous'],
    ['de-DE', 'EUR', '1.234,5', 'ambiguous'],
    ['de-DE', 'EUR', '12.34,50', 'ambiguous'],
    ['de-DE', 'EUR', "1'234.567,50", 'ambiguous'],
    ['de-DE', 'EUR', 'nicht 53,20', 'ambiguous'],
    ['de-DE', 'EUR', 'etwa 53,20 €', 'ambiguous'],
    ['de-DE', 'EUR', '53 tausend', 'ambiguous'],
    ['de-DE', 'EUR', '53,20 Euro und zwanzig', 'ambiguous'],
    ['de-DE', 'EUR', '53,20 %', 'ambiguous'],
    ['de-DE', 'EUR', 'minus 53,20', 'negative'],
    ['de-DE', 'EUR', '−53,20 €', 'negative'],
    ['de-DE', 'EUR', '53,20 $', 'other_currency'],
    ['de-DE', 'EUR', '53,20 Franken', 'other_currency'],
    ['de-DE', 'EUR', '53,20 Dollar', 'other_currency'],
    ['de-DE', 'EUR', '53,20 TRY', 'other_currency'],
    ['de-DE', 'EUR', '53,20 € oder 54,20 €', 'several_amounts'],
    ['de-DE', 'EUR', '53,20 53,20', 'several_amounts'],
    ['de-DE', 'EUR', '5 Euro 20 Euro', 'several_amounts'],
    ['de-DE', 'KWD', '1.234', 'ambiguous'],
    ['de-DE', 'EUR', '99.999.999.999.999,00', 'too_large'],
    ['fr-FR', 'EUR', '1.234', 'ambiguous'],
    ['fr-FR', 'EUR', 'ce n’est pas 53,20', 'ambiguous'],
    ['fr-FR', 'USD', '53,20 $CA', 'other_currency'],
    ['es-US', 'USD', '1,234', 'ambiguous'],
    ['es-US', 'USD', '1.234', 'ambiguous'],
    ['es-US', 'MXN', '$53.20', 'other_currency'],
    ['es-US', 'USD', 'no, 53.20', 'ambiguous'],
    ['es-ES', 'EUR', '53 con 20', 'several_amounts'],
    ['pt-BR', 'BRL', 'R$ 1.234', 'ambiguous'],
    ['pt-BR', 'BRL', '$53,20', 'other_currency'],
    ['it-IT', 'EUR', 'circa 53,20', 'ambiguous'],
    ['en-US', 'USD', '53.2', 'ambiguous'],
    ['en-CA', 'USD', '$53.20', 'other_currency'],
    ['en-CA', 'CAD', 'US$53.20', 'other_currency'],
    ['en-CA', 'CAD', '1 234', 'ambiguous'],
    ['en-GB', 'GBP', '$53.20', 'other_currency'],
    ['en-US', 'MXN', '$53.20', 'other_currency'],
    ['hi-IN', 'INR', '1,2,345', 'ambiguous'],
    ['hi-IN', 'INR', '53 हज़ार', 'ambiguous'],
    ['hi-IN', 'INR', '₹53.20 नहीं', 'ambiguous'],
    ['hi-IN', 'INR', '$53.20', 'other_currency'],
    ['hi-IN', 'INR', '٥٣', 'ambiguous'],
    ['ja-JP', 'JPY', '約5,300円', 'ambiguous'],
    ['ja-JP', 'JPY', '5,300円じゃない', 'ambiguous'],
    ['ja-JP', 'JPY', '5,300元', 'other_currency'],
    ['ja-JP', 'JPY', '5,300円と200円', 'several_amounts'],
    ['ja-JP', 'JPY', '53.2', 'ambiguous'],
    ['ja-JP', 'USD', '5,300円', 'other_currency'],
    ['ja-JP', 'JPY', '第5,300円', 'ambiguous'],
    ['zh-CN', 'CNY', '一万二', 'no_amount'],
    ['zh-CN', 'CNY', '不是53.20元', 'ambiguous'],
    ['zh-CN', 'CNY', '大约53.20元', 'ambiguous'],
    ['zh-CN', 'CNY', '53.20美元', 'other_currency'],
    ['zh-CN', 'CNY', '53.20港币', 'other_currency'],
    ['zh-CN', 'CNY', '负53.20元', 'negative'],
    ['zh-CN', 'CNY', '53元或54元', 'several_amounts'],
    ['zh-CN', 'USD', '53块2', 'other_currency'],
  ] as const)('%s, %s: refuses "%s": %s', (locale, currency, text, reason) => {
    expect(read(text, currency, locale)).toMatchObject({ outcome: 'refused', reason });
  });

  it('invariant 4: several locales must all read one amount [REQ-TOTAL-LOCALES-AGREE]', () => {
    const readAs = (text: string, currency: CurrencyCode, ...locale: WrittenLocale[]) =>
      readWrittenTotal(text, { currency, locale });
    const total = { outcome: 'read', amountMinor: 5320 };
    expect(readAs('53,20 €', 'EUR', 'fr-FR', 'de-DE')).toEqual(total);
    // One of them alone would read these.
    expect(readAs('53,20 €', 'EUR', 'zh-CN', 'de-DE')).toMatchObject({ reason: 'ambiguous' });
    expect(readAs('1,234', 'EUR', 'en-US', 'es-ES')).toMatchObject({ reason: 'ambiguous' });
    expect(readAs('1.234', 'KWD', 'en-US', 'pt-BR')).toMatchObject({ reason: 'ambiguous' });
    expect(readAs('53.2', 'CNY', 'zh-CN', 'en-US')).toMatchObject({ reason: 'ambiguous' });
    expect(readAs('53.20', 'EUR', 'zh-CN', 'de-DE')).toEqual(total);
    expect(readAs('1.234', 'KWD', 'en-US', 'es-ES')).toMatchObject({ reason: 'ambiguous' });
    expect(readAs('1,234', 'KWD', 'en-US', 'de-DE')).toMatchObject({ reason: 'ambiguous' });
    expect(readAs('nicht 53.20', 'EUR', 'zh-CN', 'de-DE')).toMatchObject({ reason: 'ambiguous' });
    expect(readAs('$53.20', 'USD', 'en-US', 'en-CA')).toMatchObject({ reason: 'other_currency' });
    expect(readAs('hello', 'USD', 'en-US', 'de-DE')).toEqual({
      outcome: 'refused',
      reason: 'no_amount',
    });
    expect(readAs('53,2', 'EUR', 'en-US', 'de-DE')).toEqual({
      outcome: 'refused',
      reason: 'ambiguous',
      read: '53,2',
    });
  });
});
