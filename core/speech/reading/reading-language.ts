/** What the reading of codes and written totals knows of one language: words only, no algorithm. */

/** Words in one text, apart by spaces; a way of several words is written with `_` between them: `deux_fois`. */
type Words = string;

/** A name for a round number and what may be added to it: `soixante` 60, up to 19 more. */
export interface NumberRow {
  /** Ways of saying the round number. */
  readonly words: Words;
  readonly value: number;
  /** The most that is added: 9, or 19 where the language counts on from sixty or eighty. */
  readonly upTo: number;
  /** How both are put together: `T_U`, `U_und_T`, `TU`; T is the round number, U what is added. */
  readonly joins: Words;
  /** True for a form that never stands alone: `veinti`. */
  readonly isBound?: boolean;
}

/** The numbers of a language, as far as a code of four digits needs them. */
export interface SpokenNumbers {
  /** Ten entries: the ways of saying each digit alone. */
  readonly digits: readonly Words[];
  /** Digits never inside a longer number: Brazilian `meia`, half a dozen, for six. */
  readonly loneDigits?: Readonly<Record<string, string>>;
  /** Digits only inside a longer number: `ein` in `einundzwanzig`. */
  readonly boundDigits?: Readonly<Record<string, string>>;
  /**
   * Digits where digits stand next to them, ordinary words elsewhere: "for eight to won", but "the code for my order". At either end of
   * the digits they may be left out; a word that may not, because it is nearly always a digit, stands with the digits (`ein`, `cette`).
   */
  readonly homophones: Readonly<Record<string, string>>;
  /** 10 to 19. */
  readonly teens: readonly Words[];
  readonly rows: readonly NumberRow[];
  /** Numbers that follow no rule, by their value from 20 to 99. */
  readonly irregular?: Readonly<Record<number, Words>>;
  /** 100, 200 … 900 where they have words of their own: `quinientos`. */
  readonly hundreds?: readonly Words[];
  /** Follows a digit, or two as in "forty-eight hundred". */
  readonly hundred: Words;
  readonly thousand: Words;
  /** 100 and 1000 said without a one: `cent`, `mil`, `千`. */
  readonly bareHundred: Words;
  readonly bareThousand: Words;
  /** Whether 4821 is also "forty-eight hundred twenty-one". */
  readonly hasHundredsOfPairs: boolean;
  /** May stand between the parts of a number: `and`. */
  readonly joiners: Words;
  /** `double` 2: the next digit is said once and meant so often. */
  readonly repeats: Readonly<Record<string, number>>;
}

/** The words around the digits. */
export interface CodeTalk {
  /** Heard anywhere, also between two digits, and mean nothing. */
  readonly hesitations: Words;
  /** May stand before and after the digits; any other word makes the code unclear. */
  readonly fillers: Words;
  /** Whatever leads up to these is talk: "Alexa, ask the roasters, my code is …". */
  readonly leads: Words;
  /** Before a second try at the code; what was said before is taken back. */
  readonly corrections: Words;
  /** "No" and "not" in one word: takes back what was said before only with a comma after it, or with nothing said before. */
  readonly weakCorrections: Words;
  /** The digits after it are what the code is not. */
  readonly negations: Words;
}

/** Names of a currency. Each is a regular expression without groups that capture, in small letters. */
export interface CurrencyNames {
  /** The codes that the name can mean; none for money that we do not sell in; `$` for the dollar of the locale. */
  readonly codes: readonly string[];
  readonly major?: string;
  readonly minor?: string;
}

/** The words around an amount that somebody typed. */
export interface MoneyTalk {
  readonly currencies: readonly CurrencyNames[];
  readonly minus: Words;
  /** Words that make a number something else than a plain "it is this": denials, guesses, sums and multiples. */
  readonly doubts: Words;
  /** Between major and minor units: `and`. */
  readonly joiners: Words;
  /** Whether `53 Euro 20` and `53€20` say fifty-three twenty. */
  readonly hasBareMinor: boolean;
}

export interface ReadingLanguage {
  /** The letters that make a word longer, as a character class: what they touch is another word. */
  readonly letters: string;
  /** True where words of numbers are written together: German, Italian, Japanese. */
  readonly isCompound: boolean;
  /** True where no spaces part words, so that also other words must be found inside a run of letters. */
  readonly isUnspaced: boolean;
  /** Code point of the language's own zero, where it has ten digits of its own. */
  readonly nativeZero?: number;
  /** Undefined for a language that is read but not spoken here. */
  readonly numbers?: SpokenNumbers;
  readonly talk?: CodeTalk;
  readonly money: MoneyTalk;
  /** Spellings of one letter that are the same letter to a reader. */
  readonly folds: readonly (readonly [from: string, to: string])[];
}

/** The ways in a list of words; `_` becomes the space inside a way. */
export function waysOf(words: string): readonly string[] {
  return words.split(/\s+/u).flatMap((way) => (way === '' ? [] : [way.replaceAll('_', ' ')]));
}
