import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  CURRENCY_EXPONENTS,
  decimalText,
  findSpokenAmounts,
  findWrittenAmounts,
  LARGEST_AMOUNT_MINOR,
  minorUnitsOf,
  parseSpokenAmount,
  readBackDigits,
  soundsLikeAnother,
  speakAmount,
  writeAmount,
  type CurrencyCode,
  type Money,
} from '#core';

function money(currency: CurrencyCode, amountMinor: number): Money {
  return { currency, amountMinor: minorUnitsOf(amountMinor) };
}

/** Also close to the places where words change: powers of ten and whole units. */
const amount = fc.oneof(
  fc.integer({ min: 0, max: LARGEST_AMOUNT_MINOR }),
  fc.integer({ min: 0, max: 120_000 }),
  fc
    .tuple(
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([power, times, off]) => Math.max(0, 10 ** power * times + off)),
);
const anyMoney = fc
  .tuple(fc.constantFrom(...CURRENCY_CODES), amount)
  .map(([currency, minor]) => money(currency, minor));

describe('spoken amounts', () => {
  it.each([
    ['USD', 4761, 'forty-seven dollars and sixty-one cents'],
    ['USD', 80, 'eighty cents'],
    ['USD', 1, 'one cent'],
    ['USD', 100, 'one dollar'],
    ['USD', 101, 'one dollar and one cent'],
    ['USD', 0, 'zero dollars'],
    [
      'USD',
      123_456_789,
      'one million two hundred thirty-four thousand five hundred sixty-seven dollars and eighty-nine cents',
    ],
    ['USD', LARGEST_AMOUNT_MINOR, 'ten billion dollars'],
    ['CAD', 4761, 'forty-seven Canadian dollars and sixty-one cents'],
    ['CAD', 80, 'eighty Canadian cents'],
    ['GBP', 101, 'one pound and one penny'],
    ['GBP', 80, 'eighty pence'],
    ['EUR', 4761, 'forty-seven euros and sixty-one cents'],
    ['EUR', 80, 'eighty euro cents'],
    ['JPY', 5300, 'five thousand three hundred yen'],
    ['JPY', 1, 'one yen'],
    ['JPY', LARGEST_AMOUNT_MINOR, 'one trillion yen'],
    ['KWD', 1299, 'one dinar and two hundred ninety-nine fils'],
    ['KWD', 299, 'two hundred ninety-nine fils'],
    ['KWD', 20_017, 'twenty dinars and seventeen fils'],
  ] as const)('says %s %i in words', (currency, minor, words) => {
    expect(speakAmount(money(currency, minor), 'en-US')).toBe(words);
    expect(parseSpokenAmount(words, 'en-US')).toEqual(money(currency, minor));
  });

  it('invariant 4: gives back exactly the minor units of every amount and currency [REQ-SPOKEN-ROUND-TRIP]', () => {
    fc.assert(
      fc.property(anyMoney, (each) => {
        expect(parseSpokenAmount(speakAmount(each, 'en-US'), 'en-US')).toEqual(each);
      }),
      { numRuns: 3000 },
    );
  });

  it('never says two amounts in the same words', () => {
    const seen = new Map<string, string>();
    for (const currency of CURRENCY_CODES) {
      for (let minor = 0; minor <= 2_500; minor += 1) {
        const words = speakAmount(money(currency, minor), 'en-US');
        expect(seen.get(words)).toBeUndefined();
        seen.set(words, `${currency} ${String(minor)}`);
      }
    }
  });

  it.each([
    '',
    'dollars',
    'five',
    'five dollar',
    'one dollars',
    'Five dollars',
    'five  dollars',
    ' five dollars',
    'five dollars and zero cents',
    'five dollars and one hundred cents',
    'five dollars and five',
    'zero cents',
    'five hundred and one dollars',
    'twenty one dollars',
    'one hundred cents',
    'five dollars and six pence',
    'five dollars and six cents and one cent',
    'minus five dollars',
    '5 dollars',
    'twenty-ten dollars',
    'two trillion yen',
    'one thousand thousand yen',
    'five yen and two cents',
  ])('reads no amount in "%s"', (words) => {
    expect(parseSpokenAmount(words, 'en-US')).toBeUndefined();
  });
});

