/** How near amounts are to each other in one locale, without and with the read-back that our table gives. */
import { decimalText, readBackDigits, speakAmount, type SpeechLocale } from '#core';
import { digitsOfAmount } from '../../../core/speech/amounts/read-back.ts';
import { twoAtOnce } from '../tools.ts';
import { editDistance } from './edit-distance.ts';
import { measuredAmounts } from './measured-amounts.ts';
import { PHONEME_VOICES, phonemesOf } from './phonemes-of.ts';

/** Every pair at this distance or nearer must be read back, both: `npm run hearing` fails otherwise. */
export const GATED_DISTANCE = 1;
/** As far as pairs are counted. */
export const FARTHEST_PAIR = 2;

/** An amount as said. A listener who waits for digits would need those of every amount, so all have them here. */
export interface SaidAmount {
  /** As it is written in English: `15.00`. */
  readonly name: string;
  readonly amountMinor: number;
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
  /** Pairs at a distance of at most {@link FARTHEST_PAIR}, nearest first. */
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
    measuredAmounts(locale),
    async (money): Promise<SaidAmount> => {
      const words = speakAmount(money, locale);
      const ofWords = await phonemes(words);
      return {
        name: decimalText(money),
        amountMinor: money.amountMinor,
        words,
        isReadBack: readBackDigits(money, locale) !== undefined,
        phonemes: ofWords,
        phonemesWithDigits: [...ofWords, ...(await phonemes(digitsOfAmount(money, locale)))],
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
  const without = amounts.map(() => Infinity);
  const withDigits = amounts.map(() => Infinity);
  for (const [index, one] of amounts.entries()) {
    for (const [otherIndex, other] of amounts.entries()) {
      if (otherIndex <= index) continue;
      const distance = editDistance(one.phonemes, other.phonemes);
      const both = editDistance(one.phonemesWithDigits, other.phonemesWithDigits);
      if (distance <= FARTHEST_PAIR) nearPairs.push({ one, other, distance });
      for (const [at, { isReadBack }] of [
        [index, one],
        [otherIndex, other],
      ] as const) {
        without[at] = Math.min(without[at] ?? Infinity, distance);
        withDigits[at] = Math.min(withDigits[at] ?? Infinity, isReadBack ? both : distance);
      }
    }
  }
  return {
    leastWithout: without,
    leastWith: withDigits,
    readBackCount: amounts.filter(({ isReadBack }) => isReadBack).length,
    nearPairs: nearPairs.sort((one, other) => one.distance - other.distance),
  };
}

/** What the gate refuses: a pair that near, of which one is not read back. */
export function missedPairs({
  nearPairs,
}: Pick<LocaleDistances, 'nearPairs'>): readonly Neighbour[] {
  return nearPairs.filter(
    ({ one, other, distance }) =>
      distance <= GATED_DISTANCE && (!one.isReadBack || !other.isReadBack),
  );
}
