/** What a person does on the card, and what it says when something is not as it should be. */
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { CODE, listOf, NOW, orderIn } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const WAITING = orderIn('to_confirm');
const PATH = `/orders/${WAITING.digest}`;

function field(page: Page): Locator {
  return page.getByLabel('Type the total to confirm');
}

async function waitFor(text: string, { page }: Scene): Promise<void> {
  await page.getByText(text).first().waitFor();
}

describe('the journey', () => {
  it('goes from sign-in to receipt with the keyboard alone, and no policy is broken [REQ-KEYBOARD]', async () => {
    const scene = await stage.open(listOf(WAITING));
    const { page, approval, faults } = scene;
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/');

    // The account comes first, then the order.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(PATH);

    approval.callbackAnswer = { outcome: 'confirmed', digest: WAITING.digest };
    approval.totalAnswer = () => {
      approval.list = listOf(orderIn('confirmed_here'));
      return {
        outcome: 'verify',
        signIn: { authorizationUrl: approval.authorizationUrl() },
        passkey: null,
      };
    };
    while (!(await field(page).evaluate((input) => input.matches(':focus')))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('47.61');
    await page.keyboard.press('Enter');
    await page.locator('.cell').first().waitFor();
    expect((await page.locator('.cell').allInnerTexts()).join('')).toBe(CODE);
    expect(new URL(page.url()).pathname).toBe(PATH);
    expect(approval.calls.find((call) => call.path.endsWith('/total'))?.body).toEqual({
      text: '47.61',
      shownDigest: WAITING.digest,
    });
    expect(approval.calls.find((call) => call.path === '/api/callback')?.body).toEqual({
      code: 'c1',
      state: 's1',
      iss: approval.origin,
    });

    approval.list = listOf(orderIn('ordered'));
    await page.locator('hb-receipt .number').waitFor();
    expect(await page.locator('hb-receipt h1').evaluate((h1) => h1.matches(':focus'))).toBe(true);
    expect(await page.locator('.cell').count()).toBe(0);
    expect(faults).toEqual([]);
    await scene.close();
  });

  it('shows a wrong amount beside the field, as it was read and as it is expected, and keeps what was typed [REQ-TOTAL-EXACT]', async () => {
    const scene = await stage.openSignedIn(listOf(WAITING), { path: PATH });
    const { page, approval } = scene;
    approval.totalAnswer = () => ({
      outcome: 'refused',
      message: 'That is not the total of this order. Nothing was bought.',
      read: '$74.61',
      expected: '$47.61',
    });
    await field(page).fill('74.61');
    await page.getByRole('button', { name: 'Confirm' }).click();
    const alert = page.locator('hb-confirmation-form').getByRole('alert');
    await alert.getByText('That is not the total').waitFor();
    expect((await alert.innerText()).replace(/\s+/g, ' ')).toContain(
      'You typed $74.61 The total is $47.61',
    );
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page).inputValue()).toBe('74.61');
    expect(await field(page).evaluate((input) => input.matches(':focus'))).toBe(true);
    const below = await alert.boundingBox();
    const typed = await field(page).boundingBox();
    expect(below && typed && below.y - typed.y - typed.height < 16).toBe(true);
    await scene.close();
  });

  it('sends nothing while the field is empty, and says so', async () => {
    const scene = await stage.openSignedIn(listOf(WAITING), { path: PATH });
    await scene.page.getByRole('button', { name: 'Confirm' }).click();
    await waitFor('Type the total first.', scene);
    expect(scene.approval.calls.some((call) => call.path.endsWith('/total'))).toBe(false);
    await scene.close();
  });

  it('shows what changed elsewhere within the next look, without a reload', async () => {
    const scene = await stage.openSignedIn(listOf());
    await waitFor('Nothing is waiting', scene);
    scene.approval.list = listOf(WAITING);
    await waitFor('Waiting for you', scene);
    await scene.close();
  });
});

describe('when something is not as it should be', () => {
  it('says that the connection is lost, and takes it back when it returns', async () => {
    const scene = await stage.openSignedIn(listOf(WAITING), { path: PATH });
    scene.approval.isDown = true;
    await waitFor('No connection.', scene);
    await field(scene.page).fill('47.61');
    await scene.page.getByRole('button', { name: 'Confirm' }).click();
    await waitFor('That did not arrive. Nothing was confirmed.', scene);
    scene.approval.isDown = false;
    await scene.page.getByText('No connection.').waitFor({ state: 'detached' });
    expect(await field(scene.page).inputValue()).toBe('47.61');
    await scene.close();
  });

  it('says what to do when the browser threw the secure cookie away', async () => {
    const scene = await stage.open(listOf());
    scene.approval.doesSetCookie = false;
    await scene.page.getByRole('button', { name: 'Sign in' }).click();
    await waitFor('Your browser did not keep your sign-in', scene);
    await waitFor('Chrome, Edge or Firefox', scene);
    await scene.close();
  });

  it('says so when the sign-in was not finished, and keeps no answer of it in the address', async () => {
    const scene = await stage.open(listOf(), { path: '/callback?error=access_denied&state=s1' });
    await waitFor('You did not finish signing in. Nothing was confirmed.', scene);
    expect(new URL(scene.page.url()).search).toBe('');
    await scene.close();
  });

  it('keeps the answer of a sign-in out of the address even when it could not be handed on', async () => {
    const scene = await stage.open(listOf());
    scene.approval.isDown = true;
    await scene.page.goto(`${scene.approval.origin}/callback?code=c1&state=s1&iss=i`);
    await waitFor('No connection.', scene);
    expect(new URL(scene.page.url()).search).toBe('');
    await scene.close();
  });

  it('shows a refused verification at its order, in the words of the approval side', async () => {
    const scene = await stage.openSignedIn(listOf(WAITING), { path: PATH });
    scene.approval.callbackAnswer = {
      outcome: 'refused',
      message: 'Your sign-in is too old for this. Nothing was bought.',
      digest: WAITING.digest,
    };
    await field(scene.page).fill('47.61');
    await scene.page.getByRole('button', { name: 'Confirm' }).click();
    await waitFor('Your sign-in is too old for this.', scene);
    await field(scene.page).waitFor();
    await scene.close();
  });

  it('says that an order is not there in the same words, whoever it belongs to', async () => {
    const scene = await stage.openSignedIn(listOf(), { path: `/orders/${'0'.repeat(64)}` });
    await waitFor('This order is not here', scene);
    await scene.close();
  });

  it('counts down by the clock of the server, not of the phone', async () => {
    const order = orderIn('confirmed_here', { redeemBy: NOW + 125_000 });
    const scene = await stage.openSignedIn(listOf(order), { path: PATH });
    await scene.page.getByText(/^2 minutes( [345] seconds)? left to say the code$/).waitFor();
    await scene.close();
  });
});
