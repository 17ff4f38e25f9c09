/** A text in words with their places; in single characters where a language puts no spaces between words. */
import type { SpeechLocale } from '../speech-locale.ts';
import { foldWord } from './fold-word.ts';
import { amountLanguageOf } from './languages/amount-language-of.ts';

export interface Token {
  /** Folded: what is looked up. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const WORDS = /[\p{L}\p{M}]+|\d+|\S/gu;
const CHARACTERS = /\d+|[A-Za-z]+|\S\p{M}*/gu;

export function tokensOf(text: string, locale: SpeechLocale): readonly Token[] {
  const pattern = amountLanguageOf(locale).search.isSpaced ? WORDS : CHARACTERS;
  return [...text.matchAll(pattern)].map((match) => ({
    key: foldWord(match[0]).replace(/[\u2010-\u2015]/gu, '-'),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
