/** What a customer decided on the phone, as settlement takes it: by its signature, from the approval side's real store. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signClientRight, signUnlock, WRONG_CODES_PER_DAY, type Signer } from '#core';
import { makeSigningKey } from '../core/signing-key.ts';
import {
  approvalKey,
  customer1,
  customer2,
  makeWorld,
  outcomeOf,
  quoteRequestOf,
  redeemRequestOf,
  skill,
  wrongCodeFor,
  type World,
} from './settlement-fixture.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.stop());

const strangersKey = makeSigningKey('approval-1');
const mine = { customerId: customer1, clientId: skill };

async function decideAbout(isRevoked: boolean, signer: Signer = approvalKey.signer): Promise<void> {
  const decidedAt = world.clock.now;
  const jws = signClientRight({ version: 1, ...mine, isRevoked, decidedAt }, signer);
  await world.approvals.insertClientRight(
    { ...mine, jws },
    { at: decidedAt, kind: 'client_revoked', digest: null, facts: {} },
  );
}

async function unlock(signer: Signer = approvalKey.signer): Promise<void> {
  const unlockedAt = world.clock.now;
  const jws = signUnlock({ version: 1, customerId: customer1, unlockedAt }, signer);
  await world.approvals.insertUnlock(
    { customerId: customer1, jws },
    { at: unlockedAt, kind: 'voice_unlocked', digest: null, facts: {} },
  );
}

describe('a client whose right the customer took away', () => {
  it('gets no quote and redeems nothing, until the right is given back [REQ-CLIENT-REVOKED]', async () => {
    const order = await world.propose();
    const code = await world.confirm(order);
    await decideAbout(true);
    expect(await world.settlement.quote(quoteRequestOf(customer1))).toEqual({
      outcome: 'refused',
      reason: 'client_revoked',
    });
    const redeem = async () =>
      outcomeOf(await world.settlement.redeem(redeemRequestOf(order, code)));
    expect(await redeem()).toBe('refused');
    expect(world.processor.requestIds).toHaveLength(0);
    world.clock.now += 1000;
    await decideAbout(false);
    expect(await redeem()).toBe('ordered');
  });

  it('keeps its right for another customer', async () => {
    await decideAbout(true);
    const quote = await world.settlement.quote(quoteRequestOf(customer2));
    expect(quote.outcome).toBe('quoted');
  });

  it('invariant 1: gets its right back by no row that is not signed', async () => {
    await decideAbout(true);
    world.clock.now += 1000;
    await decideAbout(false, strangersKey.signer);
    const quote = await world.settlement.quote(quoteRequestOf(customer1));
    expect(quote).toEqual({ outcome: 'refused', reason: 'client_revoked' });
  });
});

describe('ten wrong codes in a day', () => {
  async function lockVoice(): Promise<void> {
    for (let wrong = 0; wrong < WRONG_CODES_PER_DAY;) {
      const order = await world.propose({}, `nonce-of-lock-${String(wrong)}-AAAA`);
      const code = await world.confirm(order);
      for (let tries = 0; tries < 3 && wrong < WRONG_CODES_PER_DAY; tries += 1, wrong += 1) {
        await world.settlement.redeem(redeemRequestOf(order, wrongCodeFor(code)));
      }
      world.clock.now += 1;
    }
  }

  it('count no more once the customer has unlocked voice, and new ones count again [REQ-UNLOCK-SIGNED]', async () => {
    await lockVoice();
    const order = await world.propose({}, 'nonce-of-the-order-1');
    const code = await world.confirm(order);
    const redeem = async (said = code) =>
      outcomeOf(await world.settlement.redeem(redeemRequestOf(order, said)));
    const state = async () =>
      (await world.settlement.status({ ...mine, digest: order.dryRun.digest })).orders[0]?.state;
    expect(await redeem()).toBe('code_locked');
    expect(await state()).toBe('locked');
    await unlock();
    expect(await state()).toBe('confirmed');
    world.clock.now += 1;
    expect(await redeem(wrongCodeFor(code))).toBe('code_wrong');
    expect(await redeem()).toBe('ordered');
  });

  it('invariant 1: are not forgotten for a row that anybody wrote', async () => {
    await lockVoice();
    const order = await world.propose({}, 'nonce-of-the-order-2');
    const code = await world.confirm(order);
    await unlock(strangersKey.signer);
    expect(outcomeOf(await world.settlement.redeem(redeemRequestOf(order, code)))).toBe(
      'code_locked',
    );
  });

  it('leave the three tries of a confirmation used up, whatever is unlocked', async () => {
    const order = await world.propose({}, 'nonce-of-the-order-3');
    const code = await world.confirm(order);
    for (let tries = 0; tries < 3; tries += 1) {
      await world.settlement.redeem(redeemRequestOf(order, wrongCodeFor(code)));
    }
    await unlock();
    expect(outcomeOf(await world.settlement.redeem(redeemRequestOf(order, code)))).toBe(
      'code_locked',
    );
  });
});

describe('a total that needs a passkey', () => {
  it('is judged by settlement’s own policy, whatever approval let pass [REQ-HALT-PASSKEY]', async () => {
    const order = await world.propose();
    const weak = await world.confirm(order);
    const strict = world.openWith({ halt: 4761 });
    const redeem = async (code: string) =>
      outcomeOf(await strict.settlement.redeem(redeemRequestOf(order, code)));
    expect(await redeem(weak)).toBe('stronger_confirmation_needed');
    expect(world.processor.requestIds).toHaveLength(0);
    const young = await world.confirm(order, { amr: ['hwk', 'user'], liftsHalts: false });
    expect(await redeem(young)).toBe('stronger_confirmation_needed');
    const strong = await world.confirm(order, { amr: ['hwk', 'user'], liftsHalts: true });
    expect(await redeem(strong)).toBe('ordered');
    strict.close();
  });

  it('is not taken at all from the upper threshold on, and the order does not end by that [REQ-POLICY-REFUSES]', async () => {
    const order = await world.propose();
    const code = await world.confirm(order, { amr: ['hwk', 'user'], liftsHalts: true });
    const strict = world.openWith({ halt: 1, refuse: 4761 });
    const answer = await strict.settlement.redeem(redeemRequestOf(order, code));
    strict.close();
    expect(outcomeOf(answer)).toBe('refused');
    expect(world.processor.requestIds).toHaveLength(0);
    expect(outcomeOf(await world.settlement.redeem(redeemRequestOf(order, code)))).toBe('ordered');
  });
});
