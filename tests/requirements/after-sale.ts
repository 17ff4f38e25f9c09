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
  {
    id: 'REQ-RETURN-UNSURE',
    source: 'issue 6; invariant 10',
    behaviour:
      'A store that does not verify, or that lacks the purchase or its payment, refuses no return.',
  },
  {
    id: 'REQ-REFUND-FAILED',
    source: 'issue 6',
    behaviour: 'A refund that is refused, or past asking, is told once and called failed.',
  },
  {
    id: 'REQ-PAYMENT-NOT-TAKEN',
    source: 'issue 6',
    behaviour: 'A declined payment is told by one letter, written with its state.',
  },
  {
    id: 'REQ-REDEEM-GOING-BACK',
    source: 'issue 6',
    behaviour: 'A repeated code is answered with what became of the money.',
  },
  {
    id: 'REQ-TOLD-KEPT',
    source: 'issue 6',
    behaviour: 'A change that is to be told is tried until it is written down, as one record.',
  },
  {
    id: 'REQ-STATES-ASKED',
    source: 'issue 6',
    behaviour: 'Every write of a state asks its machine.',
  },
  {
    id: 'REQ-STATES-STORED',
    source: 'issue 6',
    behaviour: 'The real stores make no move that is not drawn.',
  },
];
