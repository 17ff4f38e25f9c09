/** Facts of an order that may be redeemed right now, from which each test takes exactly one thing away. */
import {
  confirmationIdSchema,
  customerIdSchema,
  deriveVoiceCode,
  emptyHistory,
  makeDryRun,
  orderTermsSchema,
  signWrittenConfirmation,
  type DryRun,
  type RedemptionFacts,
  type RedemptionKeys,
  type SpentWindows,
  type StoredOrderHistory,
  type WrittenConfirmation,
} from '#core';
import { nodeHash } from '#stores';
import { macOf } from '../mac-of.ts';
import { plainTermsInput } from '../order/arbitrary-terms.ts';
import { shopPolicyWith } from '../policy/shop-policy.ts';
import { makeSigningKey } from '../signing-key.ts';

export const CREATED_AT = 1_795_999_400_000;
export const CONFIRMED_AT = CREATED_AT + 60_000;
export const NOW = CREATED_AT + 90_000;

export const approvalKey = makeSigningKey('approval-1');
export const strangersKey = makeSigningKey('approval-1');
export const keys: RedemptionKeys = {
  hash: nodeHash,
  codeKey: macOf(7),
  approvalKeys: approvalKey.verifier,
};

export function orderOf(change: Record<string, unknown> = {}): ReturnType<typeof makeDryRun> {
  return makeDryRun(orderTermsSchema.parse({ ...plainTermsInput(), ...change }), {
    hash: nodeHash,
    requestKey: macOf(1),
    nowEpochMs: CREATED_AT,
  });
}

export const { dryRun, token } = orderOf();
export const confirmationId = confirmationIdSchema.parse('confirmation-1');
export const code = codeOf(dryRun);
export const wrongCode = code === '4821' ? '4822' : '4821';

export function codeOf(order: DryRun, id: string = confirmationId): string {
  return deriveVoiceCode(
    { digest: order.digest, terms: order.terms, confirmationId: confirmationIdSchema.parse(id) },
    keys.codeKey,
  );
}

export function confirmationOf(
  order: DryRun,
  change: Partial<WrittenConfirmation> = {},
): WrittenConfirmation {
  return {
    version: 1,
    confirmationId,
    digest: order.digest,
    tokenHash: order.tokenHash,
    customerId: order.terms.customerId,
    text: '47.61',
    amr: ['pwd'],
    liftsHalts: false,
    verifiedAt: CONFIRMED_AT - 5000,
    confirmedAt: CONFIRMED_AT,
    ...change,
  };
}

export function signed(
  change: Partial<WrittenConfirmation> = {},
  signer = approvalKey.signer,
): RedemptionFacts['confirmations'][number] {
  const confirmation = confirmationOf(dryRun, change);
  return {
    confirmationId: confirmation.confirmationId,
    jws: signWrittenConfirmation(confirmation, signer),
    isWithdrawn: false,
  };
}

const PLAIN_POLICY = shopPolicyWith();

export function newCustomersHistory(change: Partial<StoredOrderHistory> = {}): StoredOrderHistory {
  const { recent, baseline, spent, seller, boughtLately, boughtByOthers } = emptyHistory(0);
  return {
    ...{ recent, baseline, spent, seller, boughtLately, boughtByOthers },
    ...{ hasUsedClient: false, hasUsedDevice: false },
    ...{ hasUsedAddress: false, hasUsedInstrument: false },
    trust: { kept: undefined, witnessed: undefined },
    household: [dryRun.terms.customerId],
    ...change,
  };
}

const NOTHING = { hour: { amountMinor: {}, calls: 0 }, day: { amountMinor: {}, calls: 0 } };
export const NOTHING_SPENT: SpentWindows = {
  instrument: NOTHING,
  customer: NOTHING,
  client: NOTHING,
  shop: NOTHING,
};

export function factsWith(change: Partial<RedemptionFacts> = {}): RedemptionFacts {
  const { terms } = dryRun;
  return {
    request: {
      digest: dryRun.digest,
      token,
      code,
      customerId: terms.customerId,
      clientId: terms.clientId,
      waitMs: 0,
    },
    nowEpochMs: NOW,
    isLedgerVerified: true,
    storeAcceptedAt: undefined,
    isClockRight: true,
    dryRun,
    confirmations: [signed()],
    confirmationJwssOfCustomer: [signed().jws],
    declineJwss: [],
    clientRightJwss: [],
    unlockJwss: [],
    wrongCodes: () => 0,
    wrongCodesOfCustomerInADay: () => 0,
    merchantAnswer: { quote: quoteAsAgreed(), askedAt: NOW - 100 },
    isBookConsistent: () => true,
    shop: terms.shop,
    policy: PLAIN_POLICY,
    orderHistory: newCustomersHistory,
    proposalsInTenMinutes: () => 0,
    spentWindows: () => NOTHING_SPENT,
    haltJwss: () => ({ own: [], others: [] }),
    endingOf: () => undefined,
    ...change,
  };
}

export function quoteAsAgreed(): NonNullable<
  NonNullable<RedemptionFacts['merchantAnswer']>['quote']
> {
  const { merchant, payeeId, lines, subtotalMinor, discounts } = dryRun.terms;
  const { deliveryMinor, taxMinor, totalMinor, currency, delivery } = dryRun.terms;
  return {
    merchant,
    payeeId,
    lines: lines.map((each) => ({ ...each, merchantCategoryCode: '5499' })),
    subtotalMinor,
    discounts,
    deliveryMinor,
    taxMinor,
    totalMinor,
    currency,
    delivery,
    offerEndsAt: null,
  };
}

export const otherCustomer = customerIdSchema.parse('customer-2');
