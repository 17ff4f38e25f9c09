/** The push service stand-in is as strict as those that browsers use: who sends, to whom, what, and for how long. */
import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOutboxApp } from '../../../simulator/outbox/create-outbox-app.ts';
import { openPushStore, type PushStore } from '../../../simulator/push/push-store.ts';
import {
  call,
  listen,
  newFolder,
  quietLog,
  removeFolders,
  type Listening,
} from '../stand-in-store/listen.ts';

const NOW = Date.UTC(2026, 10, 30, 10);
let store: PushStore;
let service: Listening;
let endpoint: string;
let ids = 0;

interface SenderKey {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

function makeKey(): SenderKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
  return { publicKey: point.toString('base64url'), privateKey };
}

const own = makeKey();
const strange = makeKey();

function authorizationOf(
  key: SenderKey,
  claims: object = {},
  { alg = 'ES256', k = key.publicKey }: { readonly alg?: string; readonly k?: string } = {},
): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const all = {
    aud: service.url,
    exp: NOW / 1000 + 3600,
    sub: 'mailto:shop@example.test',
    ...claims,
  };
  const text = `${part({ alg, typ: 'JWT' })}.${part(all)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: key.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${k}`;
}

beforeEach(async () => {
  store = openPushStore(newFolder());
  service = await listen((host) =>
    createOutboxApp({
      hosts: [host],
      store: { list: () => [] },
      push: {
        store,
        origin: `http://${host}`,
        nowEpochMs: () => NOW,
        newId: () => `subscription-${String((ids += 1))}`,
      },
      log: quietLog(),
    }),
  );
  const { body } = await call(`${service.url}/push/control/subscribe`, {
    applicationServerKey: own.publicKey,
  });
  endpoint = (body as { readonly endpoint: string }).endpoint;
});
afterEach(async () => {
  await service.stop();
  store.close();
});
afterAll(removeFolders);

async function send(
  headers: Readonly<Record<string, string | undefined>> = {},
  { body = Buffer.from('cipher text'), to = endpoint } = {},
): Promise<{ readonly status: number; readonly location: string | null }> {
  const all: Record<string, string | undefined> = {
    authorization: authorizationOf(own),
    ttl: '60',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ...headers,
  };
  const given = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const response = await fetch(to, { method: 'POST', headers: given, body: new Uint8Array(body) });
  await response.arrayBuffer();
  return { status: response.status, location: response.headers.get('location') };
}

describe('the push service stand-in', () => {
  it('takes an encrypted message from the key that the browser subscribed with, and keeps it as it came', async () => {
    const answer = await send({ urgency: 'high', topic: 'a-topic' });
    expect(answer).toEqual({ status: 201, location: `${service.url}/push/message/1` });
    const { body } = await call(`${service.url}/push/messages`);
    expect(body).toEqual({
      messages: [
        {
          id: '1',
          subscriptionId: endpoint.split('/').at(-1),
          topic: 'a-topic',
          ttlSeconds: 60,
          urgency: 'high',
          body: Buffer.from('cipher text').toString('base64url'),
          receivedAt: NOW,
        },
      ],
    });
  });

  it('replaces an undelivered message of the same topic, and of no other', async () => {
    await send({ topic: 'one' });
    await send({ topic: 'two' });
    await send({ topic: 'one' });
    await send();
    expect(store.list().map(({ id, topic }) => [id, topic])).toEqual([
      ['2', 'two'],
      ['3', 'one'],
      ['4', null],
    ]);
  });

  it.each([
    ['no token', { authorization: undefined }, 401],
    ['a token of another scheme', { authorization: 'Bearer x' }, 401],
    ['no time to live', { ttl: undefined }, 400],
    ['a time to live that is none', { ttl: '-1' }, 400],
    ['no encryption', { 'content-encoding': undefined }, 415],
    ['a topic that is too long', { topic: 'x'.repeat(33) }, 400],
    ['an urgency that is none', { urgency: 'soon' }, 400],
  ])('refuses a message with %s', async (_what, headers, status) => {
    expect(await send(headers)).toEqual({ status, location: null });
    expect(store.list()).toEqual([]);
  });

  it('refuses a token for another service, one that is over or lasts too long, and one that is signed by another key', async () => {
    const tokens = [
      authorizationOf(own, { aud: 'https://push.example' }),
      authorizationOf(own, { exp: NOW / 1000 - 1 }),
      authorizationOf(own, { exp: NOW / 1000 + 24 * 3600 + 60 }),
      authorizationOf(own, { sub: 'somebody' }),
      authorizationOf(strange, {}, { k: own.publicKey }),
      authorizationOf(own, {}, { alg: 'none' }),
    ];
    for (const authorization of tokens) {
      expect(
        (await send({ authorization })).status,
        createHash('md5').update(authorization).digest('hex'),
      ).toBe(401);
    }
    // A right token of a key that the browser did not subscribe with.
    expect((await send({ authorization: authorizationOf(strange) })).status).toBe(403);
    expect(store.list()).toEqual([]);
  });

  it('says that a browser is unknown or gone, and takes no empty or large message', async () => {
    expect((await send({}, { to: `${service.url}/push/send/nobody` })).status).toBe(404);
    expect((await send({}, { body: Buffer.alloc(0) })).status).toBe(400);
    expect((await send({}, { body: Buffer.alloc(4097) })).status).toBe(413);
    expect((await send({}, { body: Buffer.alloc(4096) })).status).toBe(201);
    const subscriptionId = endpoint.split('/').at(-1);
    await call(`${service.url}/push/control/unsubscribe`, { subscriptionId });
    expect((await send()).status).toBe(410);
  });
});
