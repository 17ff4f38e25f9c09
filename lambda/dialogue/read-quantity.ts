/** How many: digits as Alexa gives them, or the words that people say. */
import { MOST_OF_ONE_PRODUCT, parseNumberWords, type Locale } from '#core';
import { heardWordsOf } from '../languages/heard-words-of.ts';
import { plainHeard } from './plain-heard.ts';

/** Larger numbers arrive as digits; as words they may as well begin the name of a product. */
const LARGEST_IN_WORDS = 12;

/** Undefined for what is no count from 1 to 99: the customer is asked again, nothing is guessed. */
export function readQuantity(heard: string, locale: Locale): number | undefined {
  const text = plainHeard(heard);
  const quantity = /^[0-9]{1,2}$/.test(text) ? Number(text) : readWords(text, locale);
  return quantity !== undefined && quantity >= 1 && quantity <= MOST_OF_ONE_PRODUCT
    ? quantity
    : undefined;
}

function readWords(text: string, locale: Locale): number | undefined {
  const { counts } = heardWordsOf(locale);
  if (Object.hasOwn(counts, text)) return counts[text];
  const number = parseNumberWords(text, locale);
  return number !== undefined && number <= LARGEST_IN_WORDS ? number : undefined;
}
