/** Passkeys as a real phone makes them: the card at a public host behind an operator's TLS, and a passkey that is that host's alone. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, startHttpsProxy, type HttpsProxy } from '../e2e/https-proxy.ts';
import { openLiveStage, type LiveStage } from './live-stage.ts';

const HOST = 'card.shop.example';

describe.skipIf(!hasOpenssl())('at a public address (skipped where there is no openssl)', () => {
  let proxy: HttpsProxy;
  let stage: LiveStage;
  beforeAll(async () => {
    proxy = await startHttpsProxy([HOST]);
    stage = await openLiveStage({
      origin: `https://${HOST}:${String(proxy.port)}`,
      args: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`, '--ignore-certificate-errors'],
    });
    proxy.passOn({ [HOST]: stage.world.port });
  });
  afterAll(async () => {
    await stage.close();
    await proxy.close();
  });

  /** A phone whose owner is recognised at once; what it keeps can be looked at. */
  async function addAuthenticator(page: Page): Promise<() => Promise<readonly string[]>> {
    const devtools = await stage.context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return async () => {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ rpId }) => rpId ?? '');
    };
  }

  it('a passkey is made for that host alone, and confirms an order there [REQ-PUBLIC-PASSKEY]', async () => {
    const { world, context } = stage;
    const page = await stage.open('/');
    await page.setViewportSize({ width: 390, height: 844 });
    const hostsOfPasskeys = await addAuthenticator(page);
    await stage.signIn(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Your passkey is added.').waitFor();
    expect(await hostsOfPasskeys()).toEqual([HOST]);

    const order = await world.propose();
    await page.goto(`${world.origin}/orders/${order.digest}`);
    await page.getByLabel('Type the total to confirm').fill('47.61');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.cell').first().waitFor();
    const [confirmed] = await world.store.listConfirmations(order.digest);
    const claims = (confirmed?.jws ?? '').split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      amr: ['hwk', 'user'],
    });
    const cookies = await context.cookies();
    expect(cookies.filter(({ secure, domain }) => !secure || domain !== HOST)).toEqual([]);
    expect(stage.faults.filter((fault) => !/live|502|ERR_/.test(fault))).toEqual([]);
  });
});
