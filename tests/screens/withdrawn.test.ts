/** "Confirming another withdraws the first, and says so" (design section 5): on the new order's screen and on the old one's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage } from './card-stage.ts';
import { findAccessibilityFaults } from './find-faults.ts';
import { listOf, orderIn } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const WAITING = orderIn('to_confirm');
const PATH = `/orders/${WAITING.digest}`;
const TOOK_BACK = 'Confirming this one took that back: its code no longer works.';

describe('a confirmation that took another back', () => {
  for (const withdrawn of [undefined, 1]) {
    it(`says so beside the code only when it did (${String(withdrawn ?? 'none')})`, async () => {
      const scene = await stage.openSignedIn(listOf(WAITING), { path: PATH });
      const { page, approval } = scene;
      approval.callbackAnswer = { outcome: 'confirmed', digest: WAITING.digest, withdrawn };
      approval.totalAnswer = () => {
        approval.list = listOf(orderIn('confirmed_here'));
        const signIn = { authorizationUrl: approval.authorizationUrl() };
        return { outcome: 'verify', signIn, passkey: null };
      };
      await page.getByLabel('Type the total to confirm').fill('47.61');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.locator('.cell').first().waitFor();
      expect(await page.getByText(TOOK_BACK).count()).toBe(withdrawn ?? 0);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      await scene.close();
    });
  }

  it('is told on the other order, which can be confirmed again', async () => {
    const scene = await stage.openSignedIn(listOf(orderIn('to_confirm', { isTakenBack: true })), {
      path: PATH,
    });
    const { page } = scene;
    await page.getByText('That took this confirmation back: its code no longer works.').waitFor();
    await page.getByText('Nothing is bought yet').first().waitFor();
    await page.getByLabel('Type the total to confirm').waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await scene.close();
  });

  it('is not told on an order that was never confirmed', async () => {
    const scene = await stage.openSignedIn(listOf(WAITING), { path: PATH });
    await scene.page.getByLabel('Type the total to confirm').waitFor();
    expect(await scene.page.getByText('took this confirmation back').count()).toBe(0);
    await scene.close();
  });
});
