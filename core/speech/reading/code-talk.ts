/** The words and marks of one locale, made ready for reading codes; made once, when they are first wanted. */
import { SPEECH_LOCALES, type SpeechLocale } from '../speech-locale.ts';
import { READING_LANGUAGES } from './languages/reading-languages.ts';
import { madeOnce } from './made-once.ts';
import { NUMBER_FORMATS } from './number-format.ts';
import { numberPhrasesOf } from './number-phrases.ts';
import { foldingOf, wordsPattern } from './reading-words.ts';
import { waysOf, type ReadingLanguage } from './reading-language.ts';
import type { Lexicon } from './spoken-tokens.ts';

export interface LocaleTalk {
  /** One spelling for all that is spelled in several ways; small letters; ASCII digits. */
  readonly fold: (text: string) => string;
  readonly lexicon: Lexicon;
  readonly leads: RegExp;
  readonly corrections: RegExp;
  readonly weakCorrections: RegExp;
  readonly negations: RegExp;
  readonly groupMarks: readonly string[];
  /** True where a comma between digits makes an amount of them. */
  readonly isCommaDecimal: boolean;
}

const talkOf = madeOnce(talkIn);

/** @throws {RangeError} for a locale that is not spoken: a fault of the caller. */
export function codeTalkOf(locale: SpeechLocale): LocaleTalk {
  if (!SPEECH_LOCALES.includes(locale)) throw new RangeError(`no codes are spoken in ${locale}`);
  return talkOf(locale);
}

function talkIn(locale: SpeechLocale): LocaleTalk {
  const language: ReadingLanguage = READING_LANGUAGES[locale];
  const { numbers, talk, isCompound, isUnspaced, letters } = language;
  if (numbers === undefined || talk === undefined) {
    throw new RangeError(`no words for codes in ${locale}`);
  }
  const fold = foldingOf(language);
  const setOf = (words: string) => new Set(waysOf(fold(words)));
  const patternOf = (words: string) => wordsPattern(fold(words), letters);
  const format = NUMBER_FORMATS[locale];
  // Where both marks are at home, both also part thousands.
  const groupMarks = [...format.groups, ...(format.isOtherDecimalUsed ? ['.'] : [])];
  return {
    fold,
    lexicon: {
      phrases: numberPhrasesOf(numbers, fold),
      homophones: new Set(Object.keys(numbers.homophones).map(fold)),
      hesitations: setOf(talk.hesitations),
      fillers: setOf(talk.fillers),
      isCompound,
      isUnspaced,
    },
    leads: patternOf(talk.leads),
    corrections: patternOf(talk.corrections),
    weakCorrections: patternOf(talk.weakCorrections),
    negations: patternOf(talk.negations),
    groupMarks,
    isCommaDecimal: format.decimal === ',' || format.isOtherDecimalUsed,
  };
}
