/** A merchant in this process whose price can change in the middle of a race. */
import { merchantQuoteAnswerSchema, type Merchant } from '#core';

export interface RaceMerchant extends Merchant {
  unitPriceMinor: number;
}

export const FIRST_PRICE_MINOR = 1899;
/** Of two pieces, with delivery and tax. */
export const FIRST_TOTAL = '47.61';

export function createRaceMerchant(): RaceMerchant {
  const merchant: RaceMerchant = {
    unitPriceMinor: FIRST_PRICE_MINOR,
    quote: ({ lines }) => {
      const priced = lines.map(({ productId, quantity }) => ({
        productId,
        title: 'Dark Roast, whole bean 12 oz',
        quantity,
        unitPriceMinor: merchant.unitPriceMinor,
        lineTotalMinor: merchant.unitPriceMinor * quantity,
        merchantCategoryCode: '5499',
      }));
      const subtotalMinor = priced.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
      const quote = {
        merchant: { id: 'harbor-roasters-llc', name: 'Harbor Roasters LLC' },
        payeeId: 'HARBR7RASTRS2',
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
      return Promise.resolve(merchantQuoteAnswerSchema.parse({ outcome: 'quoted', quote }));
    },
  };
  return merchant;
}
