/**
 * Takes out of a line of outside text whatever could be read or heard as an amount of money, or as a claim about one
 * (invariant 8, design section 6.5). It drops rather than guesses: the whole title stays on the cards and the receipt.
 */
import type { SpeechLocale } from '../speech-locale.ts';
import { parseNumberWords } from '../amounts/number-words.ts';
import {
  amountVocabularyOf,
  isMoneyInAnyLanguage,
  isNumberInAnyLanguage,
  keyOf,
  type AmountVocabulary,
} from './amount-vocabulary.ts';
import { unmasked, wordsOf, type Word } from './amount-words.ts';
import {
  endOfSpelledMoney,
  isMoneyKey,
  isMoneyWord,
  isNumberWithMoney,
  isSign,
} from './money-key.ts';
import { isNumberWithMoneyInOtherScript } from './other-script-money.ts';
import { STATE_CLAIM_PHRASES } from './languages/state-claim-words.ts';
import { withPlainDigits } from './plain-digits.ts';
import { spokenSignsOf } from './spoken-signs.ts';
import { isStateWord, stateClaimsIn } from './state-claims.ts';
import { totalClaimsIn } from './total-claims.ts';
import { NO_NOTE, takeOut, type Note, type TakenOutKind } from './taken-out.ts';

/** Numbers with at most joining words between them, as indexes: `from` is the first, `next` the one after the last. */
interface Run {
  readonly from: number;
  readonly next: number;
}

interface Scan {
  readonly words: readonly Word[];
  readonly vocabulary: AmountVocabulary;
  readonly locale: SpeechLocale;
  readonly drop: (kind: TakenOutKind, run: Run) => void;
}

/** How far before a number a claim still makes it a price: "total for you today five". */
const CLAIM_REACH = 4;
/** A discount's sentence bears a label of any length between its claim and its number. */
const CLAIM_SENTENCE = 90;
/** Phone and card numbers are as long as this or longer; they are never shown in a sentence or spoken (invariant 12). */
const LONG_NUMBER = 7;
const STERLING = /^(?:sterling|sterlin[ae]|esterlinas?)$/u;
const ONE_PLACE = /^\d{1,3}[.,]\d$/u;
const COMMON_FRACTION = /^(?:1\/2|1\/3|2\/3|1\/4|3\/4)$/u;

/** One pass; the caller passes again until nothing changes. */
export function amountFree(line: string, locale: SpeechLocale, note: Note = NO_NOTE): string {
  const vocabulary = amountVocabularyOf(locale);
  const isAmountWord = (key: string) =>
    isMoneyKey(key, vocabulary) || vocabulary.isNumber(key) || isStateWord(key);
  let open = withPlainDigits(line);
  for (const [kind, phrase] of vocabulary.phrases) open = takeOut(open, phrase, { kind, note });
  for (const phrase of STATE_CLAIM_PHRASES) open = takeOut(open, phrase, { kind: 'claim', note });
  open = withoutPounds(unmasked(open, isAmountWord), vocabulary);
  const words = wordsOf(open, vocabulary);
  const kinds = new Map<number, TakenOutKind>();
  const scan: Scan = {
    words,
    vocabulary,
    locale,
    drop: (kind, { from, next }) => {
      for (let at = from; at < next; at += 1) kinds.set(at, kind);
    },
  };
  for (const run of runsOf(scan)) dropRun(scan, run);
  words.forEach((_word, at) => {
    dropWord(scan, at);
  });
  for (const claim of [...stateClaimsIn(words), ...totalClaimsIn(words)]) scan.drop('claim', claim);
  dropLeadingMoney(scan, (at) => kinds.has(at));
  noteRuns(words, kinds, note);
  return joined(words, kinds);
}

