/** Every call of the card, made by somebody else in every disguise: refused, nothing changed in any store or ledger, nothing given away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISGUISE_CASES } from './disguise-cases.ts';
import { LIVE_CASES } from './live-cases.ts';
import { TARGETS } from './targets.ts';
import { openUnguardedCard, type UnguardedCard } from './unguarded-card.ts';
import type { WebScene } from './web-case.ts';
import {
  changedSince,
  isRefused,
  openWebStage,
  secretsIn,
  takeSnapshot,
  type WebStage,
} from './web-stage.ts';

let stage: WebStage;
let unguarded: UnguardedCard;
beforeAll(async () => {
  stage = await openWebStage();
  unguarded = await openUnguardedCard({ person: stage.person, titles: () => [] });
});
afterAll(async () => {
  await unguarded.close();
  await stage.world.stop();
});

const atTheCard = (): WebScene => ({ ...stage, door: stage.world.origin, isControl: false });
const atOneWithoutGuards = (): WebScene => ({ ...stage, door: unguarded.origin, isControl: true });

describe('the person herself', () => {
  it('is served by each of the calls, and the detector sees it: the control arm', async () => {
    const own = await openWebStage();
    const unseen: string[] = [];
    for (const target of TARGETS) {
      const call = await target.call(own);
      const before = takeSnapshot(own);
      const answer = await own.person.call(call.method, call.path, call.body);
      const seen = [...changedSince(before, own), ...secretsIn(answer, own)];
      if (isRefused(answer) || seen.length === 0) unseen.push(`${target.id}: ${answer.text}`);
    }
    await own.world.stop();
    expect(unseen).toEqual([]);
  });
});

describe('somebody else', () => {
  it.each(DISGUISE_CASES)('gets nothing: $title [REQ-WEB-DISGUISED]', async ({ play }) => {
    const { attempts, harms } = await play(atTheCard());
    expect(harms).toEqual([]);
    expect(attempts).toBeGreaterThan(0);
  });

  it('gets nothing by a live connection, a planted cookie or a way on [REQ-WEB-LIVE] [REQ-WEB-FIXATION] [REQ-WEB-REDIRECT]', async () => {
    for (const { id, play } of LIVE_CASES)
      expect([id, await play(atTheCard())]).toMatchObject([id, { harms: [] }]);
  });

  it('gets all of it at a card without guards: each detector fires [REQ-WEB-DETECTORS]', async () => {
    const silent: string[] = [];
    for (const { id, play } of [...DISGUISE_CASES, ...LIVE_CASES]) {
      const { harms } = await play(atOneWithoutGuards());
      if (harms.length === 0) silent.push(id);
    }
    expect(silent).toEqual([]);
  });
});
