/** How well an utterance fits a pattern: all words must be used up by all parts, in order. */
import type { Part, SamplePattern } from './sample-patterns.ts';
import type { SlotValue } from './slot-value.ts';

export interface Score {
  readonly literalWords: number;
  readonly knownWords: number;
  readonly partlyWords: number;
}

export interface Fit {
  readonly score: Score;
  readonly values: readonly SlotValue[];
}

export interface Heard {
  readonly words: readonly string[];
  /** What the words from one place to another are worth to a slot. */
  readonly readSlot: (slot: SlotPart, from: number, to: number) => SlotValue | undefined;
}

type SlotPart = Extract<Part, { readonly kind: 'slot' }>;

export function fitPattern({ parts }: SamplePattern, heard: Heard): Fit | undefined {
  return fitFrom(parts, 0, heard, 0);
}

/** The one with the most literal words wins, then the one whose slots know more of the words. */
export function isBetter(one: Score, other: Score): boolean {
  if (one.literalWords !== other.literalWords) return one.literalWords > other.literalWords;
  if (one.knownWords !== other.knownWords) return one.knownWords > other.knownWords;
  return one.partlyWords > other.partlyWords;
}

const NOTHING_LEFT: Fit = {
  score: { literalWords: 0, knownWords: 0, partlyWords: 0 },
  values: [],
};

function fitFrom(
  parts: readonly Part[],
  partAt: number,
  heard: Heard,
  wordAt: number,
): Fit | undefined {
  const part = parts[partAt];
  if (part === undefined) return wordAt === heard.words.length ? NOTHING_LEFT : undefined;
  if (part.kind === 'slot') return fitSlot(part, { parts, partAt, heard, wordAt });
  if (heard.words[wordAt] !== part.word) return undefined;
  const found = fitFrom(parts, partAt + 1, heard, wordAt + 1);
  if (found === undefined) return undefined;
  return { ...found, score: { ...found.score, literalWords: found.score.literalWords + 1 } };
}

/** A slot takes as many words as serve the score best. */
function fitSlot(
  slot: SlotPart,
  place: {
    readonly parts: readonly Part[];
    readonly partAt: number;
    readonly heard: Heard;
    readonly wordAt: number;
  },
): Fit | undefined {
  const { parts, partAt, heard, wordAt } = place;
  const partsAfter = parts.length - partAt - 1;
  let best: Fit | undefined;
  for (let end = wordAt + 1; end <= heard.words.length - partsAfter; end += 1) {
    const found = fitFrom(parts, partAt + 1, heard, end);
    const value = found && heard.readSlot(slot, wordAt, end);
    if (!value) continue;
    const taken = end - wordAt;
    const score: Score = {
      literalWords: found.score.literalWords,
      knownWords: found.score.knownWords + (value.certainty === 'known' ? taken : 0),
      partlyWords: found.score.partlyWords + (value.certainty === 'partly' ? taken : 0),
    };
    if (best === undefined || isBetter(score, best.score)) {
      best = { score, values: [value, ...found.values] };
    }
  }
  return best;
}
