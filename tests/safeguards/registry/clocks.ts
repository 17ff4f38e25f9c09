/** What keeps a wrong clock from charging or paying back twice (issue 6). */
import type { Safeguard } from '../safeguard.ts';

export const CLOCK_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'later-asking-by-fresh-time',
    requirements: ['INV-3', 'REQ-PROCESSOR-TIME'],
    file: 'settlement/charge/attempt-charge.ts',
    keep: "{ isFresh: charge.state !== 'intended' }",
    removed: '{ isFresh: false }',
    tests: ['tests/settlement/charging.test.ts'],
  },
  {
    id: 'asking-by-the-processors-time',
    requirements: ['INV-3', 'REQ-PROCESSOR-TIME'],
    file: 'settlement/charge/attempt-charge.ts',
    keep: 'askingWindowOf(intent, now.processorEpochMs)',
    removed: 'askingWindowOf(intent, ports.clock.nowEpochMs())',
    tests: ['tests/settlement/charging.test.ts'],
  },
  {
    id: 'asking-not-before-its-time',
    requirements: ['INV-3'],
    file: 'settlement/charge/asking-window.ts',
    keep: "if (redeemedAt > processorEpochMs + CLOCK_MAY_BE_OFF_MS) return 'not_yet';",
    removed: '',
    tests: ['tests/settlement/charging.test.ts'],
  },
  {
    id: 'wrong-clock-redeems-nothing',
    requirements: ['INV-13', 'REQ-CLOCK-RIGHT'],
    file: 'core/redemption/decide-redemption.ts',
    keep: "if (!facts.isClockRight) return { outcome: 'unavailable' };",
    removed: '',
    tests: ['tests/core/redemption/decide-redemption.test.ts'],
  },
  {
    id: 'clock-vouched-for',
    requirements: ['INV-13', 'REQ-CLOCK-RIGHT'],
    file: 'settlement/redeem/gather-facts.ts',
    keep: 'if (now?.isClockRight === true) return true;',
    removed: 'if (now?.isClockRight !== false) return true;',
    tests: ['tests/settlement/redeem-order.test.ts'],
  },
  {
    id: 'refund-asked-by-fresh-time',
    requirements: ['REQ-REFUND', 'REQ-PROCESSOR-TIME'],
    file: 'settlement/after-sale/settle-refund.ts',
    keep: '{ isFresh: !isFirst }',
    removed: '{ isFresh: false }',
    tests: ['tests/settlement/after-sale.test.ts'],
  },
  {
    id: 'refund-asking-ends',
    requirements: ['REQ-REFUND'],
    file: 'settlement/after-sale/settle-refund.ts',
    keep: 'if (age >= REFUND_ASKING_ENDS_AFTER_MS) {',
    removed: 'if (age === REFUND_ASKING_ENDS_AFTER_MS * 2) {',
    tests: ['tests/settlement/after-sale.test.ts'],
  },
  {
    id: 'old-return-not-taken-again',
    requirements: ['REQ-RETURN'],
    file: 'settlement/after-sale/take-return.ts',
    keep: 'const isTooOld = age >= REFUND_ASKING_ENDS_AFTER_MS;',
    removed: 'const isTooOld = age < 0;',
    tests: ['tests/settlement/after-sale.test.ts'],
  },
];
