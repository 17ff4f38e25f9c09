/** The clock of a demo that is put forward: by its start-up alone, by a file, and never back. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followClockFile, writeClockFile } from '../../../simulator/launch/clock-file.ts';
import { readLaunchOptions } from '../../../simulator/launch/launch-options.ts';
import { movedDate } from '../../../simulator/launch/moved-date.ts';

const HOUR_MS = 3_600_000;

describe('a date that is ahead', () => {
  let aheadMs = HOUR_MS;
  const Moved = movedDate(Date, () => aheadMs);

  it('is ahead for the present moment alone, and stays a date', () => {
    const real = Date.now();
    for (const now of [Moved.now(), new Moved().getTime(), Date.parse(Moved())]) {
      expect(Math.abs(now - real - HOUR_MS)).toBeLessThan(5000);
    }
    expect(new Moved(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
    expect(new Moved('2026-11-30T10:00:00Z').getTime()).toBe(Date.UTC(2026, 10, 30, 10));
    expect(Moved.UTC(2026, 0, 1)).toBe(Date.UTC(2026, 0, 1));
    expect(new Moved(2026, 0, 1).getTime()).toBe(new Date(2026, 0, 1).getTime());
    expect([new Moved() instanceof Date, new Date() instanceof Moved]).toEqual([true, true]);
    class Later extends Moved {}
    expect(new Later()).toBeInstanceOf(Later);
    expect(Math.abs(new Later().getTime() - real - HOUR_MS)).toBeLessThan(5000);
  });

  it('goes as it is told from then on', () => {
    aheadMs = 2 * HOUR_MS;
    expect(Math.abs(Moved.now() - Date.now() - 2 * HOUR_MS)).toBeLessThan(5000);
  });
});

describe('the file of a demo’s clock', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearback-clock-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('moves forward only, and what is no number moves nothing', () => {
    let monotonicMs = 0;
    const path = join(folder, 'clock');
    const aheadMs = followClockFile(path, () => (monotonicMs += 1000));
    expect(aheadMs()).toBe(0);
    writeClockFile(path, HOUR_MS);
    expect(aheadMs()).toBe(HOUR_MS);
    writeClockFile(path, 60_000);
    expect(aheadMs()).toBe(HOUR_MS);
    writeClockFile(path, Number.NaN);
    expect(aheadMs()).toBe(HOUR_MS);
    rmSync(path);
    expect(aheadMs()).toBe(HOUR_MS);
  });

  it('is read again only after a moment', () => {
    let monotonicMs = 0;
    const path = join(folder, 'clock');
    const aheadMs = followClockFile(path, () => monotonicMs);
    expect(aheadMs()).toBe(0);
    writeClockFile(path, HOUR_MS);
    monotonicMs = 19;
    expect(aheadMs()).toBe(0);
    monotonicMs = 20;
    expect(aheadMs()).toBe(HOUR_MS);
    expect(existsSync(`${path}.new`)).toBe(false);
  });

  it('is followed only where the words after npm start name it, and never by isolated sides', () => {
    const named = readLaunchOptions(['--clock', join(folder, 'clock')]);
    expect(named).toMatchObject({ options: { clockFile: join(folder, 'clock') } });
    expect(readLaunchOptions([])).toMatchObject({ options: { clockFile: undefined } });
    expect(readLaunchOptions(['--clock', 'clock', '--isolated'])).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('--clock is not for an isolated run') as string,
    });
  });
});
