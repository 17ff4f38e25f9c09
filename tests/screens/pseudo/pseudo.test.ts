/** Every screen in a language that is longer and runs from right to left. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD_MOMENTS, playMoment } from '../card-moments.ts';
import { openCardStage, type CardStage, type Scene } from '../card-stage.ts';
import { findAccessibilityFaults, findClippedTexts, findSmallTargets } from '../find-faults.ts';
import { CODE, listOf, orderIn } from '../order-fixture.ts';

let stage: CardStage;
let scene: Scene;
beforeAll(async () => {
  stage = await openCardStage({
    plugins: [
      {
        name: 'pseudo-locale',
        load: (id) =>
          /strings\/(?:phone|account)\/zh-cn\.ts$/.test(id)
            ? `export * from ${JSON.stringify(join(import.meta.dirname, 'pseudo-texts.ts'))}`
            : null,
      },
    ],
  });
  scene = await stage.openSignedIn(listOf());
  await scene.page.evaluate(() => {
    localStorage.setItem('hearback.locale', 'zh-CN');
  });
});
afterAll(async () => {
  await scene.close();
  await stage.close();
});

describe('[REQ-CARD-RTL] from right to left, and forty in a hundred longer', () => {
  it.each(CARD_MOMENTS)('no text is cut, and axe finds nothing: $name', async (moment) => {
    await playMoment(scene, moment);
    const { page } = scene;
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findClippedTexts(page), String(width)).toEqual([]);
      expect(await findSmallTargets(page), String(width)).toEqual([]);
    }
    expect(await findAccessibilityFaults(page)).toEqual([]);
  });

  it('keeps the digits of the code in their order, and the total from left to right', async () => {
    const order = orderIn('confirmed_here');
    await playMoment(scene, {
      name: '',
      words: '',
      list: listOf(order),
      path: `/orders/${order.digest}`,
    });
    const boxes = await scene.page
      .locator('.cell')
      .evaluateAll((cells) =>
        cells.map((cell) => ({ text: cell.textContent, left: cell.getBoundingClientRect().left })),
      );
    const seen = boxes.toSorted((one, other) => one.left - other.left).map(({ text }) => text);
    expect(seen.join('')).toBe(CODE);
    expect(await scene.page.locator('.total bdi').getAttribute('dir')).toBe('ltr');
    // The words lie at the right edge, as they begin there.
    const heading = await scene.page
      .locator('h1')
      .first()
      .evaluate((h1) => getComputedStyle(h1).direction);
    expect(heading).toBe('rtl');
  });
});
