/** `AMAZON.SearchQuery` takes any words: it stands alone in its sample, with a phrase to carry it (slot type reference). */
import type { LintFault } from './fault.ts';
import { fillSlots, slotsIn, typeOfSlot, type LintedModel } from './linted-model.ts';

const FREE_TEXT = 'AMAZON.SearchQuery';

export function lintFreeText({ locale, model }: LintedModel): readonly LintFault[] {
  return model.intents.flatMap((intent) =>
    intent.samples.flatMap((sample) => {
      const slots = slotsIn(sample);
      if (!slots.some((slot) => typeOfSlot(intent, slot) === FREE_TEXT)) return [];
      const whats = [
        ...(slots.length > 1 ? ['has another slot beside free text'] : []),
        ...(fillSlots(sample, () => ' ') === '' ? ['has no words to carry free text'] : []),
      ];
      return whats.map((what) => ({
        rule: 'free-text' as const,
        locale,
        where: intent.name,
        what: `"${sample}" ${what}`,
      }));
    }),
  );
}
