/** Which finds are listed, and in which order: the best first, or the cheapest of what was really asked for. */
import type { ShelfProduct } from '../shelves/shelf-product.ts';
import type { Asked, FoundPlaces } from './search-catalogue.ts';

/** Places on the shelf, as many as were asked for. */
export function orderFinds(
  finds: FoundPlaces,
  shelf: readonly ShelfProduct[],
  { order = 'best', after = 0, limit = finds.places.length }: Asked,
): readonly number[] {
  const { places } = finds;
  const end = Math.min(places.length, after + limit);
  if (after >= end) return [];
  const isBefore = order === 'cheapest' ? cheaperFirst(finds, shelf) : betterFirst(finds);
  const first =
    end <= MOST_PICKED && end < places.length
      ? pickFirst(places, end, isBefore)
      : places.toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
  return first.slice(after, end);
}

/** Up to so many it is quicker to pick them out than to sort everything. */
const MOST_PICKED = 200;

type IsBefore = (one: number, other: number) => boolean;

function betterFirst({ scores }: FoundPlaces): IsBefore {
  return (one, other) => {
    const more = (scores?.[one] ?? 0) - (scores?.[other] ?? 0);
    return more === 0 ? one < other : more > 0;
  };
}

/**
 * The cheapest coffee is no coffee filter: what is that very thing comes first, then by price. Prices of two currencies cannot be
 * compared: those in the currency of the best find come before the others.
 */
function cheaperFirst(finds: FoundPlaces, shelf: readonly ShelfProduct[]): IsBefore {
  const { places, areThat } = finds;
  const isBetter = betterFirst(finds);
  let best = places[0] ?? 0;
  for (const place of places) if (isBetter(place, best)) best = place;
  const currency = shelf[best]?.currency;
  const rankOf = (place: number): number =>
    (areThat?.[place] === 0 ? 2 : 0) + (shelf[place]?.currency === currency ? 0 : 1);
  return (one, other) => {
    const rank = rankOf(one) - rankOf(other);
    if (rank !== 0) return rank < 0;
    const price = (shelf[one]?.unitPriceMinor ?? 0) - (shelf[other]?.unitPriceMinor ?? 0);
    return price === 0 ? isBetter(one, other) : price < 0;
  };
}

/** The first few in order, by insertion into a short list: what is behind its last is looked at once. */
function pickFirst(
  places: readonly number[],
  count: number,
  isBefore: IsBefore,
): readonly number[] {
  const picked: number[] = [];
  for (const place of places) {
    const last = picked.at(-1);
    if (picked.length === count) {
      if (last !== undefined && !isBefore(place, last)) continue;
      picked.pop();
    }
    let at = picked.length;
    while (at > 0 && isBefore(place, picked[at - 1] ?? place)) at -= 1;
    picked.splice(at, 0, place);
  }
  return picked;
}
