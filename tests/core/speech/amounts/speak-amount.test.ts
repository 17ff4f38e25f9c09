/** Amounts as words and back, in every locale and currency. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  LARGEST_AMOUNT_MINOR,
  parseSpokenAmount,
  SPEECH_LOCALES,
  speakAmount,
  type CurrencyCode,
  type SpeechLocale,
} from '#core';
import { amountsOfEveryPattern, anyMoney, money } from './arbitrary-money.ts';

type Said = readonly [currency: CurrencyCode, minor: number, words: string];

/** Each chosen for a rule of its language: gender, number, short forms, "de" after millions, joints, no minor unit, thousandths. */
const SAID: Readonly<Record<SpeechLocale, readonly Said[]>> = {
  'en-US': [
    ['USD', 4761, 'forty-seven dollars and sixty-one cents'],
    ['USD', 80, 'eighty cents'],
    ['USD', 1, 'one cent'],
    ['USD', 101, 'one dollar and one cent'],
    ['USD', 0, 'zero dollars'],
    ['USD', 10_100, 'one hundred one dollars'],
    ['USD', LARGEST_AMOUNT_MINOR, 'ten billion dollars'],
    ['CAD', 80, 'eighty Canadian cents'],
    ['CAD', 4761, 'forty-seven Canadian dollars and sixty-one cents'],
    ['EUR', 80, 'eighty euro cents'],
    ['GBP', 101, 'one pound and one penny'],
    ['MXN', 100, 'one Mexican peso'],
    ['BRL', 250, 'two Brazilian reais and fifty centavos'],
    ['INR', 201, 'two rupees and one paisa'],
    ['CNY', 202, 'two yuan and two fen'],
    ['JPY', 5300, 'five thousand three hundred yen'],
    ['KWD', 1299, 'one dinar and two hundred ninety-nine fils'],
    ['KWD', 299, 'two hundred ninety-nine fils'],
  ],
  'en-GB': [
    ['GBP', 10_101, 'one hundred and one pounds and one penny'],
    ['GBP', 80, 'eighty pence'],
    ['GBP', 100_100, 'one thousand and one pounds'],
    ['USD', 80, 'eighty US cents'],
    ['USD', 200, 'two US dollars'],
    ['KWD', 299, 'two hundred and ninety-nine fils'],
  ],
  'en-CA': [
    ['CAD', 5320, 'fifty-three dollars and twenty cents'],
    ['CAD', 80, 'eighty cents'],
    ['USD', 5320, 'fifty-three US dollars and twenty cents'],
    ['USD', 80, 'eighty US cents'],
  ],
  'es-US': [
    ['USD', 2100, 'veintiún dólares'],
    ['USD', 80, 'ochenta centavos'],
    ['USD', 3101, 'treinta y un dólares con un centavo'],
    ['USD', 10_000, 'cien dólares'],
    ['USD', 100_000, 'mil dólares'],
    ['USD', 2_100_000, 'veintiún mil dólares'],
    ['USD', 100_000_000, 'un millón de dólares'],
    ['USD', 100_000_100, 'un millón un dólares'],
    ['USD', 100_000_000_000, 'mil millones de dólares'],
    ['MXN', 100_000_000, 'un millón de pesos mexicanos'],
    ['GBP', 20_100, 'doscientas una libras'],
    ['GBP', 20_000_000, 'doscientas mil libras'],
    ['INR', 2121, 'veintiuna rupias con veintiuna paisas'],
    ['JPY', 21, 'veintiún yenes'],
  ],
  'es-ES': [
    ['EUR', 5320, 'cincuenta y tres euros con veinte céntimos'],
    ['EUR', 80, 'ochenta céntimos'],
    ['EUR', 100, 'un euro'],
    ['GBP', 100, 'una libra'],
    ['USD', 80, 'ochenta centavos de dólar'],
    ['EUR', 2600, 'veintiséis euros'],
  ],
  'de-DE': [
    ['EUR', 5320, 'dreiundfünfzig Euro und zwanzig Cent'],
    ['EUR', 80, 'achtzig Cent'],
    ['EUR', 100, 'ein Euro'],
    ['EUR', 10_100, 'einhunderteins Euro'],
    ['EUR', 10_100_000, 'einhunderteintausend Euro'],
    ['EUR', 100_000_000, 'eine Million Euro'],
    ['EUR', 200_000_000, 'zwei Millionen Euro'],
    ['GBP', 100, 'ein Pfund'],
    ['INR', 100, 'eine Rupie'],
    ['INR', 200, 'zwei Rupien'],
    ['CAD', 100, 'ein kanadischer Dollar'],
    ['CAD', 200, 'zwei kanadische Dollar'],
    ['USD', 80, 'achtzig US-Cent'],
  ],
  'fr-FR': [
    ['EUR', 0, 'zéro euro'],
    ['EUR', 100, 'un euro'],
    ['EUR', 7100, 'soixante et onze euros'],
    ['EUR', 8000, 'quatre-vingts euros'],
    ['EUR', 8100, 'quatre-vingt-un euros'],
    ['EUR', 9180, 'quatre-vingt-onze euros et quatre-vingts centimes'],
    ['EUR', 20_000, 'deux cents euros'],
    ['EUR', 20_100, 'deux cent un euros'],
    ['EUR', 8_000_000, 'quatre-vingt mille euros'],
    ['EUR', 20_000_000, 'deux cent mille euros'],
    ['EUR', 100_000_000, "un million d'euros"],
    ['EUR', 8_000_000_000, "quatre-vingts millions d'euros"],
    ['USD', 200_000_000, 'deux millions de dollars'],
    ['USD', 200, 'deux dollars'],
    ['USD', 2, 'deux centimes de dollar'],
    ['GBP', 100, 'une livre sterling'],
    ['GBP', 2100, 'vingt et une livres sterling'],
    ['GBP', 2_100_000, 'vingt et un mille livres sterling'],
  ],
  'it-IT': [
    ['EUR', 100, 'un euro'],
    ['EUR', 2100, 'ventuno euro'],
    ['EUR', 2300, 'ventitré euro'],
    ['EUR', 2800, 'ventotto euro'],
    ['EUR', 18_000, 'centottanta euro'],
    ['EUR', 100_000, 'mille euro'],
    ['EUR', 200_000, 'duemila euro'],
    ['EUR', 100_000_000, 'un milione di euro'],
    ['EUR', 5301, 'cinquantatré euro e un centesimo'],
    ['USD', 80, 'ottanta centesimi di dollaro'],
    ['GBP', 100, 'una sterlina'],
    ['JPY', 1, 'uno yen'],
  ],
  'pt-BR': [
    ['BRL', 5320, 'cinquenta e três reais e vinte centavos'],
    ['BRL', 100, 'um real'],
    ['BRL', 10_000, 'cem reais'],
    ['BRL', 10_100, 'cento e um reais'],
    ['BRL', 110_000, 'mil e cem reais'],
    ['BRL', 123_400, 'mil duzentos e trinta e quatro reais'],
    ['BRL', 1_600, 'dezesseis reais'],
    ['BRL', 100_000_000, 'um milhão de reais'],
    ['BRL', 200_000_000_000, 'dois bilhões de reais'],
    ['GBP', 20_200, 'duzentas e duas libras'],
    ['GBP', 200_000, 'duas mil libras'],
    ['EUR', 80, 'oitenta centavos de euro'],
  ],
  'ja-JP': [
    ['JPY', 5300, 'ごせん さんびゃくえん'],
    ['JPY', 4, 'よえん'],
    ['JPY', 14, 'じゅうよえん'],
    ['JPY', 40, 'よんじゅうえん'],
    ['JPY', 3688, 'さんぜん ろっぴゃく はちじゅうはちえん'],
    ['JPY', 8800, 'はっせん はっぴゃくえん'],
    ['JPY', 10_000, 'いちまんえん'],
    ['JPY', 10_000_000, 'いっせんまんえん'],
    ['JPY', LARGEST_AMOUNT_MINOR, 'いっちょうえん'],
    ['USD', 420, 'よんドル にじゅうセント'],
    ['EUR', 80, 'はちじゅうユーロセント'],
  ],
  'hi-IN': [
    ['INR', 100, 'एक रुपया'],
    ['INR', 200, 'दो रुपये'],
    ['INR', 101, 'एक रुपया और एक पैसा'],
    ['INR', 80, 'अस्सी पैसे'],
    ['INR', 10_000_000, 'एक लाख रुपये'],
    ['INR', 123_456_700, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये'],
    ['INR', 1_000_000_000, 'एक करोड़ रुपये'],
    ['INR', LARGEST_AMOUNT_MINOR, 'एक हज़ार करोड़ रुपये'],
    ['USD', 5320, 'तिरपन डॉलर और बीस सेंट'],
  ],
};

describe.each(SPEECH_LOCALES)('spoken amounts in %s', (locale) => {
  it.each(SAID[locale])('%s %i is "%s"', (currency, minor, words) => {
    expect(speakAmount(money(currency, minor), locale)).toBe(words);
    expect(parseSpokenAmount(words, locale)).toEqual(money(currency, minor));
  });

  it('invariant 4: every amount and currency comes back to the minor unit [REQ-SPOKEN-ROUND-TRIP]', () => {
    fc.assert(
      fc.property(anyMoney, (each) => {
        expect(parseSpokenAmount(speakAmount(each, locale), locale)).toEqual(each);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(CURRENCY_CODES)(
    'invariant 4: every pattern of digits comes back in %s, and no two amounts share their words [REQ-SPOKEN-ROUND-TRIP]',
    (currency) => {
      const amounts = amountsOfEveryPattern();
      const words = amounts.map((amount) => speakAmount(money(currency, amount), locale));
      const read = words.map((each) => parseSpokenAmount(each, locale));
      expect(read).toEqual(amounts.map((amount) => money(currency, amount)));
      expect(new Set(words).size).toBe(amounts.length);
    },
  );

  it('holds no digit and no sign that a voice could read in its own way', () => {
    fc.assert(
      fc.property(anyMoney, (each) => {
        expect(speakAmount(each, locale)).toMatch(/^[\p{L}\p{M}ー' -]+$/u);
      }),
    );
  });

  it('reads only the very words that it says', () => {
    const insertions = [' ', '-', 'x'] as const;
    fc.assert(
      fc.property(anyMoney, fc.nat(), fc.constantFrom(...insertions), (each, at, inserted) => {
        const words = speakAmount(each, locale);
        const place = at % (words.length + 1);
        const changed = words.slice(0, place) + inserted + words.slice(place);
        expect(parseSpokenAmount(changed, locale)).toBeUndefined();
        expect(parseSpokenAmount(words.slice(1), locale)).not.toEqual(each);
      }),
    );
  });
});

describe('words that are no amount', () => {
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
  ])('"%s" in en-US', (words) => {
    expect(parseSpokenAmount(words, 'en-US')).toBeUndefined();
  });

  it.each([
    ['es-ES', 'uno euro'],
    ['es-ES', 'veintiuno euros'],
    ['es-ES', 'un millón euros'],
    ['de-DE', 'eins Euro'],
    ['de-DE', 'zwo Euro'],
    ['fr-FR', 'un million euros'],
    ['fr-FR', 'quatre-vingt euros'],
    ['it-IT', 'uno euro'],
    ['pt-BR', 'dois libras'],
    ['ja-JP', 'よんえん'],
    ['hi-IN', 'एक रुपये'],
  ] as const)('in %s "%s" is not what we say', (locale, words) => {
    expect(parseSpokenAmount(words, locale)).toBeUndefined();
  });
});
