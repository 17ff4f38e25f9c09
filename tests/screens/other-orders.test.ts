/** The list leads on, and no page of one order hides that another waits. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { findAccessibilityFaults, findClippedTexts } from './find-faults.ts';
import { CODE, listOf, NOW, orderIn } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const OTHER = { digest: 'beef'.padEnd(64, '7'), checkWords: 'silver otter' };
const NEWER = orderIn('to_confirm', { ...OTHER, createdAt: NOW - 5_000 });
const OLDER = orderIn('to_confirm', { ...OTHER, createdAt: NOW - 90_000 });

async function expectNoFaults({ page, faults }: Scene): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findClippedTexts(page)).toEqual([]);
    }
    expect(await findAccessibilityFaults(page)).toEqual([]);
  }
  expect(faults).toEqual([]);
}

describe('beside other orders', () => {
  it('the list says what a tap on an order leads to', async () => {
    const scene = await stage.openSignedIn(listOf(NEWER, orderIn('confirmed_here')));
    const { page } = scene;
    expect(await page.getByRole('link', { name: 'Show the code' }).count()).toBe(1);
    await expectNoFaults(scene);
    await page.getByRole('link', { name: 'Review and confirm' }).click();
    await page.getByLabel('Type the total to confirm').waitFor();
    await scene.close();
  });

  for (const state of ['cancelled', 'expired'] as const) {
    it(`an order that is ${state} leads to the newer one, and does not say to order once more`, async () => {
      const ended = orderIn(state);
      const scene = await stage.openSignedIn(listOf(ended, NEWER), {
        path: `/orders/${ended.digest}`,
      });
      const { page } = scene;
      await page.getByText('A newer order is waiting.').waitFor();
      expect(await page.getByText('ask your Echo to order it again').isVisible()).toBe(false);
      await expectNoFaults(scene);
      await page.getByRole('button', { name: 'Open the newer order' }).click();
      await page.locator('hb-order-review').getByText(OTHER.checkWords).waitFor();
      await scene.close();
    });
  }

  it('an order that was cancelled says how to get it when only an older one waits', async () => {
    const ended = orderIn('cancelled');
    const scene = await stage.openSignedIn(listOf(ended, OLDER), {
      path: `/orders/${ended.digest}`,
    });
    await scene.page.getByText('ask your Echo to order it again').waitFor();
    expect(await scene.page.getByText('A newer order is waiting.').count()).toBe(0);
    await scene.close();
  });

  for (const state of ['confirmed_here', 'ordered'] as const) {
    it(`the page of an order that is ${state} says quietly that another waits, and leads to it`, async () => {
      const shown = orderIn(state);
      const scene = await stage.openSignedIn(listOf(shown, NEWER), {
        path: `/orders/${shown.digest}`,
      });
      const { page } = scene;
      const link = page.getByRole('link', { name: '1 order is waiting' });
      await link.waitFor();
      await expectNoFaults(scene);
      await link.click();
      await page.locator('hb-order-review').getByText(OTHER.checkWords).waitFor();
      await scene.close();
    });
  }

  it('the page of a code says nothing of others when none waits', async () => {
    const shown = orderIn('confirmed_here');
    const scene = await stage.openSignedIn(listOf(shown), { path: `/orders/${shown.digest}` });
    await scene.page.getByText(CODE.split('').join(' ')).waitFor();
    expect(await scene.page.getByText('waiting').count()).toBe(0);
    await scene.close();
  });
});
