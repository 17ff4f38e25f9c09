/** The thirteen invariants of the design (section 3). A title cites one as "invariant 3: …" or "invariants 4 and 8: …". */
import type { Requirement } from './requirement.ts';

export const INVARIANTS: readonly Requirement[] = [
  {
    id: 'INV-1',
    source: 'design 3',
    behaviour:
      'Nothing is redeemed without the right token, the right code and a valid signed written confirmation, all for the same digest and customer, in time; a row written by hand moves no money.',
  },
  {
    id: 'INV-2',
    source: 'design 3',
    behaviour:
      'The request side has no operation, key, grant or network path to make or change a confirmation, or to learn a code before the customer speaks it.',
  },
  {
    id: 'INV-3',
    source: 'design 3',
    behaviour:
      'A digest ends at most once and is charged at most once, whatever the number of processes, retries, crashes, restored backups and clocks.',
  },
  {
    id: 'INV-4',
    source: 'design 3',
    behaviour:
      'What is charged equals what was spoken, shown and written: to the minor unit, the payee, the instrument.',
  },
  {
    id: 'INV-5',
    source: 'design 3',
    behaviour: 'Money is an integer of minor units with its currency; no float, anywhere.',
  },
  {
    id: 'INV-6',
    source: 'design 3',
    behaviour:
      'An order is called done only on settlement evidence, and an unknown payment is called unknown.',
  },
  {
    id: 'INV-7',
    source: 'design 3',
    behaviour: 'Limits are decided inside the transaction that redeems.',
  },
  {
    id: 'INV-8',
    source: 'design 3',
    behaviour:
      'Text from outside never alters an amount, payee, address, sentence structure or permission.',
  },
  {
    id: 'INV-9',
    source: 'design 3',
    behaviour:
      'Every decision on an order, refusals included, is in the ledger before its answer leaves.',
  },
  {
    id: 'INV-10',
    source: 'design 3',
    behaviour: 'A ledger that does not verify stops spending, and nothing else stops with it.',
  },
  {
    id: 'INV-11',
    source: 'design 3',
    behaviour: '"Not yours" and "does not exist" are indistinguishable, in text, status and time.',
  },
  {
    id: 'INV-12',
    source: 'design 3',
    behaviour:
      'Tokens, codes, card data and full addresses never reach logs, ledgers, speech, or an MCP result that does not need them.',
  },
  {
    id: 'INV-13',
    source: 'design 3',
    behaviour:
      'Silence refuses: a missing check, an unknown field or code, a time in the future, an unreachable dependency.',
  },
];
