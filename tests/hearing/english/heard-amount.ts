/** What the recogniser wrote, as the amount in words and the amount in digits that a listener would take from it. */
import { parseNumberWords } from '#core';

export interface HeardAmount {
  /** From the words, in cents; undefined when they are no amount. */
  readonly wordsMinor: number | undefined;
  /** From the digits, in cents; undefined when none, or none that make an amount. */
  readonly digitsMinor: number | undefined;
}

/** Around the digits, and no digit. */
const FRAME = /^that is | cents?$/gu;
const DIGITS = 'zero one two three four five six seven eight nine'.split(' ');
const HEARD =
  /^the total is (?<dollars>[a-z ]+?) dollars?(?: and (?<cents>[a-z ]+?) cents?)?(?: (?<digits>[a-z ]+))?$/u;

export function parseHeardAmount(text: string): HeardAmount {
  const groups = HEARD.exec(text.trim().replaceAll(/\s+/gu, ' '))?.groups;
  return {
    wordsMinor: minorOfWords(groups?.['dollars'], groups?.['cents']),
    digitsMinor: minorOfDigits(groups?.['digits']),
  };
}

function minorOfWords(dollars: string | undefined, cents: string | undefined): number | undefined {
  const major = dollars === undefined ? undefined : parseNumberWords(dollars, 'en-US');
  const minor = cents === undefined ? 0 : parseNumberWords(cents, 'en-US');
  return major === undefined || minor === undefined ? undefined : major * 100 + minor;
}

function minorOfDigits(digits: string | undefined): number | undefined {
  const plain = (digits ?? '').replace(FRAME, '');
  const [whole, fraction, ...more] = plain.split(/ (?:point|dollars?(?: and)?) /u).map(figuresOf);
  if (whole === undefined || fraction?.length !== 2 || more.length > 0) return undefined;
  return Number(whole) * 100 + Number(fraction);
}

/** `153` for "one five three"; undefined when a word is no digit. */
function figuresOf(words: string): string | undefined {
  const figures = words.split(' ').map((word) => (word === 'oh' ? 0 : DIGITS.indexOf(word)));
  return figures.includes(-1) ? undefined : figures.join('');
}
