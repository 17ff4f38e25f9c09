/** Installed on a phone: the worker under Trusted Types, notices asked for by a press alone, and what is shown offline. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from './account-fixture.ts';
import { openCardStage, type CardStage } from './card-stage.ts';
import { listOf } from './order-fixture.ts';

const PUBLIC = join(import.meta.dirname, '../../screens/surfaces/card/public');

let stage: CardStage;
beforeAll(async () => {
  stage = await openCardStage();
});
afterAll(() => stage.close());

describe('[REQ-CARD-INSTALLED] the card as an app', () => {
  it('has a manifest whose every icon is there in the size that it says', async () => {
    const manifest = JSON.parse(await readFile(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
      readonly start_url: string;
      readonly display: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
    };
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    expect(manifest.icons.length).toBeGreaterThanOrEqual(4);
    for (const { src, sizes } of manifest.icons) {
      const icon = await readFile(join(PUBLIC, src));
      if (src.endsWith('.svg')) continue;
      expect(`${String(icon.readUInt32BE(16))}x${String(icon.readUInt32BE(20))}`).toBe(sizes);
    }
  });

  it('asks for notices at a press and never before, and registers its worker under the policy', async () => {
    const scene = await stage.openSignedIn(listOf());
    const { page, approval, faults } = scene;
    approval.account = accountOf();
    approval.applicationServerKey =
      'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM';
    await page.context().grantPermissions(['notifications'], { origin: approval.origin });
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      Notification.requestPermission = () => {
        asked.push('permission');
        return Promise.resolve('granted');
      };
      PushManager.prototype.subscribe = function subscribe() {
        asked.push('subscribe');
        return Promise.resolve({
          endpoint: 'https://push.example/1',
          toJSON: () => ({ endpoint: 'https://push.example/1', keys: {} }),
          unsubscribe: () => Promise.resolve(true),
        } as unknown as PushSubscription);
      };
    });
    await page.goto(`${approval.origin}/account/settings`);
    await page.getByRole('button', { name: 'Allow notices on this device' }).waitFor();
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    expect(await asked()).toEqual([]);
    await page.getByRole('button', { name: 'Allow notices on this device' }).click();
    await expect.poll(asked).toEqual(['permission', 'subscribe']);
    await expect
      .poll(() => approval.calls.find(({ path }) => path === '/api/push/subscribe')?.body)
      .toEqual({ subscription: { endpoint: 'https://push.example/1', keys: {} } });
    expect(faults).toEqual([]);

    // The worker is there now: without a connection it shows its one page, and no order.
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.goto(`${approval.origin}/`);
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    await approval.close();
    await page.goto(`${approval.origin}/`);
    await page.getByText('Nothing can be confirmed without a connection.').waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(['/offline.css', '/offline.html']);
    await page.context().close();
  });
});
