/** "This wasn't me". */
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  signDecline,
  StoreUnavailable,
  verifyDecline,
  type DryRun,
  type EndingKind,
  type StoredDryRun,
} from '#core';
import { createDial } from '#edge';
import { createAskForVoid } from '../../approval/decline/ask-for-void.ts';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS } from '../../approval/decline/void-work.ts';
import { openApprovalReader } from '#stores';
import { approvalKey, makeWorld, type World } from './approval-world.ts';
import { moveCharge, receiptJwsFor, redeem } from './redeem-by-settlement.ts';
import { startVoidDoor } from './void-door.ts';
import type { TestBrowser } from './test-browser.ts';

/** What is awaited comes at once on an idle machine; Vitest's own second is short on a busy one. */
const soon = (look: () => unknown): Promise<unknown> =>
  vi.waitFor(look, { timeout: 10_000, interval: 10 });

let world: World;
let browser: TestBrowser;
beforeEach(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
});
afterEach(() => world.stop());

const decline = (digest: string) => browser.post(`/api/orders/${digest}/decline`);
const answering = (ending: EndingKind) => () =>
  Promise.resolve({ outcome: 'ended', ending } as const);

/** With the decline itself, as it was signed. */
function expectAskedOnceFor(digest: string): void {
  expect(world.voids.asked).toMatchObject([{ digest, customerId: 'customer-1' }]);
  const [request] = world.voids.asked;
  expect(verifyDecline(request?.declineJws ?? '', approvalKey.verifier)).toMatchObject({
    digest,
    customerId: 'customer-1',
  });
}

function declineJwsFor({ digest, terms }: DryRun): string {
  const { customerId } = terms;
  return signDecline({ version: 1, digest, customerId, declinedAt: 1 }, approvalKey.signer);
}

function byHand(sql: string): void {
  const database = new DatabaseSync(world.storePath);
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

/** Runs the pause that is waited for now. */
function endPause(): number {
  const pause = world.voids.pauses.shift();
  if (!pause) throw new Error('nothing is waited for');
  pause.work();
  return pause.delayMs;
}

describe('a decline', () => {
  it('is signed, stored and noted, and the order is shown as stopping at once', async () => {
    const dryRun = await world.propose();
    const answer = await decline(dryRun.digest);
    expect(answer.body).toMatchObject({ digest: dryRun.digest, state: 'stopping', code: null });
    const reader = openApprovalReader({ path: world.storePath });
    const [jws = ''] = await reader.listDeclineJwss(dryRun.digest);
    reader.close();
    expect(verifyDecline(jws, approvalKey.verifier)).toMatchObject({
      digest: dryRun.digest,
      customerId: 'customer-1',
    });
    expect(await world.ledgerKinds()).toContain('order_declined');
  });

  it('takes the code away from a confirmed order', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    expect((await decline(dryRun.digest)).body).toMatchObject({ state: 'stopping', code: null });
  });

  it.each([
    [
      'is locked',
      503,
      () => Promise.reject(new StoreUnavailable('request', { cause: 'a lock by hand' })),
    ],
    ['has lost the row', 404, () => Promise.resolve(undefined)],
  ] as const)(
    'of a confirmed order holds even while the request side’s store %s',
    async (_what, status, findDryRun: () => Promise<StoredDryRun | undefined>) => {
      const dryRun = await world.propose();
      await world.confirm(browser, dryRun);
      world.serveWith({ requests: { ...world.parts.requests, findDryRun } });
      expect((await decline(dryRun.digest)).status).toBe(status);
      world.serveWith({});
      expect(await world.view(browser, dryRun)).toMatchObject({ state: 'stopping', code: null });
    },
  );

  it('of an order that another customer confirmed stops nothing', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    const other = await world.signedIn({ sub: 'customer-2' });
    expect((await other.post(`/api/orders/${dryRun.digest}/decline`)).status).toBe(404);
    expect(await world.view(browser, dryRun)).toMatchObject({ state: 'confirmed_here' });
  });

  it('cannot be taken back: the order is not confirmed any more', async () => {
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    const typed = await world.typeTotal(browser, dryRun);
    expect(typed.body).toMatchObject({ outcome: 'refused', expected: '$47.61' });
    expect((await world.ledger()).at(-1)).toMatchObject({
      kind: 'confirmation_refused',
      facts: { reason: 'declined' },
    });
  });

  it('counts once, however often the button is pressed', async () => {
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    await decline(dryRun.digest);
    const kinds = await world.ledgerKinds();
    expect(kinds.filter((kind) => kind === 'order_declined')).toHaveLength(1);
  });

  it('is shown as stopped once settlement says that nothing was bought [REQ-DECLINE-SHOWN]', async () => {
    world.voids.answer = answering('declined');
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    await soon(async () => {
      expect(await world.view(browser, dryRun)).toMatchObject({ state: 'stopped' });
    });
    expectAskedOnceFor(dryRun.digest);
  });

  it('of an order that was bought before is too late, and says so with the receipt [REQ-DECLINE-SHOWN]', async () => {
    const dryRun = await world.propose();
    await world.confirm(browser, dryRun);
    await redeem(world, dryRun);
    await moveCharge(world, dryRun, { from: 'intended', to: 'processing' });
    const receiptJws = await receiptJwsFor(world, dryRun);
    await moveCharge(world, dryRun, { from: 'processing', to: 'charged', receiptJws });
    const answer = await decline(dryRun.digest);
    expect(answer.body).toMatchObject({ state: 'too_late', receipt: { charged: '$47.61' } });
  });

  it('answered as redeemed is too late, before settlement’s store shows it', async () => {
    world.voids.answer = answering('redeemed');
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    await soon(async () => {
      expect(await world.view(browser, dryRun)).toMatchObject({ state: 'too_late' });
    });
  });
});

