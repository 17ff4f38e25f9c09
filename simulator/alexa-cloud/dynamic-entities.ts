/** Values of slot types that the skill brought along for a customer (`Dialog.UpdateDynamicEntities`). */
import { z } from 'zod';
import type { Directive } from './check-skill-response.ts';
import { slotTypeSchema, type SlotType } from './interaction-model.ts';

/** They outlive the session, unless the skill clears them: for half an hour. */
export interface DynamicEntities {
  readonly types: readonly SlotType[];
  readonly untilEpochMs: number;
}

export const NO_ENTITIES: DynamicEntities = { types: [], untilEpochMs: 0 };

/** Alexa takes no more values and synonyms at once, of all types together. */
export const MOST_ENTITIES = 100;
export const ENTITIES_LAST_MS = 30 * 60_000;

const DIRECTIVE = 'Dialog.UpdateDynamicEntities';

const directiveSchema = z.discriminatedUnion('updateBehavior', [
  z.object({ updateBehavior: z.literal('REPLACE'), types: z.array(slotTypeSchema) }),
  z.object({ updateBehavior: z.literal('CLEAR') }),
]);

/** What is known after an answer: the last directive counts. One that Alexa would not take changes nothing. */
export function afterDirectives(
  entities: DynamicEntities,
  directives: readonly Directive[],
  nowEpochMs: number,
): DynamicEntities {
  return directives
    .filter(({ type }) => type === DIRECTIVE)
    .reduce<DynamicEntities>((known, directive) => {
      const parsed = directiveSchema.safeParse(directive);
      if (!parsed.success) return known;
      if (parsed.data.updateBehavior === 'CLEAR') return NO_ENTITIES;
      const { types } = parsed.data;
      const names = types.flatMap(({ values }) =>
        values.flatMap(({ name }) => [name.value, ...name.synonyms]),
      );
      return names.length > MOST_ENTITIES
        ? known
        : { types, untilEpochMs: nowEpochMs + ENTITIES_LAST_MS };
    }, entities);
}

/** Those that still count. */
export function typesAt(
  { types, untilEpochMs }: DynamicEntities,
  nowEpochMs: number,
): readonly SlotType[] {
  return nowEpochMs < untilEpochMs ? types : [];
}
