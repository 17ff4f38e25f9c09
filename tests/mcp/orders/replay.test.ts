/** The same instruction said twice: by two processes at the same moment, again within a minute, and meant as a second purchase. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clientIdSchema,
  customerIdSchema,
  productIdSchema,
  quoteAnswerSchema,
  type OrderStatus,
  type RequestStore,
  type SettlementDoor,
} from '#core';
import { nodeHash, openRequestStore, systemRandomness } from '#stores';
import {
  proposeOrder,
  type Proposal,
  type ProposalAnswer,
} from '../../../mcp/orders/propose-order.ts';
import type { Caller, RequestSide } from '../../../mcp/request-side.ts';
import { macOf } from '../../core/mac-of.ts';
import { makeSigningKey } from '../../core/signing-key.ts';

const START = 1_790_000_000_000;
const key = makeSigningKey('request-ledger-1');
const caller: Caller = {
  customerId: customerIdSchema.parse('customer-1'),
  clientId: clientIdSchema.parse('alexa-skill'),
};
const twoTeas = { productId: productIdSchema.parse('tea'), quantity: 2 };
const tea: Proposal = {
  items: [twoTeas],
  locale: 'en-US',
};

let folder: string;
let stores: RequestStore[];
let states: Map<string, OrderStatus['state']>;
let unitPriceMinor: number;
const clock = {
  now: START,
  nowEpochMs(): number {
    return this.now;
  },
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-replay-'));
  stores = [];
  states = new Map();
  unitPriceMinor = 500;
  clock.now = START;
});
afterEach(() => {
  for (const store of stores) store.close();
  rmSync(folder, { recursive: true, force: true });
});

function quoteOf(request: Parameters<SettlementDoor['quote']>[0]) {
  const lines = request.lines.map(({ productId, quantity }) => ({
    ...{ productId, quantity, title: 'Tea', unitPriceMinor, merchantCategoryCode: '5499' },
    lineTotalMinor: unitPriceMinor * quantity,
  }));
  const subtotalMinor = lines.reduce((sum, line) => sum + line.lineTotalMinor, 0);
  return quoteAnswerSchema.parse({
    outcome: 'quoted',
    quote: {
      ...{ lines, subtotalMinor, discounts: [], deliveryMinor: 0, taxMinor: 0 },
      ...{ totalMinor: subtotalMinor, currency: 'USD', payeeId: 'payee-1', offerEndsAt: null },
      merchant: { id: 'harbor-roasters', name: 'Harbor Roasters' },
      delivery: { method: 'Standard', promise: 'Thu Dec 3' },
    },
    address: { id: 'home', label: 'Home', commitment: 'a'.repeat(64) },
    instrument: { id: 'card-1', label: 'Visa ending 4242' },
  });
}

/** One process; `beforeQuote` holds it between its look and its insert. */
function openSide(beforeQuote: () => Promise<void> = () => Promise.resolve()): RequestSide {
  const store = openRequestStore({
    path: join(folder, 'request.sqlite'),
    hash: nodeHash,
    ledgerKey: key.signer,
    ledgerKeys: key.verifier,
  });
  stores.push(store);
  const settlement: Partial<SettlementDoor> = {
    quote: async (request) => {
      await beforeQuote();
      return quoteOf(request);
    },
    status: async () => {
      const listed = await store.listDryRuns({ ...caller, limit: 20 });
      const orders = listed.map(({ dryRun: { digest } }) => ({
        ...{ digest, state: states.get(digest) ?? ('waiting' as const) },
        ...{ triesLeft: null, receipt: null },
      }));
      return { orders };
    },
  };
  return {
    ...{ store, settlement: settlement as SettlementDoor, catalogue: {} as never },
    ...{ hash: nodeHash, requestKey: macOf(1), clock, randomness: systemRandomness },
    ...{ log: pino({ level: 'silent' }), cardOrigin: 'https://card.example', clientNames: {} },
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    ...{ confirmWithinMs: 600_000, redeemWithinMs: 300_000, maxWaitingOrders: 5 },
    ...{ redeemWaitMs: 0, callsPerMinute: 60 },
  };
}

type Proposed = Extract<ProposalAnswer, { readonly outcome: 'proposed' }>;

async function propose(side: RequestSide, change: Partial<Proposal> = {}, by = caller) {
  const answer = await proposeOrder(side, by, { ...tea, ...change });
  if (answer.outcome !== 'proposed') throw new Error(answer.reason);
  return answer;
}

const storedCount = async (): Promise<number> =>
  (await stores[0]?.listDryRuns({ ...caller, limit: 50 }))?.length ?? 0;

describe('two processes that are told the same at the same moment', () => {
  it('make one dry run between them, with one token [REQ-REPLAY-SUPPRESSED]', async () => {
    // Both have looked, and found nothing, before either stores anything.
    let arrived = 0;
    let release: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (release = resolve));
    const meet = (): Promise<void> => {
      arrived += 1;
      if (arrived === 4) release();
      return all;
    };
    const sides = [1, 2, 3, 4].map(() => openSide(meet));
    const answers: readonly Proposed[] = await Promise.all(sides.map((side) => propose(side)));
    expect(new Set(answers.map(({ dryRun }) => dryRun.digest)).size).toBe(1);
    expect(new Set(answers.map(({ token }) => token)).size).toBe(1);
    expect(answers.filter(({ isReplay }) => isReplay)).toHaveLength(3);
    expect(await storedCount()).toBe(1);
  });

  it('make two where the things, the address, the language or the assistant differ', async () => {
    let arrived = 0;
    let release: () => void = () => undefined;
    const all = new Promise<void>((resolve) => (release = resolve));
    const meet = (): Promise<void> => {
      arrived += 1;
      if (arrived === 4) release();
      return all;
    };
    const other = { ...caller, clientId: clientIdSchema.parse('another') };
    const answers = await Promise.all([
      propose(openSide(meet)),
      propose(openSide(meet), { items: [{ ...twoTeas, quantity: 3 }] }),
      propose(openSide(meet), { locale: 'de-DE' }),
      propose(openSide(meet), {}, other),
    ]);
    expect(new Set(answers.map(({ dryRun }) => dryRun.digest)).size).toBe(4);
    expect(answers.some(({ isReplay }) => isReplay)).toBe(false);
  });
});

describe('the same instruction again', () => {
  it('within a minute is answered with the first dry run, and says so; later it is the same without a word [REQ-REPLAY-SUPPRESSED]', async () => {
    const side = openSide();
    const first = await propose(side);
    clock.now += 59_999;
    expect(await propose(openSide())).toEqual({ ...first, isReplay: true });
    clock.now += 1;
    expect(await propose(side)).toEqual(first);
  });

  it('after the first has ended is a new order, however soon: a second purchase may be meant [REQ-SECOND-PURCHASE]', async () => {
    const side = openSide();
    const first = await propose(side);
    states.set(first.dryRun.digest, 'ordered');
    clock.now += 1000;
    const second = await propose(openSide());
    expect(second.dryRun.digest).not.toBe(first.dryRun.digest);
    expect(second.isReplay).toBe(false);
  });

  it('at another price is a new order: the first answer would be of no use', async () => {
    const side = openSide();
    const first = await propose(side);
    unitPriceMinor = 501;
    clock.now += 1000;
    expect((await propose(side)).dryRun.digest).not.toBe(first.dryRun.digest);
  });
});
