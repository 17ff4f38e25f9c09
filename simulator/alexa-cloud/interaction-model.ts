/** The skill's interaction model, as the Alexa developer console takes it (interaction model schema), in the parts that this stand-in uses. */
import { z } from 'zod';

const intentSchema = z.object({
  name: z.string().min(1),
  slots: z.array(z.object({ name: z.string().min(1), type: z.string().min(1) })).default([]),
  samples: z.array(z.string()).default([]),
});

export const slotTypeSchema = z.object({
  name: z.string().min(1),
  values: z.array(
    z.object({
      id: z.string().optional(),
      name: z.object({ value: z.string().min(1), synonyms: z.array(z.string()).default([]) }),
    }),
  ),
});

const interactionModelSchema = z.object({
  interactionModel: z.object({
    languageModel: z.object({
      invocationName: z.string().min(1),
      intents: z.array(intentSchema).min(1),
      types: z.array(slotTypeSchema).default([]),
    }),
  }),
});

export type InteractionModel = z.output<
  typeof interactionModelSchema
>['interactionModel']['languageModel'];
export type SlotType = InteractionModel['types'][number];

/** @throws {Error} naming what is wrong, or a slot in a sample that its intent does not declare. */
export function parseInteractionModel(json: unknown): InteractionModel {
  const model = interactionModelSchema.parse(json).interactionModel.languageModel;
  for (const intent of model.intents) {
    const declared = new Set(intent.slots.map(({ name }) => name));
    for (const sample of intent.samples) {
      for (const [, name = ''] of sample.matchAll(/\{([^}]+)\}/g)) {
        if (!declared.has(name)) {
          throw new Error(
            `${intent.name}: the sample "${sample}" names no declared slot {${name}}`,
          );
        }
      }
    }
  }
  return model;
}
