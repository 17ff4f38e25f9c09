/** What the request side says when settlement's answer does not come: over HTTP, with its own store, and after a restart. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RedeemAnswer, RequestStore, SettlementDoor } from '#core';
import { nodeHash, openRequestStore } from '#stores';
import { createSettlementClient } from '../../../mcp/settlement-client.ts';
import { makeSigningKey } from '../../core/signing-key.ts';
import {
  client as clientId,
  customer1,
  customer2,
  insertDryRun,
  makeStoredDryRun,
} from '../../stores/store-fixture.ts';

const key = makeSigningKey('request-ledger-1');
const stored = makeStoredDryRun();
const { digest } = stored.dryRun;
const order = { digest, customerId: customer1, clientId };
const said = { ...order, token: 'x'.repeat(43), code: '4821', waitMs: 0 };

/** What the door does with the next calls, in their order: answers, or loses its answer after the work. */
type Fate = { readonly answer: string } | 'lose the answer' | 'refuse to read it';

let folder: string;
let door: Server;
let fates: Fate[];
let arrived: string[];
let opened: RequestStore[];
let url: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-lost-'));
  fates = [];
  arrived = [];
  opened = [];
  door = createServer((request, response) => {
    request.resume().on('end', () => {
      arrived.push(request.url ?? '');
      const fate = fates.shift() ?? 'lose the answer';
      if (fate === 'lose the answer') {
        request.socket.destroy();
        return;
      }
      response.setHeader('content-type', 'application/json');
      if (fate === 'refuse to read it') response.writeHead(400).end('{}');
      else
        response.end(
          JSON.stringify({
            outcome: fate.answer,
            ...(fate.answer === 'code_wrong' && { triesLeft: 2 }),
          }),
        );
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(door.address());
  url = `http://127.0.0.1:${String(port)}`;
});
afterEach(async () => {
  for (const store of opened) store.close();
  await closeDoor();
  rmSync(folder, { recursive: true, force: true });
});

function closeDoor(): Promise<void> {
  door.closeAllConnections();
  return new Promise((resolve) => {
    door.close(() => {
      resolve();
    });
  });
}

/** A process of the request side on the one store. */
function start(): { readonly store: RequestStore; readonly settlement: SettlementDoor } {
  const store = openRequestStore({
    path: join(folder, 'request.sqlite'),
    hash: nodeHash,
    ledgerKey: key.signer,
    ledgerKeys: key.verifier,
    atTurnEnd: setImmediate,
  });
  opened.push(store);
  const settlement = createSettlementClient({
    url,
    serviceToken: { get: () => Promise.resolve('service'), drop: () => undefined },
    fetch,
    log: pino({ level: 'silent' }),
    sentCodes: store,
  });
  return { store, settlement };
}

async function startWithOrder(): Promise<ReturnType<typeof start>> {
  const started = start();
  await insertDryRun(started.store, stored);
  return started;
}

const outcomeOf = ({ outcome }: RedeemAnswer): string => outcome;

describe('invariant 6: a code whose answer is lost [REQ-REDEEM-LOST]', () => {
  it.each([
    ['the own order', startWithOrder],
    // Whose it is must not be told by it (invariant 11).
    ['an order that is not theirs', () => Promise.resolve(start())],
  ])(
    'may have bought %s, although the call that is repeated for it buys nothing',
    async (_whose, begin) => {
      const { settlement } = await begin();
      fates = ['lose the answer', { answer: 'unavailable' }];
      expect(outcomeOf(await settlement.redeem(said))).toBe('payment_unknown');
      expect(arrived).toEqual(['/redeem', '/redeem']);
    },
  );

  it('is remembered by the process that follows: it does not say that nothing was bought [REQ-SENT-CODE-KEPT]', async () => {
    const before = await startWithOrder();
    expect(outcomeOf(await before.settlement.redeem(said))).toBe('payment_unknown');
    before.store.close();
    const after = start();
    fates = [{ answer: 'unavailable' }];
    expect(outcomeOf(await after.settlement.redeem(said))).toBe('payment_unknown');
    await closeDoor();
    expect(outcomeOf(await after.settlement.redeem(said))).toBe('payment_unknown');
    await expect(after.store.mayBeBought({ ...order, customerId: customer2 })).resolves.toBe(false);
  });

  it('is remembered before it is sent, so that a process that dies in between has remembered it [REQ-SENT-CODE-KEPT]', async () => {
    const { store, settlement } = await startWithOrder();
    const kept: boolean[] = [];
    door.on('request', () => {
      const other = start();
      void other.store.mayBeBought(order).then((isKept) => kept.push(isKept));
    });
    fates = [{ answer: 'ordered' }];
    await settlement.redeem(said);
    expect(kept[0]).toBe(true);
    await expect(store.mayBeBought(order)).resolves.toBe(true);
  });

  it('does not leave where it cannot be remembered', async () => {
    const { store, settlement } = await startWithOrder();
    store.close();
    expect(outcomeOf(await settlement.redeem(said))).toBe('payment_unknown');
    expect(arrived).toEqual([]);
  });

  it.each(['payment_processing', 'payment_unknown'])(
    'may have bought the order after the answer %s',
    async (answer) => {
      const { settlement } = await startWithOrder();
      fates = [{ answer }];
      expect(outcomeOf(await settlement.redeem(said))).toBe(answer);
      await closeDoor();
      expect(outcomeOf(await settlement.redeem(said))).toBe('payment_unknown');
    },
  );

  it.each<Fate>([
    { answer: 'code_wrong' },
    { answer: 'waiting_for_confirmation' },
    { answer: 'unavailable' },
    'refuse to read it',
  ])(
    'is another than one that surely bought nothing: after %j nothing was bought when settlement is away [REQ-UNAVAILABLE-SURE]',
    async (fate) => {
      const { settlement } = await startWithOrder();
      fates = [fate];
      await settlement.redeem(said);
      await closeDoor();
      expect(outcomeOf(await settlement.redeem(said))).toBe('unavailable');
    },
  );

  it('stays open although a later code was wrong, and is over when the order has ended without a sale', async () => {
    const { settlement } = await startWithOrder();
    fates = [
      'lose the answer',
      'lose the answer',
      { answer: 'code_wrong' },
      { answer: 'unavailable' },
    ];
    await settlement.redeem(said);
    expect(outcomeOf(await settlement.redeem(said))).toBe('code_wrong');
    expect(outcomeOf(await settlement.redeem(said))).toBe('payment_unknown');
    fates = [{ answer: 'cancelled' }, { answer: 'unavailable' }];
    expect(outcomeOf(await settlement.redeem(said))).toBe('cancelled');
    expect(outcomeOf(await settlement.redeem(said))).toBe('unavailable');
  });
});

describe('invariant 6: a cancel whose answer is lost [REQ-CANCEL-LOST]', () => {
  it('is not known to have cancelled nothing', async () => {
    const { settlement } = start();
    await expect(settlement.cancel(order)).rejects.toThrow('no answer');
    expect(arrived).toEqual(['/cancel']);
  });

  it.each<[string, Fate]>([
    ['says so itself', { answer: 'unavailable' }],
    ['does not read the call', 'refuse to read it'],
  ])('is another than one where settlement %s', async (_words, fate) => {
    const { settlement } = start();
    fates = [fate];
    expect(await settlement.cancel(order)).toEqual({ outcome: 'unavailable' });
  });

  it('is another than one that was never sent', async () => {
    const { settlement } = start();
    await closeDoor();
    expect(await settlement.cancel(order)).toEqual({ outcome: 'unavailable' });
  });
});
