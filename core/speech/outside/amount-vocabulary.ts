/** The words by which an amount, or a claim about one, is recognised in text from outside. English is always looked for too. */
import { isNumberWord } from '../amounts/number-words.ts';
import type { SpeechLocale } from '../speech-locale.ts';
import { ENGLISH_AMOUNTS } from './languages/english-amounts.ts';
import {
  FRENCH_AMOUNTS,
  ITALIAN_AMOUNTS,
  PORTUGUESE_AMOUNTS,
  SPANISH_AMOUNTS,
} from './languages/romance-amounts.ts';
import { GERMAN_AMOUNTS } from './languages/german-amounts.ts';
import { HINDI_AMOUNTS } from './languages/hindi-amounts.ts';
import { JAPANESE_AMOUNTS } from './languages/japanese-amounts.ts';
import { isMoneyInOtherScript } from './other-script-money.ts';
import { languageOf, type SpeechLanguage } from '../speech-language.ts';

/** One language's words, as keys: lower case, Latin letters without accents, words apart by spaces. */
export interface AmountWords {
  /** A whole word that is a number, or a part of one. */
  readonly number: RegExp;
  /** Name money and hardly anything else: never spoken from outside text, with or without a number. */
  readonly money: string;
  /** Name money only next to a number: "silver dollar eucalyptus", "pound cake" stay as they are. */
  readonly moneyNextToNumbers: string;
  /** Of those, what is no money in front of a number: `peso 5 kg`. */
  readonly notBeforeNumbers?: string;
  /** Name money directly behind a number and are other words elsewhere: "99p", "ten bob". */
  readonly moneyBehindNumbers?: string;
  /** Stand between a number and its money word: "five Canadian dollars". */
  readonly adjectives: string;
  /** Words that make a bare number behind them a price. */
  readonly claims: string;
  /** As `claims`, for what only several words say: the keys before a number, apart by spaces, end in it. */
  readonly claimBefore?: RegExp;
  /** After a claim these make it a statement, whatever follows: "the total is", "price:". */
  readonly claimLinks: string;
  /** Behind a number these make it a claim: "five off", "nine each". */
  readonly claimTails: string;
  /** Behind a number these make it a measure, and nothing else: no amount of money is followed by them. */
  readonly measures: string;
  /** Join two numbers to one: "five and ninety-nine". */
  readonly joiners: string;
  /** One of something: "a dollar". */
  readonly articles: string;
  /** Say nothing once what they joined is gone. */
  readonly danglers: string;
  /** Our own sentence's words, and orders to whoever reads it out: outside text may not say them as if we did. */
  readonly ownPhrases: RegExp;
  readonly instructions: RegExp;
  /** Words of the English list that mean something else in this language. */
  readonly notEnglish?: string;
}

export interface AmountVocabulary {
  readonly isNumber: (key: string) => boolean;
  readonly money: ReadonlySet<string>;
  readonly moneyNextToNumbers: ReadonlySet<string>;
  readonly notBeforeNumbers: ReadonlySet<string>;
  readonly moneyBehindNumbers: ReadonlySet<string>;
  readonly adjectives: ReadonlySet<string>;
  readonly claims: ReadonlySet<string>;
  readonly claimBefore: readonly RegExp[];
  readonly claimLinks: ReadonlySet<string>;
  readonly claimTails: ReadonlySet<string>;
  readonly measures: ReadonlySet<string>;
  readonly joiners: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly danglers: ReadonlySet<string>;
  readonly phrases: readonly (readonly ['own_words' | 'instruction', RegExp])[];
}

const WORDS: Readonly<Record<SpeechLanguage, AmountWords>> = {
  en: ENGLISH_AMOUNTS,
  es: SPANISH_AMOUNTS,
  de: GERMAN_AMOUNTS,
  fr: FRENCH_AMOUNTS,
  it: ITALIAN_AMOUNTS,
  pt: PORTUGUESE_AMOUNTS,
  ja: JAPANESE_AMOUNTS,
  hi: HINDI_AMOUNTS,
};

/** Number words are the same in all locales of a language. */
const LOCALE_OF: Readonly<Record<SpeechLanguage, SpeechLocale>> = {
  en: 'en-US',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-BR',
  ja: 'ja-JP',
  hi: 'hi-IN',
};

const VOCABULARIES: ReadonlyMap<SpeechLanguage, AmountVocabulary> = new Map(
  (Object.keys(WORDS) as SpeechLanguage[]).map((language) => [
    language,
    joined(WORDS[language], LOCALE_OF[language]),
  ]),
);

const ENGLISH = joined(ENGLISH_AMOUNTS, 'en-US');

export function amountVocabularyOf(locale: SpeechLocale): AmountVocabulary {
  return VOCABULARIES.get(languageOf(locale)) ?? ENGLISH;
}

/** Lower case, without accents on Latin letters: what is looked up. */
export function keyOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** Every word of money in any language: in titles of other languages it is one only beside a number of any language. */
const ANY_MONEY: ReadonlySet<string> = new Set(
  Object.values(WORDS).flatMap(({ money, moneyNextToNumbers }) => [
    ...wordsIn(money),
    ...wordsIn(moneyNextToNumbers),
  ]),
);
const ANY_NUMBER = Object.values(WORDS).map(({ number }) => number);

export function isMoneyInAnyLanguage(key: string): boolean {
  return ANY_MONEY.has(key) || isMoneyInOtherScript(key);
}

export function isNumberIn(language: SpeechLanguage, key: string): boolean {
  return WORDS[language].number.test(key);
}

export function isNumberInAnyLanguage(key: string): boolean {
  return /^\d/u.test(key) || ANY_NUMBER.some((number) => number.test(key));
}

function joined(own: AmountWords, locale: SpeechLocale): AmountVocabulary {
  const not = new Set(wordsIn(own.notEnglish));
  const both = (
    name: keyof Omit<AmountWords, 'number' | 'claimBefore' | 'ownPhrases' | 'instructions'>,
  ) =>
    new Set([
      ...wordsIn(ENGLISH_AMOUNTS[name]).filter((word) => !not.has(word)),
      ...wordsIn(own[name]),
    ]);
  return {
    // The table of spoken numbers knows compounds ("fivefive"); its kana (に, ご) are other words too.
    isNumber: (key) =>
      ENGLISH_AMOUNTS.number.test(key) ||
      own.number.test(key) ||
      (/^[a-z]{6,}$/u.test(key) && isNumberWord(key, 'en-US')) ||
      (locale !== 'ja-JP' && key.length > 1 && isNumberWord(key, locale)),
    money: both('money'),
    moneyNextToNumbers: both('moneyNextToNumbers'),
    notBeforeNumbers: both('notBeforeNumbers'),
    moneyBehindNumbers: both('moneyBehindNumbers'),
    adjectives: both('adjectives'),
    claims: both('claims'),
    claimBefore: [...new Set([own.claimBefore, ENGLISH_AMOUNTS.claimBefore])].filter(
      (each) => each !== undefined,
    ),
    claimLinks: both('claimLinks'),
    claimTails: both('claimTails'),
    measures: both('measures'),
    joiners: both('joiners'),
    articles: both('articles'),
    danglers: both('danglers'),
    phrases: [ENGLISH_AMOUNTS, ...(own === ENGLISH_AMOUNTS ? [] : [own])].flatMap((words) => [
      ['own_words', words.ownPhrases] as const,
      ['instruction', words.instructions] as const,
    ]),
  };
}

function wordsIn(text: string | undefined): readonly string[] {
  return text === undefined
    ? []
    : text
        .split(' ')
        .filter((word) => word !== '')
        .map(keyOf);
}
