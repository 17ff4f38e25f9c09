/** The voice setting of the account: chosen on the phone, signed, and where settlement reads it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayTellHistory } from '#core';
import { openApprovalReader } from '#stores';
import { approvalKey, customer1, makeWorld, type World } from './approval-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.stop());

async function mayTell(): Promise<boolean> {
  const reader = openApprovalReader({ path: world.pathOf('approval') });
  const jws = await reader.findVoiceSettingJws(customer1);
  reader.close();
  const of = { customerId: customer1, nowEpochMs: world.clock.now };
  return mayTellHistory(jws, of, approvalKey.verifier);
}

describe('[REQ-SHARED-DEVICE] who hears the devices', () => {
  it('is signed for settlement with each choice, and stays as it is when something else is chosen', async () => {
    const person = await world.signedIn();
    expect(await mayTell()).toBe(false);
    await person.post('/api/settings', { locale: 'de-DE' });
    expect(await mayTell()).toBe(false);
    await person.post('/api/settings', { isSharedDevice: false });
    expect(await mayTell()).toBe(true);
    await person.post('/api/settings', { notices: { showsAmount: true } });
    expect(await mayTell()).toBe(true);
    await person.post('/api/settings', { isSharedDevice: true });
    expect(await mayTell()).toBe(false);
  });

  it('is nobody else’s to choose: a stranger’s choice is about the stranger’s own devices', async () => {
    const stranger = await world.signedIn({ sub: 'customer-2' });
    await stranger.post('/api/settings', { isSharedDevice: false });
    expect(await mayTell()).toBe(false);
  });
});
