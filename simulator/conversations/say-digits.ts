/** A code as a customer reads it out, digit by digit, in the language of the device. */
import { languageOf, type SpeechLocale, type SpeechLanguage } from '#core';

const ENGLISH = 'zero one two three four five six seven eight nine';
const SPANISH = 'cero uno dos tres cuatro cinco seis siete ocho nueve';

const DIGIT_WORDS: Readonly<Record<SpeechLanguage, string>> = {
  en: ENGLISH,
  es: SPANISH,
  de: 'null eins zwei drei vier fünf sechs sieben acht neun',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  pt: 'zero um dois três quatro cinco seis sete oito nove',
  ja: 'ゼロ 一 二 三 四 五 六 七 八 九',
  hi: 'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
};

export function sayDigitsIn(code: string, locale: SpeechLocale): string {
  const words = DIGIT_WORDS[languageOf(locale)].split(' ');
  return Array.from(code, (digit) => words[Number(digit)] ?? '').join(' ');
}

/** What a recogniser writes for English digits when it hears words. */
const HOMOPHONES: Readonly<Record<string, string>> = {
  '1': 'won',
  '2': 'to',
  '4': 'for',
  '8': 'ate',
};

export function sayAsHomophones(code: string): string {
  return Array.from(code, (digit) => HOMOPHONES[digit] ?? sayDigitsIn(digit, 'en-US')).join(' ');
}

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');

/** In English, two and two: "forty-eight twenty-one", "forty-eight oh one". */
export function sayInPairs(code: string): string {
  return [code.slice(0, 2), code.slice(2)].map(sayPair).join(' ');
}

function sayPair([tens = '', unit = '']: string): string {
  if (tens === '0') return `oh ${unit === '0' ? 'oh' : sayDigitsIn(unit, 'en-US')}`;
  if (tens === '1') return TEENS[Number(unit)] ?? '';
  const word = TENS[Number(tens) - 2] ?? '';
  return unit === '0' ? word : `${word} ${sayDigitsIn(unit, 'en-US')}`;
}
