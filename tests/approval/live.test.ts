/** The live connection: who gets one, what it sends, and what it never does. */
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  LIVE_BEAT_MS,
  LIVE_CLOSE,
  orderListSchema,
  orderViewSchema,
  parseReading,
  READING_HEADER,
  type LiveMessage,
  type OrderDigest,
} from '#core';
import { nodeHash } from '#stores';
import { systemTimers, type Timers } from '#edge';
import { makeWorld, type World } from './approval-world.ts';
import { openLive, openSocket, type LiveClient } from './live-client.ts';
import { moveCharge, receiptJwsFor, redeem } from './redeem-by-settlement.ts';
import type { TestBrowser } from './test-browser.ts';
import { atMost } from '../at-most.ts';

const ORDERS = { kind: 'orders' } as const;

let world: World;
let browser: TestBrowser;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterAll(() => world.stop());

function isSnapshot(message: LiveMessage): boolean {
  return message.kind !== 'beat';
}

function ordersOf(message: LiveMessage) {
  if (message.kind === 'beat') throw new Error('no snapshot');
  return orderListSchema.parse(message.body).orders;
}

function stateIn(message: LiveMessage, digest: OrderDigest): string | undefined {
  if (message.kind === 'beat') return undefined;
  return ordersOf(message).find((order) => order.digest === digest)?.state;
}

/** Sends one text as the first message of a new connection, and gives how that ended. */
async function closedAfter(text: string | Buffer): Promise<LiveClient> {
  const client = await openSocket(world, browser);
  if ('status' in client) throw new Error(String(client.status));
  client.socket.send(text);
  await client.closed();
  return client;
}

