/** From the typed total to the signed confirmation and its code. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  confirmationIdSchema,
  deriveVoiceCode,
  findLiveConfirmation,
  signWrittenConfirmation,
  verifyWrittenConfirmation,
  type DryRun,
  type WrittenConfirmation,
} from '#core';
import { makeSigningKey } from '../core/signing-key.ts';
import {
  approvalKey,
  codeKey,
  customer2,
  makeWorld,
  signInUrlOf,
  type World,
} from './approval-world.ts';
import type { TestBrowser } from './test-browser.ts';

let world: World;
let browser: TestBrowser;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterAll(() => world.stop());

async function storedConfirmation(dryRun: DryRun): Promise<WrittenConfirmation> {
  const row = (await world.store.listConfirmations(dryRun.digest)).at(-1);
  const confirmation = row && verifyWrittenConfirmation(row.jws, approvalKey.verifier);
  if (!confirmation) throw new Error('no confirmation that verifies');
  return confirmation;
}

describe('the typed total', () => {
  it('goes on to a sign-in made now when it is exactly the total', async () => {
    const dryRun = await world.propose();
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.body).toMatchObject({ outcome: 'verify', passkey: null });
    const url = new URL(signInUrlOf(typed));
    expect(url.searchParams.get('prompt')).toBe('login');
    expect(url.searchParams.get('max_age')).toBe('0');
    expect(typed.text).not.toContain('47.61');
  });

  it.each(['47.60', '47.62', '476.1', '4761', '0', '-47.61'])(
    'is refused as %s with what was read and what is expected, and begins nothing',
    async (text) => {
      const dryRun = await world.propose();
      const before = browser.cookies.get('__Host-state');
      const typed = await world.typeTotal(browser, dryRun, text);
      expect(typed.body['outcome']).toBe('refused');
      expect(typed.body['expected']).toBe('$47.61');
      expect(typed.body['read']).not.toBe('$47.61');
      expect(typed.body['message']).toContain('Nothing was bought');
      expect(typed.headers['set-cookie']).toBeUndefined();
      expect(browser.cookies.get('__Host-state')).toBe(before);
    },
  );

  it('is refused as $12.00 with $12.00 read [REQ-TOTAL-EXACT]', async () => {
    const dryRun = await world.propose();
    const typed = await world.typeTotal(browser, dryRun, '12.00');
    expect(typed.body).toMatchObject({ outcome: 'refused', read: '$12.00', expected: '$47.61' });
  });

  it('is refused without an amount, and nothing is read', async () => {
    const dryRun = await world.propose();
    for (const text of ['', 'yes', 'confirm']) {
      const typed = await world.typeTotal(browser, dryRun, text);
      expect(typed.body).toMatchObject({ outcome: 'refused', read: null, expected: '$47.61' });
    }
  });

  it('leaves in the ledger that it was refused, not what was typed', async () => {
    const dryRun = await world.propose();
    await world.typeTotal(browser, dryRun, '81.92');
    const entry = (await world.ledger()).at(-1);
    expect(entry).toMatchObject({
      kind: 'amount_refused',
      digest: dryRun.digest,
      facts: { reason: 'other_amount', customerId: 'customer-1' },
    });
    const { policy, ...others } = entry?.facts ?? {};
    expect(policy).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(others)).not.toMatch(/81|8192/);
  });

  it('is refused when the screen showed another order [REQ-SHOWN-DIGEST]', async () => {
    const shown = await world.propose();
    const dryRun = await world.propose();
    const typed = await browser.post(`/api/orders/${dryRun.digest}/total`, {
      text: '47.61',
      shownDigest: shown.digest,
    });
    expect(typed.body['outcome']).toBe('refused');
    expect((await world.ledger()).at(-1)?.facts['reason']).toBe('other_order_shown');
  });

  it('shows no code: none is there before the verification [REQ-VERIFY-EACH]', async () => {
    const dryRun = await world.propose();
    await world.typeTotal(browser, dryRun);
    expect(await world.view(browser, dryRun)).toMatchObject({ state: 'to_confirm', code: null });
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  });
});

describe('a verified total', () => {
  it('is signed over the order, token hash, customer, text, strength and times [REQ-CONFIRMATION-SIGNED]', async () => {
    const dryRun = await world.propose();
    const answer = await world.confirm(browser, dryRun);
    expect(answer.body).toEqual({ outcome: 'confirmed', digest: dryRun.digest });
    const confirmation = await storedConfirmation(dryRun);
    expect(confirmation).toMatchObject({
      digest: dryRun.digest,
      tokenHash: dryRun.tokenHash,
      customerId: 'customer-1',
      text: '47.61',
      amr: ['pwd'],
      liftsHalts: false,
      confirmedAt: world.clock.now,
    });
    expect(confirmation.verifiedAt).toBeLessThanOrEqual(confirmation.confirmedAt);
  });

  it('shows the code derived from it, to the session that verified and to no other [REQ-CODE-ONE-SESSION]', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    const { confirmationId } = await storedConfirmation(dryRun);
    const code = deriveVoiceCode(
      {
        digest: dryRun.digest,
        terms: dryRun.terms,
        confirmationId: confirmationIdSchema.parse(confirmationId),
      },
      codeKey,
    );
    expect(await world.view(browser, dryRun)).toMatchObject({
      state: 'confirmed_here',
      code,
      triesLeft: 3,
    });
    const other = await world.signedIn();
    expect(await world.view(other, dryRun)).toMatchObject({
      state: 'confirmed_elsewhere',
      code: null,
    });
  });

  it('leaves the code in no ledger entry and in no row [REQ-CODE-NOWHERE]', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    const code = String((await world.view(browser, dryRun))['code']);
    expect(code).toMatch(/^[0-9]{4}$/);
    const entries = (await world.ledger()).filter((entry) => entry.kind === 'order_confirmed');
    for (const { facts } of entries) {
      expect(Object.keys(facts).toSorted()).toEqual([
        ...['amr', 'confirmationId', 'customerId', 'policy', 'riskScore'],
      ]);
    }
    expect(await storedConfirmation(dryRun)).not.toHaveProperty('code');
  });

  it('withdraws another live one of the customer, whose code is gone then [REQ-ONE-LIVE]', async () => {
    const first = await world.propose();
    const second = await world.propose();
    await world.confirm(browser, first);
    const answer = await world.confirm(browser, second);
    expect(answer.body).toEqual({ outcome: 'confirmed', digest: second.digest, withdrawn: 1 });
    expect(await world.view(browser, first)).toMatchObject({
      state: 'to_confirm',
      code: null,
      isTakenBack: true,
    });
    expect(await world.view(browser, second)).toMatchObject({
      state: 'confirmed_here',
      isTakenBack: false,
    });
    const withdrawn = (await world.ledger()).findLast(
      (entry) => entry.kind === 'confirmation_withdrawn',
    );
    expect(withdrawn).toMatchObject({
      digest: first.digest,
      facts: { confirmedInstead: second.digest },
    });
  });

  it('invariant 1: of two in one millisecond the later is signed as later, and no hand in the rows turns that round [REQ-ONE-LIVE]', async () => {
    const person = await world.signedIn({ sub: 'customer-of-one-moment' });
    const customerId = 'customer-of-one-moment';
    const [first, second] = [
      await world.propose({ customerId }),
      await world.propose({ customerId }),
    ];
    for (const dryRun of [first, second]) {
      const answer = await world.confirm(person, dryRun, { sub: customerId });
      expect(answer.body).toMatchObject({ outcome: 'confirmed' });
    }
    const rows = async (dryRun: DryRun) =>
      (await world.store.listConfirmations(dryRun.digest)).map((row) => ({
        ...row,
        isWithdrawn: false,
      }));
    const jwss = await world.store.listConfirmationJwssOf(first.terms.customerId);
    const liveOf = async (dryRun: DryRun) =>
      findLiveConfirmation(
        {
          confirmations: await rows(dryRun),
          confirmationJwssOfCustomer: jwss,
          nowEpochMs: world.clock.now,
        },
        dryRun,
        approvalKey.verifier,
      );
    expect(await liveOf(first)).toBeUndefined();
    expect((await liveOf(second))?.confirmation.digest).toBe(second.digest);
  });

  it('says that it took another back only where that other could still be bought', async () => {
    const person = await world.signedIn({ sub: 'customer-2' });
    const confirm = async (dryRun: DryRun): Promise<unknown> =>
      (await world.confirm(person, dryRun, { sub: 'customer-2' })).body['withdrawn'];
    const propose = (): Promise<DryRun> => world.propose({ customerId: customer2 });
    const [first, ended, last] = [await propose(), await propose(), await propose()];
    expect(await confirm(first)).toBeUndefined();
    // The same order once more takes nothing else back, and is not shown as taken back.
    expect(await confirm(first)).toBeUndefined();
    expect(await world.view(person, first)).toMatchObject({ isTakenBack: false });
    expect(await confirm(ended)).toBe(1);
    await world.endOrder(ended, 'cancelled');
    expect(await confirm(last)).toBeUndefined();
    expect(await world.view(person, ended)).toMatchObject({
      state: 'cancelled',
      isTakenBack: false,
    });
    // Confirmed again, it is no longer one that was taken back.
    await confirm(first);
    expect(await world.view(person, first)).toMatchObject({
      state: 'confirmed_here',
      isTakenBack: false,
    });
  });

  it('is taken three times for one order and no fourth time [REQ-THREE-CONFIRMATIONS]', async () => {
    const dryRun = await world.propose();
    for (let time = 0; time < 3; time += 1) {
      expect((await world.confirm(browser, dryRun)).body['outcome']).toBe('confirmed');
    }
    expect((await world.typeTotal(browser, dryRun)).body['outcome']).toBe('refused');
    expect((await world.ledger()).at(-1)?.facts['reason']).toBe('too_many');
  });

  it('is not taken a fourth time by sign-ins that were begun before', async () => {
    const dryRun = await world.propose();
    const signIns = [];
    for (let time = 0; time < 4; time += 1) {
      const typed = await world.typeTotal(browser, dryRun);
      const cookie = browser.cookies.get('__Host-state') ?? '';
      signIns.push({ back: world.identity.signIn(signInUrlOf(typed)), cookie });
    }
    const outcomes = [];
    for (const { back, cookie } of signIns) {
      browser.cookies.set('__Host-state', cookie);
      outcomes.push((await browser.post('/api/callback', back)).body['outcome']);
    }
    expect(outcomes).toEqual(['confirmed', 'confirmed', 'confirmed', 'refused']);
    expect(await world.store.listConfirmations(dryRun.digest)).toHaveLength(3);
  });
});

describe('a verification', () => {
  it('counts once: the same answer again is refused and adds nothing [REQ-VERIFY-ONCE]', async () => {
    const dryRun = await world.propose();
    const typed = await world.typeTotal(browser, dryRun);
    const cookie = browser.cookies.get('__Host-state') ?? '';
    const url = signInUrlOf(typed);
    await browser.post('/api/callback', world.identity.signIn(url));
    browser.cookies.set('__Host-state', cookie);
    const again = await browser.post('/api/callback', world.identity.signIn(url));
    expect(again.body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toHaveLength(1);
  });

  it.each([
    ['of a minute before the total was typed', -60],
    ['of two seconds before the total was typed', -2],
    ['of the future', 120],
  ])('%s is stale: refused and noted [REQ-VERIFY-EACH]', async (_name, offset) => {
    const dryRun = await world.propose();
    const authTimeSeconds = Math.floor(world.clock.now / 1000) + offset;
    const answer = await world.confirm(browser, dryRun, { authTimeSeconds });
    expect(answer.body).toMatchObject({ outcome: 'refused', digest: dryRun.digest });
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
    expect((await world.ledger()).at(-1)).toMatchObject({
      kind: 'verification_refused',
      facts: { reason: 'not_fresh' },
    });
  });

  it('within the second of the typing counts, since auth_time is in whole seconds', async () => {
    world.clock.now = Math.ceil(world.clock.now / 1000) * 1000 + 900;
    const dryRun = await world.propose();
    const authTimeSeconds = Math.floor(world.clock.now / 1000);
    const answer = await world.confirm(browser, dryRun, { authTimeSeconds });
    expect(answer.body['outcome']).toBe('confirmed');
    expect((await storedConfirmation(dryRun)).verifiedAt).toBe(world.clock.now);
  });

  it('more than two minutes old is refused [REQ-VERIFY-TWO-MINUTES]', async () => {
    const dryRun = await world.propose();
    const typed = await world.typeTotal(browser, dryRun);
    const authTimeSeconds = Math.floor(world.clock.now / 1000) + 1;
    world.clock.now += 123_000;
    const back = world.identity.signIn(signInUrlOf(typed), { authTimeSeconds });
    const answer = await browser.post('/api/callback', back);
    expect(answer.body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  });

  it('by another customer is refused, and confirms nothing', async () => {
    const dryRun = await world.propose();
    const answer = await world.confirm(browser, dryRun, { sub: 'customer-2' });
    expect(answer.body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
    expect((await world.ledger()).at(-1)?.facts['reason']).toBe('other_customer');
  });

  it('in another session of the same customer is refused', async () => {
    const dryRun = await world.propose();
    const typed = await world.typeTotal(browser, dryRun);
    const other = await world.signedIn();
    other.cookies.set('__Host-state', browser.cookies.get('__Host-state') ?? '');
    const back = world.identity.signIn(signInUrlOf(typed));
    expect((await other.post('/api/callback', back)).body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  });

  it('of a plain sign-in confirms nothing', async () => {
    const dryRun = await world.propose();
    await world.typeTotal(browser, dryRun);
    expect((await world.signIn(browser)).body).toEqual({ outcome: 'signed_in' });
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  });

  it('with a token of another audience is refused and noted', async () => {
    const dryRun = await world.propose();
    const accessAudience = 'http://127.0.0.1:3001/mcp';
    const answer = await world.confirm(browser, dryRun, { accessAudience });
    expect(answer.body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
    expect((await world.ledger()).at(-1)?.kind).toBe('verification_refused');
  });
});

describe('what was true when the total was typed is asked again when it is verified [REQ-CHECKED-AGAIN]', () => {
  const changes: readonly (readonly [string, string, (dryRun: DryRun) => Promise<void> | void])[] =
    [
      ['cancelled', 'cancelled', (dryRun) => world.endOrder(dryRun, 'cancelled')],
      ['expired', 'expired', (dryRun) => world.endOrder(dryRun, 'expired')],
      [
        'declined',
        'declined',
        async ({ digest }) => {
          await browser.post(`/api/orders/${digest}/decline`);
        },
      ],
    ];
  it.each(changes)(
    'an order that was %s meanwhile is not confirmed',
    async (_name, reason, change) => {
      const dryRun = await world.propose();
      const typed = await world.typeTotal(browser, dryRun);
      await change(dryRun);
      const back = world.identity.signIn(signInUrlOf(typed));
      const answer = await browser.post('/api/callback', back);
      expect(answer.body['outcome']).toBe('refused');
      expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
      expect((await world.ledger()).at(-1)).toMatchObject({
        kind: 'confirmation_refused',
        facts: { reason },
      });
    },
  );

  it('nothing is confirmed from confirmBy on, to the millisecond [REQ-EXPIRY-CONFIRM]', async () => {
    const dryRun = await world.propose({ confirmBy: world.clock.now + 60_000 });
    const typed = await world.typeTotal(browser, dryRun);
    world.clock.now = dryRun.terms.confirmBy;
    const back = world.identity.signIn(signInUrlOf(typed));
    const answer = await browser.post('/api/callback', back);
    expect(answer.body['outcome']).toBe('refused');
    expect((await world.ledger()).at(-1)?.facts['reason']).toBe('expired');
    expect((await world.typeTotal(browser, dryRun)).body['outcome']).toBe('refused');
  });

  it('an order confirmed in time stays confirmed until redeemBy and takes no second confirmation', async () => {
    const dryRun = await world.propose({ confirmBy: world.clock.now + 60_000 });
    await world.confirm(browser, dryRun);
    world.clock.now = dryRun.terms.confirmBy + 1;
    expect(await world.view(browser, dryRun)).toMatchObject({ state: 'confirmed_here' });
    expect((await world.typeTotal(browser, dryRun)).body['outcome']).toBe('refused');
    world.clock.now = dryRun.terms.redeemBy;
    expect(await world.view(browser, dryRun)).toMatchObject({ state: 'expired', code: null });
  });

  it('three wrong codes lock the order: no code is shown and nothing more is confirmed', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    const { confirmationId } = await storedConfirmation(dryRun);
    for (const triesLeft of [2, 1, 0]) {
      const { digest } = dryRun;
      await world.settlement.judgeRedemption({
        digest,
        customerId: dryRun.terms.customerId,
        nowEpochMs: world.clock.now,
        decide: () => ({ outcome: 'code_wrong', confirmationId, triesLeft }),
        verifyIntent: () => undefined,
        nextTrust: () => 500,
        signIntent: () => '',
        noteOf: () => ({ at: world.clock.now, kind: 'redeem_refused', digest, facts: {} }),
      });
      const view = await world.view(browser, dryRun);
      if (triesLeft > 0) expect(view).toMatchObject({ state: 'confirmed_here', triesLeft });
      else expect(view).toMatchObject({ state: 'locked', code: null, triesLeft: null });
    }
    expect((await world.typeTotal(browser, dryRun)).body['outcome']).toBe('refused');
    expect((await world.ledger()).at(-1)?.facts['reason']).toBe('locked');
  });
});

describe('a row written by hand', () => {
  it.each([
    ['by our key', approvalKey.signer, 'confirmed_here'],
    ['by another key of the same name', makeSigningKey('approval-1').signer, 'to_confirm'],
  ])('shows a code only when it is signed by our key: %s', async (_name, signer, state) => {
    const dryRun = await world.propose();
    const { digest, tokenHash, terms } = dryRun;
    const { customerId } = terms;
    const confirmationId = confirmationIdSchema.parse(`by-hand-${state}`);
    const [verifiedAt, confirmedAt] = [world.clock.now, world.clock.now];
    const confirmation: WrittenConfirmation = {
      version: 1,
      confirmationId,
      digest,
      tokenHash,
      customerId,
      text: '47.61',
      amr: ['pwd'],
      liftsHalts: false,
      verifiedAt,
      confirmedAt,
    };
    const secret = browser.cookies.get('__Host-session') ?? '';
    const note = { at: world.clock.now, digest, facts: {} };
    await world.store.insertConfirmation({
      row: {
        confirmationId,
        digest,
        customerId,
        sessionHash: world.parts.hash.sha256Hex(secret),
        jws: signWrittenConfirmation(confirmation, signer),
      },
      note: { ...note, kind: 'order_confirmed' },
      withdrawnNote: () => ({ ...note, kind: 'confirmation_withdrawn' }),
    });
    expect((await world.view(browser, dryRun))['state']).toBe(state);
  });
});

describe('another customer', () => {
  it('cannot type a total: the order is not there', async () => {
    const dryRun = await world.propose({ customerId: customer2 });
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.status).toBe(404);
  });
});
