import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPolicyInForce, type PolicyInForce } from '#core';
import { ConfigError, openWatchedFile, pollFile, type Loaded, type WatchedFile } from '#edge';
import { nodeHash } from '#stores';
import { allowedText, changedText } from '../core/policy/policy-texts.ts';

let folder: string;
let path: string;
let lines: { readonly level: number; readonly why?: readonly string[]; readonly policy?: string }[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-policy-'));
  path = join(folder, 'policy.json');
  lines = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const parse = (text: string): Loaded<PolicyInForce> => readPolicyInForce(text, { hash: nodeHash });

function open(): WatchedFile<PolicyInForce> {
  const log = pino(
    { base: null },
    { write: (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  return openWatchedFile({ path, read: (file) => readFileSync(file, 'utf8'), parse, log });
}

const ALLOWED = allowedText();
const TIGHTER = changedText([{ find: '"USD": 5000', put: '"USD": 4000' }]);
const WEAKER = changedText([{ find: '"USD": 40000', put: '"USD": -40000' }]);
const haltOf = (file: WatchedFile<PolicyInForce>): number | undefined =>
  file.current().policy.orders.haltAtMinor.USD;

describe('a policy file that changes while the process runs', () => {
  it('is in force at the next look, digest and all [REQ-POLICY-RELOAD]', () => {
    writeFileSync(path, ALLOWED);
    const file = open();
    const before = file.current();
    writeFileSync(path, TIGHTER);
    expect(haltOf(file)).toBe(5000);
    file.check();
    expect(haltOf(file)).toBe(4000);
    expect(file.current().digest).not.toBe(before.digest);
    expect(lines).toMatchObject([{ level: 40, policy: file.current().digest }]);
    expect(before.policy.orders.haltAtMinor.USD).toBe(5000);
  });

  it('may be put in place of the old one by a rename', () => {
    writeFileSync(path, ALLOWED);
    const file = open();
    writeFileSync(`${path}.new`, TIGHTER);
    renameSync(`${path}.new`, path);
    file.check();
    expect(haltOf(file)).toBe(4000);
  });

  it('leaves the old one in force while it does not load, and says why once, when it has settled', () => {
    writeFileSync(path, ALLOWED);
    const file = open();
    writeFileSync(path, WEAKER);
    file.check();
    expect(lines).toEqual([]);
    for (let look = 0; look < 5; look += 1) file.check();
    expect(haltOf(file)).toBe(5000);
    expect(lines.map(({ level }) => level)).toEqual([50]);
    expect(lines[0]?.why?.join()).toContain('limits[2].amountMinor.USD');
    writeFileSync(path, ALLOWED);
    file.check();
    writeFileSync(path, WEAKER);
    file.check();
    file.check();
    expect(lines).toHaveLength(2);
  });

  it('leaves the old one in force while it is gone', () => {
    writeFileSync(path, ALLOWED);
    const file = open();
    rmSync(path);
    file.check();
    file.check();
    file.check();
    expect(haltOf(file)).toBe(5000);
    expect(lines.map(({ level }) => level)).toEqual([50]);
    writeFileSync(path, TIGHTER);
    file.check();
    expect(haltOf(file)).toBe(4000);
  });

  it('is never in force by half: whatever was written so far, it is the old one or the new one whole', () => {
    writeFileSync(path, ALLOWED);
    const file = open();
    fc.assert(
      fc.property(fc.nat({ max: TIGHTER.length }), (written) => {
        writeFileSync(path, TIGHTER.slice(0, written));
        file.check();
        const { digest, policy } = file.current();
        const whole = [ALLOWED, TIGHTER].map((text) => parse(text));
        expect(whole.map((each) => each.outcome === 'loaded' && each.value.digest)).toContain(
          digest,
        );
        expect([5000, 4000]).toContain(policy.orders.haltAtMinor.USD);
      }),
      { numRuns: 30 },
    );
  });

  it('stops the start when it does not load then', () => {
    writeFileSync(path, WEAKER);
    expect(open).toThrow(ConfigError);
  });
});

describe('looking again', () => {
  it('goes on until it is stopped, and looks at once on SIGHUP', () => {
    let looks = 0;
    let next: (() => void) | undefined;
    const listeners = new Set<() => void>();
    const stop = pollFile(
      { check: () => (looks += 1) },
      {
        timers: {
          after: (_ms, run) => {
            next = run;
            return () => (next = undefined);
          },
        },
        signals: {
          on: (_signal, listener) => listeners.add(listener),
          off: (_signal, listener) => listeners.delete(listener),
        },
      },
    );
    next?.();
    next?.();
    expect(looks).toBe(2);
    for (const listener of listeners) listener();
    expect(looks).toBe(4);
    stop();
    expect(next).toBeUndefined();
    expect(listeners.size).toBe(0);
  });
});
