/** What keeps a changed ledger from passing for a verified one, with several processes and over a start (issue 6). */
import type { Safeguard } from '../safeguard.ts';

export const LEDGER_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'sibling-told-by-its-entries',
    requirements: ['INV-10', 'REQ-LEDGER-SIBLINGS'],
    file: 'stores/sqlite/ledger-verification.ts',
    keep: 'appended > now.appended - before.appended ||',
    removed: 'appended > 0 ||',
    tests: ['tests/stores/ledger-siblings.test.ts'],
  },
  {
    id: 'old-entries-swept-again',
    requirements: ['INV-10', 'REQ-LEDGER-SIBLINGS'],
    file: 'stores/sqlite/ledger-verification.ts',
    keep: 'sweep.owe();',
    removed: '',
    tests: ['tests/stores/ledger-siblings.test.ts'],
  },
  {
    id: 'known-entry-still-in-place',
    requirements: ['INV-10', 'REQ-LEDGER-SIBLINGS'],
    file: 'stores/sqlite/ledger-verification.ts',
    keep: 'entries.holds(known.head()) && entries.verifyTail() && sweep.look()',
    removed: 'entries.verifyTail() && sweep.look()',
    tests: ['tests/stores/ledger-siblings.test.ts'],
  },
  {
    id: 'quiet-writes-sealed',
    requirements: ['INV-10', 'REQ-LEDGER-SIBLINGS'],
    file: 'stores/sqlite/own-quiet-writes.ts',
    keep: 'seals.isSealed(TABLE, { count }, seal)',
    removed: 'seal.length > 0',
    tests: ['tests/stores/ledger-siblings.test.ts'],
  },
  {
    id: 'recalled-rows-compared',
    requirements: ['INV-10', 'REQ-LEDGER-RECALLED'],
    file: 'stores/sqlite/ledger-recall.ts',
    keep: 'digests.at(-1) === rows.digest',
    removed: 'digests.length > 0',
    tests: ['tests/stores/ledger-anchor.test.ts'],
  },
  {
    id: 'nothing-ended-while-unsure',
    requirements: ['INV-10', 'REQ-UNSURE-STORE'],
    file: 'settlement/end-order.ts',
    keep: '(await store.isLedgerVerified()) ? store.endOrder(change) : undefined',
    removed: 'store.endOrder(change)',
    tests: ['tests/settlement/put-back-store.test.ts'],
  },
  {
    id: 'nothing-told-of-an-unsure-store',
    requirements: ['INV-6', 'REQ-UNSURE-STORE'],
    file: 'settlement/status/state-of-order.ts',
    keep: '  if (!(await context.store.isLedgerVerified())) return stateOfUnsure(context, { digest, ending });\n',
    removed: '',
    tests: ['tests/settlement/put-back-store.test.ts'],
  },
  {
    id: 'no-code-answered-while-unsure',
    requirements: ['INV-6', 'REQ-UNSURE-STORE'],
    file: 'settlement/redeem/answer-ended-order.ts',
    keep: '  if (!(await store.isLedgerVerified())) return answerWhileUnsure(context, request, ending);\n',
    removed: '',
    tests: ['tests/settlement/put-back-store.test.ts'],
  },
];
