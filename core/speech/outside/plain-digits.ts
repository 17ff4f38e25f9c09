/** Digits of every script (٥, ५, ５) as 0 to 9: an amount is an amount in any of them. */

const DIGIT = /\p{Nd}/gu;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/u;
const IS_DIGIT = /^\p{Nd}$/u;

export function withPlainDigits(text: string): string {
  if (!OTHER_DIGIT.test(text)) return text;
  return text
    .replace(DIGIT, plainDigit)
    .replace(/(?<=\d)[٫](?=\d)/gu, '.')
    .replace(/(?<=\d)[٬](?=\d)/gu, ',');
}

/** Unicode lays each script's digits out in order from a zero: the value is the distance to the first of the run. */
function plainDigit(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && IS_DIGIT.test(String.fromCodePoint(codePoint - value - 1))) value += 1;
  return String(value);
}
