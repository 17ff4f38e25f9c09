/** What `npm run say` takes and refuses, in words. */
import { describe, expect, it } from 'vitest';
import { describeAmount } from '../../../simulator/say/describe-amount.ts';
import { readSayOptions } from '../../../simulator/say/say-options.ts';

function read(line: string) {
  return readSayOptions(line.split(' '));
}

describe('npm run say', () => {
  it('tells how an amount is written, said, read back and marked up', () => {
    const options = read('--locale de-DE --amount 5015 --currency EUR');
    expect(options.outcome === 'read' ? describeAmount(options) : options.why).toEqual([
      'written    50,15\u00a0€',
      'words      fünfzig Euro und fünfzehn Cent',
      'read-back  fünf null, Komma, eins fünf',
      'markup     <speak>fünfzig Euro und fünfzehn Cent: fünf null, Komma, eins fünf</speak>',
      'and back   the same amount',
    ]);
  });

  it.each([
    ['--amount 1 --currency EUR', /--locale is missing/u],
    ['--locale de --amount 1 --currency EUR', /--locale cannot be "de"; it is one of en-US, /u],
    ['--locale zh-CN --amount 1 --currency EUR', /--locale cannot be "zh-CN"/u],
    ['--locale de-DE --amount 1 --currency CHF', /--currency cannot be "CHF"; it is one of USD, /u],
    ['--locale de-DE --amount 50.15 --currency EUR', /--amount cannot be "50.15"/u],
    ['--locale de-DE --amount=-1 --currency EUR', /--amount cannot be "-1"/u],
    [
      '--locale de-DE --amount 1000000000001 --currency EUR',
      /whole number from 0 to 1000000000000/u,
    ],
    ['--locale de-DE --currency EUR', /--amount is missing/u],
    ['--bogus', /--bogus/u],
  ])('refuses %s', (line, why) => {
    const options = read(line);
    expect(options.outcome === 'refused' ? options.why : 'read').toMatch(why);
  });
});
