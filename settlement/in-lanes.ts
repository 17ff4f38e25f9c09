/** Works through a list, so many at once. */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const next = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let step = next.next(); step.done !== true; step = next.next()) await work(step.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
