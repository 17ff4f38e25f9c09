import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkPolicyFile,
  keepPolicyFile,
  policyPath,
} from '../../../simulator/launch/demo-policy.ts';

const root = join(import.meta.dirname, '../../..');
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearback-demo-policy-'));
  mkdirSync(join(directory, 'settlement'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

const changed = (to: string): void => {
  const shipped = readFileSync(policyPath(directory), 'utf8');
  writeFileSync(policyPath(directory), shipped.replace('"USD": 40000', `"USD": ${to}`));
};

describe('the demo shop’s policy', () => {
  it('loads as it is shipped', () => {
    keepPolicyFile({ directory, root });
    checkPolicyFile(directory);
    expect(readFileSync(policyPath(directory), 'utf8')).toContain('"JPY": 50000');
  });

  it('stays as the operator has changed it, and starts nothing when it weakens itself', () => {
    keepPolicyFile({ directory, root });
    changed('30000');
    keepPolicyFile({ directory, root });
    expect(readFileSync(policyPath(directory), 'utf8')).toContain('"USD": 30000');
    checkPolicyFile(directory);
    writeFileSync(
      policyPath(directory),
      readFileSync(policyPath(directory), 'utf8').replace('"USD": 30000', '"USD": 30000000'),
    );
    expect(() => {
      checkPolicyFile(directory);
    }).toThrow('orders.haltAtMinor.USD');
  });
});