describe('written amounts', () => {
  it.each([
    ['USD', 4761, '$47.61'],
    ['USD', 5, '$0.05'],
    ['USD', 123_456_789, '$1,234,567.89'],
    ['CAD', 4761, 'CA$47.61'],
    ['GBP', 4761, '£47.61'],
    ['EUR', 4761, '€47.61'],
    ['JPY', 5300, '¥5,300'],
    ['KWD', 1299, 'KWD\u00a01.299'],
  ] as const)('writes %s %i', (currency, minor, text) => {
    expect(writeAmount(money(currency, minor), 'en-US')).toBe(text);
  });

  it('is what the platform writes for the same decimal digits', () => {
    fc.assert(
      fc.property(anyMoney, (each) => {
        const digits = CURRENCY_EXPONENTS[each.currency];
        const format = new Intl.NumberFormat('en-US', {
          style: 'currency',
          currency: each.currency,
          minimumFractionDigits: digits,
        });
        // A decimal string is formatted exactly; TypeScript's library knows only numbers and bigints.
        const exact = format as unknown as { format(decimal: string): string };
        expect(writeAmount(each, 'en-US')).toBe(exact.format(decimalText(each)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('finding amounts', () => {
  it('finds every spoken amount wherever it stands, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyMoney, { maxLength: 5 }), (amounts) => {
        const text = amounts.map((each) => `Delivery is ${speakAmount(each, 'en-US')}.`).join(' ');
        expect(
          findSpokenAmounts(text, 'en-US').map(({ amountMinor, currency }) => ({
            amountMinor,
            currency,
          })),
        ).toEqual(amounts);
        const written = amounts
          .map((each) => `Delivery is ${writeAmount(each, 'en-US')}.`)
          .join(' ');
        expect(findWrittenAmounts(written, 'en-US')).toEqual(amounts);
      }),
    );
  });

  it.each([
    ['FIVE DOLLARS', 500],
    ['a dollar', 100],
    ['5 dollars and 10 cents', 510],
    ['roast five twenty dollars', 2000],
    ['a hundred dollars', 10_000],
  ])('finds the amount in "%s"', (text, minor) => {
    expect(findSpokenAmounts(text, 'en-US')).toMatchObject([
      { amountMinor: minor, currency: 'USD' },
    ]);
  });

  it('keeps amounts of different currencies apart', () => {
    expect(findSpokenAmounts('five dollars and six pence', 'en-US')).toMatchObject([
      { amountMinor: 500, currency: 'USD' },
      { amountMinor: 6, currency: 'GBP' },
    ]);
  });
});

describe('digit read-back', () => {
  it.each([
    ['USD', 1500, 'one five, point, zero zero'],
    ['USD', 5000, 'five zero, point, zero zero'],
    ['USD', 4715, 'four seven, point, one five'],
    ['USD', 131_300, 'one, three one three, point, zero zero'],
    ['USD', 1_500_002, 'one five, zero zero zero, point, zero two'],
    ['JPY', 5013, 'five, zero one three'],
    ['KWD', 1290, 'one, point, two nine zero'],
  ] as const)('reads back %s %i', (currency, minor, digits) => {
    expect(readBackDigits(money(currency, minor), 'en-US')).toBe(digits);
  });

  it.each([
    ['USD', 4761],
    ['USD', 5320],
    ['JPY', 5300],
    ['USD', 1211],
    ['USD', 2000],
  ] as const)('is not needed for %s %i', (currency, minor) => {
    expect(readBackDigits(money(currency, minor), 'en-US')).toBeUndefined();
  });

  it('is there exactly when the words hold a number of the -teen or -ty kind in its place [REQ-READ-BACK]', () => {
    fc.assert(
      fc.property(anyMoney, (each) => {
        const words = speakAmount(each, 'en-US').split(' ');
        const isAlike = words.some((word) =>
          /^(?:thir|four|fif|six|seven|eigh|nine)teen$|^(?:thir|for|fif|six|seven|eigh|nine)ty$/u.test(
            word,
          ),
        );
        expect(soundsLikeAnother(each, 'en-US')).toBe(isAlike);
      }),
      { numRuns: 1000 },
    );
  });

  it('holds the digits of the amount, one by one', () => {
    const digitOf = new Map(
      'zero one two three four five six seven eight nine'
        .split(' ')
        .map((word, digit) => [word, String(digit)]),
    );
    fc.assert(
      fc.property(anyMoney, (each) => {
        const said = readBackDigits(each, 'en-US');
        fc.pre(said !== undefined);
        const digits = said
          .split(/,? /u)
          .map((word) => (word === 'point' ? '.' : digitOf.get(word)))
          .join('');
        expect(digits).toBe(decimalText(each));
      }),
    );
  });
});
