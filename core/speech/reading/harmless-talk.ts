/** Whether words stand beside a typed amount that nobody is sure of: invariant 4, no approval out of words that may refuse or limit it. */
import type { WrittenLocale } from '../speech-locale.ts';
import { WRITTEN_LOCALES } from '../speech-locale.ts';
import { ENGLISH_HARMLESS, HARMLESS_WORDS } from './languages/harmless-words.ts';
import { READING_LANGUAGES } from './languages/reading-languages.ts';
import type { LocaleMoneyTalk } from './money-talk.ts';
import { waysOf } from './reading-language.ts';
import { foldingOf } from './reading-words.ts';
import { MAJOR_MARK, MINOR_MARK } from './written-currency.ts';

interface Harmless {
  readonly words: ReadonlySet<string>;
  /** Words that may follow each other without a space; none where spaces part words. */
  readonly unspaced: readonly string[];
}

const MARKS = new RegExp(`[${MAJOR_MARK}${MINOR_MARK}]`, 'gu');
const WORD = /[\p{L}\p{M}'ー]+/gu;

const HARMLESS: ReadonlyMap<WrittenLocale, Harmless> = new Map(
  WRITTEN_LOCALES.map((locale) => [locale, harmlessIn(locale)]),
);

/** Of a folded text without its currencies. Punctuation says nothing; signs and pictures may say anything. */
export function hasUnknownWord(text: string, { locale, numbers }: LocaleMoneyTalk): boolean {
  const harmless = HARMLESS.get(locale);
  const plain = text.replace(numbers, ' ').replace(MARKS, ' ');
  if (harmless === undefined || /[^\p{L}\p{M}\p{N}\p{P}\s]/u.test(plain)) return true;
  return (plain.match(WORD) ?? []).some((found) => {
    const word = found.replace(/^'+|'+$/gu, '');
    return word !== '' && !harmless.words.has(word) && !isRunOf(word, harmless.unspaced);
  });
}

function harmlessIn(locale: WrittenLocale): Harmless {
  const language = READING_LANGUAGES[locale];
  const fold = foldingOf(language);
  const own = waysOf(fold(HARMLESS_WORDS[locale]));
  const words = new Set([...own, ...waysOf(fold(ENGLISH_HARMLESS))]);
  return { words, unspaced: language.isUnspaced ? own : [] };
}

/** Place by place, as a regular expression would try every split of `是的是的`. */
function isRunOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!ends.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length);
  }
  return ends.has(text.length);
}
