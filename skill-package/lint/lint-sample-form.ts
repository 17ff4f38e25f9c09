/** How a sample may be written: words, the few marks that Alexa allows, and slots in braces (rules for sample utterances). */
import type { LintFault } from './fault.ts';
import { fillSlots, slotsIn, type LintedModel } from './linted-model.ts';

const ALLOWED = /^[\p{L}\p{M}\s.'_-]*$/u;
const SLOT_NAME = /^[a-z][A-Za-z_]*$/;

export function lintSampleForm({ locale, model }: LintedModel): readonly LintFault[] {
  const isUnspaced = locale.startsWith('ja');
  return model.intents.flatMap(({ name, samples }) =>
    samples.flatMap((sample) =>
      formFaults(sample, isUnspaced).map((what) => ({
        rule: 'sample-form' as const,
        locale,
        where: name,
        what: `"${sample}" ${what}`,
      })),
    ),
  );
}

function formFaults(sample: string, isUnspaced: boolean): readonly string[] {
  const words = fillSlots(sample, () => ' ');
  const faults: string[] = [];
  if (sample !== sample.trim() || /\s\s|[^\S ]/u.test(sample)) faults.push('has stray spaces');
  if (sample === '') faults.push('is empty');
  if (/\p{N}/u.test(words)) faults.push('has a digit: numbers are words');
  else if (!ALLOWED.test(words)) faults.push('has a mark that Alexa does not take');
  if (sample !== sample.toLowerCase() && !/\{/.test(sample)) faults.push('has a capital letter');
  if (slotsIn(sample).some((slot) => !SLOT_NAME.test(slot))) faults.push('has a slot without name');
  if (!isUnspaced && /\S\{|\}[^\s']/u.test(sample)) faults.push('has a slot without space');
  if (sample.includes('}{')) faults.push('has two slots with nothing between them');
  return faults;
}
