/** A token that is kept for its time, and no longer. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createHeldToken, type HeldToken } from '#edge';

let asked: number;
let now: number;
let token: HeldToken;

beforeEach(() => {
  asked = 0;
  now = 1_000_000;
  token = createHeldToken({
    nowEpochMs: () => now,
    request: () => {
      asked += 1;
      return Promise.resolve({ access_token: `token-${String(asked)}`, expires_in: 300 });
    },
  });
});

describe('a held token', () => {
  it('is asked for once, until half a minute before it expires', async () => {
    expect(await token.get()).toBe('token-1');
    now += 269_999;
    expect(await token.get()).toBe('token-1');
    now += 1;
    expect(await token.get()).toBe('token-2');
  });

  it('is asked for anew once it was refused', async () => {
    await token.get();
    token.drop();
    expect(await token.get()).toBe('token-2');
  });
});
