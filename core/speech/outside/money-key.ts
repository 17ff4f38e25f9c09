/** Whether one word names money, however it is spelled, cut up or grown together with its number. */
import { isNumberInAnyLanguage, type AmountVocabulary } from './amount-vocabulary.ts';
import type { Word } from './amount-words.ts';

/** Consonants of the dollar, cent, euro and dinar words: finds "dollers", "dol lars", "dólars" behind a number. */
const MONEY_SKELETONS: ReadonlySet<string> = new Set(
  'dlr dlrs dlz dlrz cnt cnts cntz snts dnr dnrs'.split(' '),
);
/** Parts of words that are money in any language: "petrodollars", "dollarsworth", "Fünfeuroschein". */
const GROWN_TOGETHER = /dollars|euros|euro(?:schein|stuck|note)/u;
const SIGN = /^[\p{Sc}💲💵💴💶💷🪙]$/u;
/** Longer names first: "dollari" is no "dollar" with an i. */
const MONEY_STEM =
  /^(.+?)(?:euros?|dollari|dolares|dollars?|bucks|centesimi|centavos|centimes|cents?|pfund|yens?|rupien|rupees?|rupias|franken|francs|sterline|pesos|yuans?|reais|libras|rubles|रुपये|रुपए|रुपया|डॉलर|यूरो|पैसे)(.*)$/u;

export function isMoneyKey(key: string, vocabulary: AmountVocabulary): boolean {
  if (isMoneyWord(key, vocabulary) || vocabulary.moneyNextToNumbers.has(key)) return true;
  if (!/^[a-z]{3,}$/u.test(key) || vocabulary.measures.has(key) || vocabulary.isNumber(key)) {
    return false;
  }
  return MONEY_SKELETONS.has(key.replace(/(.)\1+/gu, '$1').replace(/[aeiouyhw]/gu, ''));
}

export function isMoneyWord(key: string, { money }: AmountVocabulary): boolean {
  return money.has(key) || GROWN_TOGETHER.test(key);
}

/** `fünfeuro`: a number and its money in one word. */
export function isNumberWithMoney(key: string, vocabulary: AmountVocabulary): boolean {
  const [, number, rest = ''] = MONEY_STEM.exec(key) ?? [];
  if (number === undefined || vocabulary.isNumber(key) || /^docents?$/u.test(key)) return false;
  // Of another language's numbers the short ones are parts of too many words.
  const isNumber = (text: string) =>
    vocabulary.isNumber(text) || (text.length > 2 && isNumberInAnyLanguage(text));
  return isNumber(number) && (rest === '' || isNumber(rest));
}

export function isSign(key: string): boolean {
  return SIGN.test(key);
}

/** `d o l l a r s`: where single letters from here spell a money word, the index after them; else `at`. */
export function endOfSpelledMoney(
  words: readonly Word[],
  at: number,
  vocabulary: AmountVocabulary,
): number {
  if (!/^[a-z]$/u.test(words[at]?.key ?? '')) return at;
  let spelled = '';
  let end = at;
  for (let next = at; /^[a-z]$/u.test(words[next]?.key ?? '') && next < at + 14;) {
    spelled += words[next]?.key ?? '';
    next = skipped(words, next + 1);
    if (spelled.length > 2 && isMoneyKey(spelled, vocabulary)) end = next;
  }
  return end;
}

function skipped(words: readonly Word[], from: number): number {
  let at = from;
  while (/^[-–—−.'"()*]$/u.test(words[at]?.key ?? '')) at += 1;
  return at;
}
