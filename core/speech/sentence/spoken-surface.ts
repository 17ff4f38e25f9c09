/** The sentence as it is heard: words alone, no digit, no sign, nothing that a voice could read in two ways. */
import type { SpeechLocale } from '../speech-locale.ts';
import { readBackDigits } from '../amounts/read-back.ts';
import { speakAmount } from '../amounts/speak-amount.ts';
import { wordsOfDigits } from '../amounts/number-words.ts';
import { amountVocabularyOf, keyOf } from '../outside/amount-vocabulary.ts';
import { speakableOr } from '../outside/outside-text.ts';
import { boundAtWord } from '../outside/plain-line.ts';
import { numberInTitle } from '../outside/spoken-words.ts';
import { spokenSignsOf } from '../outside/spoken-signs.ts';
import { languageOf } from '../speech-language.ts';
import { labelIn, promiseIn, spokenNumbersOf } from './labels.ts';
import type { Surface } from './render-sentence.ts';
import { plainPromise } from './plain-promise.ts';
import { spokenLabel, spokenPromise } from './spoken-label.ts';
import { wordingOf } from './wording.ts';
import { safePromise, writtenName } from './written-surface.ts';

export function spokenSurface(locale: SpeechLocale): Surface {
  const wording = wordingOf(locale);
  return {
    phrases: wording.spoken,
    count: (count, gender) => numberInTitle(count, locale, { gender }),
    amount: (money) => speakAmount(money, locale),
    readBack: (money) => readBackDigits(money, locale),
    checkWords: (words) => words.replaceAll(' ', wording.checkWordPause),
    outside: (kind, text, whenEmpty) => {
      switch (kind) {
        case 'title':
        case 'quoted':
          return apartFromCount(speakableOr(text, locale, whenEmpty).replaceAll(',', ''), locale);
        case 'name':
        case 'method':
          return (
            labelIn(writtenName(text, locale, ''), { locale, say: String }) ??
            // A comma inside would be heard as the comma between two items.
            speakableOr(text, locale, whenEmpty).replaceAll(',', '')
          );
        case 'label': {
          const label = writtenName(text, locale, whenEmpty);
          const say = (digits: string) => wordsOfDigits(digits, locale);
          const said = labelIn(label, { locale, say }) ?? spokenLabel(label, locale);
          return said === '' ? whenEmpty : said;
        }
        case 'promise': {
          const known = promiseIn(safePromise(text, locale), {
            locale,
            say: spokenNumbersOf(locale),
          });
          if (known !== undefined) return known;
          const said = spokenPromise(writtenName(plainPromise(text), locale, whenEmpty), locale);
          return said === '' ? whenEmpty : said;
        }
        default:
          return kind satisfies never;
      }
    },
  };
}

/** The same surface with at most so many characters of each title; the whole title is on the cards. */
export function withShortTitles(surface: Surface, locale: SpeechLocale, most: number): Surface {
  return {
    ...surface,
    outside: (kind, text, whenEmpty) => {
      const said = surface.outside(kind, text, whenEmpty);
      if (kind !== 'title' && kind !== 'quoted') return said;
      const cut = boundAtWord(said, most);
      // What is cut off a clean title can leave a dangling word: it is cleaned once more.
      if (cut === said) return said;
      return speakableOr(withoutLastNumber(cut, locale), locale, whenEmpty).replaceAll(',', '');
    },
  };
}

/** "One of Pound Cake" begins as "one of a pound" does; only English has nothing between the count and the title. */
function apartFromCount(title: string, locale: SpeechLocale): string {
  const vocabulary = amountVocabularyOf(locale);
  const first = keyOf(/^\p{L}+/u.exec(title)?.[0] ?? '');
  const isMoney = languageOf(locale) === 'en' && vocabulary.moneyNextToNumbers.has(first);
  return isMoney ? `item ${title}` : title;
}

/** "Whole bean twelve" without the ounces that were cut off says something else, and "number" without its figure nothing. */
function withoutLastNumber(text: string, locale: SpeechLocale): string {
  const { isNumber } = amountVocabularyOf(locale);
  const { number } = spokenSignsOf(locale);
  const words = text.split(' ');
  const isLeftOver = (word: string) =>
    word === number || word.split('-').every((part) => isNumber(keyOf(part)));
  while (words.length > 1 && isLeftOver(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
