/** Sending goods back: nothing goes without being chosen and without a verification, and the screen says what became of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { findAccessibilityFaults } from './find-faults.ts';
import { listOf, orderIn, wideOrder } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const BOUGHT = wideOrder('ordered');
const [RESERVE = '', CAP = ''] = BOUGHT.lines.map(({ title }) => title);
const DONE = 'Your return is on its way to the seller. An e-mail tells you whether it is taken.';

async function openReceipt(order = BOUGHT): Promise<Scene> {
  return stage.openSignedIn(listOf(order), { path: `/orders/${order.digest}` });
}

async function openSendBack(): Promise<Scene> {
  const scene = await openReceipt();
  const { page, approval } = scene;
  approval.changeAnswer = () => ({
    outcome: 'verify',
    signIn: { authorizationUrl: approval.authorizationUrl() },
    passkey: null,
  });
  approval.callbackAnswer = { outcome: 'changed', change: 'return_order' };
  await page.getByRole('button', { name: 'Send something back' }).click();
  await page.getByLabel(RESERVE).waitFor();
  return scene;
}

function asked({ approval }: Scene): unknown {
  return approval.calls.find(({ path }) => path === '/api/changes')?.body;
}

describe('sending something back', () => {
  it.each(['ordered', 'too_late', 'partly_refunded'] as const)(
    'is offered beside the receipt: %s',
    async (state) => {
      const scene = await openReceipt(orderIn(state, { refundedTotal: null }));
      await scene.page.getByRole('button', { name: 'Send something back' }).waitFor();
      await scene.close();
    },
  );

  it.each(['to_confirm', 'stopped', 'payment_unknown', 'refunded'] as const)(
    'is not offered where nothing can go back: %s',
    async (state) => {
      const scene = await openReceipt(orderIn(state));
      await scene.page.locator('h1').waitFor();
      expect(await scene.page.getByRole('button', { name: 'Send something back' }).count()).toBe(0);
      await scene.close();
    },
  );

  it('asks for the chosen lines by their place in the order, after one verification [REQ-RETURN-ASKED]', async () => {
    const scene = await openSendBack();
    const { page } = scene;
    expect(asked(scene)).toBeUndefined();
    await page.getByLabel(CAP).selectOption('1');
    await page.getByRole('button', { name: 'Ask the seller' }).click();
    await page.getByText(DONE).waitFor();
    expect(asked(scene)).toEqual({
      change: {
        kind: 'return_order',
        digest: BOUGHT.digest,
        lines: [{ line: 1, quantity: 1 }],
      },
    });
    expect(new URL(page.url()).hash).toBe('#send-back');
    expect(await page.getByLabel(CAP).count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await page.locator('hb-receipt .number').waitFor();
    expect(scene.faults).toEqual([]);
    await scene.close();
  });

  it('takes all of it at one press, and nothing while nothing is chosen', async () => {
    const scene = await openSendBack();
    const { page } = scene;
    await page.getByRole('button', { name: 'Ask the seller' }).click();
    await page.getByText('Choose at least one thing. Nothing was asked.').waitFor();
    expect(await page.getByLabel(RESERVE).evaluate((select) => select.matches(':focus'))).toBe(
      true,
    );
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(asked(scene)).toBeUndefined();
    await page.getByRole('button', { name: 'Choose everything' }).click();
    await page.getByRole('button', { name: 'Ask the seller' }).click();
    await page.getByText(DONE).waitFor();
    expect(asked(scene)).toMatchObject({
      change: {
        lines: [
          { line: 0, quantity: 99 },
          { line: 1, quantity: 1 },
        ],
      },
    });
    await scene.close();
  });

  it('says that nothing was changed when the sign-in did not prove it, and can be asked for again [REQ-CHANGE-REFUSED-SAID]', async () => {
    const scene = await openSendBack();
    const { page, approval } = scene;
    approval.callbackAnswer = { outcome: 'change_refused', reason: 'other_person' };
    await page.getByLabel(CAP).selectOption('1');
    await page.getByRole('button', { name: 'Ask the seller' }).click();
    await page.getByText('You signed in as somebody else. Nothing was changed.').waitFor();
    await page.getByLabel(CAP).waitFor();
    await scene.close();
  });

  it('keeps what is to go back in sight beside an unfinished passkey, and leads back to the order', async () => {
    const scene = await openSendBack();
    const { page, approval } = scene;
    approval.changeAnswer = () => ({
      outcome: 'verify',
      signIn: { authorizationUrl: approval.authorizationUrl() },
      passkey: { challenge: 'AAAA', timeout: 10, rpId: 'elsewhere.example' },
    });
    await page.getByLabel(RESERVE).selectOption('12');
    await page.getByRole('button', { name: 'Ask the seller' }).click();
    await page.getByText('That did not finish. Nothing was changed.').waitFor();
    await page.getByText(`12 × ${RESERVE}`).waitFor();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to the order' }).click();
    await page.getByLabel(RESERVE).waitFor();
    await scene.close();
  });

  it('is the order’s own screen again after the browser’s “back”', async () => {
    const scene = await openSendBack();
    await scene.page.goBack();
    await scene.page.locator('hb-receipt .number').waitFor();
    await scene.close();
  });
});

describe('what came back', () => {
  it.each([
    ['partly_refunded', '$18.99', 'Part of your money came back'],
    ['refunded', '$47.61', 'Your money came back'],
  ] as const)('is shown with its amount: %s', async (state, refundedTotal, money) => {
    const scene = await openReceipt(orderIn(state, { refundedTotal }));
    await scene.page.getByText(money).first().waitFor();
    expect(await scene.page.locator('hb-receipt .back').innerText()).toBe(refundedTotal);
    await scene.close();
  });
});
