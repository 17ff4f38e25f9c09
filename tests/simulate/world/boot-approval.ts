/** The approval side of a simulated world: its own store, and the identity provider and settlement at the other end of a network. */
import { voidRequestSchema } from '#core';
import { openApprovalStore, openRequestReader, openSettlementReader } from '#stores';
import type { ApprovalParts } from '../../../approval/approval-parts.ts';
import { createChangeBook } from '../../../approval/book/change-book.ts';
import { createReadBook } from '../../../approval/book/read-book.ts';
import { NO_EXPLANATIONS } from '../../../approval/explain/explanations.ts';
import { RATE_LIMITS } from '../../../approval/http/rate-limits.ts';
import { createTellCustomer } from '../../../approval/notices/tell-customer.ts';
import { createVoidWork } from '../../../approval/decline/void-work.ts';
import {
  IdentityUnavailable,
  type IdentityProvider,
} from '../../../approval/identity/identity-provider.ts';
import { createReadings } from '../../../approval/live/readings.ts';
import { createUntrueOrderNotes } from '../../../approval/orders/note-untrue-orders.ts';
import { createLedgerBooks } from '../../../approval/trace/ledger-books.ts';
import type { Settlement } from '../../../settlement/create-settlement.ts';
import { inForce } from '../../core/policy/shop-policy.ts';
import { ringing } from './bell.ts';
import type { Callee } from './network.ts';
import type { Incarnation } from './scheduler.ts';
import { ISSUER, type SimulatedIdentity } from './simulated-identity.ts';
import type { StandIn } from './stand-in.ts';
import { CARD_ORIGIN, meansOf, NOTHING_HALTED, SHOP, type WorldMeans } from './world-means.ts';

export interface AroundApproval {
  readonly identity: StandIn<SimulatedIdentity>;
  readonly chooseSettlement: () => Callee<Settlement>;
}

export function bootApproval(
  world: WorldMeans,
  incarnation: Incarnation,
  around: AroundApproval,
): { readonly api: ApprovalParts; readonly close: () => void } {
  const { keys, hash, clock, timers, randomness, log, ownStore, otherStore } = meansOf(
    world,
    incarnation,
  );
  const { pathOf } = world.folder;
  const opened = {
    store: openApprovalStore({ path: pathOf('approval'), ledgerKey: keys.ledgers.signer, hash }),
    requests: openRequestReader({ path: pathOf('request') }),
    settlement: openSettlementReader({ path: pathOf('settlement') }),
  };
  const store = ownStore(ringing(opened.store, world.approvalWrites));
  const requests = otherStore(opened.requests, 'request');
  const settlement = otherStore(opened.settlement, 'settlement');
  const voidWork = createVoidWork({
    store,
    approvalKeys: keys.approval.verifier,
    askForVoid: (request) =>
      world.network.call({
        from: incarnation,
        to: around.chooseSettlement(),
        name: '/void',
        handle: (api) => api.voidOrder(voidRequestSchema.parse(request)),
      }),
    timers,
    log,
  });
  const signing = { approvalKey: keys.approval.signer, clock, randomness, log };
  const parts: ApprovalParts = {
    origin: CARD_ORIGIN,
    pageOrigin: null,
    store,
    requests,
    settlement,
    identity: identityOverNetwork(world, incarnation, around.identity),
    hash,
    clock,
    timers,
    randomness,
    approvalKey: keys.approval.signer,
    approvalKeys: keys.approval.verifier,
    settlementKeys: keys.settlement.verifier,
    codeKey: keys.codeKey,
    shop: SHOP,
    policy: inForce(NOTHING_HALTED),
    settlementLedgerKeys: keys.ledgers.verifier,
    explanations: NO_EXPLANATIONS,
    limits: RATE_LIMITS,
    push: null,
    ...accountPartsOf({
      ...{ ...signing, store, settlement, timers },
      approvalKeys: keys.approval.verifier,
    }),
    noteUntrueOrder: createUntrueOrderNotes({ store, clock, log }),
    readings: createReadings(randomness),
    ledgers: createLedgerBooks({
      stores: { request: requests, approval: store, settlement },
      keys: {
        request: keys.ledgers.verifier,
        approval: keys.ledgers.verifier,
        settlement: keys.ledgers.verifier,
      },
      hash,
    }),
    tellSettlement: (declined) => {
      voidWork.wake(declined);
    },
    log,
  };
  voidWork.wake();
  return {
    api: parts,
    close: () => {
      for (const one of Object.values(opened)) one.close();
    },
  };
}

/** Cards are added and removed. Sealing an address takes a thread of its own, and so no part in a run that replays: that is shown elsewhere. */
function accountPartsOf(
  parts: Pick<
    ApprovalParts,
    | 'store'
    | 'settlement'
    | 'approvalKey'
    | 'approvalKeys'
    | 'clock'
    | 'timers'
    | 'randomness'
    | 'log'
  >,
): Pick<ApprovalParts, 'readBook' | 'sealAddress' | 'changeBook' | 'tellCustomer'> {
  const readBook = createReadBook({ ...parts, instrumentPage: null });
  return {
    readBook,
    sealAddress: () => Promise.reject(new Error('nobody adds an address in these worlds')),
    changeBook: createChangeBook({ ...parts, readBook, noticeChange: null }),
    tellCustomer: createTellCustomer({ ...parts, noticeChange: null }),
  };
}

function identityOverNetwork(
  { network }: WorldMeans,
  from: Incarnation,
  to: StandIn<SimulatedIdentity>,
): IdentityProvider {
  const unavailable = (cause: unknown): never => {
    throw new IdentityUnavailable({ cause });
  };
  return {
    issuer: ISSUER,
    authorizationUrl: (request) =>
      network
        .call({ from, to, name: 'metadata', handle: (api) => api.authorizationUrl(request) })
        .catch(unavailable),
    exchangeCode: (exchange) =>
      network
        .call({ from, to, name: 'token', handle: (api) => api.exchangeCode(exchange) })
        .catch(unavailable),
  };
}
