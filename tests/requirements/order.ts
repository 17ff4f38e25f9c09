/** What an order, its records and its states promise (design, sections 2 and 5). */
import type { Requirement } from './requirement.ts';

export const ORDER_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-TERMS-ADD-UP',
    source: 'design 2',
    behaviour: 'Terms whose amounts do not add up are no terms.',
  },
  {
    id: 'REQ-DIGEST',
    source: 'design 2; RFC 8785',
    behaviour:
      'The digest is SHA-256 over a domain prefix and the canonical JSON of the terms, pinned by golden vectors.',
  },
  {
    id: 'REQ-CHECK-WORDS',
    source: 'design 2',
    behaviour: 'Check words come from the digest alone, from a pinned list.',
  },
  {
    id: 'REQ-TOKEN',
    source: 'design 2',
    behaviour: 'The redemption token is an HMAC of 256 bits over digest, customer and client.',
  },
  { id: 'REQ-TOKEN-HASHED', source: 'design 2', behaviour: 'Of the token only a hash is stored.' },
  {
    id: 'REQ-TOKEN-AGAIN',
    source: 'design 2 and 7',
    behaviour:
      'The same customer and client get the same token again as long as the dry run waits.',
  },
  {
    id: 'REQ-ADDRESS-COMMITMENT',
    source: 'design 2',
    behaviour: 'The address in the terms is a salted commitment to the full one.',
  },
  {
    id: 'REQ-CONFIRMATION-SIGNED',
    source: 'design 2; RFC 7515; RFC 8037',
    behaviour:
      'A written confirmation is an EdDSA signature over digest, token hash, customer, text, strength, id and times.',
  },
  {
    id: 'REQ-RECORD-TYPES',
    source: 'RFC 8725 3.11',
    behaviour: 'A signature over one kind of record never passes for another kind.',
  },
  {
    id: 'REQ-RECEIPT-EVIDENCE',
    source: 'design 2',
    behaviour: 'The receipt carries the evidence that lets anyone check it offline.',
  },
  {
    id: 'REQ-RECEIPT-ONCE',
    source: 'issue 2',
    behaviour:
      'The written receipt reaches the customer once, and is sent again while the outbox cannot take it.',
  },
  {
    id: 'REQ-CANONICAL-QUOTE',
    source: 'design 4',
    behaviour:
      'An order is as agreed only if seller, payee, lines, charges, total, currency and delivery are the very same.',
  },
  {
    id: 'REQ-ENDING-FIRST',
    source: 'design 2',
    behaviour: 'Of all endings of an order the first wins.',
  },
  {
    id: 'REQ-CHARGE-STATES',
    source: 'design 5',
    behaviour: 'A charge moves only along the states of the design.',
  },
  {
    id: 'REQ-REDEEM-REPEAT',
    source: 'design 5',
    behaviour:
      'Redeeming again gives the present truth of the first redemption and charges nothing.',
  },
  {
    id: 'REQ-REDEEM-WAIT',
    source: 'design 5',
    behaviour:
      'A caller who cannot wait for the processor hears that the payment is processing, and the charge goes on.',
  },
  {
    id: 'REQ-REDEEM-LOST',
    source: 'design 5',
    behaviour:
      'A call that was sent and lost is repeated once, and then the payment is called unknown.',
  },
  {
    id: 'REQ-UNAVAILABLE-SURE',
    source: 'design 5',
    behaviour: '"Unavailable" is said only when nothing was surely recorded.',
  },
  {
    id: 'REQ-TERMS-CHANGED',
    source: 'design 5',
    behaviour:
      'Changed terms are told on a right code only, and end the old order; then a new dry run is made.',
  },
  {
    id: 'REQ-EXPIRY-CONFIRM',
    source: 'design 5',
    behaviour:
      'After confirmBy nothing more is confirmed, and redeem answers expired unless a confirmation was made in time.',
  },
  {
    id: 'REQ-EXPIRY-REDEEM',
    source: 'design 5',
    behaviour:
      'An order is redeemed until redeemBy, never after it, and ends as expired only then.',
  },
  {
    id: 'REQ-OFFER-END',
    source: 'design 5',
    behaviour: "The time to confirm ends with the merchant's offer where that is sooner.",
  },
  {
    id: 'REQ-ONE-LIVE',
    source: 'design 5',
    behaviour: 'A customer has one live confirmation: another withdraws the first, and says so.',
  },
  {
    id: 'REQ-THREE-CONFIRMATIONS',
    source: 'design 5',
    behaviour: 'An order is confirmed three times at most.',
  },
  {
    id: 'REQ-FIVE-WAITING',
    source: 'design 5',
    behaviour: 'A customer has at most five waiting orders.',
  },
  {
    id: 'REQ-ASKING-WINDOW',
    source: 'PayPal Orders v2, request ids',
    behaviour:
      'A charge is asked about only while the processor surely remembers its idempotency key.',
  },
  {
    id: 'REQ-CHARGE-RESUMED',
    source: 'issue 2',
    behaviour: 'Unfinished charges are taken up again at the start.',
  },
  {
    id: 'REQ-CAPTURE-EXACT',
    source: 'design 3',
    behaviour: 'A capture of another amount, currency or payee is never called charged.',
  },
];
