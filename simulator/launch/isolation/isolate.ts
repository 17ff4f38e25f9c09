/** Isolates a run: gives each side its folder and says how each process is started in its place. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLastWords } from '../last-words.ts';
import type { Ports, ProcessName } from '../plan-addresses.ts';
import { makePrivateFolder, writePrivateFile } from '../private-file.ts';
import { runProcess } from '../run-process.ts';
import type { Supervised } from '../supervisor.ts';
import { commandAs, type Place } from './command-as.ts';
import { gateFolderOf, giveToSides } from './folder-rights.ts';
import { GATE_HALVES, planGate, socketsOf, type GateHalf } from './gate-plan.ts';
import { SIDE_USERS, type StoreOwner } from './side-users.ts';
import type { PreparedMachine } from './prepare-machine.ts';

export interface Isolation {
  /** The words that a process is started with. */
  commandOf(name: ProcessName): readonly string[];
  /** Started before every other process. */
  readonly gate: readonly Supervised[];
}

export interface IsolatedRun {
  readonly machine: PreparedMachine;
  readonly directory: string;
  readonly ports: Ports;
  readonly stores: Readonly<Record<StoreOwner, string>>;
  readonly readyWithinMs: number;
}

export function isolate(run: IsolatedRun): Isolation {
  makeGateFolder(run);
  giveToSides(run.directory, run.stores);
  return {
    commandOf: (name) =>
      commandAs(SIDE_USERS[name], placeOf(run.machine, name === 'mcp' || name === 'skill')),
    gate: GATE_HALVES.map((half) => superviseGate(half, run)),
  };
}

function placeOf({ programs, networkPath }: PreparedMachine, isInside: boolean): Place {
  return { programs, networkPath: isInside ? networkPath : undefined };
}

function makeGateFolder(run: IsolatedRun): void {
  const folder = gateFolderOf(run.directory);
  rmSync(folder, { recursive: true, force: true });
  makePrivateFolder(folder);
  const plan = planGate(run.ports);
  for (const half of GATE_HALVES) {
    writePrivateFile(join(folder, `${half}.json`), JSON.stringify(plan[half], undefined, 2));
  }
}

const ENTRY = fileURLToPath(new URL('../gate/main.js', import.meta.url));
const LOOKS_EVERY_MS = 50;

function superviseGate(half: GateHalf, run: IsolatedRun): Supervised {
  const folder = gateFolderOf(run.directory);
  const sockets = socketsOf(planGate(run.ports)[half]).map((socket) => join(folder, socket));
  const logPath = join(run.directory, 'logs', `${half}.log`);
  return {
    name: half,
    start: () => {
      for (const socket of sockets) rmSync(socket, { force: true });
      return runProcess({
        name: half,
        entry: ENTRY,
        configPath: join(folder, `${half}.json`),
        logPath,
        command: commandAs(SIDE_USERS.gate, placeOf(run.machine, half === 'gate-inside')),
        // A socket's path may have 107 characters; seen from here it is short.
        cwd: folder,
      });
    },
    waitUntilReady: async (isGivenUp) => {
      const isThere = (): boolean => sockets.every((socket) => existsSync(socket));
      for (let waitedMs = 0; !isThere(); waitedMs += LOOKS_EVERY_MS) {
        if (isGivenUp() || waitedMs >= run.readyWithinMs) return false;
        await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
      }
      return true;
    },
    lastWords: () => readLastWords(logPath),
  };
}
