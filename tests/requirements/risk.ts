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
];
