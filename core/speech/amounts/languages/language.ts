/** What a language must bring to say, read and write amounts. A language is one file beside this one and one line in `amount-language-of.ts`. */
import type { CurrencyCode } from '../../../money/currency.ts';

export type Gender = 'masculine' | 'feminine' | 'neuter';

/** Given when a noun follows the number: "un euro" and "une livre", but "un" counted alone. */
export interface NumberForm {
  readonly gender: Gender;
}

export interface NumberWords {
  /** The words that are spoken for a whole number from 0 to 10^13 - 1. */
  readonly say: (number: number, form?: NumberForm) => string;
  /** Further spellings that are read and never spoken: "one hundred and one" in en-US, kanji in ja-JP. */
  readonly alsoRead?: (number: number) => readonly string[];
  /** Pieces of words whose values add up: "twenty", "one"; also "quatre-vingts" and "doscientas". */
  readonly addends: ReadonlyMap<string, number>;
  /** Pieces that multiply what stands before them: "hundred", "million". */
  readonly scales: ReadonlyMap<string, number>;
  /** Joining words inside a number: "and", "und", "et". */
  readonly fillers: readonly string[];
  /** Name a number without being part of its plain words: "dozen", "nought". */
  readonly looseWords: readonly string[];
  /** Each digit said alone, from 0 to 9. */
  readonly digits: readonly string[];
  /** Between digits said alone. */
  readonly digitSeparator: string;
  /** Between the groups of a read-back. */
  readonly groupSeparator: string;
  /** The decimal sign, said. */
  readonly point: string;
  /** On both sides of it. English has no pause there, as a recogniser hears digits in it (docs/hearing.md); elsewhere none could be measured. */
  readonly aroundPoint: string;
  /** A day of the month as it is said in a date. */
  readonly dayOfMonth: (day: number) => string | undefined;
}

/** A unit of money as a noun. */
export interface UnitNoun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
  /** "un", "uno": where the noun wants another word for one than its gender tells. */
  readonly article?: string;
}

export interface CurrencyNames {
  readonly major: UnitNoun;
  /** After a major unit: `cents` says enough once `Canadian dollars` was said. */
  readonly minor?: UnitNoun;
  /** Without a major unit before it: `eighty Canadian cents`. */
  readonly minorAlone?: UnitNoun;
}

export type CurrencyNamesByCode = Readonly<Record<CurrencyCode, CurrencyNames>>;

/** A name that people use and we do not: "bucks", "pesos" without a country. */
export type OtherName = readonly [
  name: string,
  unit: { readonly currency: CurrencyCode; readonly isMajor: boolean },
];

export interface Language {
  readonly numbers: NumberWords;
  readonly currencies: CurrencyNamesByCode;
  /** Between major and minor units: " and ". */
  readonly unitJoint: string;
  /** A number and its noun: `twenty dollars`, `un million d'euros`. */
  readonly count: (number: number, noun: UnitNoun) => string;
  /** The number words in front of a noun, without what joins them to it (space, "de"); undefined when they do not fit together. */
  readonly numberBefore: (words: string) => string | undefined;
  /** True when a spoken amount has words that are taken for those of another. */
  readonly soundsAlike: (amount: SpokenParts) => boolean;
  /** What a text must be searched with, beyond the words that we say. Folded when read. */
  readonly search: AmountSearch;
}

/** The words by which amounts are found in texts that are not ours. */
export interface AmountSearch {
  /** False in Japanese: every character may begin a word. */
  readonly isSpaced: boolean;
  /** Stand for one before a unit or "hundred" and are no number word: "a dollar". */
  readonly articles: readonly string[];
  /** May stand between a number and its unit: "de", "d'". */
  readonly links: readonly string[];
  /** May stand between major and minor units. */
  readonly joints: readonly string[];
  readonly otherNames: readonly OtherName[];
}

/** The two whole numbers that an amount is said in; `minor` is undefined where no minor unit is said. */
export interface SpokenParts {
  readonly major: number | undefined;
  readonly minor: number | undefined;
}
