/** Joins the approval side: stores, keys and background work, made into the parts that its use cases are handed. Here a new part is added. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDial, pollFile, readP256PublicKey, systemTimers, type Fetch, type Log } from '#edge';
import type { Clock, Hash } from '#core';
import {
  nodeHash,
  openApprovalStore,
  openMac,
  openRequestReader,
  openSettlementReader,
  openSigner,
  openVerifier,
  systemClock,
  systemRandomness,
  verifierOf,
} from '#stores';
import type { ApprovalParts } from './approval-parts.ts';
import type { ApprovalConfig } from './config.ts';
import { createChangeBook } from './book/change-book.ts';
import { createReadBook } from './book/read-book.ts';
import { createSealAddress } from './book/seal-address.ts';
import { createAskForVoid } from './decline/ask-for-void.ts';
import { createVoidWork, type VoidWork } from './decline/void-work.ts';
import { createBedrockExplain } from './explain/bedrock.ts';
import { createExplanations, NO_EXPLANATIONS, type Explanations } from './explain/explanations.ts';
import { RATE_LIMITS } from './http/rate-limits.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import { createReadings } from './live/readings.ts';
import { createNoticeWatch, type NoticeWatch } from './notices/notice-watch.ts';
import { openNotices, type Notices } from './notices/open-notices.ts';
import { readVapidKey } from './notices/read-vapid-key.ts';
import { createTellCustomer } from './notices/tell-customer.ts';
import { createUntrueOrderNotes } from './orders/note-untrue-orders.ts';
import { createHaltWatch, type HaltWatch } from './risk/halt-watch.ts';
import { openPolicy } from './risk/open-policy.ts';
import { createLedgerBooks } from './trace/ledger-books.ts';

/** What verifies people is handed in: the one part in which the bench's entry differs from `main.ts`. */
export type OpenIdentity = (means: {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly hash: Hash;
}) => IdentityProvider;

export interface JoinedApproval {
  readonly parts: ApprovalParts;
  readonly voidWork: VoidWork;
  readonly haltWatch: HaltWatch;
  /** Undefined where there is no Web Push. */
  readonly noticeWatch: NoticeWatch | undefined;
  readonly close: () => void;
}

export function joinApproval(
  config: ApprovalConfig,
  { openIdentity, log }: { readonly openIdentity: OpenIdentity; readonly log: Log },
): JoinedApproval {
  const keyFile = (name: string): string => join(config.keys, name);
  const fetch = dialOf(config);
  const { store, requests, settlement } = openStores(config, keyFile);
  const approvalKey = openSigner(keyFile('approval.private.jwk'));
  const approvalKeys = verifierOf(approvalKey);
  const voidWork = createVoidWork({
    store,
    approvalKeys,
    askForVoid: askForVoidOf(config, fetch),
    timers: systemTimers,
    log,
  });
  const base = { store, clock: systemClock, randomness: systemRandomness, approvalKey, log };
  const notices = openNoticesOf(config, { keyFile, parts: base });
  const { policy, stopPolling } = watchPolicy(config, log);
  const parts: ApprovalParts = {
    origin: config.origin,
    pageOrigin: config.simulator?.pageOrigin ?? null,
    store,
    requests,
    settlement,
    identity: openIdentity({ fetch, clock: systemClock, hash: nodeHash }),
    hash: nodeHash,
    clock: systemClock,
    timers: systemTimers,
    randomness: systemRandomness,
    approvalKey,
    approvalKeys,
    ...openKeys(keyFile),
    noteUntrueOrder: createUntrueOrderNotes({ store, clock: systemClock, log }),
    shop: config.shop,
    policy,
    explanations: explanationsOf(config, log),
    limits: RATE_LIMITS,
    readings: createReadings(systemRandomness),
    ledgers: openLedgers({ request: requests, approval: store, settlement }, keyFile),
    tellSettlement: (declined) => {
      voidWork.wake(declined);
    },
    push: notices?.push ?? null,
    ...bookPartsOf(config, { keyFile, parts: { ...base, settlement, approvalKeys }, notices }),
    log,
  };
  const haltWatch = createHaltWatch(parts);
  const noticeWatch = notices && createNoticeWatch(parts, notices.sender);
  const close = (): void => {
    stopPolling();
    for (const work of [voidWork, haltWatch, noticeWatch, notices?.sender]) work?.stop();
    store.close();
    requests.close();
    settlement.close();
  };
  return { parts, voidWork, haltWatch, noticeWatch, close };
}

