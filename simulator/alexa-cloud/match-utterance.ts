/** Finds the intent that an utterance means: the sample with the most literal words wins, then the one whose slots know more of the words. */
import { BUILT_IN_PHRASES } from './built-in-phrases.ts';
import type { InteractionModel } from './interaction-model.ts';
import { readSlot, type SlotValue } from './slot-value.ts';
import { wordsOf } from './utterance-words.ts';

export interface MatchedIntent {
  readonly name: string;
  /** Every slot that the intent declares; those that were not heard have no value. */
  readonly slots: readonly { readonly name: string; readonly value: SlotValue | undefined }[];
}

export type MatchUtterance = (utterance: string) => MatchedIntent;

type Pattern = readonly Part[];
type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly name: string; readonly type: string };

interface Candidate {
  readonly intent: string;
  readonly slotNames: readonly string[];
  readonly pattern: Pattern;
}

interface Score {
  readonly literalWords: number;
  readonly knownWords: number;
  readonly partlyWords: number;
}

/** Words that carry no meaning of their own; a second look passes over them on both sides, as Alexa's own matching is not literal either. */
const FILLERS = new Set(['a', 'an', 'the', 'some', 'please', 'of', 'just', 'me']);
const LONGEST_UTTERANCE = 60;

/** Built once for a model. An utterance that nothing fits is `AMAZON.FallbackIntent`. */
export function createUtteranceMatcher(model: InteractionModel): MatchUtterance {
  const candidates = model.intents.flatMap((intent): Candidate[] => {
    const types = new Map(intent.slots.map(({ name, type }) => [name, type]));
    return [...intent.samples, ...(BUILT_IN_PHRASES[intent.name] ?? [])].map((sample) => ({
      intent: intent.name,
      slotNames: intent.slots.map(({ name }) => name),
      pattern: parseSample(sample, types),
    }));
  });
  const loose = candidates.map((candidate) => ({
    ...candidate,
    pattern: candidate.pattern.filter((part) => part.kind === 'slot' || !FILLERS.has(part.word)),
  }));
  return (utterance) => {
    const words = wordsOf(utterance).slice(0, LONGEST_UTTERANCE);
    return (
      findBest(candidates, words, model) ??
      findBest(
        loose,
        words.filter((word) => !FILLERS.has(word)),
        model,
      ) ?? {
        name: 'AMAZON.FallbackIntent',
        slots: [],
      }
    );
  };
}

function parseSample(sample: string, types: ReadonlyMap<string, string>): Pattern {
  return sample.split(/(\{[^}]+\})/).flatMap((piece): Part[] => {
    const name = /^\{([^}]+)\}$/.exec(piece)?.[1];
    if (name !== undefined) return [{ kind: 'slot', name, type: types.get(name) ?? '' }];
    return wordsOf(piece).map((word) => ({ kind: 'word', word }));
  });
}

function findBest(
  candidates: readonly Candidate[],
  words: readonly string[],
  model: InteractionModel,
): MatchedIntent | undefined {
  let best:
    | {
        readonly score: Score;
        readonly candidate: Candidate;
        readonly values: readonly SlotValue[];
      }
    | undefined;
  if (words.length === 0) return undefined;
  for (const candidate of candidates) {
    const found = fit(candidate.pattern, words, model);
    if (
      found !== undefined &&
      !isGuess(candidate.pattern, found) &&
      (best === undefined || isBetter(found.score, best.score))
    ) {
      best = { ...found, candidate };
    }
  }
  if (best === undefined) return undefined;
  const { candidate, values } = best;
  return {
    name: candidate.intent,
    slots: candidate.slotNames.map((name) => ({
      name,
      value: values.find((value) => value.name === name),
    })),
  };
}

/** A sample that is nothing but a slot would take any words at all: it is only meant where the slot knows them. */
function isGuess(pattern: Pattern, { values }: Fit): boolean {
  const hasMeaningfulWord = pattern.some((part) => part.kind === 'word' && !FILLERS.has(part.word));
  return !hasMeaningfulWord && values.some(({ certainty }) => certainty === 'free');
}

function isBetter(one: Score, other: Score): boolean {
  if (one.literalWords !== other.literalWords) return one.literalWords > other.literalWords;
  if (one.knownWords !== other.knownWords) return one.knownWords > other.knownWords;
  return one.partlyWords > other.partlyWords;
}

interface Fit {
  readonly score: Score;
  readonly values: readonly SlotValue[];
}

const NOTHING_LEFT: Fit = {
  score: { literalWords: 0, knownWords: 0, partlyWords: 0 },
  values: [],
};

/** All words must be used up by all parts, in order. */
function fit(pattern: Pattern, words: readonly string[], model: InteractionModel): Fit | undefined {
  const [part, ...rest] = pattern;
  if (part === undefined) return words.length === 0 ? NOTHING_LEFT : undefined;
  if (part.kind === 'slot') return fitSlot(part, { rest, words, model });
  const found = words[0] === part.word ? fit(rest, words.slice(1), model) : undefined;
  if (found === undefined) return undefined;
  return { ...found, score: { ...found.score, literalWords: found.score.literalWords + 1 } };
}

/** A slot takes as many words as serve the score best. */
function fitSlot(
  slot: Extract<Part, { kind: 'slot' }>,
  left: {
    readonly rest: Pattern;
    readonly words: readonly string[];
    readonly model: InteractionModel;
  },
): Fit | undefined {
  const { rest, words, model } = left;
  let best: Fit | undefined;
  for (let taken = 1; taken <= words.length - rest.length; taken += 1) {
    const value = readSlot(slot, words.slice(0, taken), model.types);
    const found = value && fit(rest, words.slice(taken), model);
    if (!found) continue;
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
