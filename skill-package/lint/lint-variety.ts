/** Main intents are met in many words, and not only with other articles around the slot. */
import { MAIN_INTENTS } from '../source/intents.ts';
import type { LintFault } from './fault.ts';
import { fillSlots, type LintedModel } from './linted-model.ts';

/** The issue asks for twenty; of these, as many have to differ in the words around the slots. */
export const FEWEST_SAMPLES = 20;
export const FEWEST_FRAMES = 10;

/** Those that need no samples: Amazon's own bring theirs along. */
const BUILT_IN = /^AMAZON\./;

export function lintVariety({ locale, model }: LintedModel): readonly LintFault[] {
  const main = new Set<string>(MAIN_INTENTS);
  return model.intents.flatMap(({ name, samples }) => {
    const different = new Set(samples.map((sample) => sample.toLowerCase()));
    const frames = new Set(samples.map((sample) => fillSlots(sample, () => ' ')));
    const whats = [
      ...(different.size < samples.length ? ['a sample stands there twice'] : []),
      ...(!BUILT_IN.test(name) && samples.length === 0 ? ['it has no sample'] : []),
      ...(main.has(name) && different.size < FEWEST_SAMPLES
        ? [`it has ${String(different.size)} samples, fewer than ${String(FEWEST_SAMPLES)}`]
        : []),
      ...(main.has(name) && frames.size < FEWEST_FRAMES
        ? [`its samples have ${String(frames.size)} wordings, fewer than ${String(FEWEST_FRAMES)}`]
        : []),
    ];
    return whats.map((what) => ({ rule: 'variety' as const, locale, where: name, what }));
  });
}
