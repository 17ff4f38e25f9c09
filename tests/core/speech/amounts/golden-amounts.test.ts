import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenAmounts } from './golden-amounts.ts';

describe('the pinned amounts', () => {
  it('are said and written to the letter as they were when they were reviewed [REQ-AMOUNTS-PINNED]', () => {
    const pinned = readFileSync(new URL('golden-amounts.tsv', import.meta.url), 'utf8');
    expect(goldenAmounts()).toEqual(pinned.replace(/\n$/u, '').split('\n'));
    expect(pinned.split('\n').length).toBeGreaterThan(6000);
  });
});
