/** Ceremonies played wrongly, names of another, and how long "no" takes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../approval/test-browser.ts';
import { playSequence } from './sequence-cases.ts';
import { NAMED_BY_STRANGER, SEQUENCES } from './sequences.ts';
import {
  changedSince,
  isRefused,
  openWebStage,
  secretsIn,
  takeSnapshot,
  type WebStage,
} from './web-stage.ts';

let stage: WebStage;
beforeAll(async () => {
  stage = await openWebStage();
});
afterAll(() => stage.world.stop());

describe('an attack of several steps', () => {
  it.each(SEQUENCES)('is refused: $id [REQ-WEB-SEQUENCES]', async (sequence) => {
    const own = await openWebStage();
    const scene = { ...own, door: own.world.origin };
    const played = await playSequence(sequence, { ...scene, isControl: false });
    expect(played.harms).toEqual([]);
    expect(played.attempts).toBeGreaterThan(0);
    // The control arm: by who may, it is done, and the same detector sees it.
    const before = takeSnapshot(own);
    expect(isRefused(await sequence.control(own))).toBe(false);
    expect(changedSince(before, own)).not.toEqual([]);
    await own.world.stop();
  });
});

describe('what is hers, named by a stranger', () => {
  it.each(NAMED_BY_STRANGER)(
    'invariant 11: is as if it were not there: $id [REQ-WEB-STRANGER]',
    async (named) => {
      const { ids, endpoint, stranger, person } = stage;
      const hers = { ...ids, endpoint };
      const nobodys = {
        session: 'A'.repeat(16),
        passkey: 'A'.repeat(16),
        client: 'nobodys-client',
        endpoint: 'https://push.example/nobodys',
      };
      const ask = (of: Record<string, string>, by = stranger): Promise<Answer> =>
        by.post(named.path(of), named.body?.(of) ?? {});
      const before = takeSnapshot(stage);
      const [known, unknown] = [await ask(hers), await ask(nobodys)];
      expect(withoutTime(known)).toEqual(withoutTime(unknown));
      expect(secretsIn(known, stage)).toEqual([]);
      const changed = changedSince(before, stage);
      expect(changed.filter((table) => !table.startsWith('approval ledger'))).toEqual([]);
      if (named.id === 'client’s right') return;
      // The control arm.
      await ask(hers, person);
      expect(changedSince(before, stage)).not.toEqual(changed);
    },
  );

  it('is told of no sooner and no later than what nobody has: of many answers neither kind comes first more often than chance has it [REQ-WEB-TIME]', async () => {
    const { order, stranger } = stage;
    const times = { hers: [] as number[], nobodys: [] as number[] };
    for (let round = 0; round < 40; round += 1) {
      const turns =
        round % 2 === 0 ? (['hers', 'nobodys'] as const) : (['nobodys', 'hers'] as const);
      for (const whose of turns) {
        const digest = whose === 'hers' ? order.digest : 'e'.repeat(64);
        const begun = performance.now();
        await stranger.get(`/api/orders/${digest}`);
        times[whose].push(performance.now() - begun);
      }
    }
    expect(Math.abs(standardErrorsApart(times.hers, times.nobodys))).toBeLessThan(5);
    // Without evening out, an answer comes in a few milliseconds.
    expect(Math.min(...times.hers, ...times.nobodys)).toBeGreaterThan(30);
  });

  it('would be told apart by a difference far smaller than evening out takes away', () => {
    // Every answer of one kind a millisecond before its like of the other, among waits of very different lengths.
    const nobodys = Array.from({ length: 40 }, (_, place) => 5 + ((place * 17) % 40) * 0.04);
    const hers = nobodys.map((time) => time - 1);
    expect(Math.abs(standardErrorsApart(hers, nobodys))).toBeGreaterThan(5);
  });
});

function withoutTime({ status, text }: Answer): readonly unknown[] {
  return [status, text.replace(/"nowEpochMs":\d+/, '')];
}

/** The rank-sum statistic in its standard errors: single answers that a busy machine held up weigh no more than others. */
function standardErrorsApart(one: readonly number[], other: readonly number[]): number {
  const before = one.flatMap((time) => other.filter((its) => its < time)).length;
  const [few, many] = [one.length, other.length];
  return (before - (few * many) / 2) / Math.sqrt((few * many * (few + many + 1)) / 12);
}
