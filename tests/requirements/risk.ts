/** Risk: what an assistant may do depends on what really happened (issue 7). */
import type { Requirement } from './requirement.ts';

const source = 'issue 7, risk';

export const RISK_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-RISK-EACH-RULE',
    source,
    behaviour: 'Each rule of risk has an order in which it alone makes the difference.',
  },
  {
    id: 'REQ-RISK-SCORE',
    source,
    behaviour:
      'The score follows its formula, never falls as things get worse, and is the same each time.',
  },
  {
    id: 'REQ-RISK-HARD',
    source,
    behaviour: 'No trust lifts a hard rule, and each is exact to a minor unit in every currency.',
  },
  {
    id: 'REQ-RISK-RETRY',
    source,
    behaviour:
      'A halted order in other clothes is the halted order: parts, cents, clients, sessions.',
  },
  {
    id: 'REQ-RISK-REPLAY',
    source,
    behaviour: 'The same instruction within a minute is one instruction.',
  },
  {
    id: 'REQ-RISK-DRIFT',
    source,
    behaviour: 'Small steps add up: the charts compare with a past that stands still.',
  },
  {
    id: 'REQ-RISK-POLICY',
    source,
    behaviour: 'Every number of the risk rules is in the policy, strictly read.',
  },
  {
    id: 'REQ-RISK-CATEGORY',
    source: 'issue 7; ISO 18245',
    behaviour:
      'How grave a category is follows from the code of the merchant; what is unknown is never light.',
  },
  {
    id: 'REQ-RISK-TRUST',
    source,
    behaviour:
      'Trust rises slowly with what was confirmed, falls fast with what was declined, and stays in its bounds.',
  },
  {
    id: 'REQ-RISK-REFERENCE',
    source,
    behaviour:
      'Amounts of several currencies are compared exactly by the fixed table of the policy, rounded up.',
  },
  {
    id: 'REQ-RISK-FIFTEEN',
    source,
    behaviour: 'What Alguard’s fifteen lines halt is halted here.',
  },
  {
    id: 'REQ-RISK-RATES',
    source,
    behaviour:
      'How often honest customers are halted, and how late a patient thief is seen, is measured and within stated bounds.',
  },
  {
    id: 'REQ-RISK-ON-CARD',
    source: 'issue 7',
    behaviour:
      'The card judges as settlement does, says why in words, and takes a passkey for a halted order alone.',
  },
  {
    id: 'REQ-HALTED-AGAIN',
    source: 'issue 7',
    behaviour: 'What was confirmed without a passkey and is halted since is to confirm again.',
  },
  {
    id: 'REQ-REPEAT-ASKED',
    source: 'issue 7',
    behaviour:
      'A second purchase that may be a repeat is asked about on the card, and stopped by nothing.',
  },
  {
    id: 'REQ-LIMIT-ON-CARD',
    source: 'issue 7',
    behaviour: 'A limit that is reached is told before anything is typed, and until when.',
  },
  {
    id: 'REQ-HALT-KEPT',
    source: 'issue 7',
    behaviour: 'A halt is kept once, signed, with its reasons.',
  },
  {
    id: 'REQ-RETRY-OF-HALTED',
    source: 'issue 7',
    behaviour: 'A retry of what was halted is halted, on the card and at settlement.',
  },
  {
    id: 'REQ-HALT-STAYS',
    source: 'issue 7',
    behaviour:
      'An order that was halted stays so until a passkey: neither waiting, a milder policy nor taking it back lifts it.',
  },
  {
    id: 'REQ-REPLAY-SUPPRESSED',
    source: 'issue 7',
    behaviour: 'The same instruction within a minute makes one dry run, across processes.',
  },
  {
    id: 'REQ-SECOND-PURCHASE',
    source: 'issue 7',
    behaviour: 'A second purchase after the first has ended is a new order.',
  },
  {
    id: 'REQ-EXPLANATION',
    source: 'issue 7',
    behaviour:
      'A language model may say a halt in other words: bounded in time, told as its own, plain text, and deciding nothing.',
  },
  {
    id: 'REQ-RISK-WORDS',
    source: 'issue 7',
    behaviour: 'Every reason of risk is told in words of its own, in every language.',
  },
  {
    id: 'REQ-RISK-CLAIM',
    source: 'issue 7',
    behaviour:
      'A kind of goods that the assistant names counts only where it differs from the merchant’s.',
  },
  {
    id: 'REQ-RISK-DEVICE',
    source: 'issue 7',
    behaviour:
      'A device that was never spoken to for a paid order counts; who told devices before cannot leave it out.',
  },
];
