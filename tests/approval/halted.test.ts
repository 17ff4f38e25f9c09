/** Orders that the policy halts or refuses: what verifies them, what does not, and what the card says. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderViewSchema, verifyWrittenConfirmation, type DryRun, type OrderView } from '#core';
import { inForce, NO_RISK, shopPolicyWith } from '../core/policy/shop-policy.ts';
import { smallPolicy } from '../core/policy/small-policy.ts';
import { approvalKey, makeWorld, signInUrlOf, type World } from './approval-world.ts';
import { makePasskey, type SoftPasskey } from './soft-passkey.ts';
import type { Answer, TestBrowser } from './test-browser.ts';

const DAY_MS = 86_400_000;
const HALTED = '450.00';

let world: World;
let browser: TestBrowser;
let passkey: SoftPasskey;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  // A customer of its own for each test: what one adds is no other's.
  customerNumber += 1;
  browser = await world.signedIn({ sub: customerId() });
  passkey = makePasskey(world.origin);
});

let customerNumber = 100;
const customerId = (): string => `customer-${String(customerNumber)}`;

/** One thing at this price, in US cents. */
function propose(cents: number): Promise<DryRun> {
  return world.propose({
    customerId: customerId(),
    lines: [
      {
        productId: 'espresso-machine',
        title: 'Espresso Machine',
        quantity: 1,
        unitPriceMinor: cents,
        lineTotalMinor: cents,
        merchantCategoryCode: '5499',
      },
    ],
    subtotalMinor: cents,
    deliveryMinor: 0,
    taxMinor: 0,
    totalMinor: cents,
  });
}

async function addPasskey(): Promise<void> {
  const options = await browser.post('/api/passkeys/options');
  const response = passkey.register(String(options.body['challenge']));
  const added = await browser.post('/api/passkeys', { response });
  if (added.body['outcome'] !== 'added') throw new Error(added.text);
}

async function viewOf(dryRun: DryRun): Promise<OrderView> {
  return orderViewSchema.parse(await world.view(browser, dryRun));
}

function challengeOf(typed: Answer): string {
  const options = typed.body['passkey'] as { readonly challenge?: string } | null;
  if (options?.challenge === undefined) throw new Error(typed.text);
  return options.challenge;
}

async function verify(dryRun: DryRun, typed: Answer): Promise<Answer> {
  const response = passkey.assert(challengeOf(typed));
  return browser.post(`/api/orders/${dryRun.digest}/passkey`, { response });
}

describe('an order at the lower threshold', () => {
  it('says why it is halted and that a passkey is missing, and takes no total [REQ-HALT-PASSKEY]', async () => {
    const dryRun = await propose(40_000);
    expect(await viewOf(dryRun)).toMatchObject({
      state: 'to_confirm',
      halt: { reasons: ['amount_high'], passkey: 'none', liftsFrom: null },
    });
    const typed = await world.typeTotal(browser, dryRun, '400.00');
    expect(typed.body).toMatchObject({ outcome: 'refused', read: null });
    expect(String(typed.body['message'])).toContain('passkey only');
    expect((await world.ledger()).at(-1)).toMatchObject({
      kind: 'confirmation_refused',
      facts: { reason: 'passkey_needed' },
    });
  });

  it('is an order like any other a cent below it', async () => {
    const dryRun = await propose(39_999);
    expect(await viewOf(dryRun)).toMatchObject({ halt: null, policyReasons: [] });
    const typed = await world.typeTotal(browser, dryRun, '399.99');
    expect(typed.body).toMatchObject({ outcome: 'verify', passkey: null });
    signInUrlOf(typed);
  });

  it('is confirmed by no passkey that is younger than a day [REQ-HALT-NEW-PASSKEY]', async () => {
    await addPasskey();
    const addedAt = world.clock.now;
    const dryRun = await propose(45_000);
    expect(await viewOf(dryRun)).toMatchObject({
      halt: { passkey: 'too_new', liftsFrom: addedAt + DAY_MS },
    });
    const typed = await world.typeTotal(browser, dryRun, HALTED);
    expect(typed.body).toMatchObject({ outcome: 'refused' });
    expect(String(typed.body['message'])).toContain('24 hours');
  });

  it('is confirmed by a passkey that was there for a day, and by no sign-in', async () => {
    await addPasskey();
    world.clock.now += DAY_MS;
    browser = await world.signedIn({ sub: customerId() });
    const dryRun = await propose(45_000);
    expect(await viewOf(dryRun)).toMatchObject({ halt: { passkey: 'usable', liftsFrom: null } });
    const typed = await world.typeTotal(browser, dryRun, HALTED);
    expect(typed.body).toMatchObject({ outcome: 'verify', signIn: null });
    expect((await verify(dryRun, typed)).body).toMatchObject({ outcome: 'confirmed' });
    const [row] = await world.store.listConfirmations(dryRun.digest);
    const confirmation = row && verifyWrittenConfirmation(row.jws, approvalKey.verifier);
    expect(confirmation?.amr).toEqual(['hwk', 'user']);
  });

  it('offers only the passkeys that are old enough', async () => {
    await addPasskey();
    world.clock.now += DAY_MS;
    browser = await world.signedIn({ sub: customerId() });
    const old = passkey;
    passkey = makePasskey(world.origin);
    await addPasskey();
    const dryRun = await propose(45_000);
    const typed = await world.typeTotal(browser, dryRun, HALTED);
    expect(typed.body['passkey']).toMatchObject({ allowCredentials: [{ id: old.id }] });
    // The new one answers all the same.
    expect((await verify(dryRun, typed)).body).toMatchObject({ outcome: 'refused' });
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  });

  it('is confirmed by no sign-in that was begun while it was not halted yet', async () => {
    const dryRun = await propose(45_000);
    const orders = smallPolicy();
    const haltAtMinor = { ...orders.haltAtMinor, USD: 45_001 };
    const lenient = shopPolicyWith({ orders: { ...orders, haltAtMinor }, risk: NO_RISK });
    world.serveWith({ policy: inForce(lenient) });
    const typed = await world.typeTotal(browser, dryRun, HALTED);
    world.serveWith({});
    const back = world.identity.signIn(signInUrlOf(typed), { sub: customerId() });
    expect((await browser.post('/api/callback', back)).body).toMatchObject({ outcome: 'refused' });
    expect(await world.store.listConfirmations(dryRun.digest)).toEqual([]);
  });
});

