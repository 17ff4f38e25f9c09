/** A ledger that goes on without its anchor: a person has taken the file away, having looked, and that is written down before anything else. */
import { existsSync } from 'node:fs';
import type { Clock } from '#core';
import type { LedgerWriter } from './ledger-writer.ts';
import type { OwnStore } from './open-own-store.ts';

/**
 * Call it before the ledger is verified for the first time: then the anchor is written again, and a process that is killed in between must not have
 * forgotten. An empty ledger has lost nothing that it could tell of. True when it was written down.
 */
export function acceptWithoutAnchor(of: {
  readonly anchorPath: string;
  readonly own: Pick<OwnStore, 'connection' | 'write'>;
  readonly ledger: Pick<LedgerWriter, 'append'>;
  readonly clock: Clock;
}): boolean {
  if (existsSync(of.anchorPath)) return false;
  const any = of.own.connection.prepare('SELECT sequence FROM ledger LIMIT 1');
  return of.own.write(() => {
    // Anew, inside the transaction: another process that starts may have done it.
    if (existsSync(of.anchorPath) || any.get() === undefined) return false;
    const at = of.clock.nowEpochMs();
    of.ledger.append({ at, kind: 'store_accepted', digest: null, facts: {} });
    return true;
  });
}
