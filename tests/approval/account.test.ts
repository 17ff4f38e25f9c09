/** The customer's own account: what is seen, what is taken away without a word, and what nobody else can touch. */
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  accountViewSchema,
  clientIdSchema,
  FIRST_SETTINGS,
  historyPageSchema,
  isClientRevoked,
  type AccountView,
  type DryRun,
} from '#core';
import { approvalKey, customer1, makeWorld, type World } from './approval-world.ts';
import { openLive } from './live-client.ts';
import { makePasskey } from './soft-passkey.ts';
import type { Answer, TestBrowser } from './test-browser.ts';

const skill = clientIdSchema.parse('alexa-skill');
const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let world: World;
let browser: TestBrowser;
beforeEach(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterEach(() => world.stop());

async function accountOf(by = browser): Promise<AccountView> {
  return parsed(await by.get('/api/account'));
}

function parsed(answer: Answer): AccountView {
  expect(answer.status, answer.text).toBe(200);
  return accountViewSchema.parse(answer.body);
}

function isRevokedNow(jwss: readonly string[]): boolean {
  const of = { customerId: customer1, clientId: skill, nowEpochMs: world.clock.now };
  return isClientRevoked(jwss, of, approvalKey.verifier);
}

const rightsOf = () => world.store.listClientRightJwss({ customerId: customer1, clientId: skill });

describe('the account', () => {
  it('is the signed-in customer’s own, and begins cautiously [REQ-ACCOUNT]', async () => {
    expect(await accountOf()).toMatchObject({
      customerId: 'customer-1',
      settings: FIRST_SETTINGS,
      passkeys: [],
      recoveryCodesLeft: 0,
      isLocked: false,
      clients: [],
    });
  });

  it.each(['/api/account', '/api/history', '/api/export'])(
    'gives a cookie without a proof nothing: %s [REQ-COOKIE-ALONE]',
    async (path) => {
      expect((await browser.get(path, { headers: { dpop: null } })).status).toBe(401);
    },
  );
});

describe('sessions', () => {
  it('are listed with the browser they are in, and never with what opens them', async () => {
    const phone = await world.browser();
    world.clock.now += 1;
    const begun = await phone.post('/api/sign-in', { remember: true });
    const back = world.identity.signIn(String(begun.body['authorizationUrl']));
    await phone.post('/api/callback', back, { headers: { 'user-agent': ANDROID_CHROME } });
    const account = await accountOf(phone);
    expect(account.sessions).toHaveLength(2);
    expect(account.sessions[0]).toMatchObject({
      isThis: true,
      device: 'Chrome, Android',
      isRemembered: true,
    });
    expect(account.sessions[1]).toMatchObject({ isThis: false, device: '', isRemembered: false });
    const text = JSON.stringify(account);
    for (const { sessionHash } of await world.store.listSessions({
      customerId: customer1,
      nowEpochMs: world.clock.now,
    })) {
      expect(text).not.toContain(sessionHash.slice(0, 16));
    }
  });

  it('last eight hours, and thirty days on a phone that is remembered [REQ-REMEMBERED]', async () => {
    const phone = await world.browser();
    const begun = await phone.post('/api/sign-in', { remember: true });
    const answer = await phone.post(
      '/api/callback',
      world.identity.signIn(String(begun.body['authorizationUrl'])),
    );
    expect(String(answer.headers['set-cookie'])).toContain(`Max-Age=${String(30 * 86_400)}`);
    world.clock.now += 8 * 3_600_000;
    expect((await browser.get('/api/account')).status).toBe(401);
    world.clock.now += 29 * 86_400_000;
    expect((await phone.get('/api/account')).status).toBe(200);
    world.clock.now += 2 * 86_400_000;
    expect((await phone.get('/api/account')).status).toBe(401);
  });

  it('a remembered phone still verifies each confirmation', async () => {
    const phone = await world.browser();
    const begun = await phone.post('/api/sign-in', { remember: true });
    await phone.post(
      '/api/callback',
      world.identity.signIn(String(begun.body['authorizationUrl'])),
    );
    const typed = await world.typeTotal(phone, await world.propose());
    expect(typed.body['outcome']).toBe('verify');
  });

  it('say within five minutes when they were last used, without a write for each call', async () => {
    const seen = async () => (await accountOf()).sessions[0]?.lastSeenAt;
    const openedAt = world.clock.now;
    world.clock.now += 5 * 60_000 - 1;
    expect(await seen()).toBe(openedAt);
    world.clock.now += 1;
    expect(await seen()).toBe(world.clock.now);
  });

  it('are ended from another one: its next call is signed out, and so is its live connection', async () => {
    const other = await world.signedIn();
    const { sessions } = await accountOf(other);
    const first = sessions.find(({ isThis }) => !isThis);
    const live = await openLive(world, browser, { kind: 'orders' });
    const ended = parsed(await other.post(`/api/sessions/${first?.sessionId ?? ''}/end`));
    expect(ended.sessions).toHaveLength(1);
    expect((await browser.get('/api/orders')).status).toBe(401);
    expect((await live.closed()).code).toBe(4401);
    expect((await world.ledger()).at(-1)).toMatchObject({
      kind: 'session_ended',
      facts: { customerId: 'customer-1', outcome: 'ended_by_another' },
    });
  });

  it('invariant 11: of another customer are not there, whatever their name is', async () => {
    const stranger = await world.signedIn({ sub: 'customer-2' });
    const own = (await accountOf()).sessions[0]?.sessionId ?? '';
    const tried = await stranger.post(`/api/sessions/${own}/end`);
    const invented = await stranger.post('/api/sessions/AAAAAAAAAAAAAAAA/end');
    expect(tried.status).toBe(invented.status);
    expect(Object.keys(tried.body)).toEqual(Object.keys(invented.body));
    expect((await browser.get('/api/account')).status).toBe(200);
  });
});

describe('settings', () => {
  it('change by what is said and stay as they are in the rest', async () => {
    await browser.post('/api/settings', { locale: 'zh-CN' });
    const { settings } = parsed(
      await browser.post('/api/settings', { notices: { showsAmount: true } }),
    );
    expect(settings).toEqual({
      locale: 'zh-CN',
      isSharedDevice: true,
      notices: { isOn: true, showsAmount: true },
    });
    expect((await world.ledger()).at(-1)?.kind).toBe('settings_changed');
  });

  it.each([{ locale: 'tlh' }, { isOn: true }, { notices: { sound: true } }])(
    'take no %j',
    async (body) => {
      expect((await browser.post('/api/settings', body)).status).toBe(400);
    },
  );
});

describe('clients', () => {
  it('are those that asked for something, with what they did last', async () => {
    const dryRun = await world.propose();
    expect((await accountOf()).clients).toEqual([
      {
        clientId: 'alexa-skill',
        name: 'Alexa',
        lastDid: { kind: 'proposed', at: dryRun.createdAt },
        isRevoked: false,
      },
    ]);
    world.clock.now += 1000;
    await world.endOrder(dryRun, 'cancelled');
    expect((await accountOf()).clients[0]?.lastDid).toEqual({
      kind: 'cancelled',
      at: world.clock.now,
    });
  });

  it('lose their right at once, in a record that settlement can check, and the customer is told [REQ-CLIENT-REVOKED]', async () => {
    await world.propose();
    const { clients } = parsed(await browser.post('/api/clients/alexa-skill/revoke'));
    expect(clients[0]?.isRevoked).toBe(true);
    expect(isRevokedNow(await rightsOf())).toBe(true);
    expect((await world.ledger()).at(-1)).toMatchObject({
      kind: 'client_revoked',
      digest: null,
      facts: { customerId: 'customer-1', clientId: 'alexa-skill' },
    });
    expect(world.told.letters).toContainEqual({
      customerId: 'customer-1',
      what: 'client_revoked',
      about: 'Alexa',
    });
    // Once is enough, however often it is pressed.
    await browser.post('/api/clients/alexa-skill/revoke');
    expect(await rightsOf()).toHaveLength(1);
  });

  it('that never asked for anything are none to take a right from', async () => {
    await browser.post('/api/clients/unheard-of/revoke');
    expect((await accountOf()).clients).toEqual([]);
    expect(await world.ledgerKinds()).not.toContain('client_revoked');
  });
});

describe('“this wasn’t me”', () => {
  async function decline(dryRun: DryRun, body: unknown = {}): Promise<Answer> {
    return browser.post(`/api/orders/${dryRun.digest}/decline`, body);
  }

  it('stops the order and takes the client’s right away [REQ-NOT-ME]', async () => {
    const dryRun = await world.propose();
    expect((await decline(dryRun)).body['state']).toBe('stopping');
    expect(isRevokedNow(await rightsOf())).toBe(true);
    expect((await world.ledger()).find(({ kind }) => kind === 'client_revoked')?.digest).toBe(
      dryRun.digest,
    );
  });

  it('leaves the client its right where the customer has only changed their mind', async () => {
    const dryRun = await world.propose();
    expect((await decline(dryRun, { keepsClient: true })).body['state']).toBe('stopping');
    expect(await rightsOf()).toEqual([]);
  });

  it('invariant 11: takes no right of a stranger’s order', async () => {
    const dryRun = await world.propose({ customerId: 'customer-2' });
    expect((await decline(dryRun)).status).toBe(404);
    expect(await world.ledgerKinds()).not.toContain('client_revoked');
  });
});

describe('passkeys', () => {
  async function add(): Promise<void> {
    const options = await browser.post('/api/passkeys/options');
    const response = makePasskey(world.origin).register(String(options.body['challenge']));
    await browser.post('/api/passkeys', { response });
    browser = await world.signedIn();
  }

  it('are told by letter when one is added, go one by one, and the last one stays', async () => {
    await add();
    expect(world.told.letters).toEqual([{ customerId: 'customer-1', what: 'passkey_added' }]);
    await add();
    const { passkeys } = await accountOf();
    const [first, second] = passkeys.map(({ passkeyId }) => passkeyId);
    const left = parsed(await browser.post(`/api/passkeys/${first ?? ''}/remove`));
    expect(left.passkeys.map(({ passkeyId }) => passkeyId)).toEqual([second]);
    const last = await browser.post(`/api/passkeys/${second ?? ''}/remove`);
    expect(last.status).toBe(409);
    expect((await accountOf()).passkeys).toHaveLength(1);
  });

  it('invariant 11: of another customer are not there', async () => {
    await add();
    await add();
    const stranger = await world.signedIn({ sub: 'customer-2' });
    const [own] = (await accountOf()).passkeys;
    const tried = await stranger.post(`/api/passkeys/${own?.passkeyId ?? ''}/remove`);
    expect(parsed(tried).passkeys).toEqual([]);
    expect((await accountOf()).passkeys).toHaveLength(2);
  });
});

describe('history', () => {
  it('has what has ended and nothing that waits, newest first, a page at a time', async () => {
    for (let number = 0; number < 22; number += 1) {
      const dryRun = await world.propose();
      await world.endOrder(dryRun, 'cancelled');
      world.clock.now += 1;
    }
    await world.propose();
    const page = async (query = '') =>
      historyPageSchema.parse((await browser.get(`/api/history${query}`)).body);
    const first = await page();
    expect(first.orders).toHaveLength(20);
    expect(first.more).toBe(true);
    expect(new Set(first.orders.map(({ state }) => state))).toEqual(new Set(['cancelled']));
    const times = first.orders.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const second = await page(`?before=${String(times.at(-1))}`);
    expect(second.orders).toHaveLength(2);
    expect(second.more).toBe(false);
  });

  it('is the customer’s own', async () => {
    await world.endOrder(await world.propose(), 'cancelled');
    const stranger = await world.signedIn({ sub: 'customer-2' });
    expect((await stranger.get('/api/history')).body).toEqual({ orders: [], more: false });
  });

  it('goes on past rows that are no orders, looks at a bounded number, and lets others have a turn [REQ-HISTORY-BOUNDED]', async () => {
    const dryRun = await world.propose();
    await world.endOrder(dryRun, 'cancelled');
    const hand = new DatabaseSync(world.pathOf('request'));
    const junk = hand.prepare(`
      INSERT INTO dry_runs (digest, customer_id, client_id, terms_json, sentence, spoken_text, check_words, token_hash,
        created_at, redeem_by, client_name)
      SELECT :digest, customer_id, client_id, '{}', sentence, spoken_text, check_words, token_hash,
        created_at + 1, redeem_by, client_name FROM dry_runs LIMIT 1
    `);
    const fill = (from: number, to: number) => {
      hand.exec('BEGIN');
      for (let row = from; row < to; row += 1) junk.run({ digest: String(row).padStart(64, '0') });
      hand.exec('COMMIT');
    };
    world.clock.now += 10;
    fill(0, 120);
    let turns = 0;
    world.serveWith({
      timers: {
        after: (delayMs, work) => {
          turns += 1;
          return world.parts.timers.after(delayMs, work);
        },
      },
    });
    const digests = async () =>
      historyPageSchema
        .parse((await browser.get('/api/history')).body)
        .orders.map(({ digest }) => digest);
    expect(await digests()).toEqual([dryRun.digest]);
    expect(turns).toBe(2);
    fill(120, 600);
    // More rows than are looked at for a page hide nothing that was bought before them.
    expect(await digests()).toEqual([dryRun.digest]);
    expect(turns).toBe(2 + 12);
    hand.close();
  });

  it.each(['?before=yesterday', '?before=-1', '?after=1'])('takes no %s', async (query) => {
    expect((await browser.get(`/api/history${query}`)).status).toBe(400);
  });
});

describe('the export', () => {
  it('has the account, its orders and its evidence, and nothing of anybody else [REQ-EXPORT]', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    await world.propose({ customerId: 'customer-2' });
    const answer = await browser.get('/api/export');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body).toMatchObject({
      format: 'hearback-account-export',
      account: { customerId: 'customer-1' },
      orders: [{ digest: dryRun.digest, state: 'confirmed_here' }],
      evidence: { declines: [] },
    });
    expect((answer.body['evidence'] as { confirmations: unknown[] }).confirmations).toHaveLength(1);
    expect(answer.text).not.toContain('customer-2');
  });
});
