import { EMPTY_LEDGER, SIDES, verifyLedger, type LedgerHead, type Side } from '#core';
import { nodeHash } from '#stores';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant } from './invariant.ts';

export const ledgersVerify: Invariant = {
  name: 'ledgers verify',
  number: 10,
  says: 'each ledger is one unbroken signed chain',
  begin: () => {
    const heads = new Map<Side, LedgerHead>();
    return ({ now }) =>
      firstFault(SIDES, (side) => {
        const entries = now.newEntries[side];
        if (entries.length === 0) return undefined;
        const head = heads.get(side) ?? EMPTY_LEDGER;
        const using = { hash: nodeHash, ledgerKeys: SIMULATED_KEYS.ledgers.verifier };
        const result = verifyLedger(entries, { side, head }, using);
        if (result.outcome === 'broken') {
          return `the ${side} ledger does not verify at ${String(result.sequence)}`;
        }
        heads.set(side, result.head);
        return undefined;
      });
  },
};
