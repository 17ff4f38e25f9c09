/** Four digits in whatever way people say them and recognisers write them. A code is text: leading zeros stay, nothing is a number. */
import type { VoiceCode } from '../../confirmation/voice-code.ts';
import { voiceCodeSchema } from '../../confirmation/voice-code.ts';
import type { Locale } from '../../order/order-terms.ts';
import {
  CORRECTIONS,
  DIGIT_WORDS,
  FILLER_WORDS,
  HESITATIONS,
  HOMOPHONES,
  REPEAT_WORDS,
  TEEN_WORDS,
  TENS_WORDS,
} from './spoken-digits.ts';

export type SpokenCode =
  { readonly outcome: 'read'; readonly code: VoiceCode } | { readonly outcome: 'unclear' };

type Token =
  /** Digits that stand for themselves, as often as they are. */
  | { readonly kind: 'digits'; readonly digits: string }
  /** `forty`: 40, or 4 before a digit from 1 to 9. */
  | { readonly kind: 'tens'; readonly digit: string }
  | { readonly kind: 'scale'; readonly zeros: 2 | 3 }
  | { readonly kind: 'repeat'; readonly times: number }
  | { readonly kind: 'homophone'; readonly digits: string }
  | { readonly kind: 'and' | 'filler' | 'unknown' };

const LONGEST_TEXT = 200;

/** The code, or `unclear` when the words are not clearly four digits. After "no" or "sorry" only the last try counts. */
export function readSpokenCode(text: string, locale: Locale): SpokenCode {
  if (text.length > LONGEST_TEXT) return { outcome: 'unclear' };
  const said = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    // "4.8.2.1" is four digits; "48.21" is an amount, and an amount is no code.
    .replace(/(?<=(?<!\d)\d)\.(?=\d(?!\d))/gu, ' ');
  if (/\d\.\d/u.test(said)) return { outcome: 'unclear' };
  const lastTry = said.split(CORRECTIONS[locale]).at(-1) ?? '';
  // Whatever leads up to "code is" is talk: "Alexa, ask the roasters, my code is …".
  const afterLead = lastTry.split(/\b(?:code|number|pin)(?: is|'s)\b/u).at(-1) ?? '';
  const digits = digitsOf(tokensOf(afterLead));
  const code = voiceCodeSchema.safeParse(digits);
  return code.success ? { outcome: 'read', code: code.data } : { outcome: 'unclear' };
}

function tokensOf(text: string): readonly Token[] {
  const words = text
    .replace(/(\d),(?=\d{3}(?!\d))/gu, '$1')
    .match(/\d+|[\p{L}']+|[^\s\d\p{L}',.;:!–—-]/gu);
  return (words ?? []).filter((word) => !HESITATIONS.has(word)).map(tokenOf);
}

function tokenOf(word: string): Token {
  if (/^\d+$/u.test(word)) return { kind: 'digits', digits: word };
  const digits = DIGIT_WORDS.get(word) ?? TEEN_WORDS.get(word);
  if (digits !== undefined) return { kind: 'digits', digits };
  const tens = TENS_WORDS.get(word);
  if (tens !== undefined) return { kind: 'tens', digit: tens };
  const homophone = HOMOPHONES.get(word);
  if (homophone !== undefined) return { kind: 'homophone', digits: homophone };
  const times = REPEAT_WORDS.get(word);
  if (times !== undefined) return { kind: 'repeat', times };
  if (word === 'hundred') return { kind: 'scale', zeros: 2 };
  if (word === 'thousand') return { kind: 'scale', zeros: 3 };
  if (word === 'and') return { kind: 'and' };
  return { kind: FILLER_WORDS.has(word) ? 'filler' : 'unknown' };
}

/** The digits of the one run of digit tokens, or undefined when a word is unknown or the digits are in pieces. */
function digitsOf(tokens: readonly Token[]): string | undefined {
  if (tokens.some((token) => token.kind === 'unknown')) return undefined;
  const run = trim(tokens, isEdge);
  if (run.some((token) => token.kind === 'filler')) {
    // A homophone at the edge may have been an ordinary word: "the code for the order: four eight two one".
    return digitsOfOneRun(tokens);
  }
  // "to four eight two one" reads only without its "to"; where two readings give four digits, none is clear.
  const readings = new Set(withoutEdgeHomophones(run).map(readRun).filter(isFourDigits));
  const [reading] = readings;
  return readings.size === 1 ? reading : undefined;
}

/** Fillers split the talk into runs; exactly one of them may hold digits that are no homophones. */
function digitsOfOneRun(tokens: readonly Token[]): string | undefined {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'filler') runs.push([]);
    else runs.at(-1)?.push(token);
  }
  const [run, ...others] = runs.filter((each) => each.some((token) => !isLoose(token)));
  return run === undefined || others.length > 0 ? undefined : digitsOf(run);
}

