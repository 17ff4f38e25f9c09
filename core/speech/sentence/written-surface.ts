/** The sentence as it is read: amounts in figures, titles in the quotes of the language. */
import type { WrittenLocale } from '../speech-locale.ts';
import { writeAmount } from '../amounts/write-amount.ts';
import { amountFreeText } from '../outside/outside-text.ts';
import { boundAtWord } from '../outside/plain-line.ts';
import { labelIn, promiseIn, WRITTEN_NUMBERS } from './labels.ts';
import type { Surface } from './render-sentence.ts';
import { plainPromise } from './plain-promise.ts';
import { wordingOf } from './wording.ts';

/** Names and labels are short; what is longer was not made to be heard in a sentence. */
const MOST_OF_A_NAME = 60;

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const QUOTES = /["“”„‟«»‹›「」『』〝〞〟＂]/gu;

export function writtenSurface(locale: WrittenLocale): Surface {
  const wording = wordingOf(locale);
  const [open, close] = wording.quotes;
  return {
    phrases: wording.written,
    count: String,
    amount: (money) => writeAmount(money, locale),
    readBack: () => undefined,
    checkWords: (words) => words,
    outside: (kind, text, whenEmpty) => {
      switch (kind) {
        case 'title':
        case 'quoted':
          return `${open}${isolated(withoutQuotes(amountFreeText(text, locale, whenEmpty)))}${close}`;
        case 'promise':
          return isolated(
            promiseIn(safePromise(text, locale), { locale, say: WRITTEN_NUMBERS }) ??
              writtenName(plainPromise(text), locale, whenEmpty),
          );
        case 'name':
        case 'method':
        case 'label':
          return isolated(
            labelIn(writtenName(text, locale, ''), { locale, say: (digits) => digits }) ??
              writtenName(text, locale, whenEmpty),
          );
        default:
          return kind satisfies never;
      }
    },
  };
}

/** Outside text without quotes around it: it cannot end our sentence, open quotes or hold an amount. */
export function writtenName(text: string, locale: WrittenLocale, whenEmpty: string): string {
  const name = withoutQuotes(amountFreeText(text, locale, whenEmpty))
    .replace(/[.!?;:…]+(?=\s|$)|[。！？；：।]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return name === '' ? whenEmpty : boundAtWord(name, MOST_OF_A_NAME);
}

export function safePromise(text: string, locale: WrittenLocale): string {
  return writtenName(plainPromise(text), locale, '');
}

/** A title that runs from right to left keeps its order to itself (UAX 9, section 2.4.3). */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}

function withoutQuotes(text: string): string {
  return text.replace(QUOTES, "'");
}
