/** The registry cannot rot: what it calls a safeguard is there, once, and what it expects to notice is there too. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from '../requirements.ts';
import { SAFEGUARDS } from './registry.ts';

const root = join(import.meta.dirname, '../..');
const knownIds = new Set(REQUIREMENTS.map(({ id }) => id));

describe('the registry of safeguards', () => {
  it('names at least thirty, each by an id of its own', () => {
    const ids = SAFEGUARDS.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it.each(SAFEGUARDS)('$id stands in its file exactly once', ({ file, keep, removed }) => {
    const source = readFileSync(join(root, file), 'utf8');
    expect(source.split(keep).length - 1).toBe(1);
    expect(removed).not.toBe(keep);
  });

  it('is about known requirements and existing tests', () => {
    for (const { id, requirements, tests } of SAFEGUARDS) {
      expect(requirements.length, id).toBeGreaterThan(0);
      expect(tests.length, id).toBeGreaterThan(0);
      for (const requirement of requirements) expect(knownIds, id).toContain(requirement);
      for (const test of tests) expect(existsSync(join(root, test)), test).toBe(true);
    }
  });
});
