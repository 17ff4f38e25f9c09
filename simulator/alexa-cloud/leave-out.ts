/** Leaves words out of a run of words: phrases of one word or more, longest first. */

type Words = readonly string[];

/** Wherever they stand. */
export function leaveOutEverywhere(phrases: readonly Words[]): (words: Words) => Words {
  const longestFirst = sorted(phrases);
  return (words) => {
    const left: string[] = [];
    let at = 0;
    while (at < words.length) {
      const found = longestFirst.find((phrase) => standsAt(phrase, words, at));
      if (found === undefined) left.push(words[at] ?? '');
      at += found?.length ?? 1;
    }
    return left;
  };
}

/** At the beginning and at the end, again and again, as long as something is left. */
export function leaveOutAround({
  before,
  after,
}: {
  readonly before: readonly Words[];
  readonly after: readonly Words[];
}): (words: Words) => Words {
  const starts = sorted(before);
  const ends = sorted(after);
  const step = (words: Words): Words => {
    const start = starts.find(
      (phrase) => phrase.length < words.length && standsAt(phrase, words, 0),
    );
    if (start !== undefined) return step(words.slice(start.length));
    const end = ends.find(
      (phrase) =>
        phrase.length < words.length && standsAt(phrase, words, words.length - phrase.length),
    );
    return end === undefined ? words : step(words.slice(0, -end.length));
  };
  return step;
}

function sorted(phrases: readonly Words[]): readonly Words[] {
  return phrases
    .filter(({ length }) => length > 0)
    .toSorted((one, other) => other.length - one.length);
}

function standsAt(phrase: Words, words: Words, at: number): boolean {
  return phrase.every((word, index) => words[at + index] === word);
}
