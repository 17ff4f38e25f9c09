/** `change_cart`: puts things in, takes them out, chooses where they go and how they are paid. Nothing is ordered by it. */
import { z } from 'zod';
import {
  addressIdSchema,
  instrumentIdSchema,
  MOST_OF_ONE_PRODUCT,
  productIdSchema,
  type CartChange,
} from '#core';
import { cartShape, describeCart } from '../cart/cart-shape.ts';
import { CART_REFUSALS } from '../cart/cart-refusal.ts';
import { changeCart } from '../cart/change-cart.ts';
import type { RequestSide } from '../request-side.ts';
import { cartChangedWords, cartRefusedWords } from '../words/cart-words.ts';
import { nextCartStepWords } from '../words/next-step-words.ts';
import { joinWords } from '../words/words.ts';
import { localeInput } from './locale-input.ts';
import { makeTool, refusal, type Tool } from './tool.ts';

const CHANGES = ['add', 'set', 'remove', 'clear', 'deliver_to', 'pay_with'] as const;
type Change = (typeof CHANGES)[number];
const PARTS = ['product_id', 'quantity', 'address_id', 'instrument_id'] as const;
type Part = (typeof PARTS)[number];

/** What each change needs, and what else it takes: a part that would make no difference is refused. */
const PARTS_OF: Readonly<
  Record<Change, { readonly needs: readonly Part[]; readonly takes: readonly Part[] }>
> = {
  add: { needs: ['product_id'], takes: ['quantity'] },
  set: { needs: ['product_id', 'quantity'], takes: [] },
  remove: { needs: ['product_id'], takes: ['quantity'] },
  clear: { needs: [], takes: [] },
  deliver_to: { needs: ['address_id'], takes: [] },
  pay_with: { needs: ['instrument_id'], takes: [] },
};

const changeInput = z
  .strictObject({
    change: z
      .enum(CHANGES)
      .describe(
        '"add" (put in, also more of it), "set" (make it exactly so many), "remove" (take out), "clear" (empty it, start over), "deliver_to" (choose the address), "pay_with" (choose how to pay).',
      ),
    product_id: productIdSchema
      .optional()
      .describe('For add, set and remove: as a search or the cart gave it.'),
    quantity: z
      .int()
      .min(1)
      .max(MOST_OF_ONE_PRODUCT)
      .optional()
      .describe(
        'For add: how many more, one when left out. For set: how many in all. For remove: how many, all of it when left out.',
      ),
    address_id: addressIdSchema.optional().describe('For deliver_to: as the cart listed it.'),
    instrument_id: instrumentIdSchema.optional().describe('For pay_with: as the cart listed it.'),
    locale: localeInput,
  })
  .superRefine((input, context) => {
    const { needs, takes } = PARTS_OF[input.change];
    for (const part of PARTS) {
      const isGiven = input[part] !== undefined;
      if (!isGiven && needs.includes(part)) {
        context.addIssue({ code: 'custom', path: [part], message: 'it is needed for this change' });
      }
      if (isGiven && !needs.includes(part) && !takes.includes(part)) {
        context.addIssue({ code: 'custom', path: [part], message: 'this change does not take it' });
      }
    }
  });

export function changeCartTool(side: RequestSide): Tool {
  return makeTool(side, {
    name: 'change_cart',
    title: 'Change the cart',
    description:
      'Changes the customer\'s cart (basket, bag): puts a product in, changes how many, takes it out, empties it, or chooses the address or the way to pay for the order to come. Call it for "put two in my cart", "make it three", "send it to the office", "pay with the other card". Returns the cart as it is now. Nothing is ordered by it; preview the order next.',
    input: changeInput,
    output: z.strictObject({
      outcome: z.enum(['changed', 'refused']),
      reason: z.enum(CART_REFUSALS).optional(),
      ...cartShape.partial().shape,
    }),
    marks: {
      readOnlyHint: false,
      destructiveHint: true,
      idempotentHint: false,
      openWorldHint: false,
    },
    async run(input, { caller, locale }) {
      const { outcome, cart } = await changeCart(side, caller, changeOf(input));
      if (!cart) {
        const reason = 'client_revoked';
        return refusal(cartRefusedWords(reason, locale), { outcome: 'refused', reason });
      }
      if (outcome !== 'changed') {
        const structured = { outcome: 'refused', reason: outcome, ...describeCart(cart, locale) };
        const told = cartRefusedWords(outcome, locale);
        const words = joinWords(locale, told, ...nextCartStepWords(outcome, locale));
        return refusal(words, structured);
      }
      return {
        words: cartChangedWords(input.change, cart, locale),
        structured: { outcome, ...describeCart(cart, locale) },
        isRefused: false,
      };
    },
  });
}

/** What the schema has checked together is read apart here; a part that is needed is there. */
function changeOf(input: z.output<typeof changeInput>): CartChange {
  const { change, product_id: productId, quantity } = input;
  const { address_id: addressId, instrument_id: instrumentId } = input;
  if (change === 'deliver_to' && addressId !== undefined) return { kind: change, addressId };
  if (change === 'pay_with' && instrumentId !== undefined) return { kind: change, instrumentId };
  if (change === 'clear') return { kind: change };
  if (productId === undefined) throw new Error('the schema let a change pass without its part');
  if (change === 'remove') {
    return { kind: change, productId, ...(quantity === undefined ? {} : { quantity }) };
  }
  return { kind: change === 'set' ? 'set' : 'add', productId, quantity: quantity ?? 1 };
}
