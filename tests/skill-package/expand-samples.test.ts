import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandSamples } from '../../skill-package/source/expand-samples.ts';

describe('the notation of samples', () => {
  it('gives each way of each choice, in order, and leaves slots alone', () => {
    expect(expandSamples('(order|buy) (the |){product}')).toEqual([
      'order the {product}',
      'order {product}',
      'buy the {product}',
      'buy {product}',
    ]);
  });

  it('takes a line for a sample, without stray spaces, and none twice', () => {
    expect(
      expandSamples(`
        yes
        yes (please|)
      `),
    ).toEqual(['yes', 'yes please']);
    expect(expandSamples('\n \n')).toEqual([]);
  });

  it('opens a choice within a choice', () => {
    expect(expandSamples('a (b (c|d)|e)')).toEqual(['a b c', 'a e', 'a b d']);
  });

  it('never leaves a mark of its own in a sample', () => {
    const word = fc.constantFrom('order', 'the', '{product}', 'bags');
    const choice = fc
      .array(word, { minLength: 1, maxLength: 3 })
      .map((words) => `(${words.join('|')}|)`);
    fc.assert(
      fc.property(fc.array(fc.oneof(word, choice), { minLength: 1, maxLength: 4 }), (parts) => {
        for (const sample of expandSamples(parts.join(' '))) expect(sample).not.toMatch(/[()|]/);
      }),
    );
  });
});
