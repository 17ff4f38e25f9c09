/** Which product an intent speaks of, and how many of it. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Locale } from '#core';
import { placeOfSlot, type Place } from './read-place.ts';
import { readProductWords, type ProductWords } from './read-product-words.ts';
import { readQuantity } from './read-quantity.ts';
import { isSlotUnclear, readSlots, type HeardSlot } from './read-slots.ts';
import { readSession } from './session.ts';
import { localeOf } from './strings-of.ts';

export type HeardQuantity = number | 'unclear' | undefined;

export interface HeardProduct {
  /** Without the words that do not belong to the product. */
  readonly heard: HeardSlot;
  /** A pointing word and no product: "it". */
  readonly isPointing: boolean;
  readonly place: Place | undefined;
  readonly quantity: HeardQuantity;
}

const PRODUCT_SLOTS: readonly string[] = ['product', 'query', 'place'];

/** Undefined where no product was heard. */
export function heardProductOf(input: HandlerInput): HeardProduct | undefined {
  const slots = readSlots(input);
  const locale = localeOf(input);
  const slot = slots.find(({ name }) => PRODUCT_SLOTS.includes(name));
  if (!slot) return undefined;
  const words = wordsOf(slot, locale);
  const heard = { ...slot, value: slot.resolved.length > 0 ? slot.value : words.product };
  // The number of "number two" is no count, although a count may stand there in some languages.
  const numbered = placeOfSlot(slot, locale);
  return {
    heard,
    isPointing: words.product === '',
    place: numbered ?? placeOfSlot(heard, locale),
    quantity: heardQuantityOf(input) ?? (numbered ? undefined : words.quantity),
  };
}

/** What the quantity slot says: `unclear` for what is no count from 1 to 99. */
export function heardQuantityOf(input: HandlerInput): HeardQuantity {
  if (isSlotUnclear(input, 'quantity')) return 'unclear';
  const said = readSlots(input).find(({ name }) => name === 'quantity');
  return said && (readQuantity(said.value, localeOf(input)) ?? 'unclear');
}

/** One where no number was said, or the number of a choice that is open. */
export function quantityOrOne(input: HandlerInput, said: number | undefined): number {
  const { offered, lastAnswer } = readSession(input);
  const isOpen = lastAnswer?.asks === 'choice' || lastAnswer?.asks === 'one_choice';
  return said ?? (isOpen ? offered?.quantity : undefined) ?? 1;
}

/** A name that Alexa recognised is taken as it is. */
function wordsOf(slot: HeardSlot, locale: Locale): ProductWords {
  return slot.resolved.length > 0
    ? { product: slot.value, quantity: undefined }
    : readProductWords(slot.value, locale);
}
