/** "The second one": a place in the list of choices that was just read out. */

const PLACES = ['first', 'second', 'third', 'fourth'];

/** What stands at the place that was said; undefined where no place was said, or nothing stands there. */
export function readPosition<Choice>(
  heard: string,
  choices: readonly Choice[],
): Choice | undefined {
  const [, place] =
    /^(?:the )?(first|second|third|fourth|last)(?: (?:one|option|choice))?$/.exec(
      heard.trim().toLowerCase(),
    ) ?? [];
  if (place === undefined) return undefined;
  return place === 'last' ? choices.at(-1) : choices[PLACES.indexOf(place)];
}
