/** Every screen in every theme and width: nothing that axe finds, nothing cut off, nothing that the policy stops. */
import { ORDER_VIEW_STATES, type OrderList } from '#core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { findAccessibilityFaults, findClippedTexts, readAllText } from './find-faults.ts';
import { CODE, listOf, orderIn, wideOrder } from './order-fixture.ts';

const WIDTHS = [320, 390, 768];
const THEMES = ['light', 'dark'] as const;

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

/** Looks at the scene in each theme and width, and closes it. */
async function expectNoFaults(scene: Scene): Promise<void> {
  const { page, faults } = scene;
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findClippedTexts(page), `clipped at ${String(width)}`).toEqual([]);
    }
    expect(await findAccessibilityFaults(page), colorScheme).toEqual([]);
  }
  expect(faults).toEqual([]);
  await scene.close();
}

function sceneOf(list: OrderList): Promise<Scene> {
  const [order] = list.orders;
  return stage.openSignedIn(list, { path: order ? `/orders/${order.digest}` : '/' });
}

describe('a screen of the card', () => {
  for (const state of ORDER_VIEW_STATES) {
    it(`invariant 2: shows an order that is ${state} without a fault, and a code only if it is confirmed here`, async () => {
      // Even if an order carries a code in another state, no screen draws it.
      const scene = await sceneOf(listOf(orderIn(state, { code: CODE, triesLeft: 3 })));
      await scene.page.locator('hb-state-line svg').first().waitFor();
      const shown = (await readAllText(scene.page)).replace(/[\s,]/g, '');
      expect(shown).toContain('HarborRoasters');
      expect(shown.includes(CODE)).toBe(state === 'confirmed_here');
      await expectNoFaults(scene);
    });
  }

  it('shows nine digits, long titles and another seller without a fault', async () => {
    await expectNoFaults(await sceneOf(listOf(wideOrder())));
  });

  it('shows the list, and a list without orders, without a fault', async () => {
    await expectNoFaults(
      await stage.openSignedIn(listOf(orderIn('to_confirm'), { ...orderIn('ordered') })),
    );
    await expectNoFaults(await stage.openSignedIn(listOf()));
  });

  it('shows the sign-in without a fault', async () => {
    const scene = await stage.open(listOf());
    await scene.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectNoFaults(scene);
  });

  it('keeps every text whole at twice the text size on the narrowest phone', async () => {
    for (const order of [orderIn('to_confirm'), orderIn('confirmed_here'), wideOrder()]) {
      const scene = await sceneOf(listOf(order));
      await scene.page.setViewportSize({ width: 320, height: 844 });
      await scene.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await findClippedTexts(scene.page)).toEqual([]);
      await scene.close();
    }
  });
});

describe('the code', () => {
  it('stands in four cells of 56 px figures, and is read digit by digit once', async () => {
    const scene = await sceneOf(listOf(orderIn('confirmed_here')));
    const cells = scene.page.locator('.cell');
    expect(await cells.allInnerTexts()).toEqual(Array.from(CODE));
    expect(await cells.first().evaluate((cell) => getComputedStyle(cell).fontSize)).toBe('56px');
    const box = await cells.first().boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(56);
    const heard = await scene.page.locator('hb-voice-code').ariaSnapshot();
    expect(heard.match(/4, 8, 2, 1/g)).toHaveLength(1);
    expect(heard).not.toMatch(/4 8 2 1|4821/);
    await scene.close();
  });
});
