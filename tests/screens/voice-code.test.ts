import { ORDER_VIEW_STATES } from '#core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openElementStage, type ElementStage } from './element-stage.ts';
import { readAllText } from './find-faults.ts';
import { CODE, NOW, orderIn } from './order-fixture.ts';

let stage: ElementStage;
beforeAll(async () => {
  stage = await openElementStage();
});
afterAll(() => stage.close());

describe('hb-voice-code', () => {
  it('invariant 2: draws a code only in confirmed_here, whatever the order holds', async () => {
    const page = await stage.open();
    const drawnIn: string[] = [];
    for (const state of ORDER_VIEW_STATES) {
      const order = orderIn(state, { code: CODE, triesLeft: 3 });
      await page.evaluate(
        ([drawn, nowEpochMs]) => window.draw('hb-voice-code', { order: drawn, nowEpochMs }),
        [order, NOW] as const,
      );
      if ((await readAllText(page)).replace(/[\s,]/g, '').includes(CODE)) drawnIn.push(state);
    }
    expect(drawnIn).toEqual(['confirmed_here']);
    await page.context().close();
  });

  it('says how many tries are left after a wrong code, and counts down to nothing and not below', async () => {
    const page = await stage.open();
    const order = orderIn('confirmed_here', { triesLeft: 1 });
    await page.evaluate(
      ([drawn, nowEpochMs]) => window.draw('hb-voice-code', { order: drawn, nowEpochMs }),
      [order, order.redeemBy + 5000] as const,
    );
    const text = await readAllText(page);
    expect(text).toContain('That code was not right. You have one try left.');
    expect(text).toContain('0 seconds left');
    const bar = page.locator('progress');
    expect(await bar.evaluate((progress) => progress.getAttribute('aria-valuetext'))).toBe(
      '0 seconds left to say the code',
    );
    await page.context().close();
  });
});
