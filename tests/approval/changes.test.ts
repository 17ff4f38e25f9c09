/** Changes of the account that take a verification of their own: one verification serves one change, of this session, and nothing else does. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  changeResultSchema,
  clientIdSchema,
  isClientRevoked,
  lastUnlockedAt,
  WRONG_CODES_PER_DAY,
  type AccountChange,
  verifyToldChange,
} from '#core';
import { RATE_LIMITS } from '../../approval/http/rate-limits.ts';
import { approvalKey, customer1, makeWorld, signInUrlOf, type World } from './approval-world.ts';
import { makePasskey, type PasskeyLies, type SoftPasskey } from './soft-passkey.ts';
import type { Answer, TestBrowser } from './test-browser.ts';

const skill = clientIdSchema.parse('alexa-skill');
const CODES = { kind: 'make_recovery_codes' } as const;

let world: World;
let browser: TestBrowser;
let passkey: SoftPasskey;
beforeEach(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
  passkey = makePasskey(world.origin);
});
afterEach(() => world.stop());

function begin(change: AccountChange, by = browser): Promise<Answer> {
  return by.post('/api/changes', { change });
}

async function signInFor(begun: Answer, by = browser, sub = 'customer-1'): Promise<Answer> {
  return by.post('/api/callback', world.identity.signIn(signInUrlOf(begun), { sub }));
}

async function addPasskey(): Promise<void> {
  const options = await browser.post('/api/passkeys/options');
  const response = passkey.register(String(options.body['challenge']));
  await browser.post('/api/passkeys', { response });
}

function challengeOf(begun: Answer): string {
  const options = begun.body['passkey'] as { readonly challenge?: string } | null;
  if (options?.challenge === undefined) throw new Error(begun.text);
  return options.challenge;
}

function answerWith(begun: Answer, lies: PasskeyLies = {}, by = browser): Promise<Answer> {
  return by.post('/api/changes/passkey', { response: passkey.assert(challengeOf(begun), lies) });
}

async function lastNote(): Promise<{ kind: string; facts: Record<string, unknown> }> {
  const entry = (await world.ledger()).at(-1);
  if (!entry) throw new Error('the ledger is empty');
  return entry;
}

describe('a change', () => {
  it('is made once the customer has signed in again, and not before [REQ-CHANGE-VERIFIED]', async () => {
    const begun = await begin(CODES);
    expect(begun.body).toMatchObject({ outcome: 'verify', passkey: null });
    expect(await world.store.countRecoveryCodes(customer1)).toBe(0);
    const made = await signInFor(begun);
    expect(changeResultSchema.parse(made.body)).toMatchObject({
      outcome: 'changed',
      change: 'make_recovery_codes',
    });
    expect(await world.store.countRecoveryCodes(customer1)).toBe(10);
    expect(await lastNote()).toMatchObject({ kind: 'recovery_codes_made', facts: { count: 10 } });
    expect(world.told.letters).toEqual([{ customerId: 'customer-1', what: 'recovery_codes_made' }]);
  });

  it('is made by a passkey with the person verified', async () => {
    await addPasskey();
    const made = await answerWith(await begin(CODES));
    expect(made.body).toMatchObject({ outcome: 'changed', change: 'make_recovery_codes' });
  });

  it('is made once: the passkey takes the sign-in away, and an answer counts once', async () => {
    await addPasskey();
    const begun = await begin(CODES);
    const response = passkey.assert(challengeOf(begun));
    const made = await browser.post('/api/changes/passkey', { response });
    expect(made.body['outcome']).toBe('changed');
    const again = await browser.post('/api/changes/passkey', { response });
    expect(again.body).toEqual({ outcome: 'refused', reason: 'not_verified' });
    expect((await signInFor(begun)).body['outcome']).not.toBe('changed');
  });

  it.each([
    ['without user verification', { isUserVerified: false }],
    ['of another origin', { origin: 'http://elsewhere.example' }],
    ['for another host', { rpId: 'elsewhere.example' }],
  ])('is made by no passkey answer %s, and that is noted', async (_what, lies) => {
    await addPasskey();
    const answer = await answerWith(await begin(CODES), lies);
    expect(answer.body).toEqual({ outcome: 'refused', reason: 'not_verified' });
    expect(await lastNote()).toMatchObject({
      kind: 'change_refused',
      facts: { customerId: 'customer-1', change: 'make_recovery_codes', reason: 'not_verified' },
    });
    expect(await world.store.countRecoveryCodes(customer1)).toBe(0);
  });

  it('is not made by a verification for an order, nor an order confirmed by one for a change', async () => {
    await addPasskey();
    const dryRun = await world.propose();
    const typed = await world.typeTotal(browser, dryRun);
    const forOrder = passkey.assert(challengeOf(typed));
    const asChange = await browser.post('/api/changes/passkey', { response: forOrder });
    expect(asChange.body).toEqual({ outcome: 'refused', reason: 'not_verified' });
    const forChange = passkey.assert(challengeOf(await begin(CODES)));
    const asOrder = await browser.post(`/api/orders/${dryRun.digest}/passkey`, {
      response: forChange,
    });
    expect(asOrder.body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  });

  it('is made in no other session of the same customer', async () => {
    await addPasskey();
    const other = await world.signedIn();
    const begun = await begin(CODES);
    expect((await answerWith(begun, {}, other)).body).toEqual({
      outcome: 'refused',
      reason: 'not_verified',
    });
    expect(await world.store.countRecoveryCodes(customer1)).toBe(0);
  });

  it('is not made by who signs in as somebody else', async () => {
    const answer = await signInFor(await begin(CODES), browser, 'customer-2');
    expect(answer.body).toEqual({ outcome: 'change_refused', reason: 'other_person' });
    expect(await lastNote()).toMatchObject({
      kind: 'change_refused',
      facts: { reason: 'other_person' },
    });
  });

  it('is not made by a sign-in that is older than two minutes', async () => {
    const begun = await begin(CODES);
    const authTimeSeconds = Math.floor(world.clock.now / 1000) - 121;
    const back = world.identity.signIn(signInUrlOf(begun), { authTimeSeconds });
    expect((await browser.post('/api/callback', back)).body).toEqual({
      outcome: 'change_refused',
      reason: 'not_verified',
    });
  });

  it('of the book is handed on as it was asked for, verified, once', async () => {
    const change = { kind: 'remove_address', addressId: 'home' } as unknown as AccountChange;
    expect((await signInFor(await begin(change))).body).toEqual({
      outcome: 'changed',
      change: 'remove_address',
    });
    expect(world.told.bookChanges).toEqual([{ change, customerId: 'customer-1' }]);
  });

  it.each([
    { kind: 'add_address', label: 'Home' },
    { kind: 'become_somebody_else' },
    { kind: 'unlock', customerId: 'customer-2' },
  ])('is not begun as %j', async (change) => {
    expect((await browser.post('/api/changes', { change })).status).toBe(400);
  });
});

describe('unlocking voice', () => {
  function wrongCodes(count: number): void {
    const { settlement } = world.parts;
    world.serveWith({
      settlement: {
        ...settlement,
        countWrongCodesOfCustomerInADay: ({ unlockedAt }) =>
          Promise.resolve(unlockedAt === 0 ? count : 0),
      },
    });
  }

  it('is a signed record that settlement reads, and the customer is told [REQ-UNLOCK-SIGNED]', async () => {
    wrongCodes(WRONG_CODES_PER_DAY);
    expect((await browser.get('/api/account')).body['isLocked']).toBe(true);
    expect((await signInFor(await begin({ kind: 'unlock' }))).body).toEqual({
      outcome: 'changed',
      change: 'unlock',
    });
    const jwss = await world.store.listUnlockJwss(customer1);
    const of = { customerId: customer1, nowEpochMs: world.clock.now };
    expect(lastUnlockedAt(jwss, of, approvalKey.verifier)).toBe(world.clock.now);
    expect((await browser.get('/api/account')).body['isLocked']).toBe(false);
    expect(await lastNote()).toMatchObject({ kind: 'voice_unlocked' });
    expect(world.told.letters).toEqual([{ customerId: 'customer-1', what: 'unlocked' }]);
  });

  it('is not asked for where nothing is locked', async () => {
    wrongCodes(WRONG_CODES_PER_DAY - 1);
    expect((await begin({ kind: 'unlock' })).body).toEqual({
      outcome: 'refused',
      reason: 'nothing_to_change',
    });
    expect((await lastNote()).kind).toBe('change_refused');
  });
});

describe('giving a client its right back', () => {
  it('takes a verification [REQ-CLIENT-REVOKED]', async () => {
    await world.propose();
    await browser.post('/api/clients/alexa-skill/revoke');
    world.clock.now += 1000;
    const isRevoked = async () =>
      isClientRevoked(
        await world.store.listClientRightJwss({ customerId: customer1, clientId: skill }),
        { customerId: customer1, clientId: skill, nowEpochMs: world.clock.now },
        approvalKey.verifier,
      );
    const begun = await begin({ kind: 'allow_client', clientId: skill });
    expect(await isRevoked()).toBe(true);
    expect((await signInFor(begun)).body).toEqual({ outcome: 'changed', change: 'allow_client' });
    expect(await isRevoked()).toBe(false);
    expect(await lastNote()).toMatchObject({ kind: 'client_allowed' });
  });

  it('is nothing to do for one that has it', async () => {
    const begun = await begin({ kind: 'allow_client', clientId: skill });
    expect(begun.body).toEqual({ outcome: 'refused', reason: 'nothing_to_change' });
  });
});

describe('a recovery code', () => {
  async function makeCodes(): Promise<readonly string[]> {
    const made = changeResultSchema.parse((await signInFor(await begin(CODES))).body);
    if (made.outcome !== 'changed') throw new Error(made.reason);
    return made.recoveryCodes ?? [];
  }
  const recover = (recoveryCode: string, by = browser) =>
    by.post('/api/changes', { change: { kind: 'remove_all_passkeys' }, recoveryCode });

  it('removes every passkey, once, however it is written [REQ-RECOVERY-ONCE]', async () => {
    await addPasskey();
    const [code = '', other = ''] = await makeCodes();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    expect((await recover(typed)).body).toEqual({
      outcome: 'changed',
      change: 'remove_all_passkeys',
    });
    expect(await world.store.listPasskeys(customer1)).toEqual([]);
    expect(world.told.letters.at(-1)?.what).toBe('all_passkeys_removed');
    // Nothing is left to remove, and the other code is not used up for it.
    expect((await recover(other)).body).toEqual({
      outcome: 'refused',
      reason: 'nothing_to_change',
    });
    browser = await world.signedIn();
    await addPasskey();
    expect((await recover(code)).body).toEqual({
      outcome: 'refused',
      reason: 'recovery_code_wrong',
    });
    expect(await world.store.countRecoveryCodes(customer1)).toBe(9);
  });

  it('is of its customer alone, and different each time', async () => {
    const codes = await makeCodes();
    expect(new Set(codes).size).toBe(10);
    const stranger = await world.signedIn({ sub: 'customer-2' });
    const options = await stranger.post('/api/passkeys/options');
    const response = passkey.register(String(options.body['challenge']));
    await stranger.post('/api/passkeys', { response });
    expect((await recover(codes[0] ?? '', stranger)).body).toEqual({
      outcome: 'refused',
      reason: 'recovery_code_wrong',
    });
  });

  it('replaces no other verification, and passkeys go by nothing else at once', async () => {
    const [recoveryCode = ''] = await makeCodes();
    const erase = await browser.post('/api/changes', { change: { kind: 'erase' }, recoveryCode });
    expect(erase.body).toEqual({ outcome: 'refused', reason: 'not_possible' });
    expect((await begin({ kind: 'remove_all_passkeys' })).body).toEqual({
      outcome: 'refused',
      reason: 'not_possible',
    });
  });

  it('can be tried ten times an hour', async () => {
    await addPasskey();
    world.serveWith({ limits: RATE_LIMITS });
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) statuses.push((await recover('AAAAA')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('is nowhere in the store or the ledger', async () => {
    const codes = await makeCodes();
    const text = JSON.stringify(await world.ledger());
    for (const code of codes) expect(text).not.toContain(code);
  });
});

describe('erasing', () => {
  it('signs out everywhere and forgets, and keeps the evidence [REQ-ERASE]', async () => {
    await addPasskey();
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    const other = await world.signedIn();
    await browser.post('/api/settings', { locale: 'it-IT' });
    const erased = await signInFor(await begin({ kind: 'erase' }));
    expect(erased.body).toEqual({ outcome: 'changed', change: 'erase' });
    expect(String(erased.headers['set-cookie'])).toMatch(/__Host-session=;.*Max-Age=0/);
    for (const each of [browser, other]) {
      expect((await each.get('/api/account')).status).toBe(401);
    }
    expect(await world.store.listPasskeys(customer1)).toEqual([]);
    expect(await world.store.listConfirmations(dryRun.digest)).toHaveLength(1);
    expect(await lastNote()).toMatchObject({ kind: 'account_erased' });
    const records = await world.store.listAccountRecordsOf(customer1);
    expect(records.map(({ jws }) => verifyToldChange(jws, approvalKey.verifier))).toEqual([
      expect.objectContaining({ customerId: 'customer-1', what: 'erased', locale: 'it-IT' }),
    ]);
  });
});
