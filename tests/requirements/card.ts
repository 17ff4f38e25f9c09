/** The second device: what it shows, takes, verifies and gives (design, section 7). */
import type { Requirement } from './requirement.ts';

export const CARD_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-CARD-SHOWS',
    source: 'design 7',
    behaviour: 'The card shows sentence, total, check words and who asked.',
  },
  {
    id: 'REQ-TOTAL-WRITTEN',
    source: 'design 7',
    behaviour: 'The total is taken in any way people of the locale write it.',
  },
  {
    id: 'REQ-TOTAL-EXACT',
    source: 'design 7',
    behaviour:
      'Anything but exactly the total is refused, with what was read and what is expected.',
  },
  {
    id: 'REQ-SHOWN-DIGEST',
    source: 'design 7; issue 5',
    behaviour: 'A screen that showed another order confirms nothing.',
  },
  {
    id: 'REQ-VERIFY-EACH',
    source: 'design 7',
    behaviour: 'A confirmation needs its own verification, made after its total was typed.',
  },
  {
    id: 'REQ-VERIFY-FRESH',
    source: 'design 7; OpenID Connect Core 3.1.3.7',
    behaviour:
      'The sign-in is asked for with prompt=login and max_age=0, and auth_time is checked.',
  },
  {
    id: 'REQ-VERIFY-TWO-MINUTES',
    source: 'design 7',
    behaviour: 'A verification is at most two minutes old.',
  },
  {
    id: 'REQ-VERIFY-ONCE',
    source: 'design 7',
    behaviour: 'One verification serves one confirmation.',
  },
  {
    id: 'REQ-CHECKED-AGAIN',
    source: 'design 7',
    behaviour: 'What was true when the total was typed is asked again before it is signed.',
  },
  {
    id: 'REQ-CODE-ONE-SESSION',
    source: 'design 7',
    behaviour: 'Only the session that verified sees the code.',
  },
  { id: 'REQ-CODE-NOWHERE', source: 'design 2', behaviour: 'The code is stored nowhere.' },
  {
    id: 'REQ-CODE-DERIVED',
    source: 'design 2',
    behaviour: 'The code is derived from digest and confirmation with the code key.',
  },
  {
    id: 'REQ-CODE-RANGE',
    source: 'design 7',
    behaviour: 'The code is 1000 to 9999 and never a run of digits of an amount in the order.',
  },
  {
    id: 'REQ-CODE-UNIFORM',
    source: 'design 7',
    behaviour: 'The code is uniform over the allowed set.',
  },
  {
    id: 'REQ-CODE-THREE-TRIES',
    source: 'design 7',
    behaviour: 'A confirmation has three tries; then the right code does not help.',
  },
  {
    id: 'REQ-CODE-COUNTED',
    source: 'design 7',
    behaviour: 'Tries are counted and consumed in one statement.',
  },
  {
    id: 'REQ-CODE-TEN-A-DAY',
    source: 'design 7',
    behaviour: 'Ten wrong codes of a customer in a day lock voice redemption.',
  },
  {
    id: 'REQ-COOKIE-ALONE',
    source: 'design 7',
    behaviour: 'The session cookie alone opens nothing.',
  },
  {
    id: 'REQ-PROOF',
    source: 'design 7; RFC 9449 4.3',
    behaviour:
      'Each request carries a proof for this call by the key that the session is bound to.',
  },
  { id: 'REQ-PROOF-ONCE', source: 'RFC 9449 11.1', behaviour: 'A proof counts once.' },
  {
    id: 'REQ-SESSION-COOKIE',
    source: 'issue 2',
    behaviour: 'The session cookie is HttpOnly, Secure, SameSite=Strict and bound to the host.',
  },
  {
    id: 'REQ-STATE-COOKIE',
    source: 'issue 2; RFC 9700 4.7',
    behaviour: 'A sign-in is bound to the browser that began it by a Lax cookie of ten minutes.',
  },
  {
    id: 'REQ-ISSUER-ANSWER',
    source: 'RFC 9207 2.4',
    behaviour: 'An answer that names another issuer is refused.',
  },
  {
    id: 'REQ-OWN-ORIGIN',
    source: 'issue 2',
    behaviour: 'Origin and Sec-Fetch-Site are required; nothing is taken from another page.',
  },
  {
    id: 'REQ-CARD-POLICY',
    source: 'issue 2',
    behaviour: 'The card runs nothing but its own files.',
  },
  {
    id: 'REQ-CARD-FRAME',
    source: 'issue 2',
    behaviour: 'Only the page of the simulator may frame the card, and only in simulator mode.',
  },
  {
    id: 'REQ-PASSKEY-VERIFIED',
    source: 'design 7; WebAuthn 3 7.2',
    behaviour: 'A passkey answer counts only with user verification, our origin and our challenge.',
  },
  {
    id: 'REQ-PASSKEY-CHALLENGE',
    source: 'design 7',
    behaviour: 'The challenge of a passkey is made from the digest and a one-time nonce.',
  },
  {
    id: 'REQ-PASSKEY-FRAME',
    source: 'issue 2; WebAuthn 3 13.4.9',
    behaviour: 'An answer from a frame counts only in simulator mode.',
  },
  {
    id: 'REQ-PASSKEY-COUNTER',
    source: 'WebAuthn 3 7.2',
    behaviour: 'A signature counter that does not grow is refused.',
  },
  {
    id: 'REQ-PASSKEY-ADDED-FRESH',
    source: 'design 7',
    behaviour: 'A new passkey needs a sign-in of the last two minutes.',
  },
  {
    id: 'REQ-PASSKEY-24-HOURS',
    source: 'design 7',
    behaviour: 'A new passkey tells the customer by e-mail and lifts no halt for 24 hours.',
  },
  {
    id: 'REQ-DECLINE-REVOKES',
    source: 'design 7',
    behaviour: `"This wasn't me" revokes the client's link and stops notices.`,
  },
  {
    id: 'REQ-TOTAL-53',
    source: 'design 7',
    behaviour: 'The total is 53 px on the phone and 53 dp on the Show.',
  },
  {
    id: 'REQ-TOTAL-WHOLE',
    source: 'design 7',
    behaviour:
      'A total that is too wide breaks at currency and groups; never shrunk, never clipped.',
  },
  {
    id: 'REQ-SHARED-DEVICE',
    source: 'design 7',
    behaviour:
      'A shared device speaks no history or gift title unless it was allowed on the phone.',
  },
  {
    id: 'REQ-OWN-BOOK',
    source: 'design 7',
    behaviour: "Only addresses and instruments of the customer's own book are taken.",
  },
  {
    id: 'REQ-NEW-SESSION',
    source: 'design 7',
    behaviour:
      'The code works as the first words of a new voice session, for the order that is confirmed.',
  },
  {
    id: 'REQ-KEYBOARD',
    source: 'issue 3',
    behaviour: 'The whole job on the phone works with the keyboard alone.',
  },
  {
    id: 'REQ-RETURN-SHOWN',
    source: 'issue 5',
    behaviour: 'What goes back, and how far that is, is shown by signed evidence alone.',
  },
  {
    id: 'REQ-TYPED-KEPT',
    source: 'issue 5; WCAG 2.2, 3.3.4',
    behaviour: 'What was typed is still there after going back.',
  },
  {
    id: 'REQ-DEVICE-BROWSERS',
    source: 'issue 5',
    behaviour: 'The journey is made in every browser that is there; one that is not is named.',
  },
  {
    id: 'REQ-PUBLIC-PASSKEY',
    source: 'issue 5',
    behaviour: 'A passkey is registered and confirms at the public address of the card.',
  },
  {
    id: 'REQ-WEB-DETECTORS',
    source: 'issue 5',
    behaviour: 'The detector of each web attack fires on a card without guards.',
  },
  {
    id: 'REQ-CODE-NEVER-AGAIN',
    source: 'design 7',
    behaviour: 'No two confirmations of one order have the same code.',
  },
];
