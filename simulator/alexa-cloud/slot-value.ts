/** What a run of words is worth to a slot of a given type. */
import type { SpeechLocale } from '#core';
import type { NumberReader } from './spoken-numbers.ts';
import type { FindValue, KnownValue } from './slot-types.ts';
import { textOf } from './utterance-words.ts';

export interface SlotValue {
  readonly name: string;
  /** As Alexa hands it to the skill: digits for numbers, `?` for a number that was not heard whole, else the words. */
  readonly value: string;
  /** The entry of the custom type that was recognised (entity resolution). */
  readonly resolved: (KnownValue & ResolvedBy) | undefined;
  /** `known`: the type itself knows the value; `free`: any words would have done. */
  readonly certainty: 'known' | 'partly' | 'free';
  /** Of a type that takes any words, and knows none. */
  readonly isFreeText: boolean;
}

interface ResolvedBy {
  readonly type: string;
  /** By a value that the skill brought along, not by one of the model. */
  readonly isDynamic?: true;
}

export interface SlotReading {
  readonly locale: SpeechLocale;
  readonly numbers: NumberReader;
  readonly findValue: FindValue;
  readonly findDynamicValue: FindValue;
}

/** More words than any number has. */
const LONGEST_NUMBER = 24;

export function readSlot(
  slot: { readonly name: string; readonly type: string },
  words: readonly string[],
  reading: SlotReading,
): SlotValue | undefined {
  if (slot.type === 'AMAZON.NUMBER') return readNumberSlot(slot.name, words, reading);
  if (slot.type === 'AMAZON.FOUR_DIGIT_NUMBER') return readCodeSlot(slot.name, words, reading);
  const text = textOf(words, reading.locale);
  const dynamic = reading.findDynamicValue(slot.type, words);
  const found = dynamic ?? reading.findValue(slot.type, words);
  if (found === undefined) {
    return { ...give(slot.name, text, 'free'), isFreeText: slot.type === 'AMAZON.SearchQuery' };
  }
  return {
    ...give(slot.name, text, 'known'),
    resolved: {
      ...found,
      type: slot.type,
      ...(dynamic === undefined ? {} : { isDynamic: true }),
    },
  };
}

function give(name: string, value: string, certainty: SlotValue['certainty']): SlotValue {
  return { name, value, resolved: undefined, certainty, isFreeText: false };
}

function readNumberSlot(
  name: string,
  words: readonly string[],
  { numbers }: SlotReading,
): SlotValue | undefined {
  if (words.length > LONGEST_NUMBER) return undefined;
  const number = numbers.readNumber(words);
  if (number !== undefined) return give(name, number, 'known');
  // "Two three": numbers, but not one number.
  return words.length > 1 && numbers.readDigitRun(words) !== undefined
    ? give(name, '?', 'partly')
    : undefined;
}

function readCodeSlot(
  name: string,
  words: readonly string[],
  { numbers }: SlotReading,
): SlotValue | undefined {
  if (words.length > LONGEST_NUMBER) return undefined;
  const digits = numbers.readDigitRun(words);
  if (digits === undefined) return undefined;
  // Any other length does not fit the type; Alexa then gives the intent with a value it could not make out.
  return digits.length === 4 ? give(name, digits, 'known') : give(name, '?', 'partly');
}
