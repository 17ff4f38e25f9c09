/** Passkeys: adding one, and confirming with one. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyWrittenConfirmation, type DryRun } from '#core';
import { approvalKey, makeWorld, PAGE_ORIGIN, signInUrlOf, type World } from './approval-world.ts';
import { makePasskey, type PasskeyLies, type SoftPasskey } from './soft-passkey.ts';
import type { Answer, TestBrowser } from './test-browser.ts';

let world: World;
let browser: TestBrowser;
let passkey: SoftPasskey;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
  passkey = makePasskey(world.origin);
  await register(browser, passkey);
});
afterAll(() => world.stop());

async function offer(by: TestBrowser): Promise<string> {
  const answer = await by.post('/api/passkeys/options');
  const challenge = answer.body['challenge'];
  if (typeof challenge !== 'string') throw new Error(answer.text);
  return challenge;
}

async function register(by: TestBrowser, of: SoftPasskey, lies: PasskeyLies = {}): Promise<Answer> {
  return by.post('/api/passkeys', { response: of.register(await offer(by), lies) });
}

async function challengeFor(dryRun: DryRun, by = browser): Promise<string> {
  const typed = await world.typeTotal(by, dryRun);
  const options = typed.body['passkey'] as { readonly challenge?: string } | null;
  if (options?.challenge === undefined) throw new Error(typed.text);
  return options.challenge;
}

async function assertFor(dryRun: DryRun, lies: PasskeyLies = {}): Promise<Answer> {
  const response = passkey.assert(await challengeFor(dryRun), lies);
  return browser.post(`/api/orders/${dryRun.digest}/passkey`, { response });
}

async function expectRefused(answer: Answer, dryRun: DryRun): Promise<void> {
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ outcome: 'refused', digest: dryRun.digest });
  expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  expect((await world.ledger()).at(-1)?.kind).toBe('verification_refused');
}

describe('adding a passkey', () => {
  it('is noted, and the list says that there is one', async () => {
    const person = await world.signedIn({ sub: 'customer-2' });
    expect((await person.get('/api/orders')).body['hasPasskey']).toBe(false);
    const added = await register(person, makePasskey(world.origin));
    expect(added.body).toEqual({ outcome: 'added' });
    expect((await person.get('/api/orders')).body['hasPasskey']).toBe(true);
    expect((await world.ledger()).at(-1)).toMatchObject({
      kind: 'passkey_added',
      facts: { customerId: 'customer-2' },
    });
  });

  it('asks for a fresh sign-in two minutes after the last one, and takes it', async () => {
    const person = await world.signedIn();
    world.clock.now += 120_001;
    const late = await person.post('/api/passkeys/options');
    expect(late.body['outcome']).toBe('refused');
    const back = world.identity.signIn(signInUrlOf(late));
    const answer = await person.post('/api/callback', back);
    expect(answer.body).toEqual({ outcome: 'passkey_may_be_added' });
    expect((await register(person, makePasskey(world.origin))).body).toEqual({ outcome: 'added' });
  });

  it('takes no sign-in of another customer for it', async () => {
    const person = await world.signedIn();
    world.clock.now += 120_001;
    const late = await person.post('/api/passkeys/options');
    const back = world.identity.signIn(signInUrlOf(late), { sub: 'customer-2' });
    expect((await person.post('/api/callback', back)).body['outcome']).toBe('refused');
    expect((await person.post('/api/passkeys/options')).body['outcome']).toBe('refused');
  });

  it('is not finished later than two minutes after the sign-in [REQ-PASSKEY-ADDED-FRESH]', async () => {
    const person = await world.signedIn();
    const challenge = await offer(person);
    world.clock.now += 120_001;
    const response = makePasskey(world.origin).register(challenge);
    expect((await person.post('/api/passkeys', { response })).body['outcome']).toBe('refused');
  });

  const lies: readonly (readonly [string, PasskeyLies])[] = [
    ['of another origin', { origin: 'http://other.example' }],
    ['for another host', { rpId: 'page.hearback.localhost' }],
    ['to a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['without user verification', { isUserVerified: false }],
    ['framed by another page', { crossOrigin: true, topOrigin: 'http://other.example' }],
  ];
  it.each(lies)('refuses an answer %s', async (_name, lie) => {
    const person = await world.signedIn();
    const added = await register(person, makePasskey(world.origin), lie);
    expect(added.body['outcome']).toBe('refused');
  });

  it('refuses an answer to the challenge of another session, and an answer given twice', async () => {
    const [one, other] = [await world.signedIn(), await world.signedIn()];
    const response = makePasskey(world.origin).register(await offer(one));
    expect((await other.post('/api/passkeys', { response })).body['outcome']).toBe('refused');
    const second = makePasskey(world.origin).register(await offer(one));
    expect((await one.post('/api/passkeys', { response: second })).body['outcome']).toBe('added');
    expect((await one.post('/api/passkeys', { response: second })).body['outcome']).toBe('refused');
  });

  it('refuses, without a fault, a credential id that somebody else has', async () => {
    const person = await world.signedIn({ sub: 'customer-2' });
    const copied = makePasskey(world.origin, Buffer.from(passkey.id, 'base64url'));
    const added = await register(person, copied);
    expect(added.status).toBe(200);
    expect(added.body['outcome']).toBe('refused');
  });
});

describe('confirming with a passkey', () => {
  it('is offered for the customer’s own passkeys with user verification required [REQ-PASSKEY-VERIFIED]', async () => {
    const dryRun = await world.propose();
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.body['passkey']).toMatchObject({
      rpId: 'card.hearback.localhost',
      userVerification: 'required',
    });
    expect(typed.text).toContain(passkey.id);
  });

  it('signs what was typed with its strength, and shows the code', async () => {
    const dryRun = await world.propose();
    const answer = await assertFor(dryRun);
    expect(answer.body).toEqual({ outcome: 'confirmed', digest: dryRun.digest });
    const [row] = await world.store.listConfirmations(dryRun.digest);
    expect(verifyWrittenConfirmation(row?.jws ?? '', approvalKey.verifier)).toMatchObject({
      amr: ['hwk', 'user'],
      text: '47.61',
      digest: dryRun.digest,
    });
    expect(await world.view(browser, dryRun)).toMatchObject({ state: 'confirmed_here' });
  });

  const lies: readonly (readonly [string, PasskeyLies])[] = [
    ['of another origin', { origin: 'http://page.hearback.localhost:3000' }],
    ['for another host', { rpId: 'other.example' }],
    ['without user verification', { isUserVerified: false }],
    ['to a challenge of its own', { challenge: 'A'.repeat(86) }],
    ['framed by another page', { crossOrigin: true, topOrigin: 'http://other.example' }],
    ['with a top page but no frame', { topOrigin: PAGE_ORIGIN }],
    ['with a counter that did not grow', { counter: 0 }],
  ];
  it.each(lies)('refuses an answer %s', async (_name, lie) => {
    const dryRun = await world.propose();
    await expectRefused(await assertFor(dryRun, lie), dryRun);
  });

  it('takes an answer out of the page’s frame in the simulator', async () => {
    const dryRun = await world.propose();
    const answer = await assertFor(dryRun, { crossOrigin: true, topOrigin: PAGE_ORIGIN });
    expect(answer.body['outcome']).toBe('confirmed');
  });

  it('takes no answer out of any frame outside the simulator [REQ-PASSKEY-FRAME]', async () => {
    world.serveWith({ pageOrigin: null });
    const dryRun = await world.propose();
    for (const lie of [{ crossOrigin: true }, { crossOrigin: true, topOrigin: PAGE_ORIGIN }]) {
      await expectRefused(await assertFor(dryRun, lie), dryRun);
    }
    world.serveWith({});
  });

  it('refuses an answer that was made for another order [REQ-PASSKEY-CHALLENGE]', async () => {
    const [dryRun, other] = [await world.propose(), await world.propose()];
    const response = passkey.assert(await challengeFor(other));
    const answer = await browser.post(`/api/orders/${dryRun.digest}/passkey`, { response });
    await expectRefused(answer, dryRun);
    expect(await world.store.listConfirmations(other.digest)).toEqual([]);
  });

  it('for an order of another customer is 404, as for one that does not exist', async () => {
    const mine = await world.propose();
    const theirs = await world.propose({ customerId: 'customer-2' });
    const response = passkey.assert(await challengeFor(mine));
    const before = (await world.ledger()).length;
    for (const digest of [theirs.digest, 'f'.repeat(64)]) {
      expect((await browser.post(`/api/orders/${digest}/passkey`, { response })).status).toBe(404);
    }
    expect(await world.ledger()).toHaveLength(before);
  });

  it('refuses an answer in another session of the same customer', async () => {
    const dryRun = await world.propose();
    const response = passkey.assert(await challengeFor(dryRun));
    const other = await world.signedIn();
    const answer = await other.post(`/api/orders/${dryRun.digest}/passkey`, { response });
    await expectRefused(answer, dryRun);
  });

  it('counts once: the same answer again is refused', async () => {
    const dryRun = await world.propose();
    const response = passkey.assert(await challengeFor(dryRun));
    const path = `/api/orders/${dryRun.digest}/passkey`;
    expect((await browser.post(path, { response })).body['outcome']).toBe('confirmed');
    expect((await browser.post(path, { response })).body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toHaveLength(1);
  });

  it('refuses the passkey of another customer', async () => {
    const theirs = makePasskey(world.origin);
    await register(await world.signedIn({ sub: 'customer-2' }), theirs);
    const dryRun = await world.propose();
    const response = theirs.assert(await challengeFor(dryRun));
    const answer = await browser.post(`/api/orders/${dryRun.digest}/passkey`, { response });
    await expectRefused(answer, dryRun);
  });

  it('refuses any changed byte of an answer, never with a fault', async () => {
    const dryRun = await world.propose();
    const fields = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature');
    await fc.assert(
      fc.asyncProperty(
        fields,
        fc.nat(2000),
        fc.integer({ min: 1, max: 255 }),
        async (field, at, flip) => {
          const response = passkey.assert(await challengeFor(dryRun));
          const changed = response.response as Record<string, string>;
          const bytes = Buffer.from(changed[field] ?? '', 'base64url');
          // The library reads the two bytes before a DER signature's two numbers leniently; they say nothing.
          const first = field === 'signature' ? 2 : 0;
          const index = first + (at % (bytes.length - first));
          bytes[index] = (bytes[index] ?? 0) ^ flip;
          changed[field] = bytes.toString('base64url');
          const answer = await browser.post(`/api/orders/${dryRun.digest}/passkey`, { response });
          await expectRefused(answer, dryRun);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('one typed total', () => {
  it('gives one confirmation: the passkey takes the sign-in away, and the sign-in the passkey', async () => {
    const dryRun = await world.propose();
    const type = async () => {
      const typed = await world.typeTotal(browser, dryRun);
      const { challenge = '' } = typed.body['passkey'] as { readonly challenge?: string };
      return {
        byPasskey: () =>
          browser.post(`/api/orders/${dryRun.digest}/passkey`, {
            response: passkey.assert(challenge),
          }),
        bySignIn: () => browser.post('/api/callback', world.identity.signIn(signInUrlOf(typed))),
      };
    };
    const first = await type();
    expect((await first.byPasskey()).body['outcome']).toBe('confirmed');
    expect((await first.bySignIn()).body['outcome']).toBe('refused');
    const second = await type();
    expect((await second.bySignIn()).body['outcome']).toBe('confirmed');
    expect((await second.byPasskey()).body['outcome']).toBe('refused');
    expect(await world.store.listConfirmations(dryRun.digest)).toHaveLength(2);
  });
});
