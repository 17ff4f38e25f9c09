/** Waiting for a file that another connection holds. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repeatWhileBusy } from '../../stores/sqlite/repeat-while-busy.ts';
import { makeFolder, openByHand } from './store-fixture.ts';

function makeHeldFile() {
  const path = join(makeFolder(), 'held.sqlite');
  const holder = openByHand(path);
  holder.exec('CREATE TABLE one (a INTEGER); BEGIN IMMEDIATE');
  const impatient = new DatabaseSync(path, { timeout: 0 });
  onTestFinished(() => {
    impatient.close();
  });
  return { holder, impatient };
}

describe('repeatWhileBusy', () => {
  it('tries again until the holder lets go, and gives what the work gives', () => {
    const { holder, impatient } = makeHeldFile();
    let attempts = 0;
    const result = repeatWhileBusy(() => {
      attempts += 1;
      if (attempts === 3) holder.exec('COMMIT');
      impatient.exec('BEGIN IMMEDIATE');
      return 'done';
    });
    expect([result, attempts]).toEqual(['done', 3]);
  });

  it('gives up when the holder never lets go', () => {
    const { impatient } = makeHeldFile();
    expect(() => {
      repeatWhileBusy(() => {
        impatient.exec('BEGIN IMMEDIATE');
      });
    }).toThrow('locked');
  });

  it('does not repeat what fails for another reason', () => {
    const { impatient } = makeHeldFile();
    let attempts = 0;
    expect(() => {
      repeatWhileBusy(() => {
        attempts += 1;
        impatient.exec('SELECT * FROM nowhere');
      });
    }).toThrow('no such table');
    expect(attempts).toBe(1);
  });
});
