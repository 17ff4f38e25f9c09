/** How near the amounts from 0 to 99 are to each other in one locale, without and with the read-back that our table gives. */
import { minorUnitsOf, minorUnitsPerMajor, readBackDigits, speakAmount } from '#core';
import type { CurrencyCode, Money, SpeechLocale } from '#core';
import { wordsOfDigits } from '../../../core/speech/amounts/number-words.ts';
import { languageOf } from '../../../core/speech/amounts/languages/language-of.ts';
import { decimalText } from '../../../core/money/money.ts';
import { twoAtOnce } from '../tools.ts';
import { editDistance } from './edit-distance.ts';
import { PHONEME_VOICES, phonemesOf } from './phonemes-of.ts';

export const USUAL_CURRENCY: Readonly<Record<SpeechLocale, CurrencyCode>> = {
  'en-US': 'USD',
  'en-GB': 'GBP',
  'en-CA': 'CAD',
  'es-US': 'USD',
  'es-ES': 'EUR',
  'de-DE': 'EUR',
  'fr-FR': 'EUR',
  'it-IT': 'EUR',
  'pt-BR': 'BRL',
  'ja-JP': 'JPY',
  'hi-IN': 'INR',
};

/** An amount as said. A listener who waits for digits would need those of every amount, so all have them here. */
export interface SaidAmount {
  readonly major: number;
  readonly words: string;
  readonly isReadBack: boolean;
  readonly phonemes: readonly string[];
  readonly phonemesWithDigits: readonly string[];
}

export interface Neighbour {
  readonly one: SaidAmount;
  readonly other: SaidAmount;
  /** Between the words. */
  readonly distance: number;
}

export interface LocaleDistances {
  readonly locale: SpeechLocale;
  /** Each amount's least distance to another, in the order of the amounts. */
  readonly leastWithout: readonly number[];
  readonly leastWith: readonly number[];
  readonly readBackCount: number;
  /** Pairs at a distance of at most 2, nearest first. */
  readonly nearPairs: readonly Neighbour[];
  readonly foreignWords: readonly string[];
}

export async function measureLocale(locale: SpeechLocale): Promise<LocaleDistances> {
  const voice = PHONEME_VOICES[locale];
  const foreignWords: string[] = [];
  const phonemes = async (text: string): Promise<readonly string[]> => {
    const { list, hasForeignPart } = await phonemesOf(text, voice);
    if (list.length === 0) throw new Error(`no phonemes for ${text}`);
    if (hasForeignPart) foreignWords.push(text);
    return list;
  };
  const amounts = await twoAtOnce(
    Array.from({ length: 100 }, (_, major) => major),
    async (major): Promise<SaidAmount> => {
      const money = wholeAmount(major, USUAL_CURRENCY[locale]);
      const words = speakAmount(money, locale);
      const ofWords = await phonemes(words);
      return {
        major,
        words,
        isReadBack: readBackDigits(money, locale) !== undefined,
        phonemes: ofWords,
        phonemesWithDigits: [...ofWords, ...(await phonemes(digitsOf(money, locale)))],
      };
    },
    () => undefined,
  );
  return { locale, ...distancesOf(amounts), foreignWords };
}

/** With a read-back, the digits too must be misheard as those of the other amount; without one, the words decide alone. */
export function distancesOf(
  amounts: readonly SaidAmount[],
): Omit<LocaleDistances, 'locale' | 'foreignWords'> {
  const nearPairs: Neighbour[] = [];
  const leastWithout: number[] = [];
  const leastWith: number[] = [];
  for (const one of amounts) {
    let without = Infinity;
    let withDigits = Infinity;
    for (const other of amounts) {
      if (other === one) continue;
      const distance = editDistance(one.phonemes, other.phonemes);
      without = Math.min(without, distance);
      withDigits = Math.min(
        withDigits,
        one.isReadBack ? editDistance(one.phonemesWithDigits, other.phonemesWithDigits) : distance,
      );
      if (distance <= 2 && one.major < other.major) nearPairs.push({ one, other, distance });
    }
    leastWithout.push(without);
    leastWith.push(withDigits);
  }
  return {
    leastWithout,
    leastWith,
    readBackCount: amounts.filter(({ isReadBack }) => isReadBack).length,
    nearPairs: nearPairs.sort((one, other) => one.distance - other.distance),
  };
}

function wholeAmount(major: number, currency: CurrencyCode): Money {
  return { amountMinor: minorUnitsOf(major * minorUnitsPerMajor(currency)), currency };
}

/** As the product reads back, but for every amount. @throws when the product says it otherwise. */
function digitsOf(money: Money, locale: SpeechLocale): string {
  const { numbers } = languageOf(locale);
  const [whole = '', fraction] = decimalText(money).split('.');
  const said = [wordsOfDigits(whole, locale)];
  if (fraction !== undefined) said.push(numbers.point, wordsOfDigits(fraction, locale));
  const digits = said.join(numbers.groupSeparator);
  const read = readBackDigits(money, locale);
  if (read !== undefined && read !== digits) throw new Error(`${digits} is read back as ${read}`);
  return digits;
}
