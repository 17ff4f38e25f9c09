/** Finds what people ask for: "two bags of the dark roast", "dark rost", "something for my grinder", "a gift", the cheapest of it, the next five. */
import type { ShelfProduct } from '../shelves/shelf-product.ts';
import { buildIndex, type CatalogueIndex } from './catalogue-index.ts';
import { matchWord, type Matches, type WordToMatch } from './match-word.ts';
import { orderFinds } from './order-finds.ts';
import type { ProductSearchAsked } from './product-search.ts';
import { createScoring } from './score-finds.ts';
import { readQuery, wordsOf, type AskedWords } from './search-words.ts';

export type Asked = Pick<ProductSearchAsked, 'query'> & Partial<ProductSearchAsked>;

export interface Finds {
  /** Best first, equals in the shelf's order; as many as were asked for. */
  readonly products: readonly ShelfProduct[];
  /** How many there are in all. */
  readonly found: number;
}

export type SearchCatalogue = (asked: Asked, shelf: readonly ShelfProduct[]) => Finds;

/** What a long query says beyond these words is passed over: each costs a look at every product that has it. */
const MOST_WORDS = 24;

/** Builds its index anew only when it is given a list with other texts than before. */
export function createSearch(): SearchCatalogue {
  let known: Known | undefined;
  return (asked, shelf) => {
    if (known?.shelf !== shelf) known = knowShelf(shelf, known);
    const { index, placeOf } = known;
    const among = asked.among && new Set(asked.among.map((id) => placeOf.get(id) ?? -1));
    const finds = find(asked, { index, shelf, among });
    const places = orderFinds(finds, shelf, asked);
    return {
      products: places.flatMap((place) => shelf[place] ?? []),
      found: finds.places.length,
    };
  };
}

interface Known {
  readonly shelf: readonly ShelfProduct[];
  readonly index: CatalogueIndex;
  readonly placeOf: ReadonlyMap<string, number>;
}

/** A price or a stock that changed is in no index. */
function knowShelf(shelf: readonly ShelfProduct[], before: Known | undefined): Known {
  const isSameText =
    before?.shelf.length === shelf.length &&
    shelf.every((product, place) => {
      const other = before.shelf[place];
      return other?.productId === product.productId && other.title === product.title;
    });
  if (isSameText) return { ...before, shelf };
  const placeOf = new Map(shelf.map(({ productId }, place) => [productId, place] as const));
  return { shelf, index: buildIndex(shelf), placeOf };
}

/** What was found, by place on the shelf: no object for each, of which there may be a hundred thousand. */
export interface FoundPlaces {
  /** In the shelf's order, unless words were said. */
  readonly places: readonly number[];
  readonly scores: Float32Array | undefined;
  /** 1 where it is that very thing that was named. */
  readonly areThat: Uint8Array | undefined;
}

const NOTHING: FoundPlaces = { places: [], scores: undefined, areThat: undefined };

function find(
  asked: Asked,
  within: {
    readonly index: CatalogueIndex;
    readonly shelf: readonly ShelfProduct[];
    readonly among: ReadonlySet<number> | undefined;
  },
): FoundPlaces {
  const { index, shelf, among } = within;
  const query = readQuery(asked.query);
  const category = asked.category === undefined ? undefined : matchCategory(asked.category, index);
  const isWithin = (place: number): boolean =>
    (among?.has(place) ?? true) &&
    (category?.every(({ weights }) => (weights[place] ?? 0) > 0) ?? true);
  const fits = (place: number): boolean => fitsLimits(shelf[place], asked);
  if (query.telling.length === 0) {
    const all = placesWithin(index.size, { among, category });
    return { ...NOTHING, places: all.filter((place) => isWithin(place) && fits(place)) };
  }
  const matches = joinedWords(query, index).map((word) => matchWord(word, index));
  const { touched, counts, most } = countWords(matches, index.size, isWithin);
  if (most < fewestWords(query)) return NOTHING;
  const scoreFind = createScoring(query, matches, index);
  const scores = new Float32Array(index.size);
  const areThat = new Uint8Array(index.size);
  const places: number[] = [];
  for (const place of touched) {
    if (counts[place] !== most || !fits(place)) continue;
    const { score, isThat } = scoreFind(place);
    scores[place] = score;
    areThat[place] = isThat ? 1 : 0;
    places.push(place);
  }
  return { places, scores, areThat };
}

/** The fewest places that have all that fit. */
function placesWithin(
  size: number,
  {
    among,
    category,
  }: {
    readonly among: ReadonlySet<number> | undefined;
    readonly category: readonly Matches[] | undefined;
  },
): readonly number[] {
  if (among) return [...among].filter((place) => place >= 0);
  const [first] = category ?? [];
  return first?.places ?? Array.from({ length: size }, (_none, place) => place);
}

/** Words behind one another that the shelf writes as one, and one that it writes as two. */
function joinedWords({ telling }: AskedWords, index: CatalogueIndex): readonly WordToMatch[] {
  const { has, partsOf } = index.vocabulary;
  const words = telling.slice(0, MOST_WORDS);
  return words.flatMap((asked, at): readonly WordToMatch[] => {
    const { word, isPurpose } = asked;
    const joined = [
      `${words[at - 1]?.word ?? ''}${word}`,
      `${word}${words[at + 1]?.word ?? ''}`,
    ].filter((both) => both !== word && has(both));
    const parts = has(word) || joined.length > 0 ? undefined : partsOf(word);
    return parts ? parts.map((part) => ({ word: part, isPurpose })) : [{ ...asked, joined }];
  });
}

/** Each word of a category must fit. */
function matchCategory(category: string, index: CatalogueIndex): readonly Matches[] {
  const { telling } = readQuery(category);
  const words = telling.length > 0 ? telling.map(({ word }) => word) : wordsOf(category);
  return words.slice(0, MOST_WORDS).map((word) => matchWord({ word, isPurpose: false }, index));
}

function fitsLimits(
  product: ShelfProduct | undefined,
  { least, most, inStockOnly }: Asked,
): boolean {
  if (product === undefined) return false;
  const { currency, unitPriceMinor } = product;
  const isDearEnough =
    least === undefined || (currency === least.currency && unitPriceMinor >= least.amountMinor);
  const isAffordable =
    most === undefined || (currency === most.currency && unitPriceMinor <= most.amountMinor);
  return isDearEnough && isAffordable && (inStockOnly === undefined || product.isInStock);
}

/** A word that fits nothing is passed over, but half must fit: "drop table changes" is no wish for a table. */
function fewestWords({ telling }: AskedWords): number {
  const main = telling.slice(0, MOST_WORDS).filter(({ isPurpose }) => !isPurpose);
  return Math.max(1, Math.ceil(main.length / 2));
}

/** How many of the words each product fits; what is not looked among is not counted. */
function countWords(
  matches: readonly Matches[],
  size: number,
  isWithin: (place: number) => boolean,
): { readonly touched: readonly number[]; readonly counts: Uint8Array; readonly most: number } {
  const counts = new Uint8Array(size);
  const touched: number[] = [];
  let most = 0;
  for (const { places } of matches) {
    for (const place of places) {
      const before = counts[place] ?? 0;
      if (before === 0 && !isWithin(place)) continue;
      if (before === 0) touched.push(place);
      counts[place] = before + 1;
      if (before + 1 > most) most = before + 1;
    }
  }
  return { touched, counts, most };
}
