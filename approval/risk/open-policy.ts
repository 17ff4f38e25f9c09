/** The operator's policy file, the same that settlement watches: the card shows by what is in force, without a restart. */
import { readPolicyInForce, type Hash, type PolicyInForce } from '#core';
import { openWatchedFile, type Log, type WatchedFile } from '#edge';

export function openPolicy(of: {
  readonly path: string;
  /** From this process's own configuration: a policy that moves real money cannot switch itself on. */
  readonly liveOptIn: string | undefined;
  readonly read: (path: string) => string;
  readonly hash: Hash;
  readonly log: Log;
}): WatchedFile<PolicyInForce> {
  const { path, read, log, ...given } = of;
  return openWatchedFile({ path, read, parse: (text) => readPolicyInForce(text, given), log });
}
