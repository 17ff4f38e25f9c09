import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alexaChainFiles, makeAlexaChain } from '../../../simulator/launch/make-alexa-chain.ts';

const NOW_EPOCH_MS = Date.parse('2026-11-30T10:00:00Z');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-chain-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('what the stand-in of Alexa signs with', () => {
  it('gives the key to the page alone and the root to the skill alone, readable by their owner only [REQ-SKILL-SIGNATURE]', () => {
    makeAlexaChain(folder, NOW_EPOCH_MS);
    const { privateKeyFile, rootFile, chainFile } = alexaChainFiles(folder);
    expect(dirname(privateKeyFile)).toBe(join(folder, 'page'));
    for (const file of [rootFile, chainFile]) {
      expect(dirname(file)).toBe(join(folder, 'skill'));
      expect(readFileSync(file, 'utf8')).not.toContain('PRIVATE');
    }
    for (const file of [privateKeyFile, rootFile, chainFile]) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
  });

  it('is made anew at each start: a kept folder never grows too old to be believed', () => {
    makeAlexaChain(folder, NOW_EPOCH_MS);
    const { rootFile } = alexaChainFiles(folder);
    const first = new X509Certificate(readFileSync(rootFile));
    makeAlexaChain(folder, NOW_EPOCH_MS + 400 * 86_400_000);
    const second = new X509Certificate(readFileSync(rootFile));
    expect(second.fingerprint256).not.toBe(first.fingerprint256);
    expect(Date.parse(second.validFrom)).toBeGreaterThan(Date.parse(first.validTo));
  });
});
