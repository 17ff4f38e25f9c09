/** Numbers as the languages of the skill say them, read as Alexa's number slots give them: digits as text. */
import { parseNumberWords, readSpokenCode, type SpeechLocale } from '#core';
import { readDigitRun, readNumber } from './spoken-digits.ts';
import { textOf } from './utterance-words.ts';

export interface NumberReader {
  /** `AMAZON.NUMBER`: the whole number that the words say, or undefined. */
  readonly readNumber: (words: readonly string[]) => string | undefined;
  /**
   * `AMAZON.FOUR_DIGIT_NUMBER`: the digits that the words say, one by one, in pairs or as one number; undefined when the words are not all digits
   * and numbers. `?` where they may say other four digits as well: the count is for the caller to judge.
   */
  readonly readDigitRun: (words: readonly string[]) => string | undefined;
}

/** Words that were read are remembered, up to so many. */
const MOST_REMEMBERED = 5000;

export function createNumberReader(locale: SpeechLocale): NumberReader {
  if (locale.startsWith('en')) return { readNumber, readDigitRun };
  const remembered = new Map<string, string | undefined>();
  const digitsOf = (words: readonly string[]): string | undefined => {
    const text = textOf(words, locale);
    if (!remembered.has(text)) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(text, readPiece(locale, text, words.length));
    }
    return remembered.get(text);
  };
  return {
    readNumber: (words) => readWhole(locale, textOf(words, locale)),
    readDigitRun: (words) => readRun(locale, words, digitsOf),
  };
}

/** Japanese counts with a word of their own before `つ`. */
const NATIVE_COUNTS: ReadonlyMap<string, number> = new Map(
  ['ひと', 'ふた', 'みっ', 'よっ', 'いつ', 'むっ', 'なな', 'やっ', 'ここの'].map(
    (word, index) => [word, index + 1] as const,
  ),
);

/** `きゅうじゅうきゅう`, and no number below a hundred has more words. */
const LONGEST_PIECE = 9;

function readWhole(locale: SpeechLocale, text: string): string | undefined {
  if (/^[0-9]{1,9}$/.test(text)) return String(Number(text));
  const number = NATIVE_COUNTS.get(text) ?? parseNumberWords(text, locale);
  return number === undefined ? undefined : String(number);
}

/** "Achtundvierzig einundzwanzig" is 48 21: each time the longest number below a hundred with which the rest can still be read. */
function readRun(
  locale: SpeechLocale,
  words: readonly string[],
  digitsOf: (words: readonly string[]) => string | undefined,
): string | undefined {
  const run = readPieces(words, digitsOf);
  if (run === undefined) return wholeOfFour(locale, words);
  if (run.length !== 4) return run === '' ? undefined : run;
  return readSpokenCode(textOf(words, locale), locale).outcome === 'read' ? run : '?';
}

function readPieces(
  words: readonly string[],
  digitsOf: (words: readonly string[]) => string | undefined,
): string | undefined {
  // From the end: what is said from each place on.
  const from: (string | undefined)[] = [];
  from[words.length] = '';
  for (let at = words.length - 1; at >= 0; at -= 1) {
    for (let next = Math.min(words.length, at + LONGEST_PIECE); next > at; next -= 1) {
      const rest = from[next];
      const digits = rest === undefined ? undefined : digitsOf(words.slice(at, next));
      if (rest === undefined || digits === undefined) continue;
      from[at] = digits + rest;
      break;
    }
  }
  return from[0];
}

/** "Four thousand eight hundred twenty-one". */
function wholeOfFour(locale: SpeechLocale, words: readonly string[]): string | undefined {
  const whole = readWhole(locale, textOf(words, locale));
  return whole?.length === 4 ? whole : undefined;
}

function readPiece(locale: SpeechLocale, text: string, wordCount: number): string | undefined {
  if (/^[0-9]+$/.test(text)) return text;
  const number = parseNumberWords(text, locale);
  if (number !== undefined) return number < 100 ? String(number) : undefined;
  return wordCount > 3 ? undefined : digitSaidFourTimes(locale, text);
}

/** A digit by another name ("zwo"): the reading of codes knows it, and reads codes only. */
function digitSaidFourTimes(locale: SpeechLocale, word: string): string | undefined {
  const read = readSpokenCode(`${word} ${word} ${word} ${word}`, locale);
  if (read.outcome !== 'read') return undefined;
  const digits: string = read.code;
  const [digit = ''] = digits;
  return digits === digit.repeat(4) ? digit : undefined;
}
