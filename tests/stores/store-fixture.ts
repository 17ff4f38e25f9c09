/** Three stores in a fresh folder, with keys of their own, and records to put into them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { onTestFinished } from 'vitest';
import {
  clientIdSchema,
  confirmationIdSchema,
  customerIdSchema,
  makeDryRun,
  orderTermsSchema,
  type ClientId,
  type ConfirmationId,
  type CustomerId,
  type DryRun,
  type LedgerKind,
  type LedgerNote,
  type OrderDigest,
  type RedemptionDecision,
  type SettlementStore,
  type Signer,
  type StoredDryRun,
  type Verifier,
} from '#core';
import { systemTimers } from '#edge';
import {
  generateSigningKeyPair,
  nodeHash,
  openApprovalStore,
  openRequestStore,
  openSettlementStore,
  openSigner,
  openVerifier,
  writeKeyFile,
  systemClock,
} from '#stores';

export const START = 1_790_000_000_000;
export const customer1 = customerIdSchema.parse('customer-1');
export const customer2 = customerIdSchema.parse('customer-2');
export const client = clientIdSchema.parse('alexa-skill');

export interface Keys {
  readonly signer: Signer;
  readonly verifier: Verifier;
}

/** A folder that is gone after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-stores-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

export function makeKeys(folder: string): Keys {
  const { privateJwk, publicJwk } = generateSigningKeyPair();
  writeKeyFile(join(folder, 'keys', 'ledger.private.jwk'), privateJwk);
  writeKeyFile(join(folder, 'keys', 'ledger.public.jwk'), publicJwk);
  return openKeys(folder);
}

export function openKeys(folder: string): Keys {
  return {
    signer: openSigner(join(folder, 'keys', 'ledger.private.jwk')),
    verifier: openVerifier([join(folder, 'keys', 'ledger.public.jwk')]),
  };
}

export function storePath(folder: string, side: 'request' | 'approval' | 'settlement'): string {
  return join(folder, `${side}.sqlite`);
}

export function openRequests(folder: string, keys: Keys) {
  return openRequestStore({
    path: storePath(folder, 'request'),
    ledgerKey: keys.signer,
    hash: nodeHash,
  });
}

export function openApprovals(folder: string, keys: Keys) {
  return openApprovalStore({
    path: storePath(folder, 'approval'),
    ledgerKey: keys.signer,
    hash: nodeHash,
  });
}

export function openSettlements(folder: string, keys: Keys): SettlementStore {
  return openSettlementStore({
    path: storePath(folder, 'settlement'),
    requestStorePath: storePath(folder, 'request'),
    approvalStorePath: storePath(folder, 'approval'),
    ledgerKey: keys.signer,
    ledgerKeys: keys.verifier,
    ledgerAnchor: join(folder, 'ledger.anchor'),
    timers: systemTimers,
    clock: systemClock,
    hash: nodeHash,
  });
}

/** All three stores, open, in a fresh folder. */
export function makeStores() {
  const folder = makeFolder();
  const keys = makeKeys(folder);
  const stores = {
    folder,
    keys,
    requests: openRequests(folder, keys),
    approvals: openApprovals(folder, keys),
    settlements: openSettlements(folder, keys),
  };
  onTestFinished(() => {
    stores.requests.close();
    stores.approvals.close();
    stores.settlements.close();
  });
  return stores;
}

/** A connection that obeys anybody: how a hand on the machine would write into a store. */
export function openByHand(path: string): DatabaseSyncInstance {
  const database = new DatabaseSync(path, { timeout: 5000 });
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

export function makeStoredDryRun(
  change: {
    readonly number?: number;
    readonly customerId?: CustomerId;
    readonly clientId?: ClientId;
    readonly createdAt?: number;
    readonly redeemBy?: number;
    readonly requestKeyFile?: string;
  } = {},
): StoredDryRun {
  const { number = 1, customerId = customer1, clientId = client, createdAt = START } = change;
  const terms = orderTermsSchema.parse({
    version: 1,
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    merchant: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    customerId,
    clientId,
    lines: [
      {
        productId: 'dark-roast',
        title: 'Dark roast “Nachtschicht” — 1 kg',
        quantity: 2,
        unitPriceMinor: 2150,
        lineTotalMinor: 4300,
        merchantCategoryCode: '5499',
      },
    ],
    subtotalMinor: 4300,
    discounts: [],
    deliveryMinor: 500,
    taxMinor: 0,
    totalMinor: 4800,
    currency: 'USD',
    delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
    address: { id: 'home', label: 'Home', commitment: 'a'.repeat(64) },
    instrument: { id: 'card', label: 'Visa ending 4242' },
    payeeId: 'payee-1',
    locale: 'en-US',
    confirmBy: createdAt + 1,
    redeemBy: change.redeemBy ?? createdAt + 900_000,
    nonce: String(number).padStart(16, '0'),
  });
  const { dryRun } = makeDryRun(terms, {
    hash: nodeHash,
    requestKey: { hmac: () => new Uint8Array(32).fill(number) },
    nowEpochMs: createdAt,
  });
  return { dryRun, requester: { clientName: 'Alexa', device: null } };
}

export function makeNote(
  kind: LedgerKind,
  digest: OrderDigest | null = null,
  at = START,
): LedgerNote {
  return { at, kind, digest, facts: { outcome: 'tested' } };
}

export async function insertDryRun(
  requests: ReturnType<typeof openRequests>,
  stored: StoredDryRun,
): Promise<void> {
  const { digest } = stored.dryRun;
  await requests.insertDryRun({
    stored,
    endedDigests: [],
    maxWaiting: 1000,
    note: makeNote('order_proposed', digest),
  });
}

export function confirmationId(number: number): ConfirmationId {
  return confirmationIdSchema.parse(`confirmation-${String(number)}`);
}

export function redeemDecision(dryRun: DryRun, number = 1): RedemptionDecision {
  const { terms, digest } = dryRun;
  return {
    outcome: 'redeem',
    confirmationJws: 'confirmation.jws.text',
    intent: {
      version: 1,
      digest,
      confirmationId: confirmationId(number),
      customerId: terms.customerId,
      payeeId: terms.payeeId,
      instrumentId: terms.instrument.id,
      amountMinor: terms.totalMinor,
      currency: terms.currency,
      redeemedAt: START + 5,
    },
  };
}

const NOTE_OF_OUTCOME: { readonly [Outcome in RedemptionDecision['outcome']]: LedgerKind } = {
  redeem: 'order_redeemed',
  terms_changed: 'order_cancelled',
  declined: 'order_voided',
  expired: 'order_expired',
  code_wrong: 'redeem_refused',
  limit_reached: 'redeem_refused',
  waiting_for_confirmation: 'redeem_refused',
  stronger_confirmation_needed: 'redeem_refused',
  code_locked: 'redeem_refused',
  refused: 'redeem_refused',
  payment_unknown: 'redeem_refused',
  unavailable: 'redeem_refused',
};

/** A call whose decision is given: what the store writes for it is what is tried. */
export function makeCall(
  dryRun: DryRun,
  decision: RedemptionDecision,
  nowEpochMs = START + 5,
): Parameters<SettlementStore['judgeRedemption']>[0] {
  return {
    digest: dryRun.digest,
    customerId: dryRun.terms.customerId,
    nowEpochMs,
    decide: () => decision,
    verifyIntent: () => undefined,
    nextTrust: () => 500,
    signIntent: (intent) => `signed.intent.${intent.confirmationId}`,
    noteOf: ({ outcome }) => makeNote(NOTE_OF_OUTCOME[outcome], dryRun.digest, nowEpochMs),
  };
}
