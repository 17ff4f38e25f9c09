/** How often one account may call the card, and what it is told when that was too often. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../../approval/http/rate-limits.ts';
import { makeWorld, type World } from './approval-world.ts';
import type { TestBrowser } from './test-browser.ts';

const ASSERTION = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
const REGISTRATION = {
  ...ASSERTION,
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
};
const SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
};

let world: World;
let browser: TestBrowser;
beforeEach(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterEach(() => world.stop());

describe('how often one may call', () => {
  it('is bounded for an account, across its sessions, and for no other account [REQ-ACCOUNT-LIMITS]', async () => {
    world.serveWith({ limits: { ...RATE_LIMITS, writes: { calls: 2, inSeconds: 60 } } });
    const other = await world.signedIn();
    const stranger = await world.signedIn({ sub: 'customer-2' });
    const change = (by: TestBrowser) => by.post('/api/settings', { isSharedDevice: false });
    expect((await change(browser)).status).toBe(200);
    expect((await change(other)).status).toBe(200);
    expect((await change(browser)).status).toBe(429);
    expect((await change(stranger)).status).toBe(200);
  });

  it.each([
    ['writes', '/api/orders/DIGEST/decline', {}, 'Nothing was changed.'],
    ['writes', '/api/passkeys/options', {}, 'Nothing was changed.'],
    ['writes', '/api/passkeys', { response: REGISTRATION }, 'Nothing was changed.'],
    ['writes', '/api/push/subscribe', { subscription: SUBSCRIPTION }, 'Nothing was changed.'],
    ['writes', '/api/push/unsubscribe', { endpoint: 'https://x.example' }, 'Nothing was changed.'],
    ['writes', '/api/history', null, 'Nothing was changed.'],
    ['totals', '/api/orders/DIGEST/passkey', { response: ASSERTION }, 'Nothing was bought.'],
  ] as const)('is bounded by %s at %s [REQ-ACCOUNT-LIMITS]', async (bound, path, body, words) => {
    world.serveWith({ limits: { ...RATE_LIMITS, [bound]: { calls: 1, inSeconds: 60 } } });
    const { digest } = await world.propose();
    const at = path.replace('DIGEST', digest);
    const call = () => (body === null ? browser.get(at) : browser.post(at, body));
    expect((await call()).status).toBe(200);
    const refused = await call();
    expect(refused.status).toBe(429);
    expect(refused.text).toContain(words);
  });

  it('is bounded for an address before anybody is known', async () => {
    world.serveWith({ limits: { ...RATE_LIMITS, signIns: { calls: 2, inSeconds: 60 } } });
    const calls = [];
    for (let call = 0; call < 3; call += 1) calls.push((await browser.post('/api/sign-in')).status);
    expect(calls).toEqual([200, 200, 429]);
  });
});
