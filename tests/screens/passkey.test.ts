/** Confirming with a passkey, against Chromium's own virtual authenticator. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardStage, type CardStage, type Scene } from './card-stage.ts';
import { CODE, listOf, orderIn } from './order-fixture.ts';

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

const WAITING = orderIn('to_confirm');
const CREDENTIAL_ID = Buffer.from('credential-1');

/** A device with one passkey for the card, whose owner is, or is not, recognised. */
async function addAuthenticator(scene: Scene, isOwner: boolean): Promise<void> {
  const devtools = await scene.page.context().newCDPSession(scene.page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: isOwner,
    },
  });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await devtools.send('WebAuthn.addCredential', {
    authenticatorId,
    credential: {
      credentialId: CREDENTIAL_ID.toString('base64'),
      isResidentCredential: true,
      rpId: 'localhost',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      userHandle: Buffer.from('customer-1').toString('base64'),
      signCount: 1,
    },
  });
}

async function typeTotal(scene: Scene): Promise<void> {
  const { page, approval } = scene;
  approval.list = { ...approval.list, hasPasskey: true };
  approval.totalAnswer = () => ({
    outcome: 'verify',
    signIn: { authorizationUrl: approval.authorizationUrl() },
    passkey: {
      challenge: Buffer.from('challenge-1').toString('base64url'),
      rpId: 'localhost',
      allowCredentials: [{ id: CREDENTIAL_ID.toString('base64url'), type: 'public-key' }],
      userVerification: 'required',
      timeout: 10_000,
    },
  });
  await page.getByText('Next: your passkey, then a code to say.').waitFor();
  await page.getByLabel('Type the total to confirm').fill('47.61');
  await page.getByRole('button', { name: 'Confirm' }).click();
}

describe('a passkey', () => {
  it('is asked for after the total was right, and its answer brings the code', async () => {
    const scene = await stage.openSignedIn(listOf(WAITING), { path: `/orders/${WAITING.digest}` });
    const { page, approval, faults } = scene;
    await addAuthenticator(scene, true);
    approval.passkeyAnswer = () => {
      approval.list = listOf(orderIn('confirmed_here'));
      return { outcome: 'confirmed', digest: WAITING.digest };
    };
    await typeTotal(scene);
    await page.locator('.cell').first().waitFor();
    expect((await page.locator('.cell').allInnerTexts()).join('')).toBe(CODE);
    const sent = approval.calls.find((call) => call.path.endsWith('/passkey'))?.body;
    expect(sent).toMatchObject({ response: { id: CREDENTIAL_ID.toString('base64url') } });
    expect(faults).toEqual([]);
    await scene.close();
  });

  it('that does not recognise its owner confirms nothing, says so, and leaves the sign-in open', async () => {
    const scene = await stage.openSignedIn(listOf(WAITING), { path: `/orders/${WAITING.digest}` });
    const { page, approval } = scene;
    await addAuthenticator(scene, false);
    await typeTotal(scene);
    await page.getByText('That did not finish. Nothing was confirmed.').waitFor();
    expect(approval.calls.some((call) => call.path.endsWith('/passkey'))).toBe(false);
    await page.getByRole('button', { name: 'Back to the order' }).click();
    expect(await page.getByLabel('Type the total to confirm').inputValue()).toBe('47.61');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('That did not finish. Nothing was confirmed.').waitFor();
    approval.callbackAnswer = { outcome: 'confirmed', digest: WAITING.digest };
    await page.getByRole('button', { name: 'Sign in instead' }).click();
    await page.waitForFunction(() => location.pathname.startsWith('/orders/'));
    expect(approval.calls.some((call) => call.path === '/api/callback')).toBe(true);
    await scene.close();
  });
});
