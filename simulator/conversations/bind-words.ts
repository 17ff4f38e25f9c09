/** Puts into a customer's words what only the run knows: the code that the phone shows, or one that it does not show. */
import type { SpeechLocale } from '#core';
import { sayAsHomophones, sayDigitsIn, sayInPairs } from './say-digits.ts';

type Saying = (code: string, locale: SpeechLocale) => string;

/** Every way in which a dialogue's customer says a code. */
const SAYINGS: Readonly<Record<string, Saying>> = {
  code: sayDigitsIn,
  'wrong code': (code, locale) => sayDigitsIn(wrongCodeBeside(code), locale),
  'half code': (code, locale) => sayDigitsIn(code.slice(0, 2), locale),
  'typed code': (code) => code,
  'oh code': (code, locale) => sayDigitsIn(code, locale).replaceAll('zero', 'oh'),
  'homophone code': sayAsHomophones,
  'pair code': sayInPairs,
};

const PLACES = new RegExp(`\\{(${Object.keys(SAYINGS).join('|')})\\}`, 'g');

/** Whether the words can be said only once the phone shows a code. */
export function needsCode(words: string): boolean {
  return words.search(PLACES) !== -1;
}

/** @throws {Error} where the words need a code and the phone shows none. */
export function bindWords(
  words: string,
  { code, locale }: { readonly code: string | undefined; readonly locale: SpeechLocale },
): string {
  return words.replace(PLACES, (_whole, name: string) => {
    if (code === undefined) throw new Error(`"${words}" needs a code, and the phone shows none`);
    return SAYINGS[name]?.(code, locale) ?? '';
  });
}

/** One that cannot be the right one, and has no zero in front. */
export function wrongCodeBeside(code: string): string {
  const last = code.endsWith('9') ? '1' : String(Number(code.at(-1)) + 1);
  return `${code.slice(0, 3)}${last}`;
}
