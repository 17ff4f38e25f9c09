/** The approval side on real stores and a loopback port; the other sides are played through their own writing handles. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import {
  addressIdSchema,
  clientIdSchema,
  customerIdSchema,
  makeDryRun,
  orderTermsSchema,
  type DryRun,
  type LedgerEntry,
  type VoidAnswer,
  type VoidRequest,
} from '#core';
import { createDial, systemTimers } from '#edge';
import {
  nodeHash,
  openApprovalStore,
  openRequestReader,
  openRequestStore,
  openSettlementReader,
  openSettlementStore,
  systemRandomness,
  verifierOf,
} from '#stores';
import type { ApprovalParts } from '../../approval/approval-parts.ts';
import type { AskForVoid } from '../../approval/decline/ask-for-void.ts';
import { createVoidWork } from '../../approval/decline/void-work.ts';
import { createApprovalApp } from '../../approval/http/create-approval-app.ts';
import { NO_EXPLANATIONS } from '../../approval/explain/explanations.ts';
import { RATE_LIMITS, type RateLimits } from '../../approval/http/rate-limits.ts';
import { createIdentityProvider } from '../../approval/identity/create-identity-provider.ts';
import { openLiveDoor } from '../../approval/live/live-door.ts';
import { createReadings } from '../../approval/live/readings.ts';
import { createUntrueOrderNotes } from '../../approval/orders/note-untrue-orders.ts';
import { createLedgerBooks } from '../../approval/trace/ledger-books.ts';
import { macOf } from '../core/mac-of.ts';
import { inForce, NO_RISK, shopPolicyWith } from '../core/policy/shop-policy.ts';
import { makeSigningKey } from '../core/signing-key.ts';
import { CLIENT_ID, CLIENT_SECRET, startSmallIdentity, type SignInLies } from './small-identity.ts';
import { openBrowser, type Answer, type TestBrowser } from './test-browser.ts';

export const customer1 = customerIdSchema.parse('customer-1');
export const customer2 = customerIdSchema.parse('customer-2');
export const approvalKey = makeSigningKey('approval-1');
export const settlementKey = makeSigningKey('settlement-1');
export const codeKey = macOf(7);
export const TOTAL_MINOR = 4761;
export const PAGE_ORIGIN = 'http://page.hearback.localhost:3000';
const ledgerKey = makeSigningKey('ledger-1');
const MINUTE = 60_000;

export type World = Awaited<ReturnType<typeof makeWorld>>;

export async function makeWorld(
  options: {
    readonly isSimulator?: boolean;
    readonly issuer?: string;
    /** The folder of the built card; without it stand-ins are served. */
    readonly screens?: string;
    /** The address that people reach it by, where that is a proxy's. */
    readonly origin?: string;
  } = {},
) {
  const directory = mkdtempSync(join(tmpdir(), 'hearback-approval-'));
  const path = (side: string): string => join(directory, `${side}.sqlite`);
  const clock = {
    now: Date.now(),
    nowEpochMs(): number {
      return this.now;
    },
  };
  const screens = options.screens ?? makeScreens(directory);
  const identity = await startSmallIdentity(clock);
  const using = { ledgerKey: ledgerKey.signer, hash: nodeHash };
  const requests = openRequestStore({ path: path('request'), ...using });
  const ledgerAnchor = `${path('settlement')}.anchor`;
  const openSettlement = () =>
    openSettlementStore({
      path: path('settlement'),
      requestStorePath: path('request'),
      approvalStorePath: path('approval'),
      ledgerKeys: ledgerKey.verifier,
      ...{ ledgerAnchor, timers: systemTimers, clock },
      ...using,
    });
  const settlement = openSettlement();
  const store = openApprovalStore({ path: path('approval'), ...using });
  const log = pino({ level: 'silent' });

  const voids = {
    asked: [] as VoidRequest[],
    answer: ((): Promise<VoidAnswer> => Promise.reject(new Error('down'))) as AskForVoid,
    pauses: [] as { readonly delayMs: number; readonly work: () => void }[],
  };
  const startVoidWork = () =>
    createVoidWork({
      store,
      approvalKeys: approvalKey.verifier,
      askForVoid: (request) => {
        voids.asked.push(request);
        return voids.answer(request);
      },
      timers: {
        after: (delayMs, work) => {
          const pause = { delayMs, work };
          voids.pauses.push(pause);
          return () => {
            voids.pauses = voids.pauses.filter((other) => other !== pause);
          };
        },
      },
      log,
    });
  const voidWork = startVoidWork();

  let listener: RequestListener = (_request, response) => {
    response.end();
  };
  const server = createServer((request, response) => {
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = options.origin ?? `http://card.hearback.localhost:${String(port)}`;
  const issuer = options.issuer ?? identity.state.issuer;
  const requestReader = openRequestReader({ path: path('request') });
  const settlementReader = openSettlementReader({ path: path('settlement') });

  const told = {
    letters: [] as { customerId: string; what: string; about?: string }[],
    bookChanges: [] as { change: { kind: string }; customerId: string }[],
  };
  const parts: ApprovalParts = {
    origin,
    pageOrigin: options.isSimulator === false ? null : PAGE_ORIGIN,
    store,
    requests: requestReader,
    settlement: settlementReader,
    identity: createIdentityProvider({
      issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      audience: origin,
      redirectUri: `${origin}/callback`,
      fetch: createDial({ 'id.hearback.localhost': '127.0.0.1' }),
      clock,
      hash: nodeHash,
    }),
    hash: nodeHash,
    clock,
    timers: systemTimers,
    randomness: systemRandomness,
    approvalKey: approvalKey.signer,
    approvalKeys: verifierOf(approvalKey.signer),
    settlementKeys: settlementKey.verifier,
    settlementLedgerKeys: ledgerKey.verifier,
    explanations: NO_EXPLANATIONS,
    codeKey,
    noteUntrueOrder: createUntrueOrderNotes({ store, clock, log }),
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    // Risk and limits are the tests' own matter that are about them.
    policy: inForce(shopPolicyWith({ risk: NO_RISK })),
    limits: Object.fromEntries(
      Object.keys(RATE_LIMITS).map((name) => [name, { calls: 100_000, inSeconds: 60 }]),
    ) as unknown as RateLimits,
    readings: createReadings(systemRandomness),
    ledgers: createLedgerBooks({
      stores: { request: requestReader, approval: store, settlement: settlementReader },
      keys: {
        request: ledgerKey.verifier,
        approval: ledgerKey.verifier,
        settlement: ledgerKey.verifier,
      },
      hash: nodeHash,
    }),
    tellSettlement: (declined) => {
      voidWork.wake(declined);
    },
    sealAddress: ({ kind, label }) =>
      Promise.resolve({
        kind,
        label,
        addressId: addressIdSchema.parse('address-sealed'),
        sealedAddress: 'a..b.c.d',
      }),
    changeBook: (change, { session }) => {
      told.bookChanges.push({ change, customerId: session.customerId });
      return Promise.resolve({ outcome: 'changed', change: change.kind });
    },
    push: null,
    readBook: () => Promise.resolve({ addresses: [], instruments: [], instrumentPage: null }),
    tellCustomer: (customerId, change) => {
      told.letters.push({ customerId, ...change });
    },
    log,
  };
  const serveWith = (change: Partial<ApprovalParts>): void => {
    listener = createApprovalApp({ ...parts, ...change }, { screens, port: 8010 });
  };
  serveWith({});
  let liveDoor = openLiveDoor(parts);
  const liveStreams: Duplex[] = [];
  let doesUpgrade = true;
  server.on('upgrade', (request, socket, head) => {
    if (!doesUpgrade) {
      socket.destroy();
      return;
    }
    liveStreams.push(socket);
    liveDoor.upgrade(request, socket, head);
  });

  return {
    origin,
    port,
    clock,
    identity,
    parts,
    store,
    settlement,
    requests,
    voids,
    /** What was handed on: letters to customers, and changes of their books. */
    told,
    storePath: path('approval'),
    pathOf: path,
    /** As a proxy between that knows no such connections; those that stand are cut. */
    refuseLive(): void {
      doesUpgrade = false;
      for (const stream of liveStreams) stream.destroy();
    },
    takeLive(): void {
      doesUpgrade = true;
    },
    /** Takes out the last entry of a side's ledger by hand. */
    breakLedger(side: 'request' | 'approval' | 'settlement'): void {
      const hand = new DatabaseSync(path(side));
      hand.exec('DELETE FROM ledger WHERE sequence = (SELECT max(sequence) FROM ledger)');
      hand.close();
    },
    byHand(side: 'request' | 'approval' | 'settlement', sql: string): void {
      const hand = new DatabaseSync(path(side));
      hand.exec(sql);
      hand.close();
    },
    /** As a person does after a backup: the anchor is taken away, and settlement started again. */
    letSettlementGoOn(): void {
      rmSync(ledgerAnchor, { force: true });
      openSettlement().close();
    },
    /** Our ends of the live connections, in the order of their handshakes. */
    liveStreams,
    startVoidWork,
    /** Serves on with some parts changed. */
    serveWith,
    /** As a restart of the process would: every connection is gone, and the numbers of the readings begin anew. */
    restartLive(change: Partial<ApprovalParts> = {}): void {
      liveDoor.close();
      const readings = createReadings(systemRandomness);
      serveWith({ readings, ...change });
      liveDoor = openLiveDoor({ ...parts, readings, ...change });
    },
    browser: () => openBrowser({ origin, clock }),

    async signedIn(lies: SignInLies = {}): Promise<TestBrowser> {
      const browser = await openBrowser({ origin, clock });
      const answer = await this.signIn(browser, lies);
      if (answer.body['outcome'] !== 'signed_in') throw new Error(answer.text);
      return browser;
    },

    async signIn(browser: TestBrowser, lies: SignInLies = {}): Promise<Answer> {
      const begun = await browser.post('/api/sign-in');
      return browser.post('/api/callback', identity.signIn(authorizationUrlOf(begun), lies));
    },

    /** What the request side stores of a proposal. */
    async propose(
      change: Record<string, unknown> = {},
      stored: Partial<DryRun> = {},
    ): Promise<DryRun> {
      const terms = orderTermsSchema.parse({ ...termsFor(clock.now), ...change });
      const { dryRun } = makeDryRun(terms, {
        hash: nodeHash,
        requestKey: macOf(1),
        nowEpochMs: clock.now,
      });
      const row = { ...dryRun, ...stored };
      await requests.insertDryRun({
        stored: { dryRun: row, requester: { clientName: 'Alexa', device: 'Kitchen' } },
        endedDigests: [],
        maxWaiting: 1000,
        note: { at: clock.now, kind: 'order_proposed', digest: dryRun.digest, facts: {} },
      });
      return row;
    },

    typeTotal(browser: TestBrowser, dryRun: DryRun, text = '47.61'): Promise<Answer> {
      const { digest } = dryRun;
      return browser.post(`/api/orders/${digest}/total`, { text, shownDigest: digest });
    },

    /** Types the total and signs in again. */
    async confirm(browser: TestBrowser, dryRun: DryRun, lies: SignInLies = {}): Promise<Answer> {
      const typed = await this.typeTotal(browser, dryRun);
      if (typed.body['outcome'] !== 'verify') throw new Error(typed.text);
      return browser.post('/api/callback', identity.signIn(signInUrlOf(typed), lies));
    },

    view: async (browser: TestBrowser, dryRun: DryRun) =>
      (await browser.get(`/api/orders/${dryRun.digest}`)).body,

    async endOrder(dryRun: DryRun, kind: 'cancelled' | 'declined' | 'expired'): Promise<void> {
      await settlement.endOrder({
        ending: { digest: dryRun.digest, kind, endedAt: clock.now, confirmationId: null },
        note: { at: clock.now, kind: 'order_cancelled', digest: dryRun.digest, facts: {} },
      });
    },

    async ledger(): Promise<readonly LedgerEntry[]> {
      const rows = await store.listLedgerEntries({ afterSequence: 0, limit: 1000 });
      return rows.map((row) => JSON.parse(row.entryText) as LedgerEntry);
    },

    async ledgerKinds(): Promise<readonly string[]> {
      return (await this.ledger()).map((entry) => entry.kind);
    },

    async stop(): Promise<void> {
      voidWork.stop();
      liveDoor.close();
      // The server does not count them as its own any more, and yet waits for them.
      for (const stream of liveStreams) stream.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) =>
        server.close(() => {
          resolve();
        }),
      );
      await identity.stop();
      for (const handle of [store, requests, settlement, parts.requests, parts.settlement]) {
        handle.close();
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export function authorizationUrlOf(answer: Answer): string {
  const url = answer.body['authorizationUrl'];
  if (typeof url !== 'string') throw new Error(`no address to sign in at: ${answer.text}`);
  return url;
}

/** The address of the sign-in that verifies a typed total. */
export function signInUrlOf(answer: Answer): string {
  const signIn = answer.body['signIn'] as { readonly authorizationUrl?: string } | undefined;
  if (signIn?.authorizationUrl === undefined) throw new Error(`no sign-in offered: ${answer.text}`);
  return signIn.authorizationUrl;
}

let nonces = 0;

function termsFor(now: number): Record<string, unknown> {
  nonces += 1;
  return {
    version: 1,
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    merchant: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    customerId: customer1,
    clientId: clientIdSchema.parse('alexa-skill'),
    lines: [
      {
        productId: 'dark-roast-12oz',
        title: 'Dark Roast, 12 oz',
        quantity: 2,
        unitPriceMinor: 1900,
        lineTotalMinor: 3800,
        merchantCategoryCode: '5499',
      },
    ],
    subtotalMinor: 3800,
    discounts: [],
    deliveryMinor: 599,
    taxMinor: 362,
    totalMinor: TOTAL_MINOR,
    currency: 'USD',
    delivery: { method: 'Standard delivery', promise: 'Thu Dec 3' },
    address: { id: 'home', label: 'Home', commitment: 'a'.repeat(64) },
    instrument: { id: 'card-1', label: 'Visa ending 4242' },
    payeeId: 'payee-1',
    locale: 'en-US',
    confirmBy: now + 10 * MINUTE,
    redeemBy: now + 15 * MINUTE,
    nonce: `nonce-for-tests-${String(nonces)}`,
  };
}

function makeScreens(directory: string): string {
  const screens = join(directory, 'card');
  mkdirSync(join(screens, 'assets'), { recursive: true });
  writeFileSync(join(screens, 'index.html'), '<!doctype html><title>Card</title>');
  writeFileSync(join(screens, 'trace.html'), '<!doctype html><title>Trace</title>');
  writeFileSync(join(screens, 'assets', 'card-1a2b.js'), 'export {};');
  return screens;
}
