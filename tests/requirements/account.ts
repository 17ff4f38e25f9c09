/** The person's account on the second device: sessions, passkeys, clients, book, notices (issue 5). */
import type { Requirement } from './requirement.ts';

export const ACCOUNT_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-ACCOUNT',
    source: 'issue 5',
    behaviour: 'The account shows sessions, passkeys, clients and book of its own customer alone.',
  },
  {
    id: 'REQ-ACCOUNT-LIMITS',
    source: 'issue 5',
    behaviour: 'Calls are bound by account and by address.',
  },
  {
    id: 'REQ-ACCOUNT-VERIFIED',
    source: 'issue 5; design 7',
    behaviour: 'The account screens verify the person before a change that gives power.',
  },
  {
    id: 'REQ-CHANGE-VERIFIED',
    source: 'issue 5; design 7',
    behaviour: 'One verification by this session makes one change, and none without it.',
  },
  {
    id: 'REQ-UNLOCK-SIGNED',
    source: 'issue 5; design 7',
    behaviour:
      'Only a signed unlock of the customer makes earlier wrong codes of the day count no more.',
  },
  {
    id: 'REQ-CLIENT-REVOKED',
    source: 'issue 5; design 7',
    behaviour: 'A revoked client gets no quote and redeems nothing for that customer.',
  },
  {
    id: 'REQ-NOT-ME',
    source: 'issue 5; design 7',
    behaviour: '"This wasn’t me" declines, revokes the client and stops notices.',
  },
  {
    id: 'REQ-HALT-PASSKEY',
    source: 'issue 5; design 7',
    behaviour:
      'A halted order is confirmed and redeemed by a passkey with user verification alone.',
  },
  {
    id: 'REQ-HALT-NEW-PASSKEY',
    source: 'issue 5; design 7',
    behaviour: 'A passkey younger than 24 hours lifts no halt.',
  },
  {
    id: 'REQ-POLICY-REFUSES',
    source: 'issue 5',
    behaviour: 'What the policy forbids is neither confirmed nor redeemed.',
  },
  {
    id: 'REQ-POLICY-THRESHOLDS',
    source: 'issue 5',
    behaviour:
      'From one amount of its own currency on an order waits for a passkey, from another on it is refused, whatever the amounts of other currencies.',
  },
  {
    id: 'REQ-RECOVERY-ONCE',
    source: 'issue 5',
    behaviour: 'A recovery code works once and only removes passkeys.',
  },
  {
    id: 'REQ-REMEMBERED',
    source: 'issue 5',
    behaviour:
      'A phone is remembered for 30 days where the person wants it, and verifies each time.',
  },
  {
    id: 'REQ-ERASE',
    source: 'issue 5',
    behaviour: 'Erasing removes what is not evidence, and says what stays.',
  },
  {
    id: 'REQ-ERASE-BOOK',
    source: 'issue 5',
    behaviour: 'Erasing the account empties the book.',
  },
  {
    id: 'REQ-EXPORT',
    source: 'issue 5',
    behaviour: "The export holds the customer's own data and no other's.",
  },
  {
    id: 'REQ-BOOK-CHANGE',
    source: 'issue 5; design 7',
    behaviour: 'A book change reaches the vault only as the person verified it.',
  },
  {
    id: 'REQ-BOOK-SIGNED',
    source: 'issue 5; invariant 1',
    behaviour: 'A book change that approval did not sign moves nothing.',
  },
  {
    id: 'REQ-BOOK-ONCE',
    source: 'issue 5',
    behaviour: 'A book change is applied once, whatever breaks.',
  },
  {
    id: 'REQ-BOOK-ORDER',
    source: 'issue 5',
    behaviour: 'Changes of one entry are applied in their order.',
  },
  {
    id: 'REQ-BOOK-OWN',
    source: 'issue 5; invariant 11',
    behaviour: 'Nobody changes the book of another.',
  },
  {
    id: 'REQ-BOOK-IN-USE',
    source: 'issue 5',
    behaviour: 'An entry that an unfinished charge needs stays until it is known.',
  },
  {
    id: 'REQ-BOOK-SEALED',
    source: 'issue 5; invariant 12',
    behaviour: 'An address is readable by settlement alone.',
  },
  {
    id: 'REQ-BOOK-CARD-NAME',
    source: 'issue 5',
    behaviour: 'A card is called what the processor says it is.',
  },
  {
    id: 'REQ-CARD-NUMBER-NOWHERE',
    source: 'issue 5; invariant 12',
    behaviour: 'A card number reaches nothing but the processor’s page.',
  },
  {
    id: 'REQ-CARD-PAGE',
    source: 'issue 5',
    behaviour: 'The processor’s page takes a card and gives a set-up token alone.',
  },
  {
    id: 'REQ-CARD-PAGE-RETURN',
    source: 'issue 5',
    behaviour: 'The processor’s page sends a customer back to known origins only.',
  },
  {
    id: 'REQ-VAULT-TOKEN',
    source: 'issue 5; PayPal Vault v3',
    behaviour: 'A set-up token becomes a stored card once.',
  },
  {
    id: 'REQ-TOLD-OF-CHANGES',
    source: 'issue 5; design 7',
    behaviour: 'The customer is told by letter of each change.',
  },
  {
    id: 'REQ-TOLD-ONCE',
    source: 'issue 5',
    behaviour: 'One change is one letter, however often it is sent.',
  },
  {
    id: 'REQ-NOTICE-CARRIES-NOTHING',
    source: 'issue 5',
    behaviour: 'A notice confirms nothing and shows no amount unless the customer asked for it.',
  },
  {
    id: 'REQ-NOTICE-FOUND',
    source: 'design 4',
    behaviour: 'Approval finds what to tell by reading, and nobody calls it.',
  },
  {
    id: 'REQ-NOTICE-GONE',
    source: 'issue 5; RFC 8030',
    behaviour: 'A subscription that the push service has dropped is forgotten.',
  },
  {
    id: 'REQ-NOTICE-SEALED',
    source: 'issue 5; RFC 8291',
    behaviour: 'A subscription that was changed by hand gets nothing.',
  },
  {
    id: 'REQ-NOTICE-SESSION',
    source: 'issue 5',
    behaviour: 'Notices end with the session that asked for them.',
  },
  {
    id: 'REQ-NOTICES-PER-HOUR',
    source: 'design 5',
    behaviour: 'A customer gets at most three notices of each kind an hour.',
  },
  {
    id: 'REQ-PUSH-SERVICES',
    source: 'issue 5',
    behaviour: 'Notices go to known push services only.',
  },
  {
    id: 'REQ-CARD-CONTRAST',
    source: 'issue 5; look',
    behaviour: 'Total and code stand out at 7 to 1.',
  },
  {
    id: 'REQ-CARD-INSTALLED',
    source: 'issue 5',
    behaviour: 'The card can be installed, and says offline that nothing can be confirmed.',
  },
  {
    id: 'REQ-CARD-LANGUAGE',
    source: 'issue 5',
    behaviour: 'The language switch changes fixed texts only and is remembered.',
  },
  {
    id: 'REQ-CARD-RTL',
    source: 'issue 5',
    behaviour: 'Every screen is ready for right-to-left text.',
  },
  {
    id: 'REQ-CARD-SIZE',
    source: 'issue 5',
    behaviour: 'All that is needed to confirm is under 40 kB compressed.',
  },
  {
    id: 'REQ-CARD-STATES',
    source: 'issue 5',
    behaviour: 'Every state of the design has a screen that says what did and did not happen.',
  },
  {
    id: 'REQ-STRINGS-ACCOUNT',
    source: 'issue 5',
    behaviour: 'The account’s texts are complete in every language.',
  },
  {
    id: 'REQ-WIRE-AGREES',
    source: 'issue 5',
    behaviour: 'The card reads exactly what the approval side writes.',
  },
  {
    id: 'REQ-RACES',
    source: 'issue 5',
    behaviour: 'Of those who race one wins, and every screen says which.',
  },
  {
    id: 'REQ-WEB-DISGUISED',
    source: 'issue 5',
    behaviour: 'No call is taken from anybody but the card with its key.',
  },
  {
    id: 'REQ-WEB-SEQUENCES',
    source: 'issue 5',
    behaviour: 'A ceremony counts once, for its own subject, in its own session.',
  },
  {
    id: 'REQ-WEB-FIXATION',
    source: 'issue 5',
    behaviour: 'A planted cookie is worth nothing.',
  },
  {
    id: 'REQ-WEB-STRANGER',
    source: 'issue 5; invariant 11',
    behaviour: 'The names of another are as if not there.',
  },
  {
    id: 'REQ-WEB-TIME',
    source: 'issue 5; invariant 11',
    behaviour: '"Not yours" takes as long as "not there".',
  },
  {
    id: 'REQ-WEB-LIVE',
    source: 'issue 5',
    behaviour: 'A live connection needs origin, cookie and a fresh proof.',
  },
  {
    id: 'REQ-WEB-REDIRECT',
    source: 'issue 5',
    behaviour: 'No address leads to another origin.',
  },
  {
    id: 'REQ-WEB-FRAME',
    source: 'issue 5',
    behaviour: 'No foreign page frames the card.',
  },
  {
    id: 'REQ-WEB-FORMS',
    source: 'issue 5',
    behaviour: 'No foreign form or request acts.',
  },
  {
    id: 'REQ-WEB-XSS',
    source: 'issue 5; invariant 8',
    behaviour: 'Outside text is never markup.',
  },
  {
    id: 'REQ-HOLDS-BOUND',
    source: 'issue 6',
    behaviour: 'Only what can become an order holds goods, five a customer.',
  },
  {
    id: 'REQ-DECLINE-KEEPS-CLIENT',
    source: 'issue 5',
    behaviour: '"Don’t buy this" stops this order alone.',
  },
  {
    id: 'REQ-NOT-ME-SAYS',
    source: 'issue 5',
    behaviour: '"This wasn’t me" says what it takes away before it does.',
  },
  {
    id: 'REQ-RETURN-ASKED',
    source: 'issue 6',
    behaviour: 'A return names chosen lines and takes one verification.',
  },
  {
    id: 'REQ-CHANGE-REFUSED-SAID',
    source: 'issue 5',
    behaviour: 'A refused change is told with its reason.',
  },
  {
    id: 'REQ-OVERSOLD-TOLD',
    source: 'issue 6',
    behaviour: 'What sold out after payment is paid back and told on phone, letter and Echo.',
  },
  {
    id: 'REQ-DEVICE-JOURNEY',
    source: 'issue 5',
    behaviour: 'The whole journey works in four languages.',
  },
  {
    id: 'REQ-DEVICE-PASSKEY',
    source: 'issue 5',
    behaviour: 'A passkey is added and confirms, a halted order too after a day.',
  },
  {
    id: 'REQ-DEVICE-OFFLINE',
    source: 'issue 5',
    behaviour: 'Offline nothing is sent and nothing typed is lost.',
  },
  {
    id: 'REQ-DEVICE-SLOW',
    source: 'issue 5',
    behaviour: 'A total sent twice on a slow network is taken once.',
  },
  {
    id: 'REQ-DEVICE-RELOAD',
    source: 'issue 5',
    behaviour: 'A reload in mid verification neither loses nor doubles.',
  },
  {
    id: 'REQ-DEVICE-TWO-TABS',
    source: 'issue 5',
    behaviour: 'A stale tab confirms nothing.',
  },
  {
    id: 'REQ-LAST-PASSKEY',
    source: 'issue 5',
    behaviour: 'Two removals at once leave the last passkey.',
  },
  {
    id: 'REQ-BOOK-FOUND',
    source: 'issue 5',
    behaviour: 'No row that cannot be read hides a later record.',
  },
  {
    id: 'REQ-BOOK-ADDRESS-IN-USE',
    source: 'issue 5',
    behaviour: 'An address stays while a paid order must go there.',
  },
  {
    id: 'REQ-HISTORY-BOUNDED',
    source: 'issue 5',
    behaviour: 'A history looks at a bounded number of rows at a time.',
  },
];
