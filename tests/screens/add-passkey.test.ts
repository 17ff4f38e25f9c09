/** Adding a passkey when the last sign-in is too old: the card offers the sign-in, and goes on where it was. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { findAccessibilityFaults, findClippedTexts } from './find-faults.ts';
import { listOf } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const OPTIONS = {
  challenge: Buffer.from('challenge-1').toString('base64url'),
  rp: { name: 'Order confirmation', id: 'localhost' },
  user: { id: Buffer.from('u1').toString('base64url'), name: 'customer-1', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  timeout: 3_000,
};
const TOO_OLD = 'Your sign-in is too old for this. Nothing was bought. Please sign in once more.';

async function addAuthenticator({ page }: Scene): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Presses "Add a passkey" with a sign-in that is too old. */
async function askTooLate(): Promise<Scene> {
  const scene = await stage.openSignedIn(listOf());
  const { page, approval } = scene;
  approval.passkeyOptions = () => ({
    outcome: 'refused',
    message: TOO_OLD,
    signIn: { authorizationUrl: approval.authorizationUrl() },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('heading', { name: 'First, sign in once more' }).waitFor();
  approval.callbackAnswer = { outcome: 'passkey_may_be_added' };
  return scene;
}

describe('adding a passkey after the sign-in has grown old', () => {
  it('says why, offers the sign-in, and leaves for it only when it is pressed', async () => {
    const scene = await askTooLate();
    const { page, approval, faults } = scene;
    await page.getByText('To add a passkey, sign in once more.').waitFor();
    expect(await page.getByText(TOO_OLD).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.locator('h1').evaluate((h1) => h1.matches(':focus'))).toBe(true);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findAccessibilityFaults(page)).toEqual([]);
      expect(await findClippedTexts(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    expect(approval.calls.some(({ path }) => path === '/api/callback')).toBe(true);
    expect(faults).toEqual([]);
    await scene.close();
  });

  it('goes on by itself after the sign-in where the browser lets it, and says that it is added', async () => {
    const scene = await askTooLate();
    const { page, approval } = scene;
    await addAuthenticator(scene);
    approval.passkeyOptions = () => OPTIONS;
    approval.addedPasskey = () => {
      approval.list = { ...approval.list, hasPasskey: true };
      return { outcome: 'added' };
    };
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Your passkey is added.').waitFor();
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    const sent = approval.calls.filter(({ path }) => path === '/api/passkeys');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ response: { type: 'public-key' } });
    await scene.close();
  });

  it('waits for a press without a word of blame where the browser wants one', async () => {
    const scene = await askTooLate();
    const { page, approval, faults } = scene;
    // As in a frame of another origin, where nothing is made without a press of the person: the unasked call gets a no.
    await page.addInitScript(() => {
      const create = navigator.credentials.create.bind(navigator.credentials);
      let isUnasked = true;
      navigator.credentials.create = (options) => {
        if (!isUnasked) return create(options);
        isUnasked = false;
        return Promise.reject(new DOMException('press first', 'NotAllowedError'));
      };
    });
    approval.passkeyOptions = () => OPTIONS;
    approval.addedPasskey = () => ({ outcome: 'added' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Now your passkey' }).waitFor();
    await addAuthenticator(scene);
    expect(await page.getByText('No passkey was added.').count()).toBe(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Your passkey is added.').waitFor();
    expect(faults).toEqual([]);
    await scene.close();
  });
});
