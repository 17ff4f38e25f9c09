/** The one that ranks highest; of several alike, the first. */
export function highestOf<Thing>(
  things: readonly Thing[],
  rankOf: (thing: Thing) => number,
): Thing | undefined {
  const [first, ...others] = things;
  return others.reduce(
    (best, each) => (best !== undefined && rankOf(best) >= rankOf(each) ? best : each),
    first,
  );
}
