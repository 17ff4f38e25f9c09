import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeKeys } from '../../../simulator/launch/make-keys.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hearback-keys-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** The table of docs/wire.md. */
const HELD = {
  mcp: ['ledger.private.jwk', 'request-ledger.public.jwk', 'request.mac'],
  approval: [
    'approval-ledger.public.jwk',
    'approval.private.jwk',
    'book.public.jwk',
    'code.mac',
    'ledger.private.jwk',
    'push.private.jwk',
    'request-ledger.public.jwk',
    'settlement-ledger.public.jwk',
    'settlement.public.jwk',
  ],
  settlement: [
    'approval.public.jwk',
    'book.private.jwk',
    'code.mac',
    'ledger.private.jwk',
    'settlement-ledger.public.jwk',
    'settlement.private.jwk',
    'settlement.public.jwk',
  ],
};

function read(side: string, name: string): string {
  return readFileSync(join(directory, side, 'keys', name), 'utf8');
}

function readJwk(side: string, name: string): JsonWebKey {
  return JSON.parse(read(side, name)) as JsonWebKey;
}

describe('the keys of the sides', () => {
  it('invariant 2: each side holds exactly what the table says, for its owner’s eyes only [REQ-KEYS-APART]', () => {
    makeKeys(directory);
    for (const [side, names] of Object.entries(HELD)) {
      const folder = join(directory, side, 'keys');
      expect(readdirSync(folder).sort(), side).toEqual(names);
      expect(statSync(folder).mode & 0o777, side).toBe(0o700);
      for (const name of names) expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600);
    }
  });

  it('invariant 2: the code key is the same for approval and settlement and not the request key [REQ-CODE-KEY-HOLDERS]', () => {
    makeKeys(directory);
    expect(read('approval', 'code.mac')).toBe(read('settlement', 'code.mac'));
    expect(read('mcp', 'request.mac')).not.toBe(read('approval', 'code.mac'));
    for (const mac of [read('approval', 'code.mac'), read('mcp', 'request.mac')]) {
      expect(Buffer.from(mac, 'base64url')).toHaveLength(32);
    }
  });

  it('copies public parts that belong to the private ones, and no private part anywhere else', () => {
    makeKeys(directory);
    const publicOf = (side: string, name: string): unknown =>
      createPublicKey(createPrivateKey({ key: readJwk(side, name), format: 'jwk' })).export({
        format: 'jwk',
      });
    const pairs = [
      ['approval', 'approval.private.jwk', 'settlement', 'approval.public.jwk'],
      ['settlement', 'settlement.private.jwk', 'approval', 'settlement.public.jwk'],
      ['mcp', 'ledger.private.jwk', 'approval', 'request-ledger.public.jwk'],
      ['settlement', 'ledger.private.jwk', 'approval', 'settlement-ledger.public.jwk'],
    ] as const;
    for (const [owner, privateName, holder, publicName] of pairs) {
      expect(JSON.parse(read(holder, publicName))).toEqual(publicOf(owner, privateName));
    }
    const privateParts = ['mcp', 'approval', 'settlement'].map((side) =>
      read(side, 'ledger.private.jwk'),
    );
    expect(new Set(privateParts).size).toBe(3);
  });

  it('keeps the keys that are there', () => {
    makeKeys(directory);
    const before = Object.entries(HELD).map(([side, names]) =>
      names.map((name) => read(side, name)),
    );
    makeKeys(directory);
    const after = Object.entries(HELD).map(([side, names]) =>
      names.map((name) => read(side, name)),
    );
    expect(after).toEqual(before);
  });
});
