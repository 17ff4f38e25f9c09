/** Orders as the approval side describes them, one for each state. Shops, products and words are made up. */
import {
  orderViewSchema,
  receiptNumberOf,
  type OrderList,
  type OrderView,
  type OrderViewState,
} from '#core';

export const NOW = Date.UTC(2026, 11, 1, 18, 30, 0);
export const CODE = '4821';

const DIGEST = 'c0ffee'.padEnd(64, '5');

export function orderIn(state: OrderViewState, changes: Record<string, unknown> = {}): OrderView {
  const isBought = ['ordered', 'too_late', 'partly_refunded', 'refunded'].includes(state);
  return orderViewSchema.parse({
    digest: DIGEST,
    state,
    shopName: 'Harbor Roasters',
    merchantName: 'Harbor Roasters',
    sentence:
      'This is a dry run; nothing has been bought. Harbor Roasters: two Dark Roast, whole bean 12 oz, standard delivery to Home by Thursday, December 3, paid with Visa ending 4242. Check words: amber falcon. Delivery $6.50, tax $3.13. The total is $47.61.',
    checkWords: 'amber falcon',
    total: '$47.61',
    lines: [{ title: 'Dark Roast, whole bean 12 oz', quantity: 2, lineTotal: '$37.98' }],
    charges: [
      { label: 'Delivery', amount: '$6.50' },
      { label: 'Tax', amount: '$3.13' },
    ],
    delivery: 'Standard delivery to Home, Thu Dec 3',
    instrument: 'Visa ending 4242',
    requester: { clientName: 'Alexa', device: 'Kitchen Echo' },
    createdAt: NOW - 70_000,
    confirmBy: NOW + 530_000,
    redeemBy: NOW + 830_000,
    code: state === 'confirmed_here' ? CODE : null,
    triesLeft: state === 'confirmed_here' ? 3 : null,
    isTakenBack: false,
    receipt: isBought
      ? {
          receiptNumber: receiptNumberOf(DIGEST),
          charged: '$47.61',
          chargedAt: NOW - 4_000,
          jws: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln',
        }
      : null,
    halt: null,
    unusual: [],
    policyReasons: [],
    limit: null,
    explanation: { source: 'local-fallback' },
    successor: null,
    wasUnknown: false,
    isStockHeld: false,
    refundedTotal: null,
    goingBack: [],
    locale: 'en-US',
    ...changes,
  });
}

/** The widest order there is: nine digits, long titles, another seller. */
export function wideOrder(state: OrderViewState = 'to_confirm'): OrderView {
  return orderIn(state, {
    total: '$1,234,567.89',
    merchantName: 'Northern Coast Coffee Importers and Daughters',
    lines: [
      {
        title:
          'Single-origin anniversary reserve, hand-sorted, whole bean, twelve-pound sealed tin',
        quantity: 99,
        lineTotal: '$1,234,000.00',
      },
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
        quantity: 1,
        lineTotal: '$567.89',
      },
    ],
    charges: [],
  });
}

export function listOf(...orders: readonly OrderView[]): OrderList {
  return { customerId: 'customer-1', hasPasskey: false, nowEpochMs: NOW, orders };
}
