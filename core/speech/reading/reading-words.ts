/** Text and words in the one spelling in which they are compared. */
import { waysOf, type ReadingLanguage } from './reading-language.ts';

/** NFKC, small letters, ASCII digits, straight apostrophes, and one letter for those that are the same to a reader. */
export function foldingOf(language: ReadingLanguage): (text: string) => string {
  const { folds, nativeZero } = language;
  return (text) => {
    let folded = text.normalize('NFKC').toLowerCase().replace(/[’‘]/gu, "'");
    if (nativeZero !== undefined) folded = withAsciiDigits(folded, nativeZero);
    for (const [from, to] of folds) folded = folded.replaceAll(from, to);
    return folded;
  };
}

function withAsciiDigits(text: string, nativeZero: number): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = (digit.codePointAt(0) ?? 0) - nativeZero;
    return value >= 0 && value <= 9 ? String(value) : digit;
  });
}

/** Any of the ways as whole words; matches nothing when there are none. No part of it captures, so that it can split. */
export function wordsPattern(words: string, letters: string): RegExp {
  const ways = [...waysOf(words)]
    .sort((left, right) => right.length - left.length)
    .map((way) => way.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s+'));
  if (ways.length === 0) return /(?!)/u;
  const edge = letters === '' ? ['', ''] : [`(?<!${letters})`, `(?!${letters})`];
  return new RegExp(`${edge[0] ?? ''}(?:${ways.join('|')})${edge[1] ?? ''}`, 'u');
}