describe('a passkey that is younger than a day', () => {
  const halting = inForce(shopPolicyWith({ orders: smallPolicy(), risk: NO_RISK }));

  it('confirms what is not halted, and that confirmation lifts no halt that comes later [REQ-HALT-NEW-PASSKEY]', async () => {
    await addPasskey();
    const dryRun = await propose(45_000);
    const orders = smallPolicy();
    const haltAtMinor = { ...orders.haltAtMinor, USD: 45_001 };
    const lenient = shopPolicyWith({ orders: { ...orders, haltAtMinor }, risk: NO_RISK });
    world.serveWith({ policy: inForce(lenient) });
    const typed = await world.typeTotal(browser, dryRun, HALTED);
    expect((await verify(dryRun, typed)).body).toMatchObject({ outcome: 'confirmed' });
    expect(await viewOf(dryRun)).toMatchObject({ state: 'confirmed_here' });
    world.serveWith({ policy: halting });
    expect(await viewOf(dryRun)).toMatchObject({ state: 'to_confirm', code: null });
    world.serveWith({});
    const [row] = await world.store.listConfirmations(dryRun.digest);
    const confirmation = row && verifyWrittenConfirmation(row.jws, approvalKey.verifier);
    expect(confirmation).toMatchObject({ amr: ['hwk', 'user'], liftsHalts: false });
  });

  it('is an old one a day later: what it confirms then stays confirmed when it is halted', async () => {
    await addPasskey();
    world.clock.now += DAY_MS;
    browser = await world.signedIn({ sub: customerId() });
    const dryRun = await propose(45_000);
    const typed = await world.typeTotal(browser, dryRun, HALTED);
    expect((await verify(dryRun, typed)).body).toMatchObject({ outcome: 'confirmed' });
    expect(await viewOf(dryRun)).toMatchObject({ state: 'confirmed_here' });
    const [row] = await world.store.listConfirmations(dryRun.digest);
    const confirmation = row && verifyWrittenConfirmation(row.jws, approvalKey.verifier);
    expect(confirmation).toMatchObject({ liftsHalts: true });
  });
});

describe('an order at the upper threshold', () => {
  it('is not taken, says why, and can still be stopped [REQ-POLICY-REFUSES]', async () => {
    const dryRun = await propose(200_000);
    expect(await viewOf(dryRun)).toMatchObject({
      state: 'refused_by_policy',
      policyReasons: ['amount_above_limit'],
      halt: null,
      code: null,
    });
    const typed = await world.typeTotal(browser, dryRun, '2,000.00');
    expect(typed.body).toMatchObject({ outcome: 'refused' });
    const stopped = await browser.post(`/api/orders/${dryRun.digest}/decline`);
    expect(stopped.body['state']).toBe('stopping');
  });
});
