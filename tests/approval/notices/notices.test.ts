/** Notices to the phone: found by reading, encrypted to the browser, few, and never able to confirm anything. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalJson } from '#core';
import { nodeHash } from '#stores';
import { revokeClient } from '../../../approval/account/client-rights.ts';
import { call, removeFolders } from '../../simulator/stand-in-store/listen.ts';
import { customer1, customer2 } from '../approval-world.ts';
import { makeNoticeStage, type NoticeStage } from './notice-stage.ts';

let stage: NoticeStage;
beforeEach(async () => {
  stage = await makeNoticeStage();
});
afterEach(async () => {
  await stage.stopAll();
});
afterAll(removeFolders);

const HOUR = 3_600_000;

async function chooseNotices(notices: { isOn: boolean; showsAmount: boolean }): Promise<void> {
  await stage.store.saveSettings(
    {
      customerId: customer1,
      settings: { locale: null, isSharedDevice: true, notices },
      voiceJws: 'voice',
    },
    { at: stage.clock.now, kind: 'signed_in', digest: null, facts: {} },
  );
}

describe('a notice of an order that waits', () => {
  it('is found by reading and sent, with nobody calling for it [REQ-NOTICE-FOUND]', async () => {
    const { push } = await stage.phone();
    const watch = stage.openWatch();
    watch.start();
    const dryRun = await stage.propose();
    await vi.waitFor(
      () => {
        expect(stage.noticesOf(push)).toEqual([
          {
            kind: 'order_waits',
            digest: dryRun.digest,
            shopName: 'Harbor Roasters',
            total: null,
            locale: 'en-US',
          },
        ]);
      },
      { timeout: 10_000, interval: 20 },
    );
    watch.stop();
  });

  it('invariant 2: carries no amount, token, code, title or address, and nothing that confirms [REQ-NOTICE-CARRIES-NOTHING]', async () => {
    const { push } = await stage.phone();
    const dryRun = await stage.propose();
    await stage.tellAll();
    const [notice] = stage.noticesOf(push);
    expect(Object.keys(notice ?? {}).toSorted()).toEqual([
      'digest',
      'kind',
      'locale',
      'shopName',
      'total',
    ]);
    const text = canonicalJson(notice);
    for (const secret of ['47.61', '4761', dryRun.tokenHash, 'Dark Roast', 'Home', '4242']) {
      expect(text, secret).not.toContain(secret);
    }
    const [message] = stage.messages();
    // Nor does what the push service sees name the order.
    const seen = JSON.stringify({
      ...message,
      body: Buffer.from(message?.body ?? '', 'base64url').toString('latin1'),
    });
    expect(seen).not.toContain(dryRun.digest);
    expect(seen).not.toContain('Harbor');
  });

  it('says the total only where the customer asked for it', async () => {
    const { push } = await stage.phone();
    await chooseNotices({ isOn: true, showsAmount: true });
    await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push).map(({ total }) => total)).toEqual(['$47.61']);
  });

  it('is not given where notices are off', async () => {
    await stage.phone();
    await chooseNotices({ isOn: false, showsAmount: false });
    await stage.propose();
    await stage.tellAll();
    expect(stage.messages()).toEqual([]);
  });

  it('lasts until the order can be confirmed no more, and is replaced when the order ends (RFC 8030, section 5.4)', async () => {
    const { push } = await stage.phone();
    const dryRun = await stage.propose();
    stage.clock.now += 60_000;
    await stage.tellAll();
    const [waits] = stage.messages();
    expect(waits?.ttlSeconds).toBe(540);
    await stage.endOrder(dryRun, 'cancelled');
    await stage.tellAll();
    await stage.tellAll();
    expect(stage.noticesOf(push)).toEqual([
      {
        kind: 'order_ended',
        digest: dryRun.digest,
        shopName: 'Harbor Roasters',
        total: null,
        locale: 'en-US',
      },
    ]);
    expect(stage.messages().map(({ topic }) => topic)).toEqual([waits?.topic]);
  });

  it('is given once, also after a restart', async () => {
    const { push } = await stage.phone();
    await stage.propose();
    await stage.tellAll();
    await stage.tellAll();
    const watch = stage.openWatch();
    watch.start();
    const second = await stage.propose();
    await vi.waitFor(
      () => {
        expect(stage.noticesOf(push).map(({ digest }) => digest)).toContain(second.digest);
      },
      { timeout: 10_000, interval: 20 },
    );
    watch.stop();
    expect(stage.noticesOf(push)).toHaveLength(2);
  });

  it('comes three times an hour and no more, however many orders are proposed [REQ-NOTICES-PER-HOUR]', async () => {
    const { push } = await stage.phone();
    const orders = [];
    for (let count = 0; count < 5; count += 1) orders.push(await stage.propose());
    await stage.tellAll();
    expect(stage.noticesOf(push).map(({ digest }) => digest)).toEqual(
      orders.slice(0, 3).map(({ digest }) => digest),
    );
    stage.clock.now += HOUR + 1;
    const later = await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push).map(({ digest }) => digest)).toEqual([
      ...orders.slice(0, 3).map(({ digest }) => digest),
      later.digest,
    ]);
  });

  it('is not given for a client that the customer has sent away [REQ-DECLINE-REVOKES]', async () => {
    const { push } = await stage.phone();
    const [first] = [await stage.propose()];
    await stage.tellAll();
    await revokeClient(
      { customerId: customer1, clientId: first.terms.clientId, name: 'Alexa', because: null },
      stage.parts,
    );
    await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push).map(({ digest }) => digest)).toEqual([first.digest]);
  });

  it('is not given of an order that the card would not show (invariant 8), nor of one that is over', async () => {
    await stage.phone();
    await stage.propose({}, { sentence: 'Another sentence.' });
    await stage.propose({ shop: { id: 'other-shop', name: 'Other Shop' } });
    const declined = await stage.propose();
    await stage.endOrder(declined, 'declined');
    await stage.tellAll();
    expect(stage.messages()).toEqual([]);
  });

  it('invariant 11: goes to the browsers of its customer alone', async () => {
    const { push } = await stage.phone();
    await stage.propose({ customerId: customer2 });
    await stage.tellAll(customer2);
    await stage.tellAll(customer1);
    expect(stage.noticesOf(push)).toEqual([]);
    expect(stage.messages()).toEqual([]);
  });

  it('is not given to a browser that subscribed when the order was there already: it has it on its screen', async () => {
    await stage.propose();
    stage.clock.now += 1000;
    await stage.phone();
    await stage.tellAll();
    expect(stage.messages()).toEqual([]);
  });
});

describe('a subscription', () => {
  it('ends with its session: who has signed out is told nothing [REQ-NOTICE-SESSION]', async () => {
    const { browser } = await stage.phone();
    await browser.post('/api/sign-out');
    await stage.propose();
    await stage.tellAll();
    expect(stage.messages()).toEqual([]);
  });

  it('is forgotten when the push service says that it is gone [REQ-NOTICE-GONE]', async () => {
    const { subscriptionId } = await stage.phone();
    const other = await stage.phone();
    await call(`${stage.service.url}/push/control/unsubscribe`, { subscriptionId });
    await stage.propose();
    await stage.tellAll();
    const left = await stage.store.listSubscriptions({
      customerId: customer1,
      nowEpochMs: stage.clock.now,
    });
    expect(left.map(({ endpoint }) => endpoint)).toEqual([other.push.subscription.endpoint]);
    expect(stage.noticesOf(other.push)).toHaveLength(1);
  });

  it('is taken back by its own customer alone', async () => {
    const { browser, push } = await stage.phone();
    const { endpoint } = push.subscription;
    const stranger = await stage.signedIn({ sub: 'customer-2' });
    const strange = await stranger.post('/api/push/unsubscribe', { endpoint });
    await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push)).toHaveLength(1);
    const own = await browser.post('/api/push/unsubscribe', { endpoint });
    expect(own.body).toEqual(strange.body);
    await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push)).toHaveLength(1);
  });

  it('goes to listed push services alone: no other address is ever dialled [REQ-PUSH-SERVICES]', async () => {
    const { browser, push } = await stage.phone();
    const { keys } = push.subscription;
    const port = new URL(stage.service.url).port;
    for (const endpoint of [
      'https://push.attacker.example/x',
      'http://127.0.0.1:1/push/send/x',
      `https://127.0.0.1:${port}/x`,
      `http://127.0.0.1:${port}@attacker.example/x`,
      `http://user@127.0.0.1:${port}/x`,
      `http://localhost:${port}/push/send/x`,
    ]) {
      const answer = await browser.post('/api/push/subscribe', {
        subscription: { endpoint, keys },
      });
      expect([answer.status, answer.body], endpoint).toEqual([
        200,
        { outcome: 'refused', reason: 'service_unknown' },
      ]);
    }
  });

  it('with a key that is no point on the curve is refused', async () => {
    const { browser, push } = await stage.phone();
    const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
    const { endpoint, keys } = push.subscription;
    const answer = await browser.post('/api/push/subscribe', {
      subscription: { endpoint, keys: { ...keys, p256dh } },
    });
    expect(answer.body).toEqual({ outcome: 'refused', reason: 'key_not_valid' });
  });

  it('invariant 1: that was changed by hand gets nothing, wherever it leads now [REQ-NOTICE-SEALED]', async () => {
    const { push } = await stage.phone();
    // A browser that could be sent to: only nobody of ours subscribed with it.
    const { body } = await call(`${stage.service.url}/push/control/subscribe`, {
      applicationServerKey: stage.vapidKey.publicKey,
    });
    const { endpoint } = body as { readonly endpoint: string };
    const database = new DatabaseSync(stage.storePath);
    database.prepare('UPDATE push_subscriptions SET endpoint = ?').run(endpoint);
    database.close();
    await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push)).toEqual([]);
    expect(stage.messages()).toEqual([]);
  });

  it('to a push service that is listed no more is not dialled [REQ-PUSH-SERVICES]', async () => {
    const { push } = await stage.phone();
    const reached: string[] = [];
    const elsewhere = createServer((request, response) => {
      reached.push(request.url ?? '');
      response.statusCode = 201;
      response.end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const [own] = await stage.store.listSubscriptions({
      customerId: customer1,
      nowEpochMs: stage.clock.now,
    });
    if (!own) throw new Error('the phone has subscribed');
    await stage.store.putSubscription({ ...own, endpoint: `http://127.0.0.1:${String(port)}/x` });
    await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push)).toHaveLength(1);
    expect(reached).toEqual([]);
    elsewhere.close();
  });

  it('needs a session with its proof, as every call does', async () => {
    const browser = await stage.browser();
    for (const answer of [
      await browser.get('/api/push'),
      await browser.post('/api/push/subscribe', {}),
      await browser.post('/api/push/unsubscribe', {}),
    ]) {
      expect(answer.status).toBe(401);
    }
    const signedIn = await stage.signedIn();
    const answer = await signedIn.get('/api/push');
    expect(answer.body).toEqual({ applicationServerKey: stage.vapidKey.publicKey });
  });

  it('of the sixth browser takes the place of the oldest', async () => {
    const phones = [];
    for (let count = 0; count < 6; count += 1) phones.push(await stage.phone());
    await stage.propose();
    await stage.tellAll();
    expect(phones.map(({ push }) => stage.noticesOf(push).length)).toEqual([0, 1, 1, 1, 1, 1]);
  });
});

describe('the push service', () => {
  it('that has a bad moment is asked again, and the notice arrives', async () => {
    const { push } = await stage.phone();
    await call(`${stage.service.url}/push/control/refuse`, { status: 503, times: 1 });
    await stage.propose();
    await stage.tellAll();
    expect(stage.noticesOf(push)).toEqual([]);
    stage.timers.fire();
    await stage.settle();
    expect(stage.noticesOf(push)).toHaveLength(1);
  });

  it('that never answers holds up nothing: the notice is claimed and the watch goes on', async () => {
    await stage.phone();
    await stage.service.stop();
    await stage.propose();
    await stage.tellAll();
    expect(stage.timers.delays()).toHaveLength(1);
  });

  it('is shown a topic that follows from the order and tells nothing of it', async () => {
    await stage.phone();
    const dryRun = await stage.propose();
    await stage.tellAll();
    const expected = Buffer.from(
      nodeHash.sha256Hex(`hearback.push-topic.v1\n${dryRun.digest}`),
      'hex',
    )
      .toString('base64url')
      .slice(0, 32);
    expect(stage.messages().map(({ topic }) => topic)).toEqual([expected]);
  });
});

describe('a change of the account', () => {
  it('is told to the phone without saying what it was', async () => {
    const { push } = await stage.phone();
    await stage.noteChange('change-1');
    expect(stage.noticesOf(push)).toEqual([
      { kind: 'changed', digest: null, shopName: 'Harbor Roasters', total: null, locale: 'en-US' },
    ]);
  });

  it('is told however many orders are proposed, and bounded by itself [REQ-NOTICES-PER-HOUR]', async () => {
    const { push } = await stage.phone();
    for (let count = 0; count < 4; count += 1) await stage.propose();
    await stage.tellAll();
    for (let count = 0; count < 4; count += 1) await stage.noteChange(`change-${String(count)}`);
    const kinds = stage.noticesOf(push).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([
      ...Array<string>(3).fill('changed'),
      ...Array<string>(3).fill('order_waits'),
    ]);
  });

  it('that locks voice is told once for each time that it locks', async () => {
    const { push } = await stage.phone();
    const locked = (): readonly string[] => stage.noticesOf(push).map(({ kind }) => kind);
    vi.spyOn(stage.parts.settlement, 'countWrongCodesOfCustomerInADay').mockImplementation(() =>
      Promise.resolve(count),
    );
    let count = 10;
    await stage.tellAll();
    await stage.tellAll();
    expect(locked()).toEqual(['locked']);
    count = 0;
    await stage.tellAll();
    count = 10;
    await stage.tellAll();
    expect(locked()).toEqual(['locked']);
    expect(stage.messages().map(({ id }) => id)).toEqual(['2']);
  });
});
