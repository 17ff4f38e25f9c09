/** Limits and risk at settlement, and what bears witness to what was spent (issue 7). */
import type { Safeguard } from '../safeguard.ts';

const LIMITS = ['tests/settlement/limits/limits.test.ts'];
const RISK = ['tests/settlement/limits/risk.test.ts'];

export const LIMIT_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'limits-decided-where-redeemed',
    requirements: ['INV-7', 'REQ-LIMITS'],
    file: 'core/redemption/decide-redemption.ts',
    keep: "if (verdict.outcome === 'within') return undefined;",
    removed: "if (verdict.outcome === 'within' || facts.isClockRight) return undefined;",
    tests: ['tests/core/redemption/limits-and-risk.test.ts', ...LIMITS],
  },
  {
    id: 'risk-halts-at-settlement',
    requirements: ['REQ-RISK-AT-SETTLEMENT'],
    file: 'core/redemption/decide-redemption.ts',
    keep: " || risk.outcome === 'halted';",
    removed: ';',
    tests: ['tests/core/redemption/limits-and-risk.test.ts', ...RISK],
  },
  {
    id: 'reserved-money-counts',
    requirements: ['INV-7', 'REQ-LIMITS-WITNESSED'],
    file: 'stores/sqlite/settlement-store/spending-in-ledger.ts',
    keep: 'sumsOf(key).reserve(movement.currency, movement.amountMinor);',
    removed: 'sumsOf(key).reserve(movement.currency, 0);',
    tests: LIMITS,
  },
  {
    id: 'spending-witnessed-by-the-ledger',
    requirements: ['INV-7', 'REQ-LIMITS-WITNESSED'],
    file: 'stores/sqlite/settlement-store/read-order-history.ts',
    keep: 'return ledger ? [rows, ledger] : [rows];',
    removed: 'return ledger ? [rows] : [rows];',
    tests: LIMITS,
  },
  {
    id: 'capture-no-older-than-its-redemption',
    requirements: ['INV-7', 'REQ-LIMITS-WINDOWS'],
    file: 'stores/sqlite/settlement-store/spending-in-ledger.ts',
    keep: 'const capturedAt = Math.max(movement.redeemedAt, to.at);',
    removed: 'const capturedAt = to.at;',
    tests: LIMITS,
  },
  {
    id: 'old-reserved-money-counts-after-a-start',
    requirements: ['INV-7', 'REQ-LIMITS-WINDOWS'],
    file: 'stores/sqlite/settlement-store/open-settlement-store.ts',
    keep: 'for (const reserved of listReserved(own.connection)) spendingInLedger.remember(reserved);',
    removed:
      'for (const reserved of listReserved(own.connection).slice(0, 0)) spendingInLedger.remember(reserved);',
    tests: LIMITS,
  },
  {
    id: 'last-redemption-by-its-signature',
    requirements: ['INV-7', 'REQ-LIMITS-WITNESSED'],
    file: 'stores/sqlite/settlement-store/last-redeemed-at.ts',
    keep: "return entry?.kind === 'order_redeemed' ? entry.at : undefined;",
    removed: "return entry?.kind === 'order_redeemed' ? entry.at : Number.MAX_SAFE_INTEGER;",
    tests: LIMITS,
  },
  {
    id: 'one-card-in-several-books',
    requirements: ['INV-7', 'REQ-LIMITS'],
    file: 'stores/sqlite/settlement-store/past-of-order.ts',
    keep: 'return cardKeyOf(instrument?.processorVaultId ?? ',
    removed: 'return cardKeyOf(instrument?.instrumentId ?? ',
    tests: LIMITS,
  },
  {
    id: 'customers-past-sealed',
    requirements: ['INV-1', 'REQ-PAST-SEALED'],
    file: 'stores/sqlite/settlement-store/past-table.ts',
    keep: 'if (!isSealed(TABLE, { customerId, past }, seal)) return undefined;',
    removed: "if (past === '' && !isSealed(TABLE, { customerId, past }, seal)) return undefined;",
    tests: RISK,
  },
  {
    id: 'household-counts-together',
    requirements: ['REQ-RISK-AT-SETTLEMENT'],
    file: 'stores/sqlite/settlement-store/read-order-history.ts',
    keep: 'household: others.map(spentOf).reduce(addWindows, own),',
    removed: 'household: others.slice(0, 0).map(spentOf).reduce(addWindows, own),',
    tests: RISK,
  },
  {
    id: 'household-by-the-vault-too',
    requirements: ['REQ-PAST-SEALED'],
    file: 'stores/sqlite/settlement-store/past-of-order.ts',
    keep: '...holdersInVault(customerId),',
    removed: '...holdersInVault(customerId).slice(0, 0),',
    tests: RISK,
  },
  {
    id: 'trust-by-both-witnesses',
    requirements: ['REQ-TRUST'],
    file: 'core/redemption/whole-history.ts',
    keep: 'witnessed ?? 1000',
    removed: 'Math.max(1000, witnessed ?? 1000)',
    tests: ['tests/core/redemption/limits-and-risk.test.ts', ...RISK],
  },
];
