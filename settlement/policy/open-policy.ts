/** The operator's policy file. A change is in force for the next decision, without a restart; one that weakens itself or does not parse never is. */
import { readPolicyInForce, type Hash } from '#core';
import { openWatchedFile, type Log, type WatchedFile } from '#edge';
import type { PolicyInForce } from '../settlement-context.ts';

export function openPolicy(of: {
  readonly path: string;
  /** From this process's own configuration: a policy that moves real money cannot switch itself on. */
  readonly liveOptIn: string | undefined;
  readonly processorUrl: string;
  readonly read: (path: string) => string;
  readonly hash: Hash;
  readonly log: Log;
}): WatchedFile<PolicyInForce> {
  const { path, read, log, ...given } = of;
  return openWatchedFile({ path, read, parse: (text) => readPolicyInForce(text, given), log });
}
