/** The samples of a model as patterns of words and slots, made ready once. */
import type { SpeechLocale } from '#core';
import { builtInPhrases } from './built-in-phrases.ts';
import type { InteractionModel } from './interaction-model.ts';
import { sameWordAs, wordsOf } from './utterance-words.ts';

export type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly name: string; readonly type: string };

export interface SamplePattern {
  readonly intent: string;
  readonly slotNames: readonly string[];
  readonly parts: readonly Part[];
  /** The words among the parts: an utterance without one of them does not fit. */
  readonly words: ReadonlySet<string>;
}

export function makePatterns(
  model: InteractionModel,
  locale: SpeechLocale,
): readonly SamplePattern[] {
  const builtIn = builtInPhrases(locale);
  return model.intents.flatMap((intent): SamplePattern[] => {
    const types = new Map(intent.slots.map(({ name, type }) => [name, type]));
    const slotNames = intent.slots.map(({ name }) => name);
    return [...intent.samples, ...(builtIn.get(intent.name) ?? [])].map((sample) =>
      asPattern({ intent: intent.name, slotNames, parts: parseSample(sample, types, locale) }),
    );
  });
}

/** The patterns as they are without some words. */
export function withoutWords(
  patterns: readonly SamplePattern[],
  leaveOut: (words: readonly string[]) => readonly string[],
): readonly SamplePattern[] {
  return patterns.map(({ parts, ...pattern }) => {
    const left: Part[] = [];
    let run: string[] = [];
    const endRun = (): void => {
      left.push(...leaveOut(run).map((word) => ({ kind: 'word' as const, word })));
      run = [];
    };
    for (const part of parts) {
      if (part.kind === 'word') {
        run.push(part.word);
      } else {
        endRun();
        left.push(part);
      }
    }
    endRun();
    return asPattern({ ...pattern, parts: left });
  });
}

function asPattern(pattern: Omit<SamplePattern, 'words'>): SamplePattern {
  const words = pattern.parts.flatMap((part) => (part.kind === 'word' ? [part.word] : []));
  return { ...pattern, words: new Set(words) };
}

function parseSample(
  sample: string,
  types: ReadonlyMap<string, string>,
  locale: SpeechLocale,
): readonly Part[] {
  return sample.split(/(\{[^}]+\})/).flatMap((piece): Part[] => {
    const name = /^\{([^}]+)\}$/.exec(piece)?.[1];
    if (name !== undefined) return [{ kind: 'slot', name, type: types.get(name) ?? '' }];
    return wordsOf(piece, locale).map((word) => ({ kind: 'word', word: sameWordAs(word, locale) }));
  });
}
