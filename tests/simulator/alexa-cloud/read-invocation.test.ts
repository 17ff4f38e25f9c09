import { describe, expect, it } from 'vitest';
import { readInvocation } from '../../../simulator/alexa-cloud/index.ts';

const read = (text: string): ReturnType<typeof readInvocation> =>
  readInvocation(text, 'harbor roasters');

describe('calling a skill by its name', () => {
  it('opens it where nothing is asked', () => {
    for (const text of [
      'alexa, open harbor roasters',
      'Open Harbor Roasters',
      'Alexa, ask harbor roasters',
    ]) {
      expect(read(text), text).toEqual({ kind: 'open' });
    }
  });

  it('asks it with and without a joining word', () => {
    for (const text of [
      'Alexa, ask harbor roasters to order a dark roast',
      'ask harbor roasters order a dark roast',
      'alexa, order a dark roast from harbor roasters',
    ]) {
      expect(read(text), text).toEqual({ kind: 'ask', utterance: 'order a dark roast' });
    }
    expect(read('alexa, ask harbor roasters, my code is four eight two one')).toEqual({
      kind: 'ask',
      utterance: 'my code is four eight two one',
    });
  });

  it('leaves words without the name as they are', () => {
    expect(read('Alexa, my code is 4821')).toEqual({ kind: 'bare', utterance: 'my code is 4821' });
    expect(read('open another shop')).toEqual({ kind: 'bare', utterance: 'open another shop' });
    expect(read('open harbor roastersx')).toMatchObject({ kind: 'bare' });
  });
});
