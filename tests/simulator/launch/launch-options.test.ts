import { describe, expect, it } from 'vitest';
import { readLaunchOptions } from '../../../simulator/launch/launch-options.ts';

describe('the words after npm start', () => {
  it('have the demo’s ports and times where nothing is said [REQ-DEMO-TIMES]', () => {
    expect(readLaunchOptions([])).toEqual({
      outcome: 'read',
      options: {
        keepDirectory: undefined,
        isJson: false,
        isIsolated: false,
        ports: 'demo',
        confirmWithinSeconds: 600,
        redeemWithinSeconds: 300,
      },
    });
  });

  it('are all read', () => {
    const args = '--keep a-folder --json --ports 21000 --confirm-within 5 --redeem-within 7'.split(
      ' ',
    );
    expect(readLaunchOptions(args)).toMatchObject({
      options: {
        keepDirectory: 'a-folder',
        isJson: true,
        ports: 21_000,
        confirmWithinSeconds: 5,
        redeemWithinSeconds: 7,
      },
    });
  });

  it('print the usage when help is asked for', () => {
    for (const args of [['--help'], ['-h'], ['--json', '--help']]) {
      const read = readLaunchOptions(args);
      expect(read.outcome, args.join(' ')).toBe('help');
      expect(read).toMatchObject({ message: expect.stringContaining('--keep DIR  ') as string });
    }
  });

  it('are refused with the usage when they are unknown or no such number', () => {
    for (const args of [
      ['--nope'],
      ['stray'],
      ['--ports', '80'],
      ['--ports', '65530'],
      ['--ports', '21000.5'],
      ['--ports', '-1'],
      ['--confirm-within', '0'],
      ['--redeem-within', '1e3'],
    ]) {
      const read = readLaunchOptions(args);
      expect(read.outcome, args.join(' ')).toBe('refused');
      expect(read).toMatchObject({ message: expect.stringContaining('npm start --') as string });
    }
  });
});
