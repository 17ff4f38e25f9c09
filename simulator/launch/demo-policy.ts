/** The demo shop's policy file, which settlement and approval watch: the one by which money moves, and the card shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPolicyInForce } from '#core';
import { systemHash } from '#edge';
import { keepPrivateFile } from './private-file.ts';

export function policyPath(directory: string): string {
  return join(directory, 'settlement', 'policy.json');
}

/** Kept as the operator has changed it: it is the one that may be edited while the demo runs. */
export function keepPolicyFile(of: { readonly directory: string; readonly root: string }): void {
  keepPrivateFile(policyPath(of.directory), () =>
    readFileSync(join(of.root, 'simulator', 'launch', 'policy', 'shop-policy.json'), 'utf8'),
  );
}

/** @throws {Error} naming each fault when the kept file does not load: no side is started on it. */
export function checkPolicyFile(directory: string): void {
  const path = policyPath(directory);
  const read = readPolicyInForce(readFileSync(path, 'utf8'), { hash: systemHash });
  if (read.outcome === 'refused') {
    throw new Error(`${path} is not loaded:\n  ${read.why.join('\n  ')}`);
  }
}
