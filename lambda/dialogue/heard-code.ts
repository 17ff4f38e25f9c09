/**
 * The code, in whatever slot or intent it was heard: a number alone is as well taken for a quantity, a search or a place. What Alexa
 * recognised as a product or a label is none. Two readings that differ are no code, and what is no code is no try.
 */
import type { HandlerInput } from 'ask-sdk-core';
import { parseNumberWords, readSpokenCode, type Locale, type VoiceCode } from '#core';
import { isIntent } from './is-intent.ts';
import { plainHeard } from './plain-heard.ts';
import { isAnySlotUnclear, readSlots, type HeardSlot } from './read-slots.ts';
import { askedOf, readSession } from './session.ts';
import { localeOf } from './strings-of.ts';

export type HeardCode =
  | { readonly outcome: 'code'; readonly code: VoiceCode }
  /** The customer meant to say a code, and it was not clearly four digits. */
  | { readonly outcome: 'unclear' }
  | { readonly outcome: 'none' };

export function heardCodeOf(input: HandlerInput): HeardCode {
  if (input.requestEnvelope.request.type !== 'IntentRequest') return { outcome: 'none' };
  const slots = readSlots(input);
  const locale = localeOf(input);
  if (isIntent(input, 'CodeIntent')) return codeAmong(slots, locale);
  const mayBeSplit = readSession(input).digest !== undefined;
  const found = codeElsewhere(slots, { locale, mayBeSplit });
  return found ?? { outcome: isTry(input, slots) ? 'unclear' : 'none' };
}

/** No code, and yet meant as one: what was heard while a code is awaited, or a number where no number belongs while an order waits. */
function isTry(input: HandlerInput, slots: readonly HeardSlot[]): boolean {
  const isCodeAsked = askedOf(input) === 'code';
  if (slots.length === 0) {
    const isUnheard = isIntent(input, 'AMAZON.FallbackIntent') || isAnySlotUnclear(input);
    return isCodeAsked && isUnheard;
  }
  const isNumber = slots.every((slot) => isNumberLike(slot, localeOf(input)));
  const isText = slots.some(({ name }) => name !== 'quantity');
  const isOrderInMind = readSession(input).digest !== undefined;
  return isNumber && (isCodeAsked || (isOrderInMind && isText));
}

/** Of the slots of its own intent: those that read as codes must agree. */
function codeAmong(slots: readonly HeardSlot[], locale: Locale): HeardCode {
  const [first, ...others] = slots.flatMap((slot) => codeIn(slot.value, locale) ?? []);
  return first !== undefined && others.every((other) => other === first)
    ? { outcome: 'code', code: first }
    : { outcome: 'unclear' };
}

/** Everything that was heard is the code; `mayBeSplit`: "four" landed in one slot, and "eight two one" in the next. */
function codeElsewhere(
  slots: readonly HeardSlot[],
  { locale, mayBeSplit }: { readonly locale: Locale; readonly mayBeSplit: boolean },
): HeardCode | undefined {
  if (slots.length === 0 || slots.some(({ resolved }) => resolved.length > 0)) return undefined;
  const codes = slots.map(({ value }) => codeIn(value, locale));
  if (codes.every((code) => code !== undefined)) return codeAmong(slots, locale);
  if (!mayBeSplit || slots.length === 1) return undefined;
  const code = codeIn(slots.map(({ value }) => value).join(' '), locale);
  return code === undefined ? undefined : { outcome: 'code', code };
}

function codeIn(heard: string, locale: Locale): VoiceCode | undefined {
  const read = readSpokenCode(heard, locale);
  return read.outcome === 'read' ? read.code : undefined;
}

/** Nothing but digits and number words. */
function isNumberLike({ value, resolved }: HeardSlot, locale: Locale): boolean {
  return (
    resolved.length === 0 &&
    plainHeard(value)
      .split(/[\s,.-]+/u)
      .every((word) => /^[0-9]+$/.test(word) || parseNumberWords(word, locale) !== undefined)
  );
}
