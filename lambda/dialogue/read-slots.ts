/** What was heard in an intent's slots. A slot that was not heard has no value, or `?`. */
import type { HandlerInput } from 'ask-sdk-core';
import { z } from 'zod';

const slotSchema = z.object({
  name: z.string(),
  value: z.string().nullish(),
  resolutions: z
    .object({
      resolutionsPerAuthority: z.array(
        z.object({
          status: z.object({ code: z.string() }),
          values: z
            .array(z.object({ value: z.object({ name: z.string(), id: z.string().nullish() }) }))
            .nullish(),
        }),
      ),
    })
    .nullish()
    .catch(undefined),
});

export interface HeardSlot {
  readonly name: string;
  readonly value: string;
  /** Entries of the slot's type that were recognised (entity resolution). */
  readonly resolved: readonly { readonly name: string; readonly id: string | undefined }[];
}

export function readSlots({ requestEnvelope: { request } }: HandlerInput): readonly HeardSlot[] {
  if (request.type !== 'IntentRequest') return [];
  return Object.values(request.intent.slots ?? {}).flatMap((slot): HeardSlot[] => {
    const parsed = slotSchema.safeParse(slot);
    const value = parsed.data?.value?.trim() ?? '';
    if (!parsed.success || value === '' || value === '?') return [];
    return [{ name: parsed.data.name, value, resolved: resolvedOf(parsed.data) }];
  });
}

/** True for a slot that Alexa marked as heard but could not make out. */
export function isSlotUnclear(input: HandlerInput, name: string): boolean {
  const { request } = input.requestEnvelope;
  return request.type === 'IntentRequest' && request.intent.slots?.[name]?.value === '?';
}

/** True where something was heard in no slot, and Alexa could not make it out. */
export function isAnySlotUnclear({ requestEnvelope: { request } }: HandlerInput): boolean {
  return (
    request.type === 'IntentRequest' &&
    Object.values(request.intent.slots ?? {}).some(({ value }) => value === '?')
  );
}

function resolvedOf(slot: z.output<typeof slotSchema>): HeardSlot['resolved'] {
  return (slot.resolutions?.resolutionsPerAuthority ?? [])
    .filter(({ status }) => status.code === 'ER_SUCCESS_MATCH')
    .flatMap(({ values }) => values ?? [])
    .map(({ value }) => ({ name: value.name, id: value.id ?? undefined }));
}