function readRun(run: readonly Token[]): string | undefined {
  return run.some((token) => token.kind === 'scale') ? readNumber(run) : readDigits(run);
}

/** Digit by digit, in pairs, or mixed: every token adds its own digits. */
function readDigits(run: readonly Token[]): string | undefined {
  let digits = '';
  for (let at = 0; at < run.length; at += 1) {
    const token = run[at];
    const next = digitOf(run[at + 1]);
    if (token === undefined || token.kind === 'and') return undefined;
    if (token.kind === 'tens') {
      const isJoined = next !== undefined && next !== '0';
      digits += token.digit + (isJoined ? next : '0');
      if (isJoined) at += 1;
    } else if (token.kind === 'repeat') {
      if (next === undefined) return undefined;
      digits += next.repeat(token.times);
      at += 1;
    } else if ('digits' in token) digits += token.digits;
  }
  return digits;
}

/** "four thousand eight hundred (and) twenty-one", "forty-eight hundred twenty-one": one number from 1000 to 9999. */
function readNumber(run: readonly Token[]): string | undefined {
  const heads: string[] = [];
  let shape = '';
  let words: Token[] = [];
  for (const token of run) {
    if (token.kind === 'scale') {
      const head = readBelowHundred(words);
      if (head === undefined) return undefined;
      heads.push(head);
      shape += ` ${String(head.length)}:${String(token.zeros)}`;
      words = [];
    } else if (token.kind !== 'and' || words.length > 0 || heads.length === 0) words.push(token);
  }
  const rest = words.length === 0 ? '' : readBelowHundred(words);
  if (rest === undefined) return undefined;
  switch (shape) {
    case ' 1:3':
      return heads.join('') + rest.padStart(3, '0');
    case ' 1:3 1:2':
    case ' 2:2':
      return heads.join('') + rest.padStart(2, '0');
    default:
      return undefined;
  }
}

/** One number from 1 to 99 in one piece: `twenty-one`, `eight`, `12`; not the two digits "two one". */
function readBelowHundred(words: readonly Token[]): string | undefined {
  const [first, second, ...more] = words;
  const isPiece =
    first !== undefined && (second === undefined || first.kind === 'tens') && more.length === 0;
  const digits = isPiece ? readDigits(words) : undefined;
  return digits !== undefined && /^[1-9]\d?$/u.test(digits) ? digits : undefined;
}

/** The run as it is, and without each number of homophones at its ends. */
function withoutEdgeHomophones(run: readonly Token[]): readonly (readonly Token[])[] {
  const first = run.findIndex((token) => !isHomophone(token));
  const last = run.findLastIndex((token) => !isHomophone(token));
  if (first === -1) return [run];
  const runs: (readonly Token[])[] = [];
  for (let from = 0; from <= first; from += 1) {
    for (let next = last + 1; next <= run.length; next += 1) runs.push(run.slice(from, next));
  }
  return runs;
}

function isFourDigits(digits: string | undefined): boolean {
  return digits?.length === 4;
}

function digitOf(token: Token | undefined): string | undefined {
  const isSingle = token !== undefined && 'digits' in token && token.digits.length === 1;
  return isSingle ? token.digits : undefined;
}

function trim(tokens: readonly Token[], isTrimmed: (token: Token) => boolean): readonly Token[] {
  const first = tokens.findIndex((token) => !isTrimmed(token));
  const last = tokens.findLastIndex((token) => !isTrimmed(token));
  return first === -1 ? [] : tokens.slice(first, last + 1);
}

function isEdge(token: Token): boolean {
  return token.kind === 'filler' || token.kind === 'and';
}

function isHomophone(token: Token): boolean {
  return token.kind === 'homophone';
}

function isLoose(token: Token): boolean {
  return isEdge(token) || isHomophone(token);
}
