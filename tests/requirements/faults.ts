/** Exactly once, whatever breaks (issue 6). */
import type { Requirement } from './requirement.ts';

export const FAULT_REQUIREMENTS: readonly Requirement[] = [
  {
    id: 'REQ-KILL-ROUNDS',
    source: 'issue 6',
    behaviour:
      'Killed at any moment under load: no charge twice, none lost, none called done that is not.',
  },
  {
    id: 'REQ-ONE-TOKEN',
    source: 'issue 6',
    behaviour: 'Of 64 callers with one token all get a true answer, and one charge is made.',
  },
  {
    id: 'REQ-MANY-AT-ONCE',
    source: 'issue 6',
    behaviour: 'Many different orders at once: no lock error reaches a caller.',
  },
  {
    id: 'REQ-WRITE-FAULTS',
    source: 'issue 6',
    behaviour: 'Each write fails once before and once after storing, and the order ends truly.',
  },
  {
    id: 'REQ-SYSCALL-FAULTS',
    source: 'issue 6',
    behaviour: 'Failing system calls of settlement charge nothing twice and lose nothing.',
  },
  {
    id: 'REQ-FULL-DISK',
    source: 'issue 6',
    behaviour: 'A full disk stops decisions; what was recorded stays true.',
  },
  {
    id: 'REQ-CUT-NETWORK',
    source: 'issue 6',
    behaviour: 'A charge whose answer is lost is asked about until it is known.',
  },
  {
    id: 'REQ-MOVED-CLOCK',
    source: 'issue 6',
    behaviour: 'A clock that jumps by hours charges nothing twice.',
  },
  {
    id: 'REQ-CLOCK-SET-RIGHT',
    source: 'issue 6',
    behaviour: 'Work that a wrong clock held back goes on once the clock is right.',
  },
  {
    id: 'REQ-RESTORED-REQUEST',
    source: 'issue 6',
    behaviour: 'Yesterday’s request store charges nothing twice.',
  },
  {
    id: 'REQ-RESTORED-APPROVAL',
    source: 'issue 6',
    behaviour: 'Yesterday’s approval store charges nothing twice.',
  },
  {
    id: 'REQ-RESTORED-SETTLEMENT',
    source: 'issue 6',
    behaviour: 'Yesterday’s settlement store charges nothing twice.',
  },
  {
    id: 'REQ-LEDGER-ANCHOR',
    source: 'issue 6',
    behaviour: 'A ledger that is older than what was seen of it stops spending.',
  },
  {
    id: 'REQ-MODEL',
    source: 'issue 6',
    behaviour: 'The formal model keeps invariants 1, 3 and 6 within its bounds.',
  },
  {
    id: 'REQ-MODEL-KNOWN',
    source: 'issue 6',
    behaviour: 'Errors planted in the model are found.',
  },
  {
    id: 'REQ-SIMULATION',
    source: 'issue 6',
    behaviour: 'Under a seeded scheduler every invariant holds after each step.',
  },
  {
    id: 'REQ-SIMULATION-PLANTS',
    source: 'issue 6',
    behaviour: 'A build with a planted fault is found within its number of seeds.',
  },
  {
    id: 'REQ-SIMULATION-REPLAY',
    source: 'issue 6',
    behaviour: 'A seed replays exactly.',
  },
  {
    id: 'REQ-STATES',
    source: 'issue 6',
    behaviour: 'Stores move records only along the state machine.',
  },
  {
    id: 'REQ-STATES-PAGE',
    source: 'issue 6',
    behaviour: 'The drawing of the states is what the code says.',
  },
  {
    id: 'REQ-SIMULATION-CLOCKS',
    source: 'issue 6',
    behaviour: 'Clocks that jump by hours break no invariant.',
  },
  {
    id: 'REQ-TURNS',
    source: 'issue 6',
    behaviour: 'Only so many redemptions are judged at once, in order.',
  },
  {
    id: 'REQ-LEDGER-RECALLED',
    source: 'issue 6',
    behaviour: 'A start verifies what was not verified before, and the rest again in slices.',
  },
  {
    id: 'REQ-LEDGER-SIBLINGS',
    source: 'issue 6; invariant 10',
    behaviour:
      'With several processes on one store a change by hand is found within the stated bound.',
  },
  {
    id: 'REQ-FOREIGN-REOPENED',
    source: 'issue 6',
    behaviour: 'A store that was overwritten in place is read again.',
  },
  {
    id: 'REQ-PROCESSOR-TIME',
    source: 'issue 6; invariant 3',
    behaviour: 'The processor’s own time decides whether it may be asked again.',
  },
  {
    id: 'REQ-CLOCK-RIGHT',
    source: 'issue 6; invariant 13',
    behaviour: 'While our clock and the processor’s disagree nothing is redeemed.',
  },
  {
    id: 'REQ-TIME-COSTS-NOTHING',
    source: 'issue 6',
    behaviour: 'The first charge asks no question for the time.',
  },
  {
    id: 'REQ-GROUP-COMMIT',
    source: 'issue 6; decision 0020',
    behaviour:
      'Pieces of work that are written together share a commit; each is answered after it, as if it had been alone.',
  },
  {
    id: 'REQ-RECEIPT-CONNECTION',
    source: 'issue 3; decision 0020',
    behaviour: 'Receipts share a connection, and take another where the server ended it.',
  },
  {
    id: 'REQ-UNSURE-STORE',
    source: 'issue 6',
    behaviour:
      'While the ledger does not verify, an order is told of as bought by a signed receipt alone, and as unknown otherwise.',
  },
  {
    id: 'REQ-STATES-SQL',
    source: 'issue 6',
    behaviour: 'The conditions of the stores’ writes come from the tables of the state machines.',
  },
  {
    id: 'REQ-RECORDS-READ-ON',
    source: 'issue 5',
    behaviour: 'A row that was written by hand stops no later record from being read.',
  },
  {
    id: 'REQ-LETTER-OWN-WAIT',
    source: 'issue 5',
    behaviour: 'A letter that is refused waits for itself alone.',
  },
  {
    id: 'REQ-MERCHANT-BUTTONS',
    source: 'issue 3',
    behaviour: 'The buttons of the stand-in shop do nothing without the secret of the page.',
  },
  {
    id: 'REQ-TOOL-OPTIONS',
    source: 'issue 3',
    behaviour: 'A command refuses options that it does not have, in words, and does nothing.',
  },
  {
    id: 'REQ-STORE-ACCEPTED',
    source: 'issue 6; invariants 6, 10',
    behaviour:
      'After a person lets a store go on, no earlier order without an ending is called not bought.',
  },
  {
    id: 'REQ-OWN-FILE',
    source: 'issue 6',
    behaviour: 'A store whose file was replaced is neither written nor told of.',
  },
  {
    id: 'REQ-LOCK-FAIR',
    source: 'issue 6; decision 0020',
    behaviour:
      'Nobody stands still or starves for the lock of a store, and a merchant’s answer that aged meanwhile is asked for once more.',
  },
  {
    id: 'REQ-EXPIRED-AS-JUDGED',
    source: 'issue 6',
    behaviour: 'An order is recorded as expired at the time that was judged.',
  },
  {
    id: 'REQ-EXPIRED-BY-RIGHT-CLOCK',
    source: 'issue 6',
    behaviour: 'Asking where an order stands ends nothing by a clock that is wrong.',
  },
  {
    id: 'REQ-LEFT-BEHIND',
    source: 'issue 6',
    behaviour: 'Work that a process left is taken up by any other within two minutes, once.',
  },
  {
    id: 'REQ-SAME-BYTES',
    source: 'issue 6',
    behaviour:
      'Under one idempotency key the same bytes go out, whatever the policy says by then; they are sealed.',
  },
  {
    id: 'REQ-ANSWER-CONTRADICTED',
    source: 'issue 6',
    behaviour: 'A sure answer of the processor against what is recorded is noted loudly.',
  },
  {
    id: 'REQ-PHONE-ASKING-WINDOW',
    source: 'issue 6; invariant 6',
    behaviour: 'When nobody asks the processor any more, the phone too calls the payment unknown.',
  },
  {
    id: 'REQ-PHONE-IN-DOUBT',
    source: 'issue 6; invariants 6, 10',
    behaviour: 'While settlement is in doubt about its store, the phone calls no order not bought.',
  },
  {
    id: 'REQ-CLOCK-AHEAD',
    source: 'issue 6',
    behaviour: 'A confirmation dated ahead of now neither counts nor takes another back.',
  },
  {
    id: 'REQ-SENT-CODE-KEPT',
    source: 'issue 6; design 5',
    behaviour:
      'That a code was sent is kept before it leaves, also through a restart; of what may have bought the order nobody says that nothing was bought.',
  },
  {
    id: 'REQ-CANCEL-LOST',
    source: 'issue 6; design 5; invariant 6',
    behaviour: 'A cancel that was sent and lost is told as unknown, never as one that did nothing.',
  },
];
