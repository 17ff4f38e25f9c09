/** What the rules look at: the model of a locale, as it is written. */
import type { ModelFile } from '../source/make-model.ts';

export interface LintedModel {
  readonly locale: string;
  readonly model: ModelFile['interactionModel']['languageModel'];
}

export type LintedIntent = LintedModel['model']['intents'][number];
export type LintedType = LintedModel['model']['types'][number];

const SLOT = /\{([^{}]*)\}/gu;

/** The slots of a sample, in their order. */
export function slotsIn(sample: string): readonly string[] {
  return [...sample.matchAll(SLOT)].map(([, name = '']) => name);
}

/** The sample with something in the place of each slot. */
export function fillSlots(sample: string, fill: (slot: string) => string): string {
  return sample
    .replaceAll(SLOT, (_whole, name: string) => fill(name))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

export function typeOfSlot({ slots = [] }: LintedIntent, slot: string): string | undefined {
  return slots.find(({ name }) => name === slot)?.type;
}

export function namesOf({ values }: LintedType): readonly string[] {
  return values.flatMap(({ name }) => [name.value, ...name.synonyms]);
}