/** What is left, without joining words and punctuation that lost their neighbour. */
export function tidy(line: string, locale: SpeechLocale): string {
  const { danglers } = amountVocabularyOf(locale);
  let tidied = line
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+([,.;:!?)、。，])/gu, '$1')
    .replace(/\(\s+/gu, '(')
    .replace(/([,;:、，])(?:\s*[,;:、，])+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  for (let before = ''; before !== tidied;) {
    before = tidied;
    tidied = tidied
      .replace(/^[\s,;:.!?)/&+、。，।-]+/u, '')
      .replace(/[\s,;:(/&+、，-]+$/u, '')
      .replace(/^(?:and|or)(?!\p{L})/iu, '')
      .replace(/\s(\p{L}+)$/u, (whole, word: string) =>
        danglers.has(word.toLowerCase()) ? '' : whole,
      );
  }
  return tidied;
}

/** `5 pounds` is written as a weight: the sign of a currency stays out, and so does its name. */
function withoutPounds(line: string, vocabulary: AmountVocabulary): string {
  if (!/pound/iu.test(line)) return line;
  return line.replace(
    /(?<=[\p{L}\d][\s-]{0,2})\bpounds?\b(?!\s+sterling)/giu,
    (pound, at: number) => (endsInNumber(line.slice(0, at), vocabulary) ? 'lb' : pound),
  );
}

function dropWord(scan: Scan, at: number): void {
  const { words, vocabulary, drop } = scan;
  const key = keyAt(scan, at);
  const isWhole = isNumberWithMoney(key, vocabulary) || isNumberWithMoneyInOtherScript(key);
  if (isMoneyWord(key, vocabulary) || isSign(key) || isWhole) {
    drop('amount', { from: at, next: at + 1 });
  }
  if (vocabulary.moneyNextToNumbers.has(key) && vocabulary.articles.has(keyAt(scan, at - 1))) {
    drop('amount', { from: at - 1, next: at + 1 });
  }
  if (vocabulary.claims.has(key) && vocabulary.claimLinks.has(keyAt(scan, at + 1))) {
    drop('claim', { from: at, next: at + 2 });
  }
  if (isMoneyInAnyLanguage(key) && !vocabulary.isNumber(key)) dropForeignAmount(scan, at);
  dropMoneyInTwo(scan, at);
  drop('amount', { from: at, next: endOfSpelledMoney(words, at, vocabulary) });
}

/** "dol lars": our own "one of" may stand before it. */
function dropMoneyInTwo(scan: Scan, at: number): void {
  const { words, vocabulary, drop } = scan;
  const second = skipHyphens(words, at + 1);
  const key = keyAt(scan, at);
  if (second >= words.length || !/^[a-z]{2,}$/u.test(key)) return;
  if (vocabulary.money.has(key + keyAt(scan, second)))
    drop('amount', { from: at, next: second + 1 });
}

/** Our own number stands before a title: of "two of" and a bare "pounds" or "pounds sterling" an ear makes an amount. "Pound cake" is none. */
function dropLeadingMoney({ words, drop }: Scan, isDropped: (at: number) => boolean): void {
  const left = words.flatMap(({ key }, at) =>
    isDropped(at) || !/[\p{L}\d]/u.test(key) ? [] : [{ key, at }],
  );
  const isMoney = ({ key }: { readonly key: string }): boolean =>
    isMoneyInAnyLanguage(key) || STERLING.test(key);
  const leading = left.findIndex((word) => !isMoney(word));
  const run = leading === -1 ? left : left.slice(0, leading);
  const isSterling = ({ key, at }: { readonly key: string; readonly at: number }): boolean =>
    STERLING.test(key) || STERLING.test(words[at + 1]?.key ?? '');
  const isAmount = run.length === left.length || run.some(isSterling);
  if (isAmount) for (const { at } of run) drop('amount', { from: at, next: at + 1 });
}

function keyAt({ words }: Scan, at: number): string {
  return words[at]?.key ?? '';
}

/** "cinco dólares" in an English title: whoever knows the words hears an amount. */
function dropForeignAmount({ words, drop }: Scan, at: number): void {
  const isNumber = (index: number) =>
    words[index]?.isNumber === true || isNumberInAnyLanguage(words[index]?.key ?? '');
  let from = at;
  for (let before = at - 1; before >= 0; before -= 1) {
    if (isNumber(before)) from = before;
    else if (!/^[-–—−.,'"()・]$|^(?:de|y|e|et|und|con|us)$/u.test(words[before]?.key ?? '')) break;
  }
  const next = skipHyphens(words, at + 1);
  if (from < at) drop('amount', { from, next: at + 1 });
  else if (isNumberBehind(words[next]?.key ?? '')) drop('amount', { from: at, next: next + 1 });
}

/** Figures, or a number word that is long enough to be no other word of some language. */
function isNumberBehind(key: string): boolean {
  return /^\d/u.test(key) || (key.length > 2 && isNumberInAnyLanguage(key));
}

function runsOf({ words, vocabulary }: Scan): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.isNumber !== true) continue;
    let next = at + 1;
    for (let ahead = next; ahead < next + 3 && ahead < words.length; ahead += 1) {
      if (words[ahead]?.isNumber === true) next = ahead + 1;
      else if (!isJoiner(words[ahead], vocabulary)) break;
    }
    runs.push({ from: at, next });
    at = next - 1;
  }
  return runs;
}

