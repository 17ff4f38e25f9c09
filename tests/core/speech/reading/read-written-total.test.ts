import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  decimalText,
  minorUnitsSchema,
  readWrittenTotal,
  speakAmount,
  writeAmount,
  type CurrencyCode,
  type Money,
} from '#core';

const anyMoney = fc
  .tuple(
    fc.constantFrom(...CURRENCY_CODES),
    fc.oneof(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 50_000 })),
  )
  .map(([currency, minor]): Money => ({ currency, amountMinor: minorUnitsSchema.parse(minor) }));

function read(text: string, currency: CurrencyCode) {
  return readWrittenTotal(text, { currency, locale: 'en-US' });
}

const MINORS = {
  USD: 'cents',
  GBP: 'pence',
  CAD: 'cents',
  EUR: 'cents',
  MXN: 'centavos',
  BRL: 'centavos',
  JPY: '',
  INR: 'paise',
  CNY: 'fen',
  KWD: 'fils',
} as const;
const MAJORS = {
  USD: 'dollars',
  GBP: 'pounds',
  CAD: 'Canadian dollars',
  EUR: 'euros',
  MXN: 'Mexican pesos',
  BRL: 'reais',
  JPY: 'yen',
  INR: 'rupees',
  CNY: 'yuan',
  KWD: 'dinars',
} as const;

/** Ways in which people write an amount. */
const WAYS: Readonly<Record<string, (money: Money) => string>> = {
  'as shown': (money) => writeAmount(money, 'en-US'),
  'plain digits': decimalText,
  'digits in groups': (money) => writeAmount(money, 'en-US').replace(/^[^\d]+/u, ''),
  'code before': (money) => `${money.currency} ${decimalText(money)}`,
  'code touching': (money) => `${money.currency}${decimalText(money)}`,
  'code after, small letters': (money) => `${decimalText(money)} ${money.currency.toLowerCase()}`,
  'major unit in words': (money) => `${decimalText(money)} ${MAJORS[money.currency]}`,
  'in a sentence': (money) => `It is ${writeAmount(money, 'en-US')}.`,
  'in words': (money) => speakAmount(money, 'en-US'),
  'full width': (money) =>
    decimalText(money).replace(/[\d.]/gu, (each) =>
      String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0),
    ),
  'major and minor': (money) => {
    const [whole = '', fraction] = decimalText(money).split('.');
    return fraction === undefined
      ? `${whole} yen`
      : `${whole} ${MAJORS[money.currency]} and ${String(Number(fraction))} ${MINORS[money.currency]}`;
  },
};

