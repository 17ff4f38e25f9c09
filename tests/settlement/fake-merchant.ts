/** A merchant over HTTP that prices what it is asked, strictly by its contract. */
import { z } from 'zod';
import { productIdSchema } from '#core';
import { listen, type JsonAnswer, type Listening } from './listen.ts';

const quotesSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ productId: productIdSchema, quantity: z.number().int().positive() }))
    .min(1),
  destination: z.strictObject({
    city: z.string(),
    region: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
  }),
  hold: z.strictObject({ key: z.string(), until: z.number() }).optional(),
});

export interface FakeMerchant extends Listening {
  unitPriceMinor: number;
  /** What it does instead of quoting. */
  behaviour: 'quote' | 'cut' | 'out_of_stock' | 'other_lines';
  /** What happens elsewhere while it is asked. */
  meanwhile: () => void;
  timesAsked: number;
  /** The destinations it was told, as JSON. */
  readonly destinations: string[];
}

export const PAYEE = 'HARBR7RASTRS2';

export async function startFakeMerchant(): Promise<FakeMerchant> {
  const merchant: Omit<FakeMerchant, keyof Listening> = {
    unitPriceMinor: 1899,
    behaviour: 'quote',
    meanwhile: () => undefined,
    timesAsked: 0,
    destinations: [],
  };
  const answer = (body: string): JsonAnswer | undefined => {
    const { lines, destination } = quotesSchema.parse(JSON.parse(body));
    merchant.timesAsked += 1;
    merchant.meanwhile();
    merchant.destinations.push(JSON.stringify(destination));
    if (merchant.behaviour === 'cut') return undefined;
    if (merchant.behaviour === 'out_of_stock') {
      const [first] = lines;
      const refusal = { outcome: 'refused', reason: 'out_of_stock', productId: first?.productId };
      return { status: 200, body: refusal };
    }
    const shift = merchant.behaviour === 'other_lines' ? 1 : 0;
    const priced = lines.map(({ productId, quantity }) => ({
      productId,
      title: 'Dark Roast, whole bean 12 oz',
      quantity: quantity + shift,
      unitPriceMinor: merchant.unitPriceMinor,
      lineTotalMinor: merchant.unitPriceMinor * (quantity + shift),
      merchantCategoryCode: '5499',
    }));
    const subtotalMinor = priced.reduce((sum, line) => sum + line.lineTotalMinor, 0);
    const quote = {
      merchant: { id: 'harbor-roasters-llc', name: 'Harbor Roasters LLC' },
      payeeId: PAYEE,
      lines: priced,
      subtotalMinor,
      discounts: [],
      deliveryMinor: 650,
      taxMinor: 313,
      totalMinor: subtotalMinor + 963,
      currency: 'USD',
      delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
      offerEndsAt: null,
    };
    return { status: 200, body: { outcome: 'quoted', quote } };
  };
  const listening = await listen((_request, body) => Promise.resolve(answer(body)));
  return Object.assign(merchant, listening);
}
