/** All rules for the models of the package, in their order. */
import type { LintFault } from './fault.ts';
import type { LintedModel } from './linted-model.ts';
import { lintFreeText } from './lint-free-text.ts';
import { lintInvocationName } from './lint-invocation-name.ts';
import { lintLimits } from './lint-limits.ts';
import { lintOverlap } from './lint-overlap.ts';
import { lintSameEverywhere } from './lint-same-everywhere.ts';
import { lintSampleForm } from './lint-sample-form.ts';
import { lintSlots } from './lint-slots.ts';
import { lintTypes } from './lint-types.ts';
import { lintVariety } from './lint-variety.ts';

const RULES = [
  lintSampleForm,
  lintFreeText,
  lintSlots,
  lintTypes,
  lintVariety,
  lintOverlap,
  lintLimits,
  lintInvocationName,
];

/** Empty: nothing is wrong. */
export function lintModels(models: readonly LintedModel[]): readonly LintFault[] {
  return [
    ...models.flatMap((model) => RULES.flatMap((rule) => rule(model))),
    ...lintSameEverywhere(models),
  ];
}
