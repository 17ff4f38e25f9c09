/** What settlement tells the request side of who hears a customer's devices, from the approval side's real store. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FIRST_SETTINGS, signVoiceSetting, type Signer } from '#core';
import { makeSigningKey } from '../core/signing-key.ts';
import {
  approvalKey,
  customer1,
  customer2,
  makeWorld,
  skill,
  type World,
} from './settlement-fixture.ts';

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});
afterEach(() => world.stop());

async function choose(isSharedDevice: boolean, signer: Signer = approvalKey.signer): Promise<void> {
  const decidedAt = world.clock.now;
  const voice = { version: 1, customerId: customer1, isSharedDevice, decidedAt } as const;
  await world.approvals.saveSettings(
    {
      customerId: customer1,
      settings: { ...FIRST_SETTINGS, isSharedDevice },
      voiceJws: signVoiceSetting(voice, signer),
    },
    { at: decidedAt, kind: 'settings_changed', digest: null, facts: {} },
  );
}

const told = async (customerId = customer1) =>
  (await world.settlement.status({ customerId, clientId: skill })).mayTellHistory;

describe('[REQ-SHARED-DEVICE] the status of orders', () => {
  it('says that the past may be told only for the customer who said so, and no longer once it is taken back', async () => {
    expect(await told()).toBeUndefined();
    await choose(false);
    expect(await told()).toBe(true);
    expect(await told(customer2)).toBeUndefined();
    await choose(true);
    expect(await told()).toBeUndefined();
  });

  it('invariant 1: says so for no row that another key signed', async () => {
    await choose(false, makeSigningKey('approval-1').signer);
    expect(await told()).toBeUndefined();
  });
});
