/** For tests of something else, which propose more in a minute than a person does in a week: the shop's policy without what is unusual. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { DEFAULT_RISK_POLICY } from '#core';
import { NO_RISK } from '../core/policy/shop-policy.ts';
import type { RunningShop } from './running-shop.ts';
import { SOON } from './steps.ts';

const IS_IN_FORCE = /the file has changed and is in force now/;

/** As an operator does it: the file is saved, and both sides go by it without a restart. */
export async function usePlainRisk(shop: Pick<RunningShop, 'report' | 'read'>): Promise<void> {
  const path = join(shop.report.directory, 'settlement', 'policy.json');
  const policy = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  // The table of currencies is the file's own.
  const risk = { ...DEFAULT_RISK_POLICY, ...NO_RISK, reference: undefined };
  writeFileSync(path, JSON.stringify({ ...policy, risk }, null, 2));
  for (const side of ['settlement', 'approval'] as const) {
    await vi.waitUntil(() => IS_IN_FORCE.test(shop.read('logs', `${side}.log`)), SOON);
  }
}
