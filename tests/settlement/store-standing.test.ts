/** How sure settlement is of its own store, told to the side that can only read it: that one sees no anchor. */
import { renameSync, rmSync } from 'node:fs';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettlementReader, StoreStanding } from '#core';
import { openSettlementReader, systemRandomness } from '#stores';
import { lookAround } from '../../settlement/left-behind.ts';
import { makeSigningKey } from '../core/signing-key.ts';
import { createManualTimers } from './manual-timers.ts';
import {
  ledgerKey,
  makeWorld,
  redeemRequestOf,
  type OpenSettlement,
  type World,
} from './settlement-fixture.ts';

let world: World;
let reader: SettlementReader;
const opened: OpenSettlement[] = [];
beforeEach(async () => {
  world = await makeWorld();
  reader = openSettlementReader({ path: world.path('settlement') });
});
afterEach(async () => {
  reader.close();
  for (const process of opened.splice(0)) process.close();
  await world.stop();
});

const standing = (keys = ledgerKey.verifier): Promise<StoreStanding | undefined> =>
  reader.findStanding(keys);
const open = (): void => {
  opened.push(world.open());
};

describe('the standing of a store [REQ-PHONE-IN-DOUBT]', () => {
  it('is sure from the start, and believed by the right seal alone', async () => {
    expect(await standing()).toEqual({ isVerified: true, acceptedAt: null });
    expect(await standing(makeSigningKey('ledger-1').verifier)).toBeUndefined();
  });

  it('is unsure once an older copy is opened, though its own row says that it is sure, and names the moment from which it went on', async () => {
    const copy = world.path('copy');
    const order = await world.propose();
    await world.settlement.redeem(redeemRequestOf(order, 'none'));
    world.sql('settlement', (database) => {
      database.exec(`VACUUM INTO '${copy}'`);
    });
    await world.settlement.redeem(redeemRequestOf(order, await world.confirm(order)));
    world.close();
    const path = world.path('settlement');
    for (const suffix of ['-wal', '-shm']) rmSync(`${path}${suffix}`, { force: true });
    renameSync(copy, path);
    open();
    expect(await standing()).toEqual({ isVerified: false, acceptedAt: null });
    for (const process of opened.splice(0)) process.close();
    rmSync(world.path('ledger-anchor'));
    open();
    expect(await standing()).toEqual({ isVerified: true, acceptedAt: world.clock.nowEpochMs() });
  });

  it('follows what a hand does to the ledger while the process runs, within a minute', async () => {
    const order = await world.propose();
    await world.settlement.redeem(redeemRequestOf(order, 'none'));
    world.sql('settlement', (database) => {
      database.exec('DELETE FROM ledger WHERE sequence = (SELECT max(sequence) FROM ledger)');
    });
    expect(await standing()).toMatchObject({ isVerified: true });
    const timers = createManualTimers();
    const stop = lookAround(
      {
        ...{ store: world.ports.store, timers, randomness: systemRandomness },
        log: pino({ level: 'silent' }),
      },
      {
        settlement: world.settlement,
        afterSale: { takeUp: () => undefined },
        deliverLetters: () => undefined,
      },
    );
    expect(timers.delays().every((delayMs) => delayMs <= 60_000)).toBe(true);
    timers.fire();
    await expect.poll(standing).toMatchObject({ isVerified: false });
    stop();
  });
});
