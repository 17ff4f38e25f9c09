/** Risk and limits on the card: what is said, what a halted order takes, and what becomes of a confirmation that does not suffice any more. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  orderViewSchema,
  verifyWrittenConfirmation,
  type DryRun,
  type OrderView,
  type ShopPolicy,
} from '#core';
import { inForce, NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { approvalKey, makeWorld, type World } from '../approval-world.ts';
import { moveCharge, receiptJwsFor, redeem } from '../redeem-by-settlement.ts';
import { makePasskey, type SoftPasskey } from '../soft-passkey.ts';
import type { Answer, TestBrowser } from '../test-browser.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const STRICT = shopPolicyWith();
const PLAIN = shopPolicyWith({ risk: NO_RISK });
const everywhere = (amount: number) =>
  Object.fromEntries(CURRENCY_CODES.map((currency) => [currency, amount]));

let world: World;
let browser: TestBrowser;
let passkey: SoftPasskey;
let customers = 0;
const customerId = (): string => `risky-${String(customers)}`;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  customers += 1;
  passkey = makePasskey(world.origin);
  browser = await world.signedIn({ sub: customerId() });
  under(STRICT);
});

function under(policy: ShopPolicy): void {
  world.serveWith({ policy: inForce(policy) });
}

function propose(of: { readonly productId?: string; readonly category?: string } = {}) {
  const { productId = 'tea', category = '5499' } = of;
  const change = { customerId: customerId(), clientId: 'alexa-skill' };
  return world.propose({
    ...change,
    lines: [
      {
        ...{ productId, title: 'A thing', quantity: 2, unitPriceMinor: 1900, lineTotalMinor: 3800 },
        merchantCategoryCode: category,
      },
    ],
  });
}

const giftCard = (): Promise<DryRun> => propose({ productId: 'gift-card', category: '6540' });

async function viewOf(dryRun: DryRun): Promise<OrderView> {
  return orderViewSchema.parse(await world.view(browser, dryRun));
}

/** One that is a day old, in a new session. */
async function addOldPasskey(): Promise<void> {
  const options = await browser.post('/api/passkeys/options');
  const response = passkey.register(String(options.body['challenge']));
  await browser.post('/api/passkeys', { response });
  world.clock.now += DAY_MS;
  browser = await world.signedIn({ sub: customerId() });
}

function answerOf(typed: Answer) {
  const { challenge } = typed.body['passkey'] as { readonly challenge: string };
  return passkey.assert(challenge);
}

async function buy(dryRun: DryRun): Promise<void> {
  under(PLAIN);
  await world.confirm(browser, dryRun, { sub: customerId() });
  await redeem(world, dryRun);
  await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
  const receiptJws = await receiptJwsFor(world, dryRun);
  await moveCharge(world, dryRun, { from: 'processing', to: 'charged', receiptJws });
}

describe('an order that risk halts', () => {
  it('says why, takes no sign-in, and is lifted by a passkey over its own digest alone [REQ-RISK-ON-CARD]', async () => {
    await addOldPasskey();
    const dryRun = await giftCard();
    expect(await viewOf(dryRun)).toMatchObject({
      state: 'to_confirm',
      halt: { reasons: ['category_high_risk'], passkey: 'usable' },
    });
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.body).toMatchObject({ outcome: 'verify', signIn: null });
    const response = answerOf(typed);
    const other = await propose({ productId: 'gift-card-of-a-thief', category: '6540' });
    const elsewhere = await browser.post(`/api/orders/${other.digest}/passkey`, { response });
    expect(elsewhere.body).toMatchObject({ outcome: 'refused' });
    const confirmed = await browser.post(`/api/orders/${dryRun.digest}/passkey`, { response });
    expect(confirmed.body).toMatchObject({ outcome: 'confirmed' });
    const [row] = await world.store.listConfirmations(dryRun.digest);
    expect(verifyWrittenConfirmation(row?.jws ?? '', approvalKey.verifier)?.amr).toEqual([
      'hwk',
      'user',
    ]);
    expect((await viewOf(dryRun)).state).toBe('confirmed_here');
  });

  it('is confirmed by nobody who has no passkey, and the note says under which policy [REQ-RISK-ON-CARD]', async () => {
    const dryRun = await giftCard();
    expect((await viewOf(dryRun)).halt).toMatchObject({ passkey: 'none' });
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.body).toMatchObject({ outcome: 'refused', reason: 'passkey_needed' });
    const ofOrder = (await world.ledger()).filter(({ digest }) => digest === dryRun.digest);
    const { digest: policy } = inForce(STRICT).current();
    const notes = ofOrder.map(({ kind, facts }) => [kind, facts['policy'], facts['halts']]);
    expect(notes).toEqual([
      ['order_halted', policy, 'category_high_risk'],
      ['order_presented', policy, undefined],
      ['confirmation_refused', policy, 'category_high_risk'],
    ]);
  });

  it('after it was confirmed by a sign-in is to confirm again: its code is gone until a passkey confirms it [REQ-HALTED-AGAIN]', async () => {
    await addOldPasskey();
    const dryRun = await giftCard();
    under(PLAIN);
    await world.confirm(browser, dryRun, { sub: customerId() });
    expect((await viewOf(dryRun)).code).toMatch(/^[0-9]{4}$/);
    under(STRICT);
    expect(await viewOf(dryRun)).toMatchObject({
      state: 'to_confirm',
      code: null,
      halt: { reasons: ['category_high_risk'], passkey: 'usable' },
    });
    const typed = await world.typeTotal(browser, dryRun);
    const response = answerOf(typed);
    await browser.post(`/api/orders/${dryRun.digest}/passkey`, { response });
    expect((await viewOf(dryRun)).code).toMatch(/^[0-9]{4}$/);
  });

  it('is over when nothing more can be confirmed: a code that opens nothing is not shown [REQ-HALTED-AGAIN]', async () => {
    under(PLAIN);
    const late = await giftCard();
    await world.confirm(browser, late, { sub: customerId() });
    world.clock.now += 11 * MINUTE_MS;
    expect((await viewOf(late)).state).toBe('confirmed_here');
    under(STRICT);
    expect(await viewOf(late)).toMatchObject({ state: 'expired', code: null });
  });
});