describe('telling settlement', () => {
  it('is repeated with growing pauses until it is answered, and not after [REQ-VOID-REPEATED]', async () => {
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    const pauses: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      await soon(() => {
        expect(world.voids.pauses).toHaveLength(1);
      });
      pauses.push(endPause());
    }
    expect(pauses.slice(0, 3)).toEqual([FIRST_PAUSE_MS, FIRST_PAUSE_MS * 2, FIRST_PAUSE_MS * 4]);
    expect(pauses.at(-1)).toBe(LONGEST_PAUSE_MS);
    await soon(() => {
      expect(world.voids.pauses).toHaveLength(1);
    });
    world.voids.answer = answering('declined');
    endPause();
    await soon(async () => {
      expect(await world.store.findDecline(dryRun.digest)).toEqual({ ending: 'declined' });
    });
    expect(world.voids.pauses).toEqual([]);
  });

  it('goes on after "not known here", which is no ending', async () => {
    world.voids.answer = () => Promise.resolve({ outcome: 'refused' });
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    await soon(() => {
      expect(world.voids.pauses).toHaveLength(1);
    });
    expect(await world.store.findDecline(dryRun.digest)).toEqual({ ending: null });
  });

  it('begins again after a restart with what is not answered [REQ-VOID-REPEATED]', async () => {
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    await soon(() => {
      expect(world.voids.pauses).toHaveLength(1);
    });
    world.voids.pauses = [];
    world.voids.asked = [];
    world.voids.answer = answering('declined');
    // A new process has only the store; nothing of the first one's memory.
    const afterRestart = world.startVoidWork();
    afterRestart.wake();
    await soon(async () => {
      expect(await world.store.findDecline(dryRun.digest)).toEqual({ ending: 'declined' });
    });
    expectAskedOnceFor(dryRun.digest);
    afterRestart.stop();
  });

  it('goes on with a decline whose row was deleted before it was answered', async () => {
    const dryRun = await world.propose();
    await decline(dryRun.digest);
    await soon(() => {
      expect(world.voids.pauses).toHaveLength(1);
    });
    byHand('DELETE FROM declines');
    world.voids.asked = [];
    world.voids.answer = answering('declined');
    endPause();
    await soon(() => {
      expectAskedOnceFor(dryRun.digest);
    });
    expect(world.voids.pauses).toEqual([]);
  });

  it('sends no row that this side did not sign, and does not ask about it for ever', async () => {
    const [first, second] = [await world.propose(), await world.propose()];
    byHand(`
      INSERT INTO declines VALUES ('${first.digest}', 'customer-1', 'e30.e30.e30', NULL);
      INSERT INTO declines VALUES ('${second.digest}', 'customer-1', '${declineJwsFor(first)}', NULL);
    `);
    const logged = vi.spyOn(world.parts.log, 'error');
    const afterRestart = world.startVoidWork();
    afterRestart.wake();
    await soon(() => {
      expect(logged).toHaveBeenCalledTimes(2);
    });
    expect(world.voids.asked).toEqual([]);
    expect(world.voids.pauses).toEqual([]);
    afterRestart.stop();
  });

  it('is not held up for one order by another that cannot be answered', async () => {
    const [first, second] = [await world.propose(), await world.propose()];
    world.voids.answer = ({ digest }) =>
      digest === first.digest
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ outcome: 'ended', ending: 'declined' });
    await decline(first.digest);
    await decline(second.digest);
    await soon(async () => {
      expect(await world.store.findDecline(second.digest)).toEqual({ ending: 'declined' });
    });
    expect(await world.store.findDecline(first.digest)).toEqual({ ending: null });
  });
});

describe('the call itself', () => {
  it('carries this side’s own service token, and gets a new one when it is no longer taken', async () => {
    const door = await startVoidDoor();
    const ask = createAskForVoid({
      settlementUrl: door.url,
      token: {
        issuer: door.url,
        audience: 'http://settlement.example',
        clientId: 'approval-service',
        clientSecret: 'service-secret',
        fetch: createDial({}),
        nowEpochMs: () => world.clock.now,
      },
      fetch: createDial({}),
    });
    const { digest, terms } = await world.propose();
    const request = { digest, customerId: terms.customerId, declineJws: 'e30.e30.e30' };
    expect(await ask(request)).toEqual({ outcome: 'ended', ending: 'declined' });
    expect(door.state.grants).toEqual([
      { scope: 'void', resource: 'http://settlement.example', grant_type: 'client_credentials' },
    ]);
    expect(door.state.bodies).toEqual([request]);
    door.state.takenToken = 'token-2';
    await expect(ask(request)).rejects.toThrow();
    expect(await ask(request)).toEqual({ outcome: 'ended', ending: 'declined' });
    await door.close();
  });
});
