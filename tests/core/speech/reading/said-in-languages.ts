/** How codes are said in each locale, written down apart from the code that reads them; whole numbers come from a library. */
import { toCardinal as german } from 'n2words/de-DE';
import { toCardinal as english } from 'n2words/en-GB';
import { toCardinal as spanish } from 'n2words/es-ES';
import { toCardinal as french } from 'n2words/fr-FR';
import { toCardinal as hindi } from 'n2words/hi-IN';
import { toCardinal as italian } from 'n2words/it-IT';
import { toCardinal as japanese } from 'n2words/ja-JP';
import { toCardinal as portuguese } from 'n2words/pt-PT';
import type { SpeechLocale } from '../../../../core/speech/speech-locale.ts';

export interface Said {
  /** Ways of saying the digits from 0 to 9. */
  readonly digits: readonly (readonly string[])[];
  readonly whole: (number: number) => string;
  /** Between digit words: nothing in Japanese. */
  readonly double: string;
  readonly sentence: (code: string) => string;
  readonly corrected: (wrong: string, code: string) => string;
  /** The mark that a recogniser of this locale puts into 4,821. */
  readonly group: string;
  readonly joiner: string;
}

function words(...lists: readonly string[]): readonly (readonly string[])[] {
  return lists.map((list) => list.split(' '));
}

const ENGLISH: Said = {
  digits: words(
    'zero one two three four five six seven eight nine',
    'nought one two three four five six seven eight nine',
    'oh won to three for five six seven ate nine',
    'oh won too three fore five six seven eight niner',
  ),
  whole: (number) => english(number),
  double: 'double',
  sentence: (code) => `Alexa, ask the roasters, my code is ${code}, please.`,
  corrected: (wrong, code) => `it's ${wrong}, no, ${code}`,
  group: ',',
  joiner: 'and',
};

const SPANISH: Said = {
  digits: words(
    'cero uno dos tres cuatro cinco seis siete ocho nueve',
    'zero un dos tres cuatro sinco séis siete ocho nueve',
  ),
  whole: (number) => spanish(number),
  double: 'doble',
  sentence: (code) => `Alexa, mi código es ${code}, por favor.`,
  corrected: (wrong, code) => `es ${wrong}, no, ${code}`,
  group: '.',
  joiner: 'y',
};

export const SAID: Readonly<Record<SpeechLocale, Said>> = {
  'en-US': ENGLISH,
  'en-GB': ENGLISH,
  'en-CA': ENGLISH,
  'es-ES': SPANISH,
  'es-US': { ...SPANISH, group: ',' },
  'de-DE': {
    digits: words(
      'null eins zwei drei vier fünf sechs sieben acht neun',
      'null eins zwo drei vier fuenf sechs sieben acht neun',
      'null ein zwo drei vier fünf sex sieben acht neun',
    ),
    whole: (number) => german(number),
    double: 'doppel',
    sentence: (code) => `Alexa, mein Code ist ${code}, bitte.`,
    corrected: (wrong, code) => `es ist ${wrong}, nein, ${code}`,
    group: '.',
    joiner: 'und',
  },
  'fr-FR': {
    digits: words(
      'zéro un deux trois quatre cinq six sept huit neuf',
      'zero une deux trois quatre cinq six cet huit neuf',
    ),
    whole: (number) => french(number),
    double: 'double',
    sentence: (code) => `Alexa, mon code est ${code}, s’il vous plaît.`,
    corrected: (wrong, code) => `c’est ${wrong}, non, ${code}`,
    group: '.',
    joiner: 'et',
  },
  'it-IT': {
    digits: words(
      'zero uno due tre quattro cinque sei sette otto nove',
      'zero uno due tré quattro cinque sei sette otto nove',
    ),
    whole: (number) => italian(number),
    double: 'doppio',
    sentence: (code) => `Alexa, il mio codice è ${code}, per favore.`,
    corrected: (wrong, code) => `è ${wrong}, no, ${code}`,
    group: '.',
    joiner: 'e',
  },
  'pt-BR': {
    digits: words(
      'zero um dois três quatro cinco seis sete oito nove',
      'zero uma duas tres quatro cinco meia sete oito nove',
    ),
    whole: (number) => portuguese(number),
    double: 'duplo',
    sentence: (code) => `Alexa, meu código é ${code}, por favor.`,
    corrected: (wrong, code) => `é ${wrong}, não, ${code}`,
    group: '.',
    joiner: 'e',
  },
  'ja-JP': {
    digits: words(
      'ゼロ いち に さん よん ご ろく なな はち きゅう',
      'れい イチ ニ サン シ ゴ ロク シチ ハチ ク',
      '〇 一 二 三 四 五 六 七 八 九',
      'まる いち にー さん よん ごー ろく しち はち きゅー',
    ),
    whole: (number) => japanese(number),
    double: 'ダブル',
    sentence: (code) => `コードは${code}です`,
    corrected: (wrong, code) => `${wrong}、いや、${code}です`,
    group: ',',
    joiner: 'と',
  },
  'hi-IN': {
    digits: words(
      'शून्य एक दो तीन चार पाँच छह सात आठ नौ',
      'ज़ीरो एक दो तीन चार पांच छः सात आठ नौ',
      'ज़ीरो वन टू थ्री फोर फाइव सिक्स सेवन एट नाइन',
      'zero one two three four five six seven eight nine',
    ),
    whole: (number) => hindi(number),
    double: 'डबल',
    sentence: (code) => `एलेक्सा, मेरा कोड ${code} है`,
    corrected: (wrong, code) => `${wrong} नहीं, ${code}`,
    group: ',',
    joiner: 'और',
  },
};

/** Which way of saying a digit is taken. */
export function digitWords(said: Said, code: string, way: number, between = ' '): string {
  const list = said.digits[way % said.digits.length] ?? [];
  return Array.from(code, (digit) => list[Number.parseInt(digit, 10)] ?? '').join(between);
}
