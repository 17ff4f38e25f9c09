/** How long a sentence takes to hear, and how much of an order is named so that it stays below half a minute. */
import { languageOf, type SpeechLanguage } from '../speech-language.ts';
import type { SpeechLocale } from '../speech-locale.ts';

export const MOST_SECONDS = 30;

/**
 * Characters a second, with the spaces. English: 165 words a minute, and a word of our sentences is 6.2 characters long with its space, so
 * that 75 words take 27 seconds. The others carry about as much meaning a second (so the literature on speech rates), in text that is
 * longer by the factor that our own sentences show. All are estimates, not measured with a voice. Japanese is counted in morae.
 */
const CHARACTERS_A_SECOND: Readonly<Record<SpeechLanguage, number>> = {
  en: 17,
  es: 19,
  de: 18.5,
  fr: 19,
  it: 19,
  pt: 19,
  ja: 8,
  hi: 18,
};

export function spokenSeconds(text: string, locale: SpeechLocale): number {
  const language = languageOf(locale);
  const length = language === 'ja' ? moraeOf(text) : text.length;
  return length / CHARACTERS_A_SECOND[language];
}

/** A kana is one mora (a small one joins its neighbour), a kanji about two; Latin letters are said as loanwords are, half a mora each. */
function moraeOf(text: string): number {
  let morae = 0;
  for (const character of text) {
    if (/[ゃゅょャュョぁぃぅぇぉァィゥェォ]/u.test(character)) continue;
    if (/[\p{Script=Hiragana}\p{Script=Katakana}ー、。]/u.test(character)) morae += 1;
    else if (/\p{Script=Han}/u.test(character)) morae += 1.9;
    else if (/\p{L}/u.test(character)) morae += 0.5;
  }
  return morae;
}
