/** What a run of words is worth to a slot of a given type. */
import type { SlotType } from './interaction-model.ts';
import { readDigitRun, readNumber } from './spoken-digits.ts';
import { wordsOf } from './utterance-words.ts';

export interface SlotValue {
  readonly name: string;
  /** As Alexa hands it to the skill: digits for numbers, `?` for a number that was not heard whole, else the words. */
  readonly value: string;
  /** The entry of the custom type that was recognised (entity resolution). */
  readonly resolved:
    { readonly id: string | undefined; readonly value: string; readonly type: string } | undefined;
  /** `known`: the type itself knows the value; `free`: any words would have done. */
  readonly certainty: 'known' | 'partly' | 'free';
}

export function readSlot(
  slot: { readonly name: string; readonly type: string },
  words: readonly string[],
  types: readonly SlotType[],
): SlotValue | undefined {
  const give = (value: string, certainty: SlotValue['certainty']): SlotValue => ({
    name: slot.name,
    value,
    resolved: undefined,
    certainty,
  });
  if (slot.type === 'AMAZON.NUMBER') {
    const number = readNumber(words);
    return number === undefined ? undefined : give(number, 'known');
  }
  if (slot.type === 'AMAZON.FOUR_DIGIT_NUMBER') {
    const digits = readDigitRun(words);
    if (digits === undefined) return undefined;
    // Any other length does not fit the type; Alexa then gives the intent with a value it could not make out.
    return digits.length === 4 ? give(digits, 'known') : give('?', 'partly');
  }
  const text = words.join(' ');
  const type = types.find(({ name }) => name === slot.type);
  const entry = type?.values.find(({ name }) =>
    [name.value, ...name.synonyms].some((known) => wordsOf(known).join(' ') === text),
  );
  if (entry === undefined) return give(text, 'free');
  return {
    ...give(text, 'known'),
    resolved: { id: entry.id, value: entry.name.value, type: slot.type },
  };
}
