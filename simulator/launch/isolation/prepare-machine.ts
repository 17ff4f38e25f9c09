/** Everything that can refuse an isolated run, done before the folder of the run is made or touched. */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkMachine } from './check-machine.ts';
import { findOddFiles } from './folder-rights.ts';
import { makeOwnNetwork } from './own-network.ts';
import type { SystemPrograms } from './system-programs.ts';

export interface PreparedMachine {
  readonly outcome: 'can_isolate';
  readonly programs: SystemPrograms;
  /** The request side's network. */
  readonly networkPath: string;
}

export type MachinePrepared =
  PreparedMachine | { readonly outcome: 'cannot_isolate'; readonly reason: string };

export async function prepareMachine(of: {
  readonly root: string;
  readonly keepDirectory: string | undefined;
}): Promise<MachinePrepared> {
  const kept = of.keepDirectory === undefined ? undefined : resolve(of.keepDirectory);
  const machine = checkMachine({ root: of.root, directory: kept ?? join(tmpdir(), 'a-run') });
  if (machine.outcome === 'cannot_isolate') return machine;

  const odd = kept === undefined ? [] : findOddFiles(kept);
  if (odd.length > 0) {
    return {
      outcome: 'cannot_isolate',
      reason: `the kept folder holds what no run of ours makes: ${odd.slice(0, 3).join(', ')}.`,
    };
  }
  const network = await makeOwnNetwork(machine.programs);
  if (network.outcome === 'refused') {
    return {
      outcome: 'cannot_isolate',
      reason: `this machine makes no network for the request side: ${network.reason}`,
    };
  }
  return { outcome: 'can_isolate', programs: machine.programs, networkPath: network.path };
}
