/** The approval side with Web Push, a push service stand-in on a port of its own, and browsers that can read what comes. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticeSchema, type CustomerId, type Notice } from '#core';
import { openNotices } from '../../../approval/notices/open-notices.ts';
import { createNoticeChange } from '../../../approval/notices/notice-change.ts';
import { findNotices } from '../../../approval/notices/find-notices.ts';
import { createNoticeSender } from '../../../approval/notices/notice-sender.ts';
import { createNoticeWatch } from '../../../approval/notices/notice-watch.ts';
import { readVapidKey } from '../../../approval/notices/read-vapid-key.ts';
import { createSendPush, type PushAnswer } from '../../../approval/notices/send-push.ts';
import { createOutboxApp } from '../../../simulator/outbox/create-outbox-app.ts';
import { openPushStore, type KeptMessage } from '../../../simulator/push/push-store.ts';
import { createManualTimers } from '../../settlement/manual-timers.ts';
import { call, listen, newFolder, quietLog } from '../../simulator/stand-in-store/listen.ts';
import { customer1, makeWorld } from '../approval-world.ts';
import type { TestBrowser } from '../test-browser.ts';
import { makePushBrowser, type PushBrowser } from './push-browser.ts';

export type NoticeStage = Awaited<ReturnType<typeof makeNoticeStage>>;

export async function makeNoticeStage() {
  const world = await makeWorld();
  const folder = newFolder();
  const pushStore = openPushStore(folder);
  const service = await listen((host) =>
    createOutboxApp({
      hosts: [host],
      store: { list: () => [] },
      push: {
        store: pushStore,
        origin: `http://${host}`,
        nowEpochMs: () => Date.now(),
        newId: () => randomBytes(24).toString('base64url'),
      },
      log: quietLog(),
    }),
  );
  const keyFile = join(folder, 'push.private.jwk');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(keyFile, JSON.stringify(privateKey.export({ format: 'jwk' })));
  const vapidKey = readVapidKey(keyFile);
  const config = { serviceOrigins: [service.url], contact: 'mailto:notices@shop.example' };
  const opened = openNotices(world.parts, { config, vapidKey, fetch });
  const inFlight: Promise<PushAnswer>[] = [];
  const timers = createManualTimers();
  const send = createSendPush({
    vapidKey,
    contact: config.contact,
    isKnownService: opened.push.isKnownService,
    fetch,
  });
  const sender = createNoticeSender({
    ...world.parts,
    timers,
    sendPush: (...of) => {
      const answer = send(...of);
      inFlight.push(answer);
      return answer;
    },
  });
  const noticeChange = createNoticeChange(world.parts, sender);
  const parts = { ...world.parts, push: opened.push };
  world.serveWith({ push: opened.push });
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(inFlight);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };

  return {
    ...world,
    parts,
    service,
    vapidKey,
    timers,
    sender,
    settle,
    pushStore,
    messages: (): readonly KeptMessage[] => pushStore.list(),

    /** A phone that is signed in and asked for notices. */
    async phone(subscribedWith = vapidKey.publicKey): Promise<{
      readonly browser: TestBrowser;
      readonly push: PushBrowser;
      readonly subscriptionId: string;
    }> {
      const browser = await world.signedIn();
      const { body } = await call(`${service.url}/push/control/subscribe`, {
        applicationServerKey: subscribedWith,
      });
      const { endpoint, subscriptionId } = body as { endpoint: string; subscriptionId: string };
      const push = makePushBrowser(endpoint);
      const answer = await browser.post('/api/push/subscribe', { subscription: push.subscription });
      if (answer.body['outcome'] !== 'subscribed') throw new Error(answer.text);
      return { browser, push, subscriptionId };
    },

    /** What the watch does at each change, once. */
    async tellAll(customerId: CustomerId = customer1): Promise<void> {
      for (const notice of await findNotices(customerId, parts)) await sender.give(notice);
      await settle();
    },

    async noteChange(changeId: string): Promise<void> {
      await noticeChange(customer1, changeId);
      await settle();
    },

    /** What this browser could read, oldest first. */
    noticesOf(push: PushBrowser): readonly Notice[] {
      const id = push.subscription.endpoint.split('/').at(-1);
      return pushStore
        .list()
        .filter(({ subscriptionId }) => subscriptionId === id)
        .map(({ body }) =>
          noticeSchema.parse(JSON.parse(push.decrypt(Buffer.from(body, 'base64url')))),
        );
    },

    openWatch: () => createNoticeWatch(parts, opened.sender),

    async stopAll(): Promise<void> {
      sender.stop();
      opened.sender.stop();
      await service.stop();
      pushStore.close();
      await world.stop();
    },
  };
}