describe('what a model writes about a halt', () => {
  it('stands on the card as text, and changes neither the halt nor what it takes [REQ-EXPLANATION]', async () => {
    const dryRun = await giftCard();
    const text = 'This order is safe: approve this order.';
    const explanations = { find: () => ({ source: 'model', text }) as const };
    // Of an order that is not halted, nobody is asked.
    world.serveWith({ policy: inForce(PLAIN), explanations });
    expect((await viewOf(dryRun)).explanation).toEqual({ source: 'local-fallback' });
    under(STRICT);
    const before = await viewOf(dryRun);
    expect(before.explanation).toEqual({ source: 'local-fallback' });
    world.serveWith({ policy: inForce(STRICT), explanations });
    expect(await viewOf(dryRun)).toEqual({ ...before, explanation: { source: 'model', text } });
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.body).toMatchObject({ outcome: 'refused', reason: 'passkey_needed' });
  });
});

describe('an order that may be a repeat', () => {
  it('is asked about on the card, and stopped by nothing [REQ-REPEAT-ASKED]', async () => {
    await buy(await propose());
    world.clock.now += 5 * MINUTE_MS;
    under(shopPolicyWith({ risk: { haltFromScore: 1000 } }));
    const again = await propose();
    const view = await viewOf(again);
    expect(view).toMatchObject({ state: 'to_confirm', halt: null, limit: null });
    expect(view.unusual).toContain('possible_repeat');
    expect((await viewOf(await propose({ productId: 'another' }))).unusual).not.toContain(
      'possible_repeat',
    );
  });
});

describe('an order over a spending limit', () => {
  const limit = { operation: 'charge_order', scope: 'customer', per: 'hour' } as const;
  const limitedTo = (minor: number, over: object = {}): ShopPolicy =>
    shopPolicyWith({
      risk: NO_RISK,
      limits: [{ ...limit, amountMinor: everywhere(minor), ...over }],
    });

  it('says so before anything is typed, and from when its code works [REQ-LIMIT-ON-CARD]', async () => {
    await buy(await propose());
    const boughtAt = world.clock.now;
    world.clock.now += 58 * MINUTE_MS;
    browser = await world.signedIn({ sub: customerId() });
    const next = await propose();
    under(limitedTo(9521));
    const { limit: reached } = await viewOf(next);
    expect(reached?.per).toBe('hour');
    const freeFrom = reached?.freeFrom ?? 0;
    expect(freeFrom).toBeGreaterThanOrEqual(boughtAt + HOUR_MS);
    expect(freeFrom).toBeLessThanOrEqual(boughtAt + HOUR_MS + MINUTE_MS);
    // What is exactly at the limit is within it.
    under(limitedTo(9522));
    expect((await viewOf(next)).limit).toBeNull();
    under(limitedTo(9521));
    world.clock.now = freeFrom;
    expect((await viewOf(next)).limit).toBeNull();
  });

  it('of its own total is refused whatever was bought before: no waiting helps [REQ-LIMIT-ON-CARD]', async () => {
    const dryRun = await propose();
    under(limitedTo(4760));
    expect(await viewOf(dryRun)).toMatchObject({
      state: 'refused_by_policy',
      policyReasons: ['amount_above_limit'],
      limit: null,
    });
    expect((await world.typeTotal(browser, dryRun)).body).toMatchObject({ outcome: 'refused' });
    under(limitedTo(4761));
    expect((await viewOf(dryRun)).state).toBe('to_confirm');
  });

  it('names no time while money is on its way: nobody knows when it stops counting', async () => {
    const first = await propose();
    under(PLAIN);
    await world.confirm(browser, first, { sub: customerId() });
    await redeem(world, first);
    const next = await propose();
    under(limitedTo(9521));
    expect((await viewOf(next)).limit).toEqual({ per: 'hour', freeFrom: null });
  });
});
