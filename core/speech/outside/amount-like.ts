/**
 * Takes out of a line of outside text whatever could be read or heard as an amount of money, or as a claim about one
 * (invariant 8, design section 6.5). It drops rather than guesses: the whole title stays on the cards and the receipt.
 */
import {
  CLAIM_LINKS,
  CLAIM_TAILS,
  CLAIM_WORDS,
  LOOSE_NUMBER_WORDS,
  MEASURE_WORDS,
  MONEY_ADJECTIVES,
  MONEY_SKELETONS,
  MONEY_WORDS,
  MONEY_WORDS_NEXT_TO_NUMBERS,
  OWN_PHRASES,
} from './amount-like-words.ts';
import { parseNumberWords } from '../amounts/number-words.ts';

interface Word {
  /** As it stands. */
  readonly text: string;
  /** Lower case, without accents: what is looked up. */
  readonly key: string;
  readonly isSpaced: boolean;
  readonly isNumber: boolean;
}

/** Numbers with at most joining words between them, as indexes: `from` is the first, `next` the one after the last. */
interface Run {
  readonly from: number;
  readonly next: number;
}

/** How far before a number a claim still makes it a price: "total for you today five". */
const CLAIM_REACH = 4;
/** Phone and card numbers are as long as this or longer; they are never shown in a sentence or spoken (invariant 12). */
const LONG_NUMBER = 7;
const COMMON_FRACTION = /^(?:1\/2|1\/3|2\/3|1\/4|3\/4)$/u;

/** One pass; the caller passes again until nothing changes. */
export function amountFree(line: string): string {
  const words = wordsOf(
    line
      .replace(OWN_PHRASES, ' ')
      .replace(/(?<=[\p{L}\d][\s-]{0,2})\bpounds?\b(?!\s+sterling)/giu, (pound, at: number) =>
        endsInNumber(line.replace(OWN_PHRASES, ' ').slice(0, at)) ? 'lb' : pound,
      ),
  );
  const dropped = new Set<number>();
  const drop = (from: number, next: number) => {
    for (let at = from; at < next; at += 1) dropped.add(at);
  };
  for (const run of runsOf(words)) dropRun(words, run, drop);
  words.forEach((word, at) => {
    if (isMoneyWord(word.key) || isSign(word.key)) drop(at, at + 1);
    if (isSingleMoneyWord(words, at)) drop(at - 1, at + 1);
    if (CLAIM_WORDS.has(word.key) && CLAIM_LINKS.has(words[at + 1]?.key ?? '')) drop(at, at + 2);
    drop(at, endOfSpelledMoney(words, at));
  });
  return joined(words, dropped);
}

/** What is left, without joining words and punctuation that lost their neighbour. */
export function tidy(line: string): string {
  return line
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+([,.;:!?)])/gu, '$1')
    .replace(/\(\s+/gu, '(')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/^(?:[\s,;:.!?)/&+-]|(?:and|or)\b)+/giu, '')
    .replace(/(?:[\s,;:(/&+-]|\b(?:and|or|for|of|at|with)\b)+$/giu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function wordsOf(line: string): readonly Word[] {
  return [...line.matchAll(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*|[^\s]/gu)].map(
    ({ 0: text, index }) => {
      const key = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const isNumber = /^\d/u.test(text) || LOOSE_NUMBER_WORDS.has(key);
      return { text, key, isNumber, isSpaced: /\s/u.test(line[index - 1] ?? '') };
    },
  );
}

function runsOf(words: readonly Word[]): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.isNumber !== true) continue;
    let next = at + 1;
    for (let ahead = next; ahead < next + 3 && ahead < words.length; ahead += 1) {
      if (words[ahead]?.isNumber === true) next = ahead + 1;
      else if (!isJoiner(words[ahead])) break;
    }
    runs.push({ from: at, next });
    at = next - 1;
  }
  return runs;
}

