/** Every word, sign and code that names money. Which money it is, is for the caller that reads an amount. */
import { CURRENCY_CODES } from '../../money/currency.ts';
import { ISO_4217 } from '../../money/iso-4217.ts';
import type { SpeechLocale, WrittenLocale } from '../speech-locale.ts';
import { foldWord } from './fold-word.ts';
import type { Language } from './languages/language.ts';
import { languageOf } from './languages/language-of.ts';

const WORDS = new Map<WrittenLocale, ReadonlySet<string>>();
const SOLD_CODES: ReadonlySet<string> = new Set(CURRENCY_CODES.map((code) => code.toLowerCase()));
/** Codes that are words, names or abbreviations of other things: in a title in capitals they are no money. */
const CODES_LIKE_WORDS: ReadonlySet<string> = new Set(
  'ALL AMD BAM BOB CHE COP CUP DOP GEL LAK MAD MOP MUR PAB PEN RON RUB SOS TOP TRY'.split(' '),
);

/**
 * True for `dollars`, `Cent`, `pavos`, `円`, `$`, `R$`, `USD`, `usd` and `CHF`: every word, sign or code that names money in that
 * locale, the slang too. One word at a time; an adjective before it ("Canadian") is none. Case and accents are free, but a code that
 * we do not sell in is one in capitals only. Much slang is an ordinary word as well (`Eier`, `pasta`, `sol`): money next to a number.
 */
export function isCurrencyWord(word: string, locale: WrittenLocale): boolean {
  if (/^(?:\p{L}{0,3}\p{Sc}|\p{Sc}\p{L}{0,2})$/u.test(word.normalize('NFKC'))) return true;
  if (isCurrencyCode(word) && !CODES_LIKE_WORDS.has(word)) return true;
  const folded = foldWord(word);
  return currencyWordsOf(locale).has(folded) || SOLD_CODES.has(folded);
}

/** True for every code of ISO 4217, in capitals; `TOP` and `ALL` among them, so only next to a number it says something. */
export function isCurrencyCode(word: string): boolean {
  return ISO_4217.has(word);
}

/** All of them, folded, for patterns. */
export function currencyWordsOf(locale: WrittenLocale): ReadonlySet<string> {
  const made = WORDS.get(locale);
  if (made !== undefined) return made;
  const words = new Set(locale === 'zh-CN' ? CHINESE_MONEY_WORDS : wordsOfLanguage(locale));
  WORDS.set(locale, words);
  return words;
}

const CHINESE_MONEY_WORDS =
  '元 圆 块 块钱 角 毛 分钱 人民币 美元 美金 美分 英镑 便士 加元 加币 欧元 欧分 日元 日圆 卢比 比索 雷亚尔 第纳尔 港币 港元 台币 韩元 卢布 法郎 澳元 新元 刀'.split(
    ' ',
  );

function wordsOfLanguage(locale: SpeechLocale): readonly string[] {
  const language = languageOf(locale);
  return [...nounsOf(language), ...language.search.moneyWords].map(foldWord);
}

/** The names that are one word; those of several ("Canadian dollar") end or begin with a word that the language lists itself. */
function nounsOf({ currencies }: Language): readonly string[] {
  return CURRENCY_CODES.flatMap((code) => {
    const { major, minor, minorAlone } = currencies[code];
    return [major, minor, minorAlone].flatMap((noun) =>
      noun === undefined ? [] : [noun.one, noun.many],
    );
  }).filter((name) => !name.includes(' '));
}
