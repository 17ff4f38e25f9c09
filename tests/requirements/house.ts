/** The house around the job: page, live connection, trace, mail, catalogue (issue 3). */
import type { Requirement } from './requirement.ts';

export const HOUSE_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-APP-CARD',
    source: 'issue 3; Alexa card limits',
    behaviour: "The Alexa app card carries the receipt's words, at most 8000 characters.",
  },
  {
    id: 'REQ-PUBLIC-URL',
    source: 'design 10',
    behaviour: "The operator's TLS addresses are used everywhere, both or neither.",
  },
  {
    id: 'REQ-RECEIPT-MAIL',
    source: 'issue 3',
    behaviour: "The e-mail's plain text and HTML say the same and load nothing.",
  },
  {
    id: 'REQ-RECEIPT-HEADERS',
    source: 'issue 3; RFC 5322 2.2',
    behaviour: 'No field of an order adds a header or a recipient to an e-mail.',
  },
  {
    id: 'REQ-RECEIPT-REFUSED',
    source: 'issue 3',
    behaviour: 'A receipt that the mail server refuses waits and holds no other back.',
  },
  {
    id: 'REQ-RECEIPT-LATE',
    source: 'issue 3',
    behaviour: 'E-mail and app receipt come only once the charge is known.',
  },
  {
    id: 'REQ-MAIL-TLS',
    source: 'issue 3',
    behaviour: 'Mail goes without TLS only to this machine.',
  },
  {
    id: 'REQ-MAIL-SECRET',
    source: 'issue 3',
    behaviour: 'The mail password is in a private file of settlement and the mail server alone.',
  },
  {
    id: 'REQ-CATALOGUE',
    source: 'issue 3',
    behaviour: 'At least 150 products of three sellers, and each can be sold.',
  },
  {
    id: 'REQ-SEARCH',
    source: 'issue 3',
    behaviour: 'Search finds what people ask for, best first, and says how many more there are.',
  },
  {
    id: 'REQ-SEARCH-FAST',
    source: 'issue 3',
    behaviour: 'A search looks only at what its words can match.',
  },
  {
    id: 'REQ-ONE-CURRENCY',
    source: 'design 2',
    behaviour: 'A basket of two currencies is refused in plain words.',
  },
  {
    id: 'REQ-CATEGORY-FROM-MERCHANT',
    source: 'issue 7; ISO 18245',
    behaviour:
      'Only the merchant says what category a line is of; terms that name another are not redeemed.',
  },
  {
    id: 'REQ-PICTURES',
    source: 'issue 3',
    behaviour: 'Pictures of products are drawn here and hold no text from outside.',
  },
  {
    id: 'REQ-LIVE-ORIGIN',
    source: 'design 7; RFC 6455 10.2',
    behaviour: 'The live connection is refused to other origins and hosts.',
  },
  {
    id: 'REQ-LIVE-PROOF',
    source: 'design 7; RFC 9449',
    behaviour: 'The cookie alone gets nothing over the live connection.',
  },
  {
    id: 'REQ-LIVE-BOUNDS',
    source: 'issue 3',
    behaviour:
      'Messages, connections, silence and slow readers of the live connection are bounded.',
  },
  {
    id: 'REQ-LIVE-PUSH',
    source: 'design 4',
    behaviour: 'What any side writes is sent within 250 ms.',
  },
  { id: 'REQ-LIVE-TIME', source: 'issue 3', behaviour: 'What time alone changes is sent too.' },
  {
    id: 'REQ-LIVE-ORDER',
    source: 'issue 3',
    behaviour: 'Snapshots are whole, and an older one never covers a newer one.',
  },
  {
    id: 'REQ-LIVE-RECONNECT',
    source: 'issue 3',
    behaviour: 'After any drop the truth is shown within a second of reconnecting.',
  },
  {
    id: 'REQ-LIVE-SESSION',
    source: 'design 7',
    behaviour: 'A session that ends closes its live connections at once.',
  },
  {
    id: 'REQ-LIVE-CARD',
    source: 'issue 3',
    behaviour: 'The phone shows what becomes of an order without asking.',
  },
  {
    id: 'REQ-LIVE-FALLBACK',
    source: 'issue 3',
    behaviour: 'Where no live connection can be had, the phone asks instead.',
  },
  {
    id: 'REQ-TRACE',
    source: 'issue 3',
    behaviour:
      "The trace shows, live and in words, what each side wrote down about the customer's own orders.",
  },
  {
    id: 'REQ-TRACE-LEDGERS',
    source: 'issue 3',
    behaviour: 'The trace says whether the ledgers check out.',
  },
  {
    id: 'REQ-PAGE-TRACE',
    source: 'issue 3',
    behaviour: 'The trace strip is opened, sized and kept by keyboard.',
  },
  {
    id: 'REQ-PAGE-MAIL',
    source: 'issue 3',
    behaviour:
      "The page shows the customer's mailbox and announces new mail without taking the focus.",
  },
  {
    id: 'REQ-PAGE-SHELF',
    source: 'issue 3',
    behaviour: 'The page shows what the shop sells, after its first paint.',
  },
  {
    id: 'REQ-PAGE-AXE',
    source: 'issue 3; WCAG 2.2 AA',
    behaviour: 'An axe run finds nothing on the page in any of its states.',
  },
  {
    id: 'REQ-PAGE-LIGHT',
    source: 'issue 3',
    behaviour:
      "The page's own script is under 150 kB compressed; the engine comes after first paint.",
  },
  {
    id: 'REQ-PAGE-THEME',
    source: 'issue 3',
    behaviour: 'The Dark switch turns the phone and the trace too.',
  },
  {
    id: 'REQ-PAGE-CARD-ELSEWHERE',
    source: 'design 10',
    behaviour:
      'Where the card has an address of its own, the page opens it as a window and says so.',
  },
  {
    id: 'REQ-AXE-EVERY-SCREEN',
    source: 'issue 3; WCAG 2.2 AA',
    behaviour: 'An axe run finds nothing on any screen of ours.',
  },
  {
    id: 'REQ-KEYBOARD-ALONE',
    source: 'issue 3',
    behaviour: 'The whole job works by keyboard alone.',
  },
  {
    id: 'REQ-DOT-BY-VOICE',
    source: 'issue 3',
    behaviour: 'The whole job works by voice alone on an Echo without a screen.',
  },
  {
    id: 'REQ-SCREEN-LIFE',
    source: 'issue 3',
    behaviour: "The Show card changes by the skill's answers alone and ends with the session.",
  },
  { id: 'REQ-SCENARIO-WHOLE-JOB', source: 'issue 3', behaviour: 'Guided scenario: the whole job.' },
  {
    id: 'REQ-SCENARIO-FIFTEEN',
    source: 'issue 3',
    behaviour: 'Guided scenario: fifteen, not fifty.',
  },
  {
    id: 'REQ-SCENARIO-TITLE',
    source: 'issue 3',
    behaviour: 'Guided scenario: the injected title.',
  },
  {
    id: 'REQ-SCENARIO-PRICE',
    source: 'issue 3',
    behaviour: 'Guided scenario: the price changes after the read-back.',
  },
  {
    id: 'REQ-SCENARIO-WRONG-CODE',
    source: 'issue 3',
    behaviour: 'Guided scenario: a wrong code three times.',
  },
  {
    id: 'REQ-SCENARIO-DECLINED',
    source: 'issue 3',
    behaviour: 'Guided scenario: the card is declined.',
  },
  {
    id: 'REQ-SCENARIO-STOPPED',
    source: 'issue 3',
    behaviour: 'Guided scenario: declined on the phone while redeeming.',
  },
  { id: 'REQ-SCENARIO-TWO-PHONES', source: 'issue 3', behaviour: 'Guided scenario: two phones.' },
  {
    id: 'REQ-SCENARIO-UNKNOWN',
    source: 'issue 3',
    behaviour: 'Guided scenario: an unknown payment that resolves.',
  },
  {
    id: 'REQ-TRIAL-OBEDIENT',
    source: 'issue 3',
    behaviour: "The page's obedient assistant tries to buy, and nothing moves.",
  },
  {
    id: 'REQ-TRIAL-KEEPS-TRIES',
    source: 'issue 3',
    behaviour: "The obedient assistant leaves the customer's tries alone.",
  },
  {
    id: 'REQ-TRIAL-STRANGER',
    source: 'issue 3',
    behaviour: "Another customer's order is not there for this one.",
  },
  {
    id: 'REQ-PAGE-LANGUAGES',
    source: 'issue 8',
    behaviour: 'The page’s Echo is set to any language of the skill, and follows what is played.',
  },
];
