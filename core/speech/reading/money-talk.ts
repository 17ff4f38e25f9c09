/** The words around a typed amount in one locale, made ready for reading; made once, when they are first wanted. */
import { WRITTEN_LOCALES, type WrittenLocale } from '../speech-locale.ts';
import { codeTalkOf } from './code-talk.ts';
import { READING_LANGUAGES } from './languages/reading-languages.ts';
import { madeOnce } from './made-once.ts';
import { NUMBER_FORMATS, type NumberFormat } from './number-format.ts';
import { waysOf, type ReadingLanguage } from './reading-language.ts';
import { foldingOf, wordsPattern } from './reading-words.ts';
import { spokenTokensOf, type Lexicon } from './spoken-tokens.ts';
import { NO_BREAK_GROUP } from './written-number.ts';

export interface LocaleMoneyTalk {
  readonly locale: WrittenLocale;
  readonly language: ReadingLanguage;
  readonly format: NumberFormat;
  readonly fold: (text: string) => string;
  readonly minus: RegExp;
  readonly doubts: RegExp;
  /** Between major and minor units, as a regular expression. */
  readonly joiners: string;
  /** Finds each number with its marks. */
  readonly numbers: RegExp;
  readonly lexicon: Lexicon | undefined;
}

/** Also the small words before a noun; they say no amount. */
const ARTICLES: ReadonlySet<string> = new Set('un une una uno um uma ein eine o'.split(' '));

const talkOf = madeOnce(talkIn);

/** @throws {RangeError} for an unknown locale: a fault of the caller. */
export function moneyTalkOf(locale: WrittenLocale): LocaleMoneyTalk {
  if (!WRITTEN_LOCALES.includes(locale))
    throw new RangeError(`no amounts are written in ${locale}`);
  return talkOf(locale);
}

/** True when a word of the text is a number: `47 thousand`, `one fifty dollars`. */
export function hasNumberWord(text: string, { lexicon }: LocaleMoneyTalk): boolean {
  if (lexicon === undefined) return false;
  return spokenTokensOf(text, lexicon).some(
    ({ kind, word }) => kind === 'number' && !/^\d/u.test(word) && !ARTICLES.has(word),
  );
}

function talkIn(locale: WrittenLocale): LocaleMoneyTalk {
  const language = READING_LANGUAGES[locale];
  const { money, letters, isUnspaced } = language;
  const fold = foldingOf(language);
  const format = NUMBER_FORMATS[locale];
  const typedMarks = format.groups.includes("'") ? "'" : '';
  const space = format.groups.includes(' ') ? '|(?<=\\d) (?=\\d{3}(?!\\d))' : '';
  return {
    locale,
    language,
    format,
    fold,
    // "Moins de", "menos de", "meno di" are less than, not a minus: a doubt.
    minus: new RegExp(
      `${wordsPattern(fold(money.minus), letters).source}(?!\\s+d[ei](?!\\p{L}))`,
      'u',
    ),
    doubts: wordsPattern(fold(money.doubts), letters),
    joiners: waysOf(fold(money.joiners)).join('|'),
    numbers: new RegExp(`[.,]?\\d(?:[\\d.,${typedMarks}${NO_BREAK_GROUP}]${space})*`, 'gu'),
    // In kana a number is a part of many words; numerals are found by their characters.
    lexicon: locale === 'zh-CN' || isUnspaced ? undefined : codeTalkOf(locale).lexicon,
  };
}
