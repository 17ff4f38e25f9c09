import { describe, expect, it } from 'vitest';
import { readSpokenCode } from '#core';

const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
const HOMOPHONES = 'oh won to three for five six seven ate nine'.split(' ');
const SMALL = [
  ...DIGITS,
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
];
const TENS = 'x ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function belowHundred(number: number, hyphen: string): string {
  if (number < 20) return SMALL[number] ?? '';
  const tens = TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens}${hyphen}${DIGITS[number % 10] ?? ''}`;
}
function pair(digits: string, hyphen: string): string {
  return digits.startsWith('0')
    ? `oh ${DIGITS[Number(digits[1])] ?? ''}`
    : belowHundred(Number(digits), hyphen);
}
function thousands(code: string, and: string): string {
  const [thousand = '', hundred = ''] = code;
  const rest = Number(code.slice(2));
  return [
    `${DIGITS[Number(thousand)] ?? ''} thousand`,
    hundred === '0' ? '' : `${DIGITS[Number(hundred)] ?? ''} hundred`,
    rest === 0 ? '' : `${and}${belowHundred(rest, ' ')}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
function hundreds(code: string): string {
  const rest = Number(code.slice(2));
  return `${belowHundred(Number(code.slice(0, 2)), '-')} hundred${rest === 0 ? '' : ` ${belowHundred(rest, '-')}`}`;
}
function doubled(code: string): string {
  return code
    .replace(/(\d)\1/gu, (two) => ` double ${DIGITS[Number(two[0])] ?? ''} `)
    .replace(/\d/gu, (digit) => ` ${DIGITS[Number(digit)] ?? ''} `)
    .replace(/\s+/gu, ' ')
    .trim();
}
const each = (code: string, words: readonly string[]) =>
  Array.from(code, (digit) => words[Number(digit)] ?? '').join(' ');

/** Every way of saying a code that must give it back exactly; `undefined` where nobody would say it so. */
const STYLES: Readonly<Record<string, (code: string) => string | undefined>> = {
  'digit words': (code) => each(code, DIGITS),
  homophones: (code) => each(code, HOMOPHONES),
  'digits together': (code) => code,
  'digits apart': (code) => Array.from(code).join(' '),
  'digits with hyphens': (code) => Array.from(code).join('-'),
  'digits with commas': (code) => Array.from(code).join(', '),
  'pairs of digits': (code) => `${code.slice(0, 2)} ${code.slice(2)}`,
  'pairs in words': (code) => `${pair(code.slice(0, 2), '-')} ${pair(code.slice(2), '-')}`,
  'pairs without hyphens': (code) => `${pair(code.slice(0, 2), ' ')} ${pair(code.slice(2), ' ')}`,
  doubles: doubled,
  'in a sentence': (code) => `Alexa, ask the roasters, my code is ${each(code, DIGITS)}, please.`,
  'with its': (code) => `it's ${each(code, DIGITS)}`,
  corrected: (code) => `four eight two one, no, ${each(code, DIGITS)}`,
  thousands: (code) => (code.startsWith('0') ? undefined : thousands(code, '')),
  'thousands with and': (code) => (code.startsWith('0') ? undefined : thousands(code, 'and ')),
  'thousands with a comma': (code) =>
    code.startsWith('0') ? undefined : `${code.slice(0, 1)},${code.slice(1)}`,
  hundreds: (code) => (code.startsWith('0') ? undefined : hundreds(code)),
  'full-width digits': (code) =>
    Array.from(code, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
};

describe('spoken codes [REQ-CODE-HEARD]', () => {
  it.each(Object.keys(STYLES))(
    'invariant 1: every code from 0000 to 9999 said as %s is read exactly',
    (style) => {
      const wrong: string[] = [];
      let count = 0;
      for (let number = 0; number < 10_000; number += 1) {
        const code = String(number).padStart(4, '0');
        const said = STYLES[style]?.(code);
        if (said === undefined) continue;
        count += 1;
        const read = readSpokenCode(said, 'en-US');
        if (read.outcome !== 'read' || read.code !== code)
          wrong.push(`${said} -> ${JSON.stringify(read)}`);
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(9_000);
    },
  );

  it.each([
    ['My code is four eight two one', '4821'],
    ['double four double two', '4422'],
    ['triple seven one', '7771'],
    ['quadruple nine', '9999'],
    ['for ate to won', '4821'],
    ['to four eight two one', '4821'],
    ['oh, my code is 4821', '4821'],
    ['the code for the order is four eight two one', '4821'],
    ['4821 is my code', '4821'],
    ['four eight um two one', '4821'],
    ['four eight two one. No, four eight two two.', '4822'],
    ['4821 sorry 4822', '4822'],
    ['my code is 4821 no my code is 4822', '4822'],
    ['forty-eight hundred', '4800'],
    ['four thousand', '4000'],
    ['4 thousand 8 hundred 21', '4821'],
    ['twelve thirty', '1230'],
    ['12:30', '1230'],
    ['nought nought four two', '0042'],
    ['0042', '0042'],
    ['double oh four two', '0042'],
    ['the number is 4821.', '4821'],
  ])('reads "%s"', (said, code) => {
    expect(readSpokenCode(said, 'en-US')).toEqual({ outcome: 'read', code });
  });

  it.each([
    '',
    '?',
    'four eight two',
    'four eight two one zero',
    '482',
    '48210',
    '4821 4822',
    'four eight two one or two',
    '4821, no',
    'not four eight two one',
    'four eight point two one',
    '48.21',
    '$48.21',
    'forty-eight dollars and twenty-one cents',
    'double',
    'double double',
    'four double forty',
    'four eight two hundred',
    'one thousand two one',
    'forty eight one',
    'ten thousand',
    'four thousand eight thousand',
    'hundred',
    'thousand',
    'zero thousand',
    'my code is',
    'yes',
    'no',
    'cancel',
    'to four eight two won',
    'four eight my two one',
    '٤٨٢١',
    '4821abc',
    'abc',
    'x'.repeat(500),
    '4821'.repeat(80),
    'half four eight two one',
  ])('does not guess at "%s"', (said) => {
    expect(readSpokenCode(said, 'en-US')).toEqual({ outcome: 'unclear' });
  });
});
