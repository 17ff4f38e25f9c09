/** The words by which a customer counts, points and chooses, in one language: words only, all in small letters. */
export interface HeardWords {
  /** The first to the fifth of a list that was read out, each with its ways of saying it. */
  readonly places: readonly (readonly string[])[];
  readonly last: readonly string[];
  /** The one of two that was not meant before. */
  readonly other: readonly string[];
  /** Before the number of a place: "option two". */
  readonly numberNouns: readonly string[];
  /** Everything in the cart. */
  readonly all: readonly string[];
  /** May stand after a place: "one" in "the second one". */
  readonly placeNouns: readonly string[];
  /** Counts that are no number words: "a dozen". */
  readonly counts: Readonly<Record<string, number>>;
  /** What is counted: "bags". */
  readonly units: readonly string[];
  /** Between what is counted and the product: "of". */
  readonly links: readonly string[];
  /** Before a product, and part of no product's name: "the". */
  readonly articles: readonly string[];
  /** Before a title as a whole: "a". */
  readonly titleArticles: readonly string[];
  /** A product slot with nothing but one of these names no product. */
  readonly pointing: readonly string[];
  /** They name no product either, wherever they stand: "buy it now", "the dark roast please". */
  readonly fillers: readonly string[];
  /** Words that end in an apostrophe and are written together with the next: "d'espresso". */
  readonly hasElisions?: boolean;
  /** The count may follow the product. */
  readonly countsAfter?: boolean;
  /** Puts spaces around what is counted, in a language without spaces. */
  readonly spaced?: (text: string) => string;
}
