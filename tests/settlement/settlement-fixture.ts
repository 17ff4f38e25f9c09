/** Settlement with real stores on disk and stand-ins over HTTP; the other two sides are played through their own writing handles. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import {
  addressIdSchema,
  clientIdSchema,
  confirmationIdSchema,
  customerIdSchema,
  deriveVoiceCode,
  digestTerms,
  instrumentIdSchema,
  makeDryRun,
  orderTermsSchema,
  productIdSchema,
  signDecline,
  signWrittenConfirmation,
  type Clock,
  type CustomerBook,
  type CustomerId,
  type DryRun,
  type Outbox,
  type QuoteAnswer,
  type RedeemAnswer,
  type RedeemRequest,
  type ShopPolicy,
  type VoidRequest,
  type WrittenConfirmation,
} from '#core';
import { createDial, systemTimers } from '#edge';
import {
  nodeHash,
  openApprovalReader,
  openApprovalStore,
  openRequestReader,
  openRequestStore,
  openSettlementStore,
} from '#stores';
import { createHttpMerchant } from '../../settlement/http-merchant.ts';
import { createSettlement, type Settlement } from '../../settlement/create-settlement.ts';
import { createHttpProcessor } from '../../settlement/processor/http-processor.ts';
import type { SettlementPorts } from '../../settlement/settlement-context.ts';
import { macOf } from '../core/mac-of.ts';
import { inForce, NO_RISK, shopPolicyWith } from '../core/policy/shop-policy.ts';
import { smallPolicy } from '../core/policy/small-policy.ts';
import { makeSigningKey } from '../core/signing-key.ts';
import { startFakeMerchant, type FakeMerchant } from './fake-merchant.ts';
import { createFakeOutbox } from './fake-outbox.ts';
import { startFakeProcessor, type FakeProcessor } from './fake-processor.ts';
import { createManualTimers, type ManualTimers } from './manual-timers.ts';

export const customer1 = customerIdSchema.parse('customer-1');
export const customer2 = customerIdSchema.parse('customer-2');
export const skill = clientIdSchema.parse('alexa-skill');
export const START = 1_790_000_000_000;
const TEN_MINUTES = 600_000;
const PLAIN_POLICY = shopPolicyWith({ risk: NO_RISK });

export const approvalKey = makeSigningKey('approval-1');
export const settlementKey = makeSigningKey('settlement-1');
export const ledgerKey = makeSigningKey('ledger-1');
const codeKey = macOf(7);

export interface Order {
  readonly dryRun: DryRun;
  readonly token: string;
}

export interface OpenSettlement {
  readonly settlement: Settlement;
  readonly ports: SettlementPorts;
  close(): void;
}

export interface WorldClock extends Clock {
  /** True time, which is the processor's. */
  now: number;
  /** How wrong the clock on our wall is. */
  offMs: number;
  /** How long the machine slept: its monotonic clock stood still meanwhile. */
  sleptMs: number;
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

