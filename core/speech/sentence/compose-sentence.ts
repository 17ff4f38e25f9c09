/** The dry-run sentence: one structure from the terms, rendered once to written and once to spoken text. */
import type { Money } from '../../money/money.ts';
import type { Locale, OrderTerms } from '../../order/order-terms.ts';
import { wordsOfNumber } from '../amounts/number-words.ts';
import { amountFreeText, speakableOr } from '../outside/outside-text.ts';
import { boundAtWord } from '../outside/plain-line.ts';
import { readBackDigits } from '../amounts/read-back.ts';
import { sentencesOf, type Sentence, type SentencePart } from './sentence-parts.ts';
import { speakAmount, writeAmount } from '../amounts/speak-amount.ts';
import { plainPromise, spokenLabel, spokenPromise } from './spoken-label.ts';

export interface DryRunSentence {
  /** With amounts as written, titles in curly quotes; plain text. */
  readonly sentence: string;
  /** The same in words alone: no digit, no sign, nothing that a voice could read in two ways. */
  readonly spokenText: string;
}

/** Names and labels are short; what is longer was not made to be heard in a sentence. */
const MOST_OF_A_NAME = 60;

export function composeSentence(terms: OrderTerms, checkWords: string): DryRunSentence {
  const sentences = sentencesOf(terms, checkWords);
  return {
    sentence: render(sentences, (part) => writePart(part, terms.locale)),
    spokenText: render(sentences, (part) => speakPart(part, terms.locale)),
  };
}

function render(sentences: readonly Sentence[], say: (part: SentencePart) => string): string {
  return sentences
    .map((sentence) => sentence.map(say).join(''))
    .filter((sentence) => sentence !== '')
    .map((sentence) => `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ');
}

function writePart(part: SentencePart, locale: Locale): string {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'count':
      return String(part.count);
    case 'amount':
      return writeAmount(part.money, locale);
    case 'read_back':
      return '';
    case 'title':
    case 'quoted':
      return `“${withoutDoubleQuotes(amountFreeText(part.text, part.whenEmpty))}”`;
    case 'name':
    case 'label':
      return writtenName(part.text, part.whenEmpty);
    case 'promise':
      return writtenName(plainPromise(part.text), part.whenEmpty);
    default:
      return part satisfies never;
  }
}

function speakPart(part: SentencePart, locale: Locale): string {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'count':
      return wordsOfNumber(part.count);
    case 'amount':
      return speakAmount(part.money, locale);
    case 'read_back':
      return speakReadBack(part.money, locale);
    case 'title':
    case 'quoted':
    case 'name':
      // A comma inside would be heard as the comma between two items.
      return speakableOr(part.text, part.whenEmpty).replaceAll(',', '');
    case 'label':
      return orWhenEmpty(spokenLabel(writtenName(part.text, part.whenEmpty)), part);
    case 'promise':
      return orWhenEmpty(spokenPromise(writtenName(plainPromise(part.text), part.whenEmpty)), part);
    default:
      return part satisfies never;
  }
}

function speakReadBack(money: Money, locale: Locale): string {
  const digits = readBackDigits(money, locale);
  return digits === undefined ? '' : `: ${digits}`;
}

function orWhenEmpty(text: string, { whenEmpty }: { readonly whenEmpty: string }): string {
  return text === '' ? whenEmpty : text;
}

/** Outside text without quotes around it: it cannot end our sentence, open quotes or hold an amount. */
function writtenName(text: string, whenEmpty: string): string {
  const name = withoutDoubleQuotes(amountFreeText(text, whenEmpty))
    .replace(/[.!?;:…]+(?=\s|$)/gu, '')
    .trim();
  return name === '' ? whenEmpty : boundAtWord(name, MOST_OF_A_NAME);
}

function withoutDoubleQuotes(text: string): string {
  return text.replace(/["“”„‟«»]/gu, "'");
}
