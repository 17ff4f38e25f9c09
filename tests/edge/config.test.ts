import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, configPathFromArguments, readConfig } from '#edge';

const folder = mkdtempSync(join(tmpdir(), 'hearback-config-'));
const schema = z.strictObject({ port: z.number().int(), store: z.string() });
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function fileOf(config: unknown): string {
  const path = join(folder, 'config.json');
  writeFileSync(path, JSON.stringify(config));
  return path;
}

describe('configuration', () => {
  it('reads a complete file', () => {
    expect(readConfig(fileOf({ port: 1, store: 'a' }), schema)).toEqual({ port: 1, store: 'a' });
  });

  it.each([
    ['a missing key', { port: 1 }, 'store'],
    ['an unknown key', { port: 1, store: 'a', prot: 2 }, 'prot'],
    ['a wrong value', { port: '1', store: 'a' }, 'port'],
  ])('invariant 13: stops at %s and names it', (_name, config, key) => {
    expect(() => readConfig(fileOf(config), schema)).toThrow(ConfigError);
    expect(() => readConfig(fileOf(config), schema)).toThrow(key);
  });

  it('says how to start a process that was started without a file', () => {
    expect(configPathFromArguments(['--config', 'a.json'])).toBe('a.json');
    expect(() => configPathFromArguments([])).toThrow('--config FILE');
  });
});