describe('the handshake', () => {
  it.each([
    ['no Origin', { origin: null }, 403],
    ['the origin of the page', { origin: 'http://page.hearback.localhost:3000' }, 403],
    ['the opaque origin', { origin: 'null' }, 403],
    ['the origin of another port', { origin: 'http://card.hearback.localhost:1' }, 403],
    ['a frame of the same site', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another host name', { host: 'evil.example' }, 421],
    ['the bare address as host', { host: '127.0.0.1:8010' }, 421],
    ['no cookie', { cookie: null }, 401],
    ['a cookie that names no session', { cookie: `__Host-session=${'A'.repeat(43)}` }, 401],
  ])('with %s is refused, and tells nothing [REQ-LIVE-ORIGIN]', async (_name, headers, status) => {
    expect(await openSocket(world, browser, headers)).toEqual({ status });
  });

  it('is taken with Sec-Fetch-Site same-origin, and where a browser leaves that out', async () => {
    for (const site of ['same-origin', null]) {
      const client = await openSocket(world, browser, { 'sec-fetch-site': site });
      expect(client).toHaveProperty('socket');
      if ('socket' in client) client.socket.terminate();
    }
  });

  it('closes the refused connection, so that nothing can follow on it', async () => {
    const { port, host } = new URL(world.origin);
    const socket = connect(Number(port), '127.0.0.1');
    const ended = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString('utf8')));
      socket.on('close', () => {
        resolve(text);
      });
    });
    socket.write(
      `GET /live HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    expect(await ended).toBe(
      'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
    );
  });
});

describe('the first message', () => {
  it('is needed: the cookie alone gets nothing [REQ-LIVE-PROOF]', async () => {
    const shortPatience: Timers = {
      after: (delayMs, run) => systemTimers.after(delayMs === 5000 ? 60 : delayMs, run),
    };
    world.restartLive({ timers: shortPatience });
    const client = await openSocket(world, browser);
    if ('status' in client) throw new Error(String(client.status));
    expect(await client.closed()).toEqual({ code: LIVE_CLOSE.signedOut, reason: '' });
    expect(client.messages).toEqual([]);
    world.restartLive();
  });

  it('with a right proof opens the orders at once', async () => {
    const dryRun = await world.propose();
    const client = await openLive(world, browser, ORDERS);
    const first = await client.until(isSnapshot);
    expect(stateIn(first, dryRun.digest)).toBe('to_confirm');
    client.socket.terminate();
  });

  it('with a proof that was used before is refused [REQ-PROOF-ONCE]', async () => {
    const proof = await browser.prove('GET', '/live');
    const first = await openSocket(world, browser);
    if ('status' in first) throw new Error(String(first.status));
    first.socket.send(JSON.stringify({ proof, watch: ORDERS }));
    await first.until(isSnapshot);
    first.socket.terminate();
    const again = await closedAfter(JSON.stringify({ proof, watch: ORDERS }));
    expect((await again.closed()).code).toBe(LIVE_CLOSE.signedOut);
    expect(again.messages).toEqual([]);
  });

  it('with a proof by another key, of a session or of nobody, is refused [REQ-PROOF]', async () => {
    const other = await world.signedIn({ sub: 'customer-2' });
    const nobody = await world.browser();
    for (const one of [other, nobody]) {
      const proof = await one.prove('GET', '/live');
      const client = await closedAfter(JSON.stringify({ proof, watch: ORDERS }));
      expect(await client.closed()).toEqual({ code: LIVE_CLOSE.signedOut, reason: '' });
      expect(client.messages).toEqual([]);
    }
  });

  it.each([
    ['for another path', { htu: '/api/orders' }],
    ['for another method', { htm: 'POST' }],
    ['that is too old', { iatOffset: -62 }],
    ['from the future', { iatOffset: 62 }],
  ])('with a proof %s is refused', async (_name, lie) => {
    const { htu, iatOffset, ...rest } = { htu: undefined, iatOffset: 0, ...lie };
    const proof = await browser.prove('GET', '/live', {
      ...rest,
      ...(htu === undefined ? {} : { htu: world.origin + htu }),
      iat: Math.floor(world.clock.now / 1000) + iatOffset,
    });
    const client = await closedAfter(JSON.stringify({ proof, watch: ORDERS }));
    expect((await client.closed()).code).toBe(LIVE_CLOSE.signedOut);
  });

  it('that is no such message is refused with the same code', async () => {
    const proof = await browser.prove('GET', '/live');
    for (const wrong of [
      'x',
      '{}',
      JSON.stringify({ proof }),
      JSON.stringify({ proof, watch: { kind: 'everything' } }),
      JSON.stringify({ proof, watch: ORDERS, more: 1 }),
      JSON.stringify({ proof, watch: { kind: 'order', digest: 'x' } }),
      Buffer.from(JSON.stringify({ proof, watch: ORDERS })),
    ]) {
      const client = await closedAfter(wrong);
      expect((await client.closed()).code).toBe(LIVE_CLOSE.signedOut);
      expect(client.messages).toEqual([]);
    }
  });

  it('that is longer than 8 KB closes the connection unread [REQ-LIVE-BOUNDS]', async () => {
    const client = await closedAfter(JSON.stringify({ proof: 'x'.repeat(9000), watch: ORDERS }));
    expect((await client.closed()).code).toBe(1009);
  });

  it('is the only one: a second message ends the connection [REQ-LIVE-BOUNDS]', async () => {
    const client = await openLive(world, browser, ORDERS);
    await client.until(isSnapshot);
    client.socket.send(
      JSON.stringify({ proof: await browser.prove('GET', '/live'), watch: ORDERS }),
    );
    expect((await client.closed()).code).toBe(1008);
  });
});

describe('whose orders', () => {
  it('invariant 11: another’s order and one that does not exist end alike, in code and time', async () => {
    const other = await world.signedIn({ sub: 'customer-2' });
    const dryRun = await world.propose();
    const endOf = async (digest: OrderDigest) => {
      const beganAt = performance.now();
      const client = await openLive(world, other, { kind: 'order', digest });
      const { code, reason } = await client.closed();
      return { code, reason, messages: client.messages, tookMs: performance.now() - beganAt };
    };
    const nowhere = 'f'.repeat(64) as OrderDigest;
    const [theirs, unknown] = [await endOf(dryRun.digest), await endOf(nowhere)];
    for (const ended of [theirs, unknown]) {
      expect(ended).toMatchObject({ code: LIVE_CLOSE.notFound, reason: '', messages: [] });
      expect(ended.tookMs).toBeGreaterThanOrEqual(40);
    }
  });

  it('one order can be watched alone, and is the view of HTTP', async () => {
    const dryRun = await world.propose();
    const client = await openLive(world, browser, { kind: 'order', digest: dryRun.digest });
    const first = await client.until(isSnapshot);
    if (first.kind !== 'order') throw new Error(first.kind);
    expect(orderViewSchema.parse(first.body)).toEqual(await world.view(browser, dryRun));
    client.socket.terminate();
  });

  it('invariant 12: the code goes to the connection of the session that verified alone', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    const elsewhere = await world.signedIn();
    const codes = await Promise.all(
      [browser, elsewhere].map(async (one) => {
        const client = await openLive(world, one, ORDERS);
        const first = await client.until(isSnapshot);
        client.socket.terminate();
        return ordersOf(first).find((order) => order.digest === dryRun.digest)?.code;
      }),
    );
    expect(codes).toEqual([expect.stringMatching(/^[0-9]{4}$/), null]);
  });
});

describe('a change', () => {
  async function msUntil(
    client: LiveClient,
    holds: (message: LiveMessage) => boolean,
    write: () => Promise<unknown>,
  ): Promise<number> {
    await write();
    const writtenAt = performance.now();
    await client.until(holds);
    return performance.now() - writtenAt;
  }

  it('in any of the three stores is sent within 250 ms, whoever wrote it [REQ-LIVE-PUSH]', async () => {
    const client = await openLive(world, browser, ORDERS);
    await client.until(isSnapshot);
    const dryRun = await world.propose();
    const is = (state: string) => (message: LiveMessage) =>
      stateIn(message, dryRun.digest) === state;
    await client.until(is('to_confirm'));
    const took = {
      own: await msUntil(client, is('confirmed_here'), () => world.confirm(browser, dryRun)),
      settlement: await msUntil(client, is('payment_processing'), () => redeem(world, dryRun)),
      request: 0,
    };
    const receiptJws = await receiptJwsFor(world, dryRun);
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    await msUntil(client, is('ordered'), () =>
      moveCharge(world, dryRun, { from: 'processing', to: 'charged', receiptJws }),
    );
    let next: OrderDigest | undefined;
    took.request = await msUntil(
      client,
      (message) => next !== undefined && stateIn(message, next) === 'to_confirm',
      async () => (next = (await world.propose()).digest),
    );
    for (const ms of Object.values(took)) expect(ms).toBeLessThan(atMost(250));
    client.socket.terminate();
  });

  it('of the own store by another connection is noticed too', async () => {
    const client = await openLive(world, browser, ORDERS);
    const first = await client.until(isSnapshot);
    expect(orderListSchema.parse('body' in first && first.body).hasPasskey).toBe(false);
    const dryRun = await world.propose();
    await client.until((message) => stateIn(message, dryRun.digest) === 'to_confirm');
    await world.confirm(browser, dryRun);
    await client.until((message) => stateIn(message, dryRun.digest) === 'confirmed_here');
    const hand = new DatabaseSync(world.storePath);
    hand.exec(`DELETE FROM confirmations WHERE digest = '${dryRun.digest}'`);
    hand.close();
    const from = client.messages.length;
    await client.until(
      (message) =>
        client.messages.indexOf(message) >= from &&
        stateIn(message, dryRun.digest) === 'to_confirm',
    );
    client.socket.terminate();
  });

  it('that time alone makes is sent too, within a second [REQ-LIVE-TIME]', async () => {
    const dryRun = await world.propose();
    const client = await openLive(world, browser, ORDERS);
    await client.until((message) => stateIn(message, dryRun.digest) === 'to_confirm');
    world.clock.now += 10 * 60_000;
    const beganAt = performance.now();
    await client.until((message) => stateIn(message, dryRun.digest) === 'expired');
    expect(performance.now() - beganAt).toBeLessThan(atMost(1300));
    client.socket.terminate();
  });

  it('comes whole, with a version that only grows, and nothing is sent twice [REQ-LIVE-ORDER]', async () => {
    const client = await openLive(world, browser, ORDERS);
    await client.until(isSnapshot);
    const dryRun = await world.propose();
    await client.until((message) => stateIn(message, dryRun.digest) === 'to_confirm');
    await world.endOrder(dryRun, 'cancelled');
    await client.until((message) => stateIn(message, dryRun.digest) === 'cancelled');
    await client.until((message) => message.kind === 'beat');
    const versions = client.messages.map(({ version }) => version);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
    expect(new Set(versions).size).toBe(versions.length);
    expect(new Set(client.messages.map(({ run }) => run)).size).toBe(1);
    const bodies = client.messages.filter(isSnapshot).map((message) => ordersOf(message));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(bodies.length);
    client.socket.terminate();
  });

  it('that an action made is numbered after what was sent before it [REQ-LIVE-ORDER]', async () => {
    const dryRun = await world.propose();
    const client = await openLive(world, browser, ORDERS);
    const before = await client.until((message) => stateIn(message, dryRun.digest) !== undefined);
    const declined = await browser.post(`/api/orders/${dryRun.digest}/decline`);
    const reading = parseReading(String(declined.headers[READING_HEADER.toLowerCase()]));
    expect(reading?.run).toBe(before.run);
    expect(reading?.version).toBeGreaterThan(before.version);
    const after = await client.until((message) => stateIn(message, dryRun.digest) === 'stopping');
    expect(after.run).toBe(before.run);
    client.socket.terminate();
  });
});

describe('after a drop', () => {
  it('a new connection shows the truth at once, under another run when the process was restarted [REQ-LIVE-RECONNECT]', async () => {
    const dryRun = await world.propose();
    const first = await openLive(world, browser, ORDERS);
    const before = await first.until((message) => stateIn(message, dryRun.digest) === 'to_confirm');
    first.socket.terminate();
    world.restartLive();
    await world.endOrder(dryRun, 'cancelled');
    const beganAt = performance.now();
    const second = await openLive(world, browser, ORDERS);
    const after = await second.until(isSnapshot);
    expect(performance.now() - beganAt).toBeLessThan(atMost(1000));
    expect(stateIn(after, dryRun.digest)).toBe('cancelled');
    expect(after.run).not.toBe(before.run);
    second.socket.terminate();
  });

  it('a peer that answers no ping is dropped [REQ-LIVE-BOUNDS]', async () => {
    const quickPings: Timers = {
      after: (delayMs, run) => systemTimers.after(delayMs === 15_000 ? 80 : delayMs, run),
    };
    world.restartLive({ timers: quickPings });
    const silent = await openLive(world, browser, ORDERS);
    await silent.until(isSnapshot);
    const answering = await openLive(world, browser, ORDERS);
    await answering.until(isSnapshot);
    // The peer is there for TCP and for nobody else.
    silent.socket.pong = () => undefined;
    expect((await silent.closed()).code).toBe(1006);
    expect(answering.socket.readyState).toBe(answering.socket.OPEN);
    answering.socket.terminate();
    world.restartLive();
  });
});

describe('a session that ends', () => {
  it('by signing out closes its connections at once, and no other [REQ-LIVE-SESSION]', async () => {
    const leaving = await world.signedIn();
    const client = await openLive(world, leaving, ORDERS);
    const other = await openLive(world, browser, ORDERS);
    await Promise.all([client.until(isSnapshot), other.until(isSnapshot)]);
    const beganAt = performance.now();
    await leaving.post('/api/sign-out');
    expect(await client.closed()).toEqual({ code: LIVE_CLOSE.signedOut, reason: '' });
    expect(performance.now() - beganAt).toBeLessThan(atMost(500));
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    other.socket.terminate();
  });

  it('by a row taken out by hand, or by its time, closes it too, and sends nothing more [REQ-LIVE-SESSION]', async () => {
    const revoked = await world.signedIn();
    const client = await openLive(world, revoked, ORDERS);
    await client.until(isSnapshot);
    const sessionHash = nodeHash.sha256Hex(revoked.cookies.get('__Host-session') ?? '');
    const hand = new DatabaseSync(world.storePath);
    hand.exec(`DELETE FROM sessions WHERE session_hash = '${sessionHash}'`);
    hand.close();
    expect((await client.closed()).code).toBe(LIVE_CLOSE.signedOut);

    const aging = await world.signedIn();
    const old = await openLive(world, aging, ORDERS);
    await old.until(isSnapshot);
    world.clock.now += 8 * 3_600_000 + 1;
    await world.propose();
    expect((await old.closed()).code).toBe(LIVE_CLOSE.signedOut);
    expect(old.messages.filter(isSnapshot)).toHaveLength(1);
    world.clock.now -= 8 * 3_600_000 + 1;
    browser = await world.signedIn();
  });
});

describe('bounds [REQ-LIVE-BOUNDS]', () => {
  it('a session has at most six connections at once, and a closed one makes room', async () => {
    const many = await world.signedIn();
    const clients: LiveClient[] = [];
    for (let count = 0; count < 6; count += 1) {
      const client = await openSocket(world, many);
      if ('status' in client) throw new Error(`number ${String(count)} was refused`);
      clients.push(client);
    }
    expect(await openSocket(world, many)).toEqual({ status: 429 });
    const elsewhere = await openSocket(world, browser);
    expect(elsewhere).toHaveProperty('socket');
    const [first] = clients;
    first?.socket.close();
    await first?.closed();
    const next = await openSocket(world, many);
    expect(next).toHaveProperty('socket');
    for (const client of [...clients, next, elsewhere]) {
      if ('socket' in client) client.socket.terminate();
    }
  });

  it('a reader that does not read costs little memory, and gets the newest when it reads again', async () => {
    // The pause after a look is asked for when all that it had to send is handed on.
    const looks = new EventEmitter();
    const quickLooks: Timers = {
      after: (delayMs, run) => {
        if (delayMs < LIVE_BEAT_MS) looks.emit('over');
        return systemTimers.after(delayMs <= LIVE_BEAT_MS ? delayMs / 20 : delayMs, run);
      },
    };
    world.restartLive({ timers: quickLooks });
    const slow = await world.signedIn({ sub: 'customer-2' });
    const title = 'A long title. '.repeat(14);
    const propose = () =>
      world.propose({
        customerId: 'customer-2',
        lines: Array.from({ length: 50 }, (_, line) => ({
          productId: `p-${String(line)}`,
          title,
          quantity: 1,
          unitPriceMinor: 76,
          lineTotalMinor: 76,
          merchantCategoryCode: '5499',
        })),
      });
    const client = await openLive(world, slow, ORDERS);
    await client.until(isSnapshot);
    const ours = world.liveStreams.at(-1);
    client.socket.pause();
    let waiting = 0;
    let most = 0;
    for (let count = 0; count < 300 && waiting < 20; count += 1) {
      await propose();
      // The first of them may have begun before the order was there.
      await once(looks, 'over');
      await once(looks, 'over');
      const bytes = ours?.writableLength ?? 0;
      if (bytes > 0) waiting += 1;
      most = Math.max(most, bytes);
    }
    // The kernel's own buffers are full by now; the rest would be ours.
    expect(waiting).toBe(20);
    expect(most).toBeLessThan(1024 * 1024);
    const last = await propose();
    client.socket.resume();
    await client.until((message) => stateIn(message, last.digest) === 'to_confirm');
    client.socket.terminate();
    world.restartLive();
  });

  it('handshakes of one address are bounded by the minute', async () => {
    world.restartLive();
    let status = 0;
    for (let count = 0; count < 620 && status !== 429; count += 1) {
      const refused = await openSocket(world, browser, { cookie: null });
      status = 'status' in refused ? refused.status : 0;
    }
    expect(status).toBe(429);
    world.restartLive();
  });

  it('whoever has no session uses up no handshake of those who have one at the same address', async () => {
    world.restartLive();
    for (let count = 0; count < 620; count += 1) await openSocket(world, browser, { cookie: null });
    const opened = await openSocket(world, browser);
    expect('status' in opened ? opened.status : 'open').toBe('open');
    if ('socket' in opened) opened.socket.terminate();
    world.restartLive();
  });
});
