/** The real use cases of both sides over the real stores, each port of which takes turns; merchant, processor and identity are in this process. */
import { pino } from 'pino';
import type {
  ChargeRequest,
  Merchant,
  Processor,
  Randomness,
  RequestStore,
  SettlementDoor,
  ShopPolicy,
} from '#core';
import type { Timers } from '#edge';
import { knowOwnSignatures, nodeHash, systemRandomness } from '#stores';
import type { ApprovalParts } from '../../approval/approval-parts.ts';
import { createVoidWork } from '../../approval/decline/void-work.ts';
import { NO_EXPLANATIONS } from '../../approval/explain/explanations.ts';
import { RATE_LIMITS } from '../../approval/http/rate-limits.ts';
import type { IdentityProvider } from '../../approval/identity/identity-provider.ts';
import { createReadings } from '../../approval/live/readings.ts';
import { createUntrueOrderNotes } from '../../approval/orders/note-untrue-orders.ts';
import { createLedgerBooks } from '../../approval/trace/ledger-books.ts';
import type { RequestSide } from '../../mcp/request-side.ts';
import { createAfterSale } from '../../settlement/after-sale/create-after-sale.ts';
import { createSettlement, type Settlement } from '../../settlement/create-settlement.ts';
import type { SettlementPorts } from '../../settlement/settlement-context.ts';
import { macOf } from '../core/mac-of.ts';
import { inForce, NO_RISK, shopPolicyWith } from '../core/policy/shop-policy.ts';
import { makeSigningKey } from '../core/signing-key.ts';
import { createManualTimers } from '../settlement/manual-timers.ts';
import { LEDGER_KEYS, type RaceStores } from './race-stores.ts';
import { inTurns, type SeededTurns } from './seeded-turns.ts';

// As a process that holds both halves does, and for the same reason: most of the time goes into signatures.
const approvalKey = knowingKey('approval-1');
const settlementKey = knowingKey('settlement-1');
const codeKey = macOf(7);
const PLAIN_POLICY = shopPolicyWith({ risk: NO_RISK });
const SHOP = { id: 'harbor-roasters', name: 'Harbor Roasters' };
const log = pino({ level: 'silent' });

export interface RaceClock {
  now: number;
  nowEpochMs(): number;
}

export interface Around {
  readonly clock: RaceClock;
  readonly timers: Timers;
  readonly turns: SeededTurns;
  readonly merchant: Merchant;
  readonly captures: ChargeRequest[];
  readonly randomness: Randomness;
  /** Left out: one that takes every charge, and `captures` has it. */
  readonly processor?: Processor;
  /** Left out: one under which nothing is halted. */
  readonly policy?: ShopPolicy;
}

type Process = RaceStores['processes'][number];

export function makeSettlement(process: Process, name: string, around: Around): Settlement {
  const { clock, timers, turns, captures, policy = PLAIN_POLICY } = around;
  const turned = <Port extends object>(port: Port, what: string): Port =>
    inTurns(port, turns, `${name} ${what}`);
  const takesAll: Processor = {
    tellTime: () => Promise.resolve(clock.nowEpochMs()),
    compose: (request) => Promise.resolve(JSON.stringify(request)),
    charge: (request) => {
      captures.push(request);
      return Promise.resolve({
        outcome: 'charged',
        processorReference: `capture-${captures.length}`,
        captured: request.amount,
        payeeId: request.payeeId,
      });
    },
  };
  const ports: SettlementPorts = {
    store: turned(process.settlements, 'settlement store'),
    requests: turned(process.requestReader, 'request store'),
    approvals: turned(process.approvalReader, 'approval store'),
    merchant: turned(around.merchant, 'merchant'),
    processor: turned(around.processor ?? takesAll, 'processor'),
    outbox: { send: () => Promise.resolve({ outcome: 'taken' }) },
    keys: {
      hash: nodeHash,
      codeKey,
      approvalKeys: approvalKey.verifier,
      settlementKey: settlementKey.signer,
      settlementKeys: settlementKey.verifier,
    },
    shop: SHOP,
    policy: inForce(policy),
    clock,
    timers,
    log,
  };
  // Its work takes no turns: what follows a charge is raced by nobody here.
  const afterSale = createAfterSale(
    {
      ...ports,
      store: process.settlements,
      requests: process.requestReader,
      fulfilment: {
        placeOrder: () => Promise.resolve({ outcome: 'placed', merchantReference: 'ORDER-1' }),
        releaseHold: () => Promise.resolve(),
        takeBack: () => Promise.resolve({ outcome: 'refused' }),
      },
      refunds: {
        compose: () => Promise.resolve('{}'),
        refund: () => Promise.resolve({ outcome: 'refused' }),
      },
    },
    () => undefined,
  );
  return createSettlement(ports, afterSale);
}

