/** Settlement's own decision over real stores, without a network: who orders, what the processor answers and what time it is are the test's to say. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { pino } from 'pino';
import {
  addressIdSchema,
  cardKeyOf,
  commitAddress,
  confirmationIdSchema,
  customerIdSchema,
  deriveVoiceCode,
  instrumentIdSchema,
  makeDryRun,
  minorUnitsPerMajor,
  orderTermsSchema,
  signDecline,
  signWrittenConfirmation,
  verifyChargeIntent,
  type AskedWith,
  type BookAddress,
  type CurrencyCode,
  type DryRun,
  type JudgedRedemption,
  type MerchantQuote,
  type OrderDigest,
  type PaidOrder,
  type RedeemRequest,
  type SettlementStore,
  type ShopPolicy,
  type Signer,
  type Verifier,
} from '#core';
import { systemTimers } from '#edge';
import {
  nodeHash,
  openApprovalStore,
  openRequestReader,
  openRequestStore,
  openSettlementReader,
  openSettlementStore,
  systemClock,
} from '#stores';
import { cancelOrder } from '../../../settlement/cancel-order.ts';
import { nextTrustBy } from '../../../settlement/next-trust-by.ts';
import { judgeOrder } from '../../../settlement/redeem/judge-order.ts';
import { voidOrder } from '../../../settlement/void-order.ts';
import { macOf } from '../../core/mac-of.ts';
import { inForce } from '../../core/policy/shop-policy.ts';
import { makeSigningKey } from '../../core/signing-key.ts';

export const START = 1_790_000_000_000;
export const SHOP = { id: 'harbor-roasters', name: 'Harbor Roasters' };

/** Signs for all sides here; the product has a key for each. */
export interface StageKey {
  readonly signer: Signer;
  readonly verifier: Verifier;
}
const plainKey = makeSigningKey('stage-1');

export function settlementKeysOf({ signer, verifier }: StageKey) {
  return {
    hash: nodeHash,
    codeKey: macOf(7),
    approvalKeys: verifier,
    settlementKey: signer,
    settlementKeys: verifier,
  };
}

export function openStageStore(path: (side: string) => string, key: StageKey): SettlementStore {
  return openSettlementStore({
    path: path('settlement'),
    requestStorePath: path('request'),
    approvalStorePath: path('approval'),
    ledgerKey: key.signer,
    ledgerKeys: key.verifier,
    ledgerAnchor: path('ledger-anchor'),
    timers: systemTimers,
    clock: systemClock,
    hash: nodeHash,
  });
}

/** No test here is about a power cut. */
const MEMORY = ['/dev/shm'].find((path) => existsSync(path)) ?? tmpdir();

export interface Wish {
  readonly customer: string;
  readonly client?: string;
  /** What the client says of the device, and of the kind of goods. */
  readonly askedWith?: AskedWith;
  /** Which entry of the customer's book. */
  readonly instrument?: string;
  readonly address?: string;
  readonly merchant?: string;
  readonly totalMinor: number;
  readonly currency?: CurrencyCode;
  readonly productId?: string;
  readonly category?: string;
  /** What the merchant itself says it is, where that is something else. */
  readonly categoryAtMerchant?: string;
  readonly isByPasskey?: boolean;
}

export type Stage = ReturnType<typeof openStage>;

