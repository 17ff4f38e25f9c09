/** Turns: however many redeem at once, the merchant is asked for as few as can be judged while its answer is good. */
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../settlement/redeem/turns.ts';

describe('turns [REQ-TURNS]', () => {
  it('never has more at once than there are places, and comes to everyone in order', async () => {
    const turns = createTurns(3);
    const begun: number[] = [];
    let atOnce = 0;
    let most = 0;
    const done = await Promise.all(
      Array.from({ length: 20 }, (_each, place) =>
        turns.take(async () => {
          begun.push(place);
          atOnce += 1;
          most = Math.max(most, atOnce);
          await Promise.resolve();
          atOnce -= 1;
          return place;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(begun).toEqual(done);
  });

  it('gives the place on when a piece of work fails', async () => {
    const turns = createTurns(1);
    await expect(turns.take(() => Promise.reject(new Error('the store is gone')))).rejects.toThrow(
      'the store is gone',
    );
    await expect(turns.take(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