export async function makeWorld() {
  const directory = mkdtempSync(join(tmpdir(), 'hearback-settlement-'));
  const path = (side: string): string => join(directory, `${side}.sqlite`);
  const clock: WorldClock = {
    now: START,
    offMs: 0,
    sleptMs: 0,
    nowEpochMs(): number {
      return this.now + this.offMs;
    },
  };
  const timers = createManualTimers();
  const [merchant, processor] = await Promise.all([
    startFakeMerchant(),
    startFakeProcessor(() => clock.now),
  ]);
  const outbox = createFakeOutbox();
  const using = { ledgerKey: ledgerKey.signer, hash: nodeHash };
  const requests = openRequestStore({ path: path('request'), ...using });
  const approvals = openApprovalStore({ path: path('approval'), ...using });
  /** A second process on the same stores, with the same outbox or another. */
  const open = (through: Outbox = outbox): OpenSettlement =>
    openSettlement({ path, clock, timers, merchant, processor, outbox: through });
  const openUnder = (policy: ShopPolicy): OpenSettlement =>
    openSettlement({ path, clock, timers, merchant, processor, outbox, policy });
  const first = open();
  // As the process does when it starts.
  await learnTime(first.ports);
  await first.ports.store.insertBook(bookOf(customer1));
  await first.ports.store.insertBook(bookOf(customer2));
  let confirmations = 0;

  return {
    ...first,
    path,
    clock,
    timers,
    merchant,
    processor,
    outbox,
    requests,
    approvals,
    open,
    /** A second process with thresholds of its own for US dollars. */
    openWith: (thresholds: { readonly halt: number; readonly refuse?: number }) => {
      const { haltAtMinor, refuseAtMinor } = smallPolicy();
      const policy = {
        haltAtMinor: { ...haltAtMinor, USD: thresholds.halt },
        refuseAtMinor: { ...refuseAtMinor, USD: thresholds.refuse ?? refuseAtMinor.USD },
      };
      return openUnder(shopPolicyWith({ orders: policy, risk: NO_RISK }));
    },
    openUnder,

    async propose(
      change: Record<string, unknown> = {},
      nonce = 'AAAAAAAAAAAAAAAA',
    ): Promise<Order> {
      const customerId = customerIdSchema.parse(change['customerId'] ?? customer1);
      const quote = await first.settlement.quote(quoteRequestOf(customerId, nonce));
      const terms = orderTermsSchema.parse({
        ...termsOf(quote, customerId, clock.now),
        nonce,
        ...change,
      });
      const { dryRun, token } = makeDryRun(terms, {
        hash: nodeHash,
        requestKey: macOf(1),
        nowEpochMs: clock.now,
      });
      await requests.insertDryRun({
        stored: { dryRun, requester: { clientName: 'Alexa', device: null } },
        endedDigests: [],
        maxWaiting: 100,
        note: { at: clock.now, kind: 'order_proposed', digest: dryRun.digest, facts: {} },
      });
      return { dryRun, token };
    },

    /** What the approval side writes once the customer has typed the total and verified; answers the code that the phone shows. */
    async confirm(
      { dryRun }: Order,
      change: Partial<WrittenConfirmation> = {},
      signer = approvalKey.signer,
    ): Promise<string> {
      confirmations += 1;
      const confirmationId = confirmationIdSchema.parse(`confirmation-${String(confirmations)}`);
      const confirmation: WrittenConfirmation = {
        version: 1,
        confirmationId,
        digest: dryRun.digest,
        tokenHash: dryRun.tokenHash,
        customerId: dryRun.terms.customerId,
        text: '47.61',
        amr: ['pwd'],
        liftsHalts: false,
        verifiedAt: clock.now,
        confirmedAt: clock.now,
        ...change,
      };
      const note = { at: clock.now, digest: dryRun.digest, facts: {} };
      await approvals.insertConfirmation({
        row: {
          confirmationId,
          digest: dryRun.digest,
          customerId: dryRun.terms.customerId,
          sessionHash: 'session-1',
          jws: signWrittenConfirmation(confirmation, signer),
        },
        note: { ...note, kind: 'order_confirmed' },
        withdrawnNote: () => ({ ...note, kind: 'confirmation_withdrawn' }),
      });
      return codeFor(dryRun, confirmationId);
    },

    /** What approval stores of a decline; gives what it asks settlement with. */
    async decline({ dryRun }: Order, signer = approvalKey.signer): Promise<VoidRequest> {
      const { digest, terms } = dryRun;
      const { customerId } = terms;
      const jws = signDecline({ version: 1, digest, customerId, declinedAt: clock.now }, signer);
      await approvals.insertDecline({
        digest,
        customerId,
        jws,
        note: { at: clock.now, kind: 'order_declined', digest, facts: {} },
      });
      return { digest, customerId, declineJws: jws };
    },

    /** The ledger's kinds and facts, oldest first, without proposals and the like of other sides. */
    ledger(): readonly { readonly kind: string; readonly facts: Record<string, unknown> }[] {
      return this.sql('settlement', (database) =>
        database
          .prepare('SELECT entry_text FROM ledger ORDER BY sequence')
          .all()
          .map((row) => JSON.parse(String(Object.values(row as object)[0])) as never),
      );
    },

    /** Works on a store's file by hand, past every rule of its owner. */
    sql<Result>(
      side: string,
      work: (database: InstanceType<typeof DatabaseSync>) => Result,
    ): Result {
      // Whoever writes rows by hand switches off what stands in the way.
      const database = new DatabaseSync(path(side), { enableForeignKeyConstraints: false });
      try {
        return work(database);
      } finally {
        database.close();
      }
    },

    async stop(): Promise<void> {
      first.close();
      requests.close();
      approvals.close();
      await Promise.all([merchant.close(), processor.close()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** On a busy machine the first answer may come too late. */
async function learnTime({ processor }: Pick<SettlementPorts, 'processor'>): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    if ((await processor.tellTime({ isFresh: false })) !== undefined) return;
  }
  throw new Error('the processor does not tell its time');
}

export function redeemRequestOf(
  { dryRun, token }: Order,
  code: string,
  change: Partial<RedeemRequest> = {},
): RedeemRequest {
  const { customerId, clientId } = dryRun.terms;
  return { digest: dryRun.digest, token, code, customerId, clientId, waitMs: 5000, ...change };
}

export function outcomeOf(answer: RedeemAnswer): string {
  return answer.outcome;
}

export function codeFor(dryRun: DryRun, confirmationId: string): string {
  const { terms } = dryRun;
  return deriveVoiceCode(
    {
      digest: digestTerms(terms, nodeHash),
      terms,
      confirmationId: confirmationIdSchema.parse(confirmationId),
    },
    codeKey,
  );
}

export function wrongCodeFor(rightCode: string): string {
  return rightCode === '4821' ? '4822' : '4821';
}

export function quoteRequestOf(customerId: CustomerId, nonce = 'AAAAAAAAAAAAAAAA') {
  const productId = productIdSchema.parse('dark-roast-12oz');
  return { customerId, clientId: skill, lines: [{ productId, quantity: 2 }], nonce };
}

/** What follows a charge is played by the tests that are about it. */
const NOTHING_AFTER_SALE = {
  wake: () => Promise.resolve(),
  release: () => Promise.resolve(),
  stop: () => undefined,
};

function openSettlement(of: {
  readonly path: (side: string) => string;
  readonly clock: WorldClock;
  readonly timers: ManualTimers;
  readonly merchant: FakeMerchant;
  readonly processor: FakeProcessor;
  readonly outbox: Outbox;
  readonly policy?: ShopPolicy;
}): OpenSettlement {
  const log = pino({ level: 'silent' });
  const fetch = createDial({});
  const ports: SettlementPorts = {
    store: openSettlementStore({
      path: of.path('settlement'),
      requestStorePath: of.path('request'),
      approvalStorePath: of.path('approval'),
      ledgerKey: ledgerKey.signer,
      ledgerKeys: ledgerKey.verifier,
      ledgerAnchor: of.path('ledger-anchor'),
      // Not among the timers that a test fires: those are settlement's own.
      timers: systemTimers,
      clock: of.clock,
      hash: nodeHash,
    }),
    requests: openRequestReader({ path: of.path('request') }),
    approvals: openApprovalReader({ path: of.path('approval') }),
    merchant: createHttpMerchant({ url: of.merchant.url, secret: 'of-the-fixture', fetch }),
    processor: createHttpProcessor(
      { url: of.processor.url, clientId: 'shop', clientSecret: 'secret', timeoutMs: 1000 },
      {
        ...{ fetch, clock: of.clock, log },
        monotonicMs: () => of.clock.now - START - of.clock.sleptMs,
        fieldPolicy: () => of.policy ?? PLAIN_POLICY,
      },
    ),
    outbox: of.outbox,
    keys: {
      hash: nodeHash,
      codeKey,
      approvalKeys: approvalKey.verifier,
      settlementKey: settlementKey.signer,
      settlementKeys: settlementKey.verifier,
    },
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    policy: inForce(of.policy ?? PLAIN_POLICY),
    clock: of.clock,
    timers: of.timers,
    log,
  };
  const settlement = createSettlement(ports, NOTHING_AFTER_SALE);
  return {
    settlement,
    ports,
    close() {
      settlement.stop();
      ports.store.close();
      ports.requests.close();
      ports.approvals.close();
    },
  };
}

function termsOf(quote: QuoteAnswer, customerId: CustomerId, now: number): Record<string, unknown> {
  if (quote.outcome !== 'quoted') throw new Error('the fixture gets a quote');
  const offer = Object.entries(quote.quote).filter(([name]) => name !== 'offerEndsAt');
  return {
    ...Object.fromEntries(offer),
    lines: quote.quote.lines,
    version: 1,
    shop: { id: 'harbor-roasters', name: 'Harbor Roasters' },
    customerId,
    clientId: skill,
    address: quote.address,
    instrument: quote.instrument,
    locale: 'en-US',
    confirmBy: now + TEN_MINUTES,
    redeemBy: now + TEN_MINUTES + 300_000,
  };
}

export function bookOf(customerId: CustomerId): CustomerBook & { readonly customerId: CustomerId } {
  return {
    customerId,
    email: `${customerId}@example.test`,
    addresses: [
      {
        addressId: addressIdSchema.parse(`${customerId}-home`),
        customerId,
        label: 'Home',
        isDefault: true,
        salt: Buffer.alloc(32, customerId).toString('base64url'),
        postal: {
          name: 'Demo Customer',
          lines: ['1 Example Street'],
          city: 'Seattle',
          region: 'WA',
          postalCode: '98101',
          countryCode: 'US',
        },
      },
    ],
    instruments: [
      {
        instrumentId: instrumentIdSchema.parse(`${customerId}-card`),
        customerId,
        label: 'Visa ending 4242',
        isDefault: true,
        processorVaultId: `vault-${customerId}`,
      },
    ],
  };
}
