/** The folder of one run: keys, secrets, books and configurations. What is there from an earlier run is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeDemoBooks, type DemoBook } from './demo-books.ts';
import { keepDemoSecrets } from './demo-secrets.ts';
import { makeAlexaChain } from './make-alexa-chain.ts';
import { makeKeys } from './make-keys.ts';
import type { LaunchOptions } from './launch-options.ts';
import { PROCESS_NAMES, planAddresses, type Ports, type ProcessName } from './plan-addresses.ts';
import { keepPrivateFile, makePrivateFolder } from './private-file.ts';
import { demoBooksPath, writeConfigs, type DemoPlan } from './write-configs.ts';

export interface Demo {
  readonly plan: DemoPlan;
  readonly configPaths: Readonly<Record<ProcessName, string>>;
  readonly logPaths: Readonly<Record<ProcessName, string>>;
  /** Removes a throw-away folder; leaves a kept one. */
  readonly remove: () => void;
}

export function makeDemo(of: {
  readonly options: LaunchOptions;
  readonly ports: Ports;
  readonly root: string;
  readonly payees: readonly string[];
  /** How the name of a throw-away folder begins. */
  readonly throwAwayPrefix: string;
  readonly nowEpochMs: number;
}): Demo {
  const { options } = of;
  const isKept = options.keepDirectory !== undefined;
  const directory =
    options.keepDirectory === undefined
      ? mkdtempSync(join(tmpdir(), of.throwAwayPrefix))
      : resolve(options.keepDirectory);
  makePrivateFolder(directory);
  for (const name of PROCESS_NAMES) makePrivateFolder(join(directory, name));
  const publicKeys = makeKeys(directory);
  makeAlexaChain(directory, of.nowEpochMs);
  const plan: DemoPlan = {
    directory,
    root: of.root,
    ports: of.ports,
    addresses: planAddresses(of.ports, options.publicUrls),
    isPublic: options.publicUrls !== undefined,
    publicKeys,
    secrets: keepDemoSecrets(directory),
    books: keepDemoBooks(directory),
    payees: of.payees,
    confirmWithinSeconds: options.confirmWithinSeconds,
    redeemWithinSeconds: options.redeemWithinSeconds,
  };
  makePrivateFolder(join(directory, 'logs'));
  const logPath = (name: ProcessName): string => join(directory, 'logs', `${name}.log`);
  return {
    plan,
    configPaths: writeConfigs(plan),
    logPaths: {
      identity: logPath('identity'),
      merchant: logPath('merchant'),
      processor: logPath('processor'),
      outbox: logPath('outbox'),
      settlement: logPath('settlement'),
      approval: logPath('approval'),
      mcp: logPath('mcp'),
      skill: logPath('skill'),
      page: logPath('page'),
    },
    remove: () => {
      if (!isKept) rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * The salts of the addresses are random, so the file is written once for a folder, and only settlement reads it. The labels and vault
 * references, which the processor's configuration needs, are the same in every run.
 */
function keepDemoBooks(directory: string): readonly DemoBook[] {
  const books = makeDemoBooks();
  keepPrivateFile(demoBooksPath(directory), () => JSON.stringify(books, undefined, 2));
  return books;
}
