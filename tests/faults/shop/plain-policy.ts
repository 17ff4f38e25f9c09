/** For tests of something else than risk and limits: the demo shop's policy without what is unusual, and with limits that nothing comes near. */
import { readFileSync, writeFileSync } from 'node:fs';
import { DEFAULT_RISK_POLICY } from '#core';
import { policyPath } from '../../../simulator/launch/demo-policy.ts';
import { NO_RISK, WIDE_LIMIT } from '../../core/policy/shop-policy.ts';

export function writePlainPolicy(directory: string): void {
  const path = policyPath(directory);
  const policy = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  // The table of currencies is the file's own.
  const risk = { ...DEFAULT_RISK_POLICY, ...NO_RISK, reference: undefined };
  const limits = [WIDE_LIMIT, { ...WIDE_LIMIT, operation: 'refund_capture' }];
  writeFileSync(path, JSON.stringify({ ...policy, risk, limits }, null, 2));
}
