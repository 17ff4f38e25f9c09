/** Ceremonies played wrongly, names of another, hijacked live connections, ways on to other pages, and how long "no" takes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSocket } from '../../approval/live-client.ts';
import type { Answer } from '../../approval/test-browser.ts';
import { browserOf, HIJACKS, NAMED_BY_STRANGER, SEQUENCES } from './sequences.ts';
import {
  changedSince,
  isRefused,
  openWebStage,
  secretsIn,
  takeSnapshot,
  type WebStage,
} from './web-stage.ts';

let stage: WebStage;
beforeAll(async () => {
  stage = await openWebStage();
});
afterAll(() => stage.world.stop());

describe('an attack of several steps', () => {
  it.each(SEQUENCES)('is refused: $id [REQ-WEB-SEQUENCES]', async (sequence) => {
    const own = await openWebStage();
    const go = await sequence.play(own);
    const before = takeSnapshot(own);
    const answers = await go();
    expect(answers.map(isRefused)).toEqual(answers.map(() => true));
    expect(answers.map(({ headers }) => headers['location'])).toEqual(answers.map(() => undefined));
    const changed = changedSince(before, own).filter(
      (table) => sequence.usesUp?.includes(table) !== true,
    );
    expect(changed).toEqual([]);
    // The control arm: by who may, it is done, and the same detector sees it.
    const honest = await sequence.control(own);
    expect(isRefused(honest)).toBe(false);
    expect(changedSince(before, own)).not.toEqual(changed);
    await own.world.stop();
  });

  it('fixation: a cookie that was planted before is worth nothing after she has signed in [REQ-WEB-FIXATION]', async () => {
    const { world, stranger } = stage;
    const planted = stranger.cookies.get('__Host-session') ?? '';
    for (const value of [planted, 'A'.repeat(43)]) {
      const browser = await world.browser();
      browser.cookies.set('__Host-session', value);
      await world.signIn(browser);
      expect(browser.cookies.get('__Host-session')).not.toBe(value);
      expect((await browser.get('/api/account')).body['customerId']).toBe('customer-1');
    }
    // The stranger is still himself.
    expect((await stranger.get('/api/account')).body['customerId']).toBe('customer-2');
  });
});

describe('what is hers, named by a stranger', () => {
  it.each(NAMED_BY_STRANGER)(
    'invariant 11: is as if it were not there: $id [REQ-WEB-STRANGER]',
    async (named) => {
      const { ids, endpoint, stranger, person } = stage;
      const hers = { ...ids, endpoint };
      const nobodys = {
        session: 'A'.repeat(16),
        passkey: 'A'.repeat(16),
        client: 'nobodys-client',
        endpoint: 'https://push.example/nobodys',
      };
      const ask = (of: Record<string, string>, by = stranger): Promise<Answer> =>
        by.post(named.path(of), named.body?.(of) ?? {});
      const before = takeSnapshot(stage);
      const [known, unknown] = [await ask(hers), await ask(nobodys)];
      expect(withoutTime(known)).toEqual(withoutTime(unknown));
      expect(secretsIn(known, stage)).toEqual([]);
      const changed = changedSince(before, stage);
      expect(changed.filter((table) => !table.startsWith('approval ledger'))).toEqual([]);
      if (named.id === 'client’s right') return;
      // The control arm.
      await ask(hers, person);
      expect(changedSince(before, stage)).not.toEqual(changed);
    },
  );

  it('is told of no sooner and no later than what nobody has: by the mean of many, within four standard errors [REQ-WEB-TIME]', async () => {
    const { order, stranger } = stage;
    const times = { hers: [] as number[], nobodys: [] as number[] };
    for (let round = 0; round < 40; round += 1) {
      const turns =
        round % 2 === 0 ? (['hers', 'nobodys'] as const) : (['nobodys', 'hers'] as const);
      for (const whose of turns) {
        const digest = whose === 'hers' ? order.digest : 'e'.repeat(64);
        const begun = performance.now();
        await stranger.get(`/api/orders/${digest}`);
        times[whose].push(performance.now() - begun);
      }
    }
    expect(Math.abs(standardErrorsApart(times.hers, times.nobodys))).toBeLessThan(4);
    // Without evening out, an answer comes in a few milliseconds; a detector that sees that sees a leak.
    expect(Math.min(...times.hers, ...times.nobodys)).toBeGreaterThan(30);
    const leak = times.hers.map((time) => time - 36);
    expect(Math.abs(standardErrorsApart(leak, times.nobodys))).toBeGreaterThan(4);
  });
});

describe('a live connection', () => {
  it.each(HIJACKS)('gives nothing $id [REQ-WEB-LIVE]', async (hijack) => {
    const before = takeSnapshot(stage);
    const proof = await hijack.proof?.(stage);
    const browser = browserOf(stage, hijack.by);
    const client = await openSocket(stage.world, browser, hijack.headers ?? {});
    if ('status' in client) {
      expect([401, 403]).toContain(client.status);
    } else {
      const watch = { kind: 'order', digest: stage.order.digest };
      client.socket.send(JSON.stringify({ proof, watch }));
      expect([4401, 4404]).toContain((await client.closed()).code);
      expect(client.messages).toEqual([]);
    }
    expect(changedSince(before, stage)).toEqual([]);
  });
});

describe('a way on to another page', () => {
  it.each([
    '/callback?next=https://elsewhere.example',
    '/callback?code=a&state=b&iss=https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/orders/https:%2F%2Felsewhere.example',
    '/account/https:%2F%2Felsewhere.example?return=//elsewhere.example',
    '/account/card?token=abc&next=javascript:alert(1)',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/assets//elsewhere.example/%2e%2e',
    '/push.js/..%2f..',
  ])('is taken from no address: %s [REQ-WEB-REDIRECT]', async (path) => {
    const { person } = stage;
    for (const call of [person.get(path), person.get(`/api${path}`)]) {
      const { status, headers, text } = await call;
      expect(headers['location']).toBeUndefined();
      expect(status < 300 || status >= 400).toBe(true);
      expect(status).toBeLessThan(500);
      // A page is the same for every address: nothing of the address comes back in it.
      expect(text).not.toMatch(/elsewhere|passwd|"dependencies"/);
    }
  });
});

function withoutTime({ status, text }: Answer): readonly unknown[] {
  return [status, text.replace(/"nowEpochMs":\d+/, '')];
}

/** Welch's statistic: the difference of the means in standard errors of it. */
function standardErrorsApart(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [momentsOf(one), momentsOf(other)];
  return (
    (first.mean - second.mean) /
    Math.sqrt(first.variance / one.length + second.variance / other.length)
  );
}

function momentsOf(values: readonly number[]): {
  readonly mean: number;
  readonly variance: number;
} {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: squares / (values.length - 1) };
}
