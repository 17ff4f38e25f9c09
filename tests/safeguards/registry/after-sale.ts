/** What keeps money from going back twice, too much or elsewhere (issue 6). */
import type { Safeguard } from '../safeguard.ts';

const TESTS = ['tests/settlement/after-sale.test.ts'];

export const AFTER_SALE_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'refunds-bounded-by-the-charge',
    requirements: ['INV-4', 'REQ-REFUND'],
    file: 'stores/sqlite/settlement-store/refund-table.ts',
    keep: 'if (refund && newRefunds.isMoreThanIsLeft(refund)) return',
    removed: 'if (refund && refund.intent.amountMinor < 0) return',
    tests: TESTS,
  },
  {
    id: 'return-recorded-once',
    requirements: ['REQ-RETURN'],
    file: 'settlement/after-sale/take-return.ts',
    keep: "if (await store.isReturnRecorded(returnId)) return 'already_taken';",
    removed: '',
    tests: TESTS,
  },
  {
    id: 'return-of-the-customers-own',
    requirements: ['REQ-RETURN', 'INV-11'],
    file: 'settlement/after-sale/take-return.ts',
    keep: 'return customerId === terms.customerId && isEachOnce && lines.every(isOrdered);',
    removed: 'return isEachOnce && lines.every(isOrdered);',
    tests: TESTS,
  },
  {
    id: 'return-of-what-was-ordered',
    requirements: ['REQ-RETURN'],
    file: 'settlement/after-sale/take-return.ts',
    keep: 'isEachOnce && lines.every(isOrdered);',
    removed: 'isEachOnce;',
    tests: TESTS,
  },
  {
    id: 'return-names-each-once',
    requirements: ['REQ-RETURN'],
    file: 'settlement/after-sale/take-return.ts',
    keep: 'terms.customerId && isEachOnce &&',
    removed: 'terms.customerId &&',
    tests: TESTS,
  },
  {
    id: 'refund-as-signed',
    requirements: ['INV-1', 'REQ-REFUND'],
    file: 'settlement/after-sale/verify-refund.ts',
    keep: 'intent?.refundId === row.refundId &&',
    removed: 'intent !== undefined &&',
    tests: TESTS,
  },
  {
    id: 'refund-amount-as-signed',
    requirements: ['INV-1', 'INV-4'],
    file: 'settlement/after-sale/verify-refund.ts',
    keep: 'intent.amountMinor === row.amountMinor;',
    removed: 'true;',
    tests: TESTS,
  },
  {
    id: 'refund-stops-on-a-broken-ledger',
    requirements: ['INV-10'],
    file: 'settlement/after-sale/settle-refund.ts',
    keep: 'if (!(await store.isLedgerVerified())) {',
    removed: 'if ((await store.isLedgerVerified()) === undefined) {',
    tests: TESTS,
  },
  {
    id: 'refund-key-from-the-order',
    requirements: ['REQ-REFUND', 'INV-3'],
    file: 'settlement/after-sale/settle-refund.ts',
    keep: 'idempotencyKey: refundKeyOf(refundId),',
    removed:
      'idempotencyKey: `${refundKeyOf(refundId)}${String(ports.clock.nowEpochMs())}${row.state}`,',
    tests: TESTS,
  },
  {
    id: 'order-placed-once',
    requirements: ['REQ-FULFILMENT'],
    file: 'stores/sqlite/settlement-store/fulfilment-table.ts',
    keep: "AND digest IN (SELECT digest FROM fulfilments WHERE ${isIn(FULFILMENT_STATE, 'to_place')})",
    removed: 'AND digest IN (SELECT digest FROM fulfilments)',
    tests: TESTS,
  },
  {
    id: 'settlement-alone-at-the-merchant',
    requirements: ['INV-2', 'INV-4'],
    file: 'simulator/merchant/stock/stock-routes.ts',
    keep: "app.post('/orders', (request, response) => {\n    checkSettlement(request);",
    removed: "app.post('/orders', (request, response) => {",
    tests: ['tests/simulator/merchant/stock.test.ts'],
  },
  {
    id: 'holds-bounded-by-customer',
    requirements: ['REQ-HOLDS-BOUND'],
    file: 'stores/sqlite/settlement-store/hold-table.ts',
    keep: '>= HOLDS_PER_CUSTOMER) return false;',
    removed: '>= 1000 * HOLDS_PER_CUSTOMER) return false;',
    tests: ['tests/hostile/web/holds.test.ts'],
  },
];
