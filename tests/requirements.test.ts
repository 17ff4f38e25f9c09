/** The gate: no promise without a test that names it, and no test that names a promise nobody made. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REQUIREMENTS } from './requirements.ts';
import { idsIn, readCitations } from './requirements/read-citations.ts';
import type { Requirement } from './requirements/requirement.ts';

interface Cited {
  readonly file: string;
  readonly id: string;
  readonly title: string;
}

const citations: readonly Cited[] = readdirSync(import.meta.dirname, {
  recursive: true,
  encoding: 'utf8',
})
  // This file's own titles are about the gate.
  .filter((file) => file.endsWith('.test.ts') && file !== 'requirements.test.ts')
  .flatMap((file) =>
    readCitations(readFileSync(join(import.meta.dirname, file), 'utf8')).map((citation) => ({
      file,
      ...citation,
    })),
  );

describe('the requirements', () => {
  it('have an id each that no other has', () => {
    expect(findRepeated(REQUIREMENTS)).toEqual([]);
  });

  it('have ids, sources and behaviours in one form', () => {
    for (const { id, source, behaviour, planned } of REQUIREMENTS) {
      expect(id).toMatch(/^(?:INV-\d+|REQ-[A-Z0-9]+(?:-[A-Z0-9]+)*)$/);
      expect(source, id).toMatch(/\S/);
      expect(behaviour, id).toMatch(/^["A-Z].*\.$/);
      expect(planned ?? 1, id).toBeGreaterThan(0);
    }
  });

  it('are each cited by a test, or planned with the number of the issue that brings them', () => {
    expect(findUncited(REQUIREMENTS, citations)).toEqual([]);
  });

  it('are no longer called planned once a test cites them', () => {
    expect(findArrived(REQUIREMENTS, citations)).toEqual([]);
  });

  it('are the only ones that tests cite', () => {
    expect(findUnknown(REQUIREMENTS, citations)).toEqual([]);
  });
});

describe('the gate itself', () => {
  const made = (id: string, planned?: number): Requirement => ({
    id,
    source: 'nowhere',
    behaviour: 'Holds.',
    ...(planned === undefined ? {} : { planned }),
  });
  const cited = (id: string): Cited => ({ file: 'a.test.ts', id, title: id });

  it('sees an id that is there twice, one that nobody cites, one that has arrived, and one that nobody knows', () => {
    expect(findRepeated([made('REQ-A'), made('REQ-B'), made('REQ-A')])).toEqual(['REQ-A']);
    expect(findUncited([made('REQ-A'), made('REQ-B'), made('REQ-C', 7)], [cited('REQ-B')])).toEqual(
      ['REQ-A'],
    );
    expect(findArrived([made('REQ-A', 7), made('REQ-B', 7)], [cited('REQ-A')])).toEqual(['REQ-A']);
    expect(findUnknown([made('REQ-A')], [cited('REQ-A'), cited('REQ-B')])).toEqual([
      'REQ-B in a.test.ts: REQ-B',
    ]);
  });

  it('reads invariants by number and requirements by id out of titles alone', () => {
    const source = `
      // it('REQ-COMMENT')
      const text = 'REQ-TEXT';
      describe('invariant 3: two processes', () => {
        it.each(rows)('invariants 1, 4 and 8: %s', () => {});
        it.each\`a\`(\`is \${state} [REQ-A, REQ-B]\`, () => {});
        test("it's [REQ-C]", { timeout: 5 }, () => {});
        it.skip('[REQ-SKIPPED]', () => {});
        other('REQ-OTHER');
      });
      describe.skip('invariant 9', () => { it('[REQ-INSIDE]', () => {}); });
      describe.skipIf(isAway)('[REQ-D]', () => {});
    `;
    const ids = readCitations(source).map(({ id }) => id);
    expect(ids).toEqual('INV-3 INV-1 INV-4 INV-8 REQ-A REQ-B REQ-C REQ-D'.split(' '));
  });

  it('takes other numbers in a title for no invariant', () => {
    expect(idsIn('invariant 4 and 8: 3 of 12')).toEqual(['INV-4', 'INV-8']);
    expect(idsIn('the invariants, 3 of them; is variant 2')).toEqual([]);
  });
});

function findRepeated(requirements: readonly Requirement[]): readonly string[] {
  const ids = requirements.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function findUncited(
  requirements: readonly Requirement[],
  by: readonly Cited[],
): readonly string[] {
  const citedIds = new Set(by.map(({ id }) => id));
  return requirements
    .filter(({ id, planned }) => planned === undefined && !citedIds.has(id))
    .map(({ id }) => id);
}

function findArrived(
  requirements: readonly Requirement[],
  by: readonly Cited[],
): readonly string[] {
  const citedIds = new Set(by.map(({ id }) => id));
  return requirements
    .filter(({ id, planned }) => planned !== undefined && citedIds.has(id))
    .map(({ id }) => id);
}

function findUnknown(
  requirements: readonly Requirement[],
  by: readonly Cited[],
): readonly string[] {
  const known = new Set(requirements.map(({ id }) => id));
  return by
    .filter(({ id }) => !known.has(id))
    .map(({ file, id, title }) => `${id} in ${file}: ${title}`);
}