function isJoiner(word: Word | undefined, { joiners }: AmountVocabulary): boolean {
  const key = word?.key ?? '';
  return joiners.has(key) || /^[-–—−.,/'()+:]$/u.test(key);
}

function dropRun(scan: Scan, run: Run): void {
  const { words, vocabulary, drop } = scan;
  const money = endOfMoneyAfter(scan, run.next);
  if (money !== undefined) drop('amount', { from: run.from, next: money });
  else if (isMoneyBefore(previousWord(words, run.from), vocabulary)) drop('amount', run);
  else if (isLong(words, run)) drop('long_number', run);
  else if (isPercentWord(scan, run)) return;
  else if (isMeasured(scan, run.next)) dropBeforeMeasured(scan, run);
  else if (!isPlainNumber(scan, run)) drop('amount', run);
  else {
    const from = findClaimBefore(scan, run.from) ?? run.from;
    const next = endOfClaimBehind(scan, run.next) ?? run.next;
    if (from < run.from || next > run.next) drop('claim', { from, next });
  }
}

/** The `cento` of "dieci per cento" is no number of its own: percents are a measure, whatever is said around them. */
function isPercentWord(scan: Scan, { from, next }: Run): boolean {
  if (next !== from + 1 || !/^(?:ciento|cento|cent)$/u.test(keyAt(scan, from))) return false;
  return (
    /^(?:por|pour|per)$/u.test(keyAt(scan, from - 1)) && scan.words[from - 2]?.isNumber === true
  );
}

/** "Five off", "quinze au total": the index after the words that make a number before them a price. */
function endOfClaimBehind(scan: Scan, next: number): number | undefined {
  const { claimTails } = scan.vocabulary;
  const at = skipHyphens(scan.words, next);
  if (claimTails.has(keyAt(scan, at))) return at + 1;
  const isLink = /^(?:en|au|in|no|im|की)$/u.test(keyAt(scan, at));
  return isLink && claimTails.has(keyAt(scan, at + 1)) ? at + 2 : undefined;
}

/** `Ĝ` is no gram: a letter alone is a unit only as it stands. And a full stop parts a number from its unit. */
function isMeasured({ words, vocabulary }: Scan, next: number): boolean {
  const at = skipHyphens(words, next);
  const word = words[at];
  if (word === undefined || !vocabulary.measures.has(word.key)) return false;
  if (words.slice(next, at).some(({ key }) => key === '.')) return false;
  return word.key.length > 1 || word.text.toLowerCase() === word.key;
}

/** A measure vouches for the number that it follows, not for what stands before that one: "five ninety-nine, 32 ounces". */
function dropBeforeMeasured(scan: Scan, { from, next }: Run): void {
  const { words } = scan;
  let measured = from;
  while (measured < next - 1 && !isNumberUpTo(scan, { from: measured, next })) measured += 1;
  let end = measured;
  while (end > from && words[end - 1]?.isNumber !== true) end -= 1;
  if (end > from) dropRun(scan, { from, next: end });
}

function isNumberUpTo(scan: Scan, run: Run): boolean {
  return scan.words[run.from]?.isNumber === true && isPlainNumber(scan, run);
}

/** The index after the money word that follows a number, or undefined when none does. */
function endOfMoneyAfter(scan: Scan, next: number): number | undefined {
  const { words, vocabulary } = scan;
  const at = skipLink(scan, skipMoneyAdjectives(scan, next));
  const key = keyAt(scan, at);
  if (isMoneyKey(key, vocabulary) || isSign(key)) return at + 1;
  if (vocabulary.moneyBehindNumbers.has(key) && !isAfternoon(scan, at)) return at + 1;
  if (key === '' || vocabulary.measures.has(key)) return undefined;
  const second = skipHyphens(words, at + 1);
  const both = key + keyAt(scan, second);
  return both !== key && isMoneyKey(both, vocabulary) ? second + 1 : undefined;
}

/** "9 p.m." */
function isAfternoon(scan: Scan, at: number): boolean {
  return keyAt(scan, at) === 'p' && keyAt(scan, skipHyphens(scan.words, at + 1)) === 'm';
}

/** "Five and dollar", "five of dollars": what joins them hides nothing from the ear. */
function skipLink(scan: Scan, at: number): number {
  const key = keyAt(scan, at);
  if (!/^[&/,]$/u.test(key) && !scan.vocabulary.danglers.has(key)) return at;
  const behind = skipMoneyAdjectives(scan, at + 1);
  return scan.vocabulary.moneyNextToNumbers.has(keyAt(scan, behind)) ? behind : at;
}

/** Past "US" or "Canadian": but "euro" is the money itself where nothing else follows. */
function skipMoneyAdjectives({ words, vocabulary }: Scan, next: number): number {
  let at = skipHyphens(words, next);
  for (let skipped = 0; skipped < 2; skipped += 1) {
    const key = words[at]?.key ?? '';
    if (!vocabulary.adjectives.has(key) || vocabulary.moneyNextToNumbers.has(key)) break;
    at = skipHyphens(words, at + 1);
  }
  return at;
}

function isMoneyBefore(word: Word | undefined, vocabulary: AmountVocabulary): boolean {
  const key = word?.key ?? '';
  if (vocabulary.notBeforeNumbers.has(key)) return false;
  return isSign(key) || isMoneyWord(key, vocabulary) || vocabulary.moneyNextToNumbers.has(key);
}

function previousWord(words: readonly Word[], at: number): Word | undefined {
  const before = words[at - 1];
  return /^[-–—−:=('".]$/u.test(before?.key ?? '') ? words[at - 2] : before;
}

function skipHyphens(words: readonly Word[], from: number): number {
  let at = from;
  while (/^[-–—−.'"()*・]$/u.test(words[at]?.key ?? '')) at += 1;
  return at;
}

function isLong(words: readonly Word[], run: Run): boolean {
  const digits = words
    .slice(run.from, run.next)
    .map((word) => word.key.replace(/\D/gu, ''))
    .join('');
  return digits.length >= LONG_NUMBER;
}

/**
 * One whole number, a range, a common fraction or one decimal place ("size 10.5", "USB 3.0"): nothing that is heard as units and cents
 * ("five ninety-nine", "4 99", "5.99"). No currency has tenths, and nobody writes an amount with one place and no sign or claim beside it.
 */
function isPlainNumber({ words, locale }: Scan, run: Run): boolean {
  const keys = words.slice(run.from, run.next).map((word) => word.key);
  const [first = ''] = keys;
  if (keys.length === 1) return !/[.,]/u.test(first) || ONE_PLACE.test(first);
  if (isSpelledWithOnePlace(keys, locale)) return true;
  const text = keys.join('');
  if (COMMON_FRACTION.test(text) || /^\d{1,3}[-–]\d{1,3}$/u.test(text)) return true;
  if (/\d/u.test(text)) return false;
  const spelled = keys.join(' ');
  const number = parseNumberWords(spelled, locale) ?? parseNumberWords(spelled, 'en-US');
  return number !== undefined;
}

/** "Ten point five". */
function isSpelledWithOnePlace(keys: readonly string[], locale: SpeechLocale): boolean {
  const [point = '', place = ''] = keys.slice(-2);
  const whole = keys.slice(0, -2).join(' ');
  const isPoint = point === keyOf(spokenSignsOf(locale).point);
  const digit = isPoint ? parseNumberWords(place, locale) : undefined;
  return digit !== undefined && digit < 10 && parseNumberWords(whole, locale) !== undefined;
}

function findClaimBefore({ words, vocabulary }: Scan, from: number): number | undefined {
  let reach = CLAIM_REACH;
  for (let at = from - 1; at >= 0 && reach > 0; at -= 1) {
    const key = words[at]?.key ?? '';
    if (vocabulary.claims.has(key)) return at;
    // The apostrophe of "s'élève" parts one word, and is none itself.
    if (!/^['’‘ʼ]$/u.test(key)) reach -= 1;
  }
  const before = words.slice(Math.max(0, from - CLAIM_SENTENCE), from).map(({ key }) => key);
  const said = before.join(' ');
  const phrase = vocabulary.claimBefore
    .map((claim) => claim.exec(said)?.[0].trim())
    .find((found) => found !== undefined);
  return phrase === undefined ? undefined : from - phrase.split(' ').length;
}

function endsInNumber(text: string, vocabulary: AmountVocabulary): boolean {
  const [before, last] = wordsOf(text.replace(/[\s-]+$/u, ''), vocabulary).slice(-2);
  const nearest = last ?? before;
  if (nearest?.isNumber === true || /^(?:half|quarter)$/u.test(nearest?.key ?? '')) return true;
  return /^an?$/u.test(nearest?.key ?? '') && /^(?:half|quarter)$/u.test(before?.key ?? '');
}

function noteRuns(words: readonly Word[], kinds: ReadonlyMap<number, TakenOutKind>, note: Note) {
  let run = '';
  words.forEach((word, at) => {
    const kind = kinds.get(at);
    if (kind === undefined) return;
    run += run !== '' && word.isSpaced ? ` ${word.text}` : word.text;
    if (kinds.get(at + 1) === kind) return;
    note(kind, run);
    run = '';
  });
}

function joined(words: readonly Word[], dropped: ReadonlyMap<number, TakenOutKind>): string {
  return words
    .map((word, at) => {
      if (dropped.has(at)) return ' ';
      return word.isSpaced ? ` ${word.text}` : word.text;
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