function watchPolicy(
  { policyFile, policyLiveOptIn }: ApprovalConfig,
  log: Log,
): { readonly policy: ApprovalParts['policy']; readonly stopPolling: () => void } {
  const policy = openPolicy({
    path: policyFile,
    liveOptIn: policyLiveOptIn,
    read: (path) => readFileSync(path, 'utf8'),
    hash: nodeHash,
    log,
  });
  return { policy, stopPolling: pollFile(policy, { timers: systemTimers, signals: process }) };
}

function openKeys(
  keyFile: (name: string) => string,
): Pick<ApprovalParts, 'settlementKeys' | 'settlementLedgerKeys' | 'codeKey'> {
  return {
    settlementKeys: openVerifier([keyFile('settlement.public.jwk')]),
    settlementLedgerKeys: openVerifier([keyFile('settlement-ledger.public.jwk')]),
    codeKey: openMac(keyFile('code.mac')),
  };
}

function openLedgers(
  stores: Parameters<typeof createLedgerBooks>[0]['stores'],
  keyFile: (name: string) => string,
): ApprovalParts['ledgers'] {
  return createLedgerBooks({
    stores,
    keys: {
      request: openVerifier([keyFile('request-ledger.public.jwk')]),
      approval: openVerifier([keyFile('approval-ledger.public.jwk')]),
      settlement: openVerifier([keyFile('settlement-ledger.public.jwk')]),
    },
    hash: nodeHash,
  });
}

/** What is signed for settlement, and told to the customer. */
function bookPartsOf(
  { instrumentPage }: ApprovalConfig,
  of: {
    readonly keyFile: (name: string) => string;
    readonly parts: Pick<
      ApprovalParts,
      'store' | 'settlement' | 'clock' | 'randomness' | 'approvalKey' | 'approvalKeys' | 'log'
    >;
    readonly notices: Notices | undefined;
  },
): Pick<ApprovalParts, 'readBook' | 'sealAddress' | 'changeBook' | 'tellCustomer'> {
  const { keyFile, parts } = of;
  const noticeChange = of.notices?.noticeChange ?? null;
  const readBook = createReadBook({ ...parts, instrumentPage });
  const bookKey = readP256PublicKey(keyFile('book.public.jwk'));
  return {
    readBook,
    sealAddress: createSealAddress({ ...parts, bookKey }),
    changeBook: createChangeBook({ ...parts, readBook, noticeChange }),
    tellCustomer: createTellCustomer({ ...parts, timers: systemTimers, noticeChange }),
  };
}

function openNoticesOf(
  { push, shop }: ApprovalConfig,
  of: {
    readonly keyFile: (name: string) => string;
    readonly parts: Pick<ApprovalParts, 'store' | 'clock' | 'log'>;
  },
): Notices | undefined {
  if (!push) return undefined;
  return openNotices(
    { ...of.parts, hash: nodeHash, timers: systemTimers, shop },
    // The push services are named by their hosts alone: this is the one place where the system is asked to resolve a name.
    {
      config: push,
      vapidKey: readVapidKey(of.keyFile('push.private.jwk')),
      fetch: globalThis.fetch,
    },
  );
}

function openStores(
  config: ApprovalConfig,
  keyFile: (name: string) => string,
): Pick<ApprovalParts, 'store' | 'requests' | 'settlement'> {
  return {
    store: openApprovalStore({
      path: config.store,
      ledgerKey: openSigner(keyFile('ledger.private.jwk')),
      ledgerKeys: openVerifier([keyFile('approval-ledger.public.jwk')]),
      hash: nodeHash,
      atTurnEnd: setImmediate,
    }),
    requests: openRequestReader({ path: config.requestStore }),
    settlement: openSettlementReader({ path: config.settlementStore }),
  };
}

function dialOf({ identity, settlement }: ApprovalConfig): Fetch {
  const settlementHost = new URL(settlement.url).hostname;
  return createDial({
    [new URL(identity.issuer).hostname]: identity.dialAddress,
    [settlementHost]: settlementHost,
  });
}

function askForVoidOf(
  { settlement, identity }: ApprovalConfig,
  fetch: Fetch,
): ReturnType<typeof createAskForVoid> {
  const { url, ...serviceClient } = settlement;
  const nowEpochMs = (): number => systemClock.nowEpochMs();
  return createAskForVoid({
    settlementUrl: url,
    token: { ...serviceClient, issuer: identity.issuer, fetch, nowEpochMs },
    fetch,
  });
}

function explanationsOf({ explain }: ApprovalConfig, log: Log): Explanations {
  if (!explain) return NO_EXPLANATIONS;
  return createExplanations({ explain: createBedrockExplain(explain), timers: systemTimers, log });
}
