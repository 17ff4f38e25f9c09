/** What the policy, a revoked client and an unlock do to one redemption: each changes one fact of an order that may be redeemed. */
import { describe, expect, it } from 'vitest';
import {
  clientIdSchema,
  decideRedemption,
  signClientRight,
  signUnlock,
  WRONG_CODES_PER_DAY,
  type RedemptionFacts,
  type ShopPolicy,
} from '#core';
import { shopPolicyWith } from '../policy/shop-policy.ts';
import { smallPolicy } from '../policy/small-policy.ts';
import {
  approvalKey,
  dryRun,
  factsWith,
  keys,
  NOW,
  signed,
  strangersKey,
  wrongCode,
} from './redemption-fixture.ts';

const { customerId, clientId, totalMinor } = dryRun.terms;

function outcomeOf(change: Partial<RedemptionFacts>): string {
  return decideRedemption(factsWith(change), keys).outcome;
}

/** As if this order's own total were the threshold. */
function policyAt(change: { readonly halt?: number; readonly refuse?: number }): ShopPolicy {
  const { haltAtMinor, refuseAtMinor } = smallPolicy();
  return shopPolicyWith({
    orders: {
      haltAtMinor: { ...haltAtMinor, USD: change.halt ?? haltAtMinor.USD },
      refuseAtMinor: { ...refuseAtMinor, USD: change.refuse ?? refuseAtMinor.USD },
    },
  });
}

const halting = policyAt({ halt: totalMinor });
const refusing = policyAt({ halt: 1, refuse: totalMinor });

function confirmedBy(...amr: readonly ('pwd' | 'hwk' | 'user')[]): Partial<RedemptionFacts> {
  const confirmation = signed({ amr: [...amr], liftsHalts: true });
  return {
    confirmations: [confirmation],
    confirmationJwssOfCustomer: [confirmation.jws],
  };
}

describe('a halted order', () => {
  it.each([[['pwd']], [['hwk']], [['user']], [['pwd', 'hwk', 'user']]] as const)(
    'is not redeemed by a confirmation verified by %j, and costs no try [REQ-HALT-PASSKEY]',
    (amr) => {
      const change = { policy: halting, ...confirmedBy(...amr) };
      expect(outcomeOf(change)).toBe('stronger_confirmation_needed');
      const request = { ...factsWith().request, code: wrongCode };
      expect(outcomeOf({ ...change, request })).toBe('stronger_confirmation_needed');
    },
  );

  it('is not redeemed by a passkey that approval found too young to lift a halt [REQ-HALT-NEW-PASSKEY]', () => {
    const confirmation = signed({ amr: ['hwk', 'user'], liftsHalts: false });
    const change = {
      confirmations: [confirmation],
      confirmationJwssOfCustomer: [confirmation.jws],
    };
    expect(outcomeOf({ ...change, policy: halting })).toBe('stronger_confirmation_needed');
    expect(outcomeOf(change)).toBe('redeem');
  });

  it('is redeemed once a passkey verified the person', () => {
    expect(outcomeOf({ policy: halting, ...confirmedBy('hwk', 'user') })).toBe('redeem');
  });

  it('waits for its confirmation like any other', () => {
    expect(outcomeOf({ policy: halting, confirmations: [] })).toBe('waiting_for_confirmation');
  });

  it('is none a unit below the threshold', () => {
    expect(outcomeOf({ policy: policyAt({ halt: totalMinor + 1 }) })).toBe('redeem');
  });
});

describe('an order that the policy refuses', () => {
  it('is refused however it was confirmed, and does not end by that [REQ-POLICY-REFUSES]', () => {
    expect(
      decideRedemption(factsWith({ policy: refusing, ...confirmedBy('hwk', 'user') }), keys),
    ).toEqual({
      outcome: 'refused',
      rule: 'total',
    });
  });

  it('is still declined where its customer declined it, and expired when its time is over', () => {
    expect(outcomeOf({ policy: refusing, nowEpochMs: dryRun.terms.redeemBy })).toBe('expired');
  });
});

describe('a client whose right was taken away', () => {
  const right = (change: Record<string, unknown> = {}, signer = approvalKey.signer): string =>
    signClientRight(
      { version: 1, customerId, clientId, isRevoked: true, decidedAt: NOW - 1000, ...change },
      signer,
    );

  it('redeems nothing, with the right code and a valid confirmation [REQ-CLIENT-REVOKED]', () => {
    expect(outcomeOf({ clientRightJwss: [right()] })).toBe('refused');
  });

  it('redeems again once the right was given back', () => {
    const clientRightJwss = [right(), right({ isRevoked: false, decidedAt: NOW - 500 })];
    expect(outcomeOf({ clientRightJwss })).toBe('redeem');
  });

  it.each([
    ['about another client', right({ clientId: clientIdSchema.parse('another-client') })],
    ['by another key', right({}, strangersKey.signer)],
  ])('is not one by a row that is %s', (_what, jws) => {
    expect(outcomeOf({ clientRightJwss: [jws] })).toBe('redeem');
  });
});

describe('ten wrong codes in a day', () => {
  const unlockedAt = NOW - 1000;
  const jws = signUnlock({ version: 1, customerId, unlockedAt }, approvalKey.signer);
  const wrongCodesOfCustomerInADay = (since: number): number =>
    since >= unlockedAt ? 0 : WRONG_CODES_PER_DAY;

  it('lock the order until the customer unlocks voice [REQ-UNLOCK-SIGNED]', () => {
    expect(outcomeOf({ wrongCodesOfCustomerInADay })).toBe('code_locked');
    expect(outcomeOf({ wrongCodesOfCustomerInADay, unlockJwss: [jws] })).toBe('redeem');
  });

  it('invariant 1: are not forgotten for an unlock that is not signed by the approval side', () => {
    const forged = signUnlock({ version: 1, customerId, unlockedAt }, strangersKey.signer);
    expect(outcomeOf({ wrongCodesOfCustomerInADay, unlockJwss: [forged] })).toBe('code_locked');
  });

  it('are one thing, and the three tries of a confirmation another: those no unlock gives back', () => {
    expect(outcomeOf({ wrongCodes: () => 3, unlockJwss: [jws] })).toBe('code_locked');
  });
});
