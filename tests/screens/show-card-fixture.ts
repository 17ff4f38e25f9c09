/** The data that the skill puts on the Show, made by the skill's own function. */
import {
  aplScreenOf,
  makeReceiptCardData,
  makeTotalCardData,
  type CardOrder,
  type ReceiptCardData,
  type TotalCardData,
} from '#screens/apl';
import { APL_TEXTS, SKILL_STRINGS } from '#screens/strings';

const ORDER: CardOrder = {
  shop: 'Harbor Roasters',
  lines: [{ title: 'Dark Roast, whole bean 12 oz', quantity: 2, lineTotal: '$37.98' }],
  charges: [
    { label: 'Delivery to Home, Thu Dec 3', amount: '$6.50' },
    { label: 'Tax', amount: '$3.13' },
  ],
  total: '$47.61',
  checkWords: 'amber falcon',
  instrument: 'Visa ending 4242',
  cardUrl: 'http://card.hearback.localhost:8010/orders/c0ffee',
};

export const SHOW_10 = aplScreenOf({
  currentPixelWidth: 1280,
  currentPixelHeight: 800,
  dpi: 160,
});
const SETTING = {
  strings: SKILL_STRINGS['en-US'].card,
  texts: APL_TEXTS['en-US'],
  screen: SHOW_10,
};

export function totalCardData(changes: Partial<CardOrder> = {}): TotalCardData {
  return makeTotalCardData({ ...ORDER, ...changes }, 'dry_run', SETTING);
}

export function receiptCardData(): ReceiptCardData {
  return makeReceiptCardData(ORDER, { receiptNumber: 'R3ZY-WNAN', charged: ORDER.total }, SETTING);
}

/** Four long lines and more that are counted, many charges, nine digits. */
export function fullCardData(): TotalCardData {
  const line = {
    title: 'Single-origin anniversary reserve, hand-sorted, whole bean, twelve-pound sealed tin',
    quantity: 99,
    lineTotal: '$308,641.97',
  };
  return totalCardData({
    lines: [line, line, line, line, line, line],
    charges: [
      { label: 'Discount, Welcome back', amount: '-$1,000.00' },
      { label: 'Delivery to Home, Thu Dec 3', amount: '$106.50' },
      { label: 'Tax', amount: '$103.13' },
    ],
    total: '$1,234,567.89',
  });
}