/** @param cards the processor's references, by customer and entry: who shares one names the same. */
export function openStage(of: {
  readonly policy: ShopPolicy;
  readonly cards: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly folder?: string;
  readonly key?: StageKey;
}) {
  const key = of.key ?? plainKey;
  const keys = settlementKeysOf(key);
  const folder = of.folder ?? mkdtempSync(join(MEMORY, 'hearback-limits-'));
  const path = (side: string): string => join(folder, `${side}.sqlite`);
  const using = { ledgerKey: key.signer, hash: nodeHash };
  const requests = openRequestStore({ path: path('request'), ...using });
  const requestReader = openRequestReader({ path: path('request') });
  const approvals = openApprovalStore({ path: path('approval'), ...using });
  const openStore = (): SettlementStore => openStageStore(path, key);
  const clock = {
    now: START,
    nowEpochMs(): number {
      return this.now;
    },
  };
  const stage = { policy: of.policy, store: openStore() };
  const reader = openSettlementReader({ path: path('settlement') });
  let orders = 0;

  async function propose(wish: Wish): Promise<{ readonly dryRun: DryRun; readonly token: string }> {
    orders += 1;
    const made = makeDryRun(termsOf(wish, clock.now, orders), {
      hash: nodeHash,
      requestKey: macOf(1),
      nowEpochMs: clock.now,
      ...(wish.askedWith && { askedWith: wish.askedWith }),
    });
    await requests.insertDryRun({
      stored: { dryRun: made.dryRun, requester: { clientName: 'Alexa', device: null } },
      endedDigests: [],
      maxWaiting: 1_000_000,
      note: { at: clock.now, kind: 'order_proposed', digest: made.dryRun.digest, facts: {} },
    });
    return made;
  }

  async function confirm({ digest, terms, tokenHash }: DryRun, wish: Wish): Promise<string> {
    const confirmationId = confirmationIdSchema.parse(`confirmation-${digest.slice(0, 20)}`);
    const { customerId } = terms;
    const jws = signWrittenConfirmation(
      {
        ...{ version: 1, confirmationId, digest, tokenHash, customerId },
        text: writtenTotal(terms.totalMinor, terms.currency),
        amr: wish.isByPasskey === true ? ['hwk', 'user'] : ['pwd'],
        liftsHalts: wish.isByPasskey === true,
        verifiedAt: clock.now,
        confirmedAt: clock.now,
      },
      key.signer,
    );
    const note = { at: clock.now, digest, facts: {} };
    await approvals.insertConfirmation({
      row: { confirmationId, digest, customerId, sessionHash: 'session-1', jws },
      note: { ...note, kind: 'order_confirmed' },
      withdrawnNote: () => ({ ...note, kind: 'confirmation_withdrawn' }),
    });
    return deriveVoiceCode({ digest, terms, confirmationId }, keys.codeKey);
  }

  function judge(
    dryRun: DryRun,
    request: RedeemRequest,
    { wish, store = stage.store }: { readonly wish: Wish; readonly store?: SettlementStore },
  ): Promise<JudgedRedemption> {
    return judgeOrder({ store, keys, clock, shop: SHOP, policy: inForce(stage.policy) }, request, {
      isClockRight: true,
      isBookConsistent: true,
      merchantAnswer: { quote: quoteOf(dryRun, wish), askedAt: clock.now },
    });
  }

  /** As the charging makes it of the evidence. */
  async function paidOrderOf(digest: OrderDigest, store: SettlementStore): Promise<PaidOrder> {
    const verifyIntent = (jws: string) => verifyChargeIntent(jws, key.verifier);
    const charge = await store.findCharge(digest);
    const redeemedAt = charge && verifyIntent(charge.intentJws)?.redeemedAt;
    if (!charge || redeemedAt === undefined) throw new Error('the order was not redeemed');
    return { terms: charge.terms, redeemedAt, verifyIntent, nextTrust: nextTrustBy(stage.policy) };
  }

  return Object.assign(stage, {
    folder,
    key,
    path,
    clock,
    openStore,
    requests,
    approvals,
    reader,
    propose,
    confirm,
    judge,

    async fillBooks(): Promise<void> {
      for (const [customer, cards] of Object.entries(of.cards)) {
        await stage.store.insertBook(bookOf(customer, cards));
      }
    },

    /** Ordered, confirmed and the right code said, all at this moment; gives what was decided, and the order. */
    async buy(wish: Wish, store?: SettlementStore) {
      const { dryRun, token } = await propose(wish);
      const request = requestOf(dryRun, token, await confirm(dryRun, wish));
      const judged = await judge(dryRun, request, { wish, store: store ?? stage.store });
      const outcome = judged.outcome === 'judged' ? judged.decision.outcome : judged.ending.kind;
      const decision = judged.outcome === 'judged' ? judged.decision : undefined;
      const again = async () => {
        const next = await judge(dryRun, request, { wish });
        return next.outcome === 'judged' ? next.decision.outcome : next.ending.kind;
      };
      return { digest: dryRun.digest, dryRun, outcome, decision, again };
    },

    /** As {@link buy}, and how long the decision took by itself. */
    async buyTimed(wish: Wish): Promise<{ readonly digest: OrderDigest; readonly ms: number }> {
      const { dryRun, token } = await propose(wish);
      const request = requestOf(dryRun, token, await confirm(dryRun, wish));
      const begun = performance.now();
      const judged = await judge(dryRun, request, { wish });
      const ms = performance.now() - begun;
      if (judged.outcome !== 'judged' || judged.decision.outcome !== 'redeem') {
        throw new Error('the order was not redeemed');
      }
      return { digest: dryRun.digest, ms };
    },

    cardKeyOf: (processorVaultId: string) => cardKeyOf(processorVaultId, nodeHash),

    /** What the processor said; the first time it was asked before that. */
    async answer(
      digest: OrderDigest,
      to: 'charged' | 'declined_by_processor' | 'unknown',
      store = stage.store,
    ): Promise<void> {
      const note = { at: clock.now, digest, facts: {} };
      const moving = { digest, note: { ...note, kind: 'charge_recorded' as const } };
      await store.moveCharge({
        ...{ digest, from: 'intended', to: 'processing' },
        note: { ...note, kind: 'charge_started' },
      });
      const end =
        to === 'charged'
          ? {
              processorReference: 'C1',
              receiptJws: 'receipt',
              paid: await paidOrderOf(digest, store),
            }
          : {};
      for (const from of ['processing', 'unknown'] as const) {
        if (from === to) continue;
        if (await store.moveCharge({ ...moving, from, to, ...end })) return;
      }
    },

    /** "This wasn't me": signed by approval, and taken by settlement. */
    async decline({ digest, terms }: DryRun): Promise<void> {
      const { customerId } = terms;
      const declineJws = signDecline(
        { version: 1, digest, customerId, declinedAt: clock.now },
        key.signer,
      );
      await voidOrder(
        { store: stage.store, keys, clock, policy: inForce(stage.policy) },
        { digest, customerId, declineJws },
      );
    },

    /** The assistant's wish, as the door takes it. */
    async cancel(dryRun: DryRun): Promise<string> {
      const { customerId, clientId } = dryRun.terms;
      const { outcome } = await cancelOrder(
        {
          store: stage.store,
          requests: requestReader,
          keys,
          clock,
          log: pino({ level: 'silent' }),
        },
        { digest: dryRun.digest, customerId, clientId },
      );
      return outcome;
    },

    /** Works on a store's file by hand, past every rule of its owner. */
    sql<Result>(
      side: string,
      work: (database: InstanceType<typeof DatabaseSync>) => Result,
    ): Result {
      const database = new DatabaseSync(path(side), { enableForeignKeyConstraints: false });
      try {
        return work(database);
      } finally {
        database.close();
      }
    },

    lastNote(): { readonly kind: string; readonly facts: Readonly<Record<string, unknown>> } {
      const row = this.sql('settlement', (database): unknown =>
        database.prepare('SELECT entry_text FROM ledger ORDER BY sequence DESC LIMIT 1').get(),
      );
      return JSON.parse((row as { readonly entry_text: string }).entry_text) as never;
    },

    close(): void {
      stage.store.close();
      reader.close();
      requestReader.close();
      requests.close();
      approvals.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

export function requestOf(dryRun: DryRun, token: string, code: string): RedeemRequest {
  const { customerId, clientId } = dryRun.terms;
  return { digest: dryRun.digest, token, code, customerId, clientId, waitMs: 0 };
}

function termsOf(wish: Wish, now: number, number: number) {
  const { customer, totalMinor, merchant = 'harbor-roasters' } = wish;
  return orderTermsSchema.parse({
    version: 1,
    shop: SHOP,
    merchant: { id: merchant, name: 'Harbor Roasters' },
    customerId: customer,
    clientId: wish.client ?? 'alexa',
    lines: [
      {
        productId: wish.productId ?? `thing-${String(number)}`,
        title: 'A thing',
        quantity: 1,
        unitPriceMinor: totalMinor,
        lineTotalMinor: totalMinor,
        merchantCategoryCode: wish.category ?? '5411',
      },
    ],
    subtotalMinor: totalMinor,
    discounts: [],
    deliveryMinor: 0,
    taxMinor: 0,
    totalMinor,
    currency: wish.currency ?? 'USD',
    delivery: { method: 'Standard', promise: 'Thu Dec 3' },
    address: agreedAddress(customer, wish.address ?? `${customer}-home`),
    instrument: { id: `${customer}-${wish.instrument ?? 'card'}`, label: labelOf(wish.instrument) },
    payeeId: 'PAYEE',
    locale: 'en-US',
    confirmBy: now + 600_000,
    redeemBy: now + 900_000,
    nonce: String(number).padStart(16, '0'),
  });
}

export function quoteOf(
  { terms }: DryRun,
  wish: Pick<Wish, 'categoryAtMerchant'> = {},
): MerchantQuote {
  const { merchant, payeeId, lines, subtotalMinor, discounts, deliveryMinor, taxMinor } = terms;
  return {
    ...{ merchant, payeeId, subtotalMinor, discounts, deliveryMinor, taxMinor },
    lines: lines.map((line) => ({
      ...line,
      merchantCategoryCode: wish.categoryAtMerchant ?? line.merchantCategoryCode,
    })),
    totalMinor: terms.totalMinor,
    currency: terms.currency,
    delivery: terms.delivery,
    offerEndsAt: null,
  };
}

function writtenTotal(amountMinor: number, currency: CurrencyCode): string {
  const per = minorUnitsPerMajor(currency);
  const places = String(per).length - 1;
  const digits = String(amountMinor).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** What is printed on each entry's card; one that was added again is the same. */
function labelOf(entry = 'card'): string {
  return entry === 'other' ? 'Mastercard ending 4444' : 'Visa ending 4242';
}

function agreedAddress(customer: string, id: string) {
  const address = addressOf(customer, id);
  return { id, label: address.label, commitment: commitAddress(address, nodeHash) };
}

function addressOf(customer: string, id: string): BookAddress {
  return {
    addressId: addressIdSchema.parse(id),
    customerId: customerIdSchema.parse(customer),
    label: 'Home',
    isDefault: id.endsWith('-home'),
    salt: Buffer.alloc(32, customer).toString('base64url'),
    postal: {
      ...{ name: 'A Customer', lines: ['1 Example Street'], city: 'Seattle', region: 'WA' },
      ...{ postalCode: '98101', countryCode: 'US' },
    },
  };
}

export function bookOf(customer: string, cards: Readonly<Record<string, string>>) {
  const customerId = customerIdSchema.parse(customer);
  return {
    customerId,
    email: `${customer}@example.test`,
    addresses: ['home', 'elsewhere', 'new'].map((place) =>
      addressOf(customer, `${customer}-${place}`),
    ),
    instruments: Object.entries(cards).map(([entry, processorVaultId], index) => ({
      instrumentId: instrumentIdSchema.parse(`${customer}-${entry}`),
      customerId,
      label: labelOf(entry),
      isDefault: index === 0,
      processorVaultId,
    })),
  };
}
