/** What follows a charge: sending, paying back, taking back (issue 6). */
import type { Requirement } from './requirement.ts';

export const AFTER_SALE_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-FULFILMENT',
    source: 'issue 6; decision 0018',
    behaviour: 'A charged order reaches its merchant once, whatever is lost on the way.',
  },
  {
    id: 'REQ-REFUND',
    source: 'issue 6; PayPal Payments v2, captures.refund',
    behaviour: 'Money goes back once, to the capture it came from, never more than was charged.',
  },
  {
    id: 'REQ-RETURN',
    source: 'issue 6; design 8',
    behaviour: 'Only the person, verified anew, sends goods back; the merchant says for how much.',
  },
  {
    id: 'REQ-STOCK',
    source: 'issue 6; design 4',
    behaviour: 'Goods are held for a waiting order where the seller can, and let go once.',
  },
];