describe('written totals [REQ-TOTAL-WRITTEN]', () => {
  it.each(Object.keys(WAYS))(
    'invariant 5: every amount written %s is read to the minor unit',
    (way) => {
      fc.assert(
        fc.property(anyMoney, (money) => {
          fc.pre((WAYS[way]?.(money) ?? '').length <= 100);
          expect(read(WAYS[way]?.(money) ?? '', money.currency)).toEqual({
            outcome: 'read',
            amountMinor: money.amountMinor,
          });
        }),
        { numRuns: 400 },
      );
    },
  );

  it('never reads an amount as one of another currency', () => {
    fc.assert(
      fc.property(anyMoney, fc.constantFrom(...CURRENCY_CODES), (money, currency) => {
        fc.pre(currency !== money.currency);
        // A bare yen sign is the yuan's too: the order says which.
        fc.pre(money.currency !== 'JPY' || currency !== 'CNY');
        expect(read(writeAmount(money, 'en-US'), currency)).toMatchObject({ outcome: 'refused' });
        expect(read(speakAmount(money, 'en-US'), currency)).toMatchObject({ outcome: 'refused' });
      }),
    );
  });

  it('throws at nothing, and reads a whole number of minor units or refuses', () => {
    const piece = fc.oneof(
      fc.constantFrom(...'$|47.61|1,234|.|,|-|cents|dollars|and| |no|€|٤|¼|k|e3|(|)'.split('|')),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        fc.constantFrom(...CURRENCY_CODES),
        (pieces, currency) => {
          const result = read(pieces.join(''), currency);
          if (result.outcome === 'read')
            expect(minorUnitsSchema.parse(result.amountMinor)).toBe(result.amountMinor);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['$47.61', 4761],
    ['47.61', 4761],
    [' 47.61 ', 4761],
    ['$ 47.61', 4761],
    ['47.61$', 4761],
    ['US$47.61', 4761],
    ['US $47.61', 4761],
    ['1,234.50', 123450],
    ['USD 47.61', 4761],
    ['47.61 USD', 4761],
    ['usd47.61', 4761],
    ['$47.61 USD', 4761],
    ['47.61 dollars', 4761],
    ['47.61 bucks', 4761],
    ['it is $47.61', 4761],
    ['It’s $47.61!', 4761],
    ["I'm paying $47.61", 4761],
    ['total: 47.61', 4761],
    ['"47.61"', 4761],
    ['４７．６１', 4761],
    ['＄47.61', 4761],
    ['47', 4700],
    ['$47', 4700],
    ['$1,234', 123400],
    ['47.', 4700],
    ['.80', 80],
    ['$.80', 80],
    ['0.80', 80],
    ['80 cents', 80],
    ['80¢', 80],
    ['4761 cents', 4761],
    ['47 dollars and 61 cents', 4761],
    ['47 dollars 61 cents', 4761],
    ['Forty-seven dollars and sixty-one cents', 4761],
    ['yes, the total is $47.61, thanks', 4761],
    ['0', 0],
    ['$0.00', 0],
    ['10,000,000,000.00', 1_000_000_000_000],
  ])('reads "%s" as %i cents', (text, amountMinor) => {
    expect(read(text, 'USD')).toEqual({ outcome: 'read', amountMinor });
  });

  it.each([
    ['KWD', '1.299', 1299],
    ['KWD', 'KWD 1.299', 1299],
    ['KWD', 'KD 1.299', 1299],
    ['KWD', '1', 1000],
    ['KWD', '299 fils', 299],
    ['JPY', '5300', 5300],
    ['JPY', '¥5,300', 5300],
    ['JPY', '￥５，３００', 5300],
    ['JPY', '5300円', 5300],
    ['GBP', '£47.61', 4761],
    ['GBP', '80 pence', 80],
    ['CAD', 'CA$47.61', 4761],
    ['CAD', 'C$47.61', 4761],
    ['CAD', '47.61 Canadian dollars', 4761],
    ['EUR', '47.61 €', 4761],
  ] as const)('reads for %s "%s" as %i', (currency, text, amountMinor) => {
    expect(read(text, currency)).toEqual({ outcome: 'read', amountMinor });
  });

  it.each([
    ['', 'no_amount'],
    ['yes', 'no_amount'],
    ['the total', 'no_amount'],
    ['$', 'no_amount'],
    ['forty-seven sixty-one', 'no_amount'],
    ['53.2', 'ambiguous'],
    ['1.234', 'ambiguous'],
    ['47,61', 'ambiguous'],
    ['1.234,50', 'ambiguous'],
    ['1,23,456', 'ambiguous'],
    ['12,34.50', 'ambiguous'],
    ['1,2345', 'ambiguous'],
    ['047.61', 'ambiguous'],
    ['47.61.00', 'ambiguous'],
    ['47.610', 'ambiguous'],
    ['47..61', 'ambiguous'],
    ['4e3', 'several_amounts'],
    ['0x47', 'several_amounts'],
    ['47.61k', 'ambiguous'],
    ['x47.61', 'ambiguous'],
    ['47.61%', 'ambiguous'],
    ['47.61?', 'ambiguous'],
    ['about 47.61', 'ambiguous'],
    ['not $47.61', 'ambiguous'],
    ["it isn't $47.61", 'ambiguous'],
    ['no $47.61', 'ambiguous'],
    ['+47.61', 'ambiguous'],
    ['~47.61', 'ambiguous'],
    ['<47.61', 'ambiguous'],
    ['#47', 'ambiguous'],
    ['47 thousand', 'ambiguous'],
    ['47 and a half', 'ambiguous'],
    ['$80 cents', 'ambiguous'],
    ['80.5 cents', 'ambiguous'],
    ['one fifty dollars', 'ambiguous'],
    ['47 dollars and 161 cents', 'ambiguous'],
    ['47⁶¹', 'ambiguous'],
    ['$47\u200b.61', 'ambiguous'],
    ['\u202e16.74', 'ambiguous'],
    ['④⑦', 'ambiguous'],
    ['٤٧', 'ambiguous'],
    ['47½', 'ambiguous'],
    ['4'.repeat(101), 'ambiguous'],
    ['$47.61 or $47.62', 'several_amounts'],
    ['47.61 47.61', 'several_amounts'],
    ['47 61', 'several_amounts'],
    ['1 234.50', 'several_amounts'],
    ['47/61', 'several_amounts'],
    ['47:61', 'several_amounts'],
    ['2 bags for $47.61', 'several_amounts'],
    ['five dollars or six dollars', 'several_amounts'],
    ['£47.61', 'other_currency'],
    ['€47.61', 'other_currency'],
    ['47.61 EUR', 'other_currency'],
    ['CA$47.61', 'other_currency'],
    ['A$47.61', 'other_currency'],
    ['MX$47.61', 'other_currency'],
    ['₹47.61', 'other_currency'],
    ['47.61 CHF', 'other_currency'],
    ['47.61 pesos', 'other_currency'],
    ['47.61 Canadian dollars', 'other_currency'],
    ['47.61 Australian dollars', 'other_currency'],
    ['$47.61 CAD', 'other_currency'],
    ['80 pence', 'other_currency'],
    ['forty-seven euros', 'other_currency'],
    ['-47.61', 'negative'],
    ['-$47.61', 'negative'],
    ['$-47.61', 'negative'],
    ['−47.61', 'negative'],
    ['($47.61)', 'negative'],
    ['47.61-', 'negative'],
    ['minus 47.61', 'negative'],
    ['negative five dollars', 'negative'],
    ['10,000,000,000.01', 'too_large'],
    ['99999999999999999999', 'too_large'],
  ])('refuses "%s": %s', (text, reason) => {
    expect(read(text, 'USD')).toMatchObject({ outcome: 'refused', reason });
  });

  it.each([
    ['JPY', '5.300', 'ambiguous'],
    ['JPY', '5300.00', 'ambiguous'],
    ['JPY', '$5300', 'other_currency'],
    ['KWD', '1.29', 'ambiguous'],
    ['KWD', '1.2990', 'ambiguous'],
    ['CAD', '$47.61', 'other_currency'],
    ['GBP', '47 dollars', 'other_currency'],
  ] as const)('refuses for %s "%s": %s', (currency, text, reason) => {
    expect(read(text, currency)).toMatchObject({ outcome: 'refused', reason });
  });

  it('tells what was read when it refuses an amount', () => {
    expect(read(' £47.61 ', 'USD')).toEqual({
      outcome: 'refused',
      reason: 'other_currency',
      read: '£47.61',
    });
    expect(read('hello', 'USD')).toEqual({ outcome: 'refused', reason: 'no_amount' });
  });
});
