/** Every call of the card, made by somebody else in every disguise: refused, nothing changed in any store or ledger, nothing given away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISGUISES, sendDisguised } from './disguises.ts';
import { TARGETS } from './targets.ts';
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
  it.each(DISGUISES)('gets nothing by a $id [REQ-WEB-DISGUISED]', async (disguise) => {
    const harms: string[] = [];
    for (const target of TARGETS) {
      if (disguise.notOn?.[target.id] !== undefined) continue;
      const call = await target.call(stage);
      const prepared = takeSnapshot(stage);
      const answer = await sendDisguised(call, disguise, stage);
      const told = [
        ...changedSince(prepared, stage)
          .filter((table) => disguise.usesUp?.[target.id]?.includes(table) !== true)
          .map((table) => `${table} changed`),
        ...secretsIn(answer, stage),
        ...(isRefused(answer) ? [] : [`answered with ${answer.text}`]),
        ...(answer.status >= 500 ? [`a fault: ${answer.text}`] : []),
      ];
      if (told.length > 0) harms.push(`${target.id}: ${target.harm}: ${told.join(', ')}`);
    }
    expect(harms).toEqual([]);
  });
});