function isJoiner(word: Word | undefined): boolean {
  return /^(?:[-–—−.,/'()+:]|and|point|dot)$/u.test(word?.key ?? '');
}

function dropRun(
  words: readonly Word[],
  run: Run,
  drop: (from: number, next: number) => void,
): void {
  const money = endOfMoneyAfter(words, run.next);
  const afterAt = skipHyphens(words, run.next);
  const after = words[afterAt]?.key ?? '';
  if (money !== undefined) drop(run.from, money);
  else if (isMoneyBefore(previousWord(words, run.from)) || isLong(words, run)) {
    drop(run.from, run.next);
  } else if (MEASURE_WORDS.has(after)) dropBeforeMeasured(words, run, drop);
  else if (!isPlainNumber(words, run)) drop(run.from, run.next);
  else if (CLAIM_TAILS.has(after)) drop(run.from, afterAt + 1);
  else drop(findClaimBefore(words, run.from) ?? run.next, run.next);
}

/** A measure vouches for the number that it follows, not for what stands before that one: "five ninety-nine, 32 ounces". */
function dropBeforeMeasured(
  words: readonly Word[],
  { from, next }: Run,
  drop: (from: number, next: number) => void,
): void {
  let measured = from;
  while (measured < next - 1 && !isNumberUpTo(words, { from: measured, next })) measured += 1;
  let end = measured;
  while (end > from && words[end - 1]?.isNumber !== true) end -= 1;
  if (end > from) dropRun(words, { from, next: end }, drop);
}

function isNumberUpTo(words: readonly Word[], run: Run): boolean {
  return words[run.from]?.isNumber === true && isPlainNumber(words, run);
}

/** The index after the money word that follows a number, or undefined when none does. */
function endOfMoneyAfter(words: readonly Word[], next: number): number | undefined {
  const at = skipMoneyAdjectives(words, next);
  const key = words[at]?.key ?? '';
  if (isMoneyKey(key) || isSign(key)) return at + 1;
  if (key === '' || MEASURE_WORDS.has(key)) return undefined;
  const second = skipHyphens(words, at + 1);
  return isMoneyKey(key + (words[second]?.key ?? '')) ? second + 1 : undefined;
}

/** Past "US" or "Canadian": but "euro" is the money itself where nothing else follows. */
function skipMoneyAdjectives(words: readonly Word[], next: number): number {
  let at = skipHyphens(words, next);
  for (let skipped = 0; skipped < 2; skipped += 1) {
    const key = words[at]?.key ?? '';
    if (!MONEY_ADJECTIVES.has(key) || MONEY_WORDS_NEXT_TO_NUMBERS.has(key)) break;
    at = skipHyphens(words, at + 1);
  }
  return at;
}

function isMoneyKey(key: string): boolean {
  if (isMoneyWord(key) || MONEY_WORDS_NEXT_TO_NUMBERS.has(key)) return true;
  const skeleton = key.replace(/(.)\1+/gu, '$1').replace(/[aeiouyhw]/gu, '');
  return MONEY_SKELETONS.has(skeleton) && !MEASURE_WORDS.has(key);
}

/** Also inside a longer word: "petrodollars", "dollarsworth". */
function isMoneyWord(key: string): boolean {
  return MONEY_WORDS.has(key) || key.includes('dollars');
}

function isMoneyBefore(word: Word | undefined): boolean {
  const key = word?.key ?? '';
  return isSign(key) || isMoneyWord(key) || MONEY_WORDS_NEXT_TO_NUMBERS.has(key);
}

function isSign(key: string): boolean {
  return /^\p{Sc}$/u.test(key);
}

function previousWord(words: readonly Word[], at: number): Word | undefined {
  const before = words[at - 1];
  return /^[-–—−:=('"]$/u.test(before?.key ?? '') ? words[at - 2] : before;
}

function skipHyphens(words: readonly Word[], from: number): number {
  let at = from;
  while (/^[-–—−.'"()*]$/u.test(words[at]?.key ?? '')) at += 1;
  return at;
}

function isLong(words: readonly Word[], run: Run): boolean {
  const digits = words
    .slice(run.from, run.next)
    .map((word) => word.key.replace(/\D/gu, ''))
    .join('');
  return digits.length >= LONG_NUMBER;
}

/** One whole number, a range or a common fraction: nothing that is heard as units and cents ("five ninety-nine", "4 99", "5.99"). */
function isPlainNumber(words: readonly Word[], run: Run): boolean {
  const keys = words.slice(run.from, run.next).map((word) => word.key);
  const [first = ''] = keys;
  if (keys.length === 1) return !/[.,]/u.test(first);
  const text = keys.join('');
  if (COMMON_FRACTION.test(text) || /^\d{1,3}[-–]\d{1,3}$/u.test(text)) return true;
  return (
    parseNumberWords(
      keys
        .filter((key) => key !== '-')
        .join(' ')
        .replace(/(ty) (one|two|three|four|five|six|seven|eight|nine)\b/gu, '$1-$2'),
    ) !== undefined
  );
}

function findClaimBefore(words: readonly Word[], from: number): number | undefined {
  for (let at = from - 1; at >= 0 && at >= from - CLAIM_REACH; at -= 1) {
    if (CLAIM_WORDS.has(words[at]?.key ?? '')) return at;
  }
  return undefined;
}

/** `a dollar`, `per euro`. */
function isSingleMoneyWord(words: readonly Word[], at: number): boolean {
  const isNamed = MONEY_WORDS_NEXT_TO_NUMBERS.has(words[at]?.key ?? '');
  return isNamed && /^(?:an?|per|every|single|extra|half|quarter)$/u.test(words[at - 1]?.key ?? '');
}

/** `d o l l a r s`: where single letters from here spell a money word, the index after them; else `at`. */
function endOfSpelledMoney(words: readonly Word[], at: number): number {
  let spelled = '';
  let end = at;
  for (let next = at; /^[a-z]$/u.test(words[next]?.key ?? '') && next < at + 10;) {
    spelled += words[next]?.key ?? '';
    next = skipHyphens(words, next + 1);
    if (spelled.length > 2 && isMoneyKey(spelled)) end = next;
  }
  return end;
}

function endsInNumber(text: string): boolean {
  const [before, last] = wordsOf(text.replace(/[\s-]+$/u, '')).slice(-2);
  const nearest = last ?? before;
  if (nearest?.isNumber === true || /^(?:half|quarter)$/u.test(nearest?.key ?? '')) return true;
  return /^an?$/u.test(nearest?.key ?? '') && /^(?:half|quarter)$/u.test(before?.key ?? '');
}

function joined(words: readonly Word[], dropped: ReadonlySet<number>): string {
  return words
    .map((word, at) => {
      if (dropped.has(at)) return ' ';
      return word.isSpaced ? ` ${word.text}` : word.text;
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
