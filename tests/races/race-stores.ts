/** The three stores on disk, each opened twice by its own side, as two processes would; readers of the others too. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemTimers } from '#edge';
import {
  knowOwnSignatures,
  nodeHash,
  openApprovalReader,
  openApprovalStore,
  openRequestReader,
  openRequestStore,
  openSettlementReader,
  openSettlementStore,
  systemClock,
} from '#stores';
import { makeSigningKey } from '../core/signing-key.ts';

const plainKey = makeSigningKey('ledger-1');
const ledgerKey = knowOwnSignatures(plainKey.signer, plainKey.verifier);
export const LEDGER_KEYS = ledgerKey.verifier;

/** No race is about a power cut: where files can be kept in memory, thousands of runs wait for no disk. */
const MEMORY = ['/dev/shm'].find((path) => existsSync(path));

export type RaceStores = ReturnType<typeof openRaceStores>;

export function openRaceStores() {
  const folder = mkdtempSync(join(MEMORY ?? tmpdir(), 'hearback-races-'));
  const path = (side: string): string => join(folder, `${side}.sqlite`);
  const using = { ledgerKey: ledgerKey.signer, hash: nodeHash };
  const requests = openRequestStore({ path: path('request'), ...using });
  const process = () => ({
    approvals: openApprovalStore({ path: path('approval'), ...using }),
    settlements: openSettlementStore({
      path: path('settlement'),
      requestStorePath: path('request'),
      approvalStorePath: path('approval'),
      ledgerKeys: LEDGER_KEYS,
      // A race is over before it would be written a second time.
      ledgerAnchor: join(folder, 'ledger.anchor'),
      timers: systemTimers,
      clock: systemClock,
      ...using,
    }),
    requestReader: openRequestReader({ path: path('request') }),
    approvalReader: openApprovalReader({ path: path('approval') }),
    settlementReader: openSettlementReader({ path: path('settlement') }),
  });
  const processes = [process(), process()] as const;
  return {
    requests,
    processes,
    close: () => {
      for (const handles of processes) for (const handle of Object.values(handles)) handle.close();
      requests.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