/** Whoever signs in is who the code says. */
function makeIdentity(clock: RaceClock): IdentityProvider {
  return {
    issuer: 'https://id.example',
    authorizationUrl: ({ state }) => Promise.resolve(`https://id.example/auth?state=${state}`),
    exchangeCode: ({ code }) =>
      Promise.resolve({
        outcome: 'verified',
        subject: code,
        authTimeSeconds: Math.floor(clock.now / 1000),
      }),
  };
}

export interface ApprovalProcess {
  readonly parts: ApprovalParts;
  readonly stop: () => void;
}

export function makeApproval(
  process: Process,
  name: string,
  around: Around & { readonly settlement: Settlement },
): ApprovalProcess {
  const { clock, turns, policy = PLAIN_POLICY } = around;
  const turned = <Port extends object>(port: Port, what: string): Port =>
    inTurns(port, turns, `${name} ${what}`);
  const store = turned(process.approvals, 'approval store');
  // Its own timers: those of settlement's waiting do not belong to it.
  const timers = createManualTimers();
  const voidWork = createVoidWork({
    store,
    approvalKeys: approvalKey.verifier,
    askForVoid: (request) => around.settlement.voidOrder(request),
    timers,
    log,
  });
  const parts: ApprovalParts = {
    origin: 'https://card.example',
    pageOrigin: null,
    store,
    requests: turned(process.requestReader, 'request store'),
    settlement: turned(process.settlementReader, 'settlement store'),
    identity: turned(makeIdentity(clock), 'identity'),
    hash: nodeHash,
    clock,
    timers,
    randomness: around.randomness,
    approvalKey: approvalKey.signer,
    approvalKeys: approvalKey.verifier,
    settlementKeys: settlementKey.verifier,
    codeKey,
    shop: SHOP,
    policy: inForce(policy),
    settlementLedgerKeys: LEDGER_KEYS,
    explanations: NO_EXPLANATIONS,
    noteUntrueOrder: createUntrueOrderNotes({ store, clock, log }),
    readings: createReadings(systemRandomness),
    ledgers: createLedgerBooks({
      stores: {
        request: process.requestReader,
        approval: process.approvals,
        settlement: process.settlementReader,
      },
      keys: { request: LEDGER_KEYS, approval: LEDGER_KEYS, settlement: LEDGER_KEYS },
      hash: nodeHash,
    }),
    tellSettlement: (declined) => {
      voidWork.wake(declined);
    },
    sealAddress: () => Promise.reject(new Error('no race is about the book')),
    changeBook: () => Promise.reject(new Error('no race is about the book')),
    readBook: () => Promise.resolve({ addresses: [], instruments: [], instrumentPage: null }),
    push: null,
    tellCustomer: () => undefined,
    limits: RATE_LIMITS,
    log,
  };
  return {
    parts,
    stop: () => {
      voidWork.stop();
    },
  };
}

export function makeRequestSide(
  store: RequestStore,
  settlement: SettlementDoor,
  { clock, turns, randomness }: Around,
): RequestSide {
  return {
    store: inTurns(store, turns, 'request store'),
    settlement,
    catalogue: {
      searchProducts: () => Promise.resolve({ products: [], found: 0 }),
      findProduct: () => Promise.resolve(undefined),
    },
    hash: nodeHash,
    requestKey: macOf(1),
    clock,
    randomness,
    log,
    shop: SHOP,
    cardOrigin: 'https://card.example',
    clientNames: {},
    confirmWithinMs: 600_000,
    redeemWithinMs: 300_000,
    maxWaitingOrders: 5,
    redeemWaitMs: 5000,
    callsPerMinute: 60,
  };
}

function knowingKey(keyId: string): ReturnType<typeof knowOwnSignatures> {
  const { signer, verifier } = makeSigningKey(keyId);
  return knowOwnSignatures(signer, verifier);
}
