/** Labels and promises of known forms in the language of the order: "Visa terminada en 4242", "jeudi 3 décembre". */
import { ordinalWords } from '../amounts/number-words.ts';
import { numberInTitle } from '../outside/spoken-words.ts';
import { speakableOr } from '../outside/outside-text.ts';
import { languageOf, searchedAs } from '../speech-language.ts';
import type { SpeechLocale, WrittenLocale } from '../speech-locale.ts';
import { readPromise } from './known-promise.ts';
import { fill, wordingOf, type PromiseNumbers } from './wording.ts';

/** A brand's name, a word or dots, and the last four digits. */
const ENDING =
  /^([\p{L}][\p{L} ]{1,30}?)(?:\s+ending(?:\s+in|\s+with)?|\s*[•·*xX.]{2,})\s*(\d{4})$/iu;

/** A label that the locale has its own words for, or undefined. `label` holds no amount. */
export function labelIn(
  label: string,
  { locale, say }: { readonly locale: WrittenLocale; readonly say: (digits: string) => string },
): string | undefined {
  const { knownNames, endingIn } = wordingOf(locale);
  const known = knownNames.get(label.toLowerCase());
  if (known !== undefined) return known;
  const ending = endingIn === undefined ? null : ENDING.exec(label);
  if (ending === null || endingIn === undefined) return undefined;
  const [, brand = '', digits = ''] = ending;
  return fill(endingIn, { brand: speakableOr(brand, searchedAs(locale), ''), digits: say(digits) });
}

/** Figures, as a screen shows them. */
export const WRITTEN_NUMBERS: PromiseNumbers = { isSpoken: false, count: String, day: String };

export function spokenNumbersOf(locale: SpeechLocale): PromiseNumbers {
  return {
    isSpoken: true,
    count: (number) => numberInTitle(number, locale, { gender: 'masculine' }),
    day: (day) => spokenDay(day, locale),
  };
}

/** A promise of a known form in the locale's words, or undefined. */
export function promiseIn(
  promise: string,
  { locale, say }: { readonly locale: WrittenLocale; readonly say: PromiseNumbers },
): string | undefined {
  const { promise: words } = wordingOf(locale);
  if (words === undefined) return undefined;
  const known = readPromise(promise);
  if (known === undefined) return undefined;
  switch (known.kind) {
    case 'today':
    case 'tomorrow':
      return words.relative(known, say);
    case 'days':
      return words.days(known, say);
    case 'date':
      return words.date(known, say);
    default:
      return known satisfies never;
  }
}

function spokenDay(day: number, locale: SpeechLocale): string {
  // A Japanese voice reads 三日 as a date; kana would leave it guessing.
  if (languageOf(locale) === 'ja') return numberInTitle(day, locale);
  return ordinalWords(day, locale) ?? String(day);
}
