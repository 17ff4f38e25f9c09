/** The products as the skill's interaction model lists them: what customers say, with the shelf's own ids. */
import { SHELF } from './shelf.ts';

export interface ProductSlot {
  readonly id: string;
  readonly name: { readonly value: string; readonly synonyms: readonly string[] };
}

/** The values of the type `PRODUCT` (Alexa interaction model schema, `types[].values[]`). */
export function productSlots(): readonly ProductSlot[] {
  return SHELF.map(({ productId, name, alsoCalled }) => ({
    id: productId,
    name: { value: name, synonyms: alsoCalled },
  }));
}
