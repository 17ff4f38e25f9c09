/** The card and the sign-in behind an operator's TLS proxy, as a real phone reaches them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '#edge';
import { createCardClient, createCardSender } from '../../simulator/walkthrough/card-client.ts';
import { hasOpenssl, startHttpsProxy, type HttpsProxy } from './https-proxy.ts';
import { startShop, type Phone, type RunningShop } from './running-shop.ts';
import { confirmOn, orderByVoice, sayCode, sayIntent } from './steps.ts';

const CARD_HOST = 'card.shop.example';
const IDENTITY_HOST = 'id.shop.example';

describe.skipIf(!hasOpenssl())('with --public-url (skipped where there is no openssl)', () => {
  let proxy: HttpsProxy;
  let shop: RunningShop;
  let card: string;
  let identity: string;
  const cookies: string[] = [];
  beforeAll(async () => {
    proxy = await startHttpsProxy([CARD_HOST, IDENTITY_HOST]);
    card = `https://${CARD_HOST}:${String(proxy.port)}`;
    identity = `https://${IDENTITY_HOST}:${String(proxy.port)}`;
    shop = await startShop(['--public-url', card, '--public-identity-url', identity]);
    const { approval, identity: identityPort } = shop.report.ports;
    proxy.passOn({ [CARD_HOST]: approval, [IDENTITY_HOST]: identityPort });
  }, 90_000);
  afterAll(async () => {
    await shop.stop();
    await proxy.close();
  });

  async function openPhone(): Promise<Phone> {
    const [customer] = shop.report.customers;
    if (customer === undefined) throw new Error('there is a demo customer');
    const { username, passphrase } = customer;
    const dial: Fetch = async (input, init) => {
      const answer = await proxy.dial(input, init);
      cookies.push(...answer.headers.getSetCookie());
      return answer;
    };
    const options = {
      cardOrigin: card,
      issuer: identity,
      dial,
      username,
      passphrase,
      nowEpochMs: () => Date.now(),
    };
    const send = await createCardSender(options);
    const client = await createCardClient(options, send);
    expect(await client.signIn()).toMatchObject({ outcome: 'signed_in' });
    return { ...client, send };
  }

  it('names the addresses in its report, its metadata and to the page [REQ-PUBLIC-URL]', async () => {
    expect(shop.report.publicUrls).toEqual({ card, identity });
    const metadata = await proxy.dial(`${identity}/.well-known/openid-configuration`);
    expect(await metadata.json()).toMatchObject({
      issuer: identity,
      authorization_endpoint: `${identity}/auth`,
      token_endpoint: `${identity}/token`,
    });
    const demo = await shop.dial(`${shop.addresses.page}/demo`);
    expect(await demo.json()).toMatchObject({
      isCardElsewhere: true,
      addresses: { approval: card },
    });
  });

  it('answers for those hosts alone, and the card is framed by nobody [REQ-PUBLIC-URL]', async () => {
    const shell = await proxy.dial(`${card}/`);
    expect(shell.status).toBe(200);
    expect(shell.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(shell.headers.get('strict-transport-security')).not.toBeNull();
    const plain = `http://card.hearback.localhost:${String(shop.report.ports.approval)}/`;
    expect((await shop.dial(plain)).status).toBe(421);
  });

  it('does the whole job: the card’s address on the Echo, the total and the sign-in over TLS, the code; every cookie is kept to TLS [REQ-PUBLIC-URL]', async () => {
    const order = await orderByVoice(shop);
    const cards: unknown = await (await shop.dial(`${shop.addresses.page}/alexa/cards`)).json();
    expect(cards).toMatchObject({
      cards: [{ text: expect.stringContaining(`${card}/orders/`) as unknown }],
    });
    const code = await confirmOn(await openPhone(), order.digest);
    await sayCode(shop, code);
    expect((await sayIntent(shop, 'how is my order', 'StatusIntent')).caption).toMatch(/paid/i);
    expect(await shop.captures()).toHaveLength(1);
    // Of the card and of the identity provider: none of them ever leaves TLS.
    expect(cookies.filter((cookie) => cookie.startsWith('__Host-session='))).not.toEqual([]);
    expect(cookies.filter((cookie) => !cookie.startsWith('__Host-'))).not.toEqual([]);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure(;|$)/i);
  }, 60_000);
});
