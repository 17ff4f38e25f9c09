/** A confirmation is signed where its code is sure to be none of the order's earlier ones. */
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CLOCK_TOLERANCE_MS,
  confirmationIdSchema,
  deriveVoiceCode,
  encodeBase64Url,
  verifyWrittenConfirmation,
  type ConfirmationId,
  type DryRun,
  type Session,
} from '#core';
import { systemRandomness } from '#stores';
import { finishConfirmation } from '../../approval/confirm/finish-confirmation.ts';
import { signNow } from '../../approval/confirm/sign-now.ts';
import { approvalKey, codeKey, makeWorld, type World } from './approval-world.ts';

let world: World;
let order: DryRun;
let other: DryRun;
beforeAll(async () => {
  world = await makeWorld();
  [order, other] = [await world.propose(), await world.propose()];
  return () => world.stop();
});

const codeOf = ({ digest, terms }: DryRun, confirmationId: ConfirmationId): string =>
  deriveVoiceCode({ digest, terms, confirmationId }, codeKey);
const idOf = (number: number): ConfirmationId =>
  confirmationIdSchema.parse(`${String(number).padStart(8, '0')}${'x'.repeat(35)}`);

/** Two of many ids that give this order the same four digits: by chance, so that they are looked for. */
function findTwins(dryRun: DryRun): readonly [ConfirmationId, ConfirmationId] {
  const seen = new Map<string, ConfirmationId>();
  for (let number = 0; ; number += 1) {
    const id = idOf(number);
    const code = codeOf(dryRun, id);
    const twin = seen.get(code);
    if (twin !== undefined) return [twin, id];
    seen.set(code, id);
  }
}

function sign(dryRun: DryRun, confirmationId: ConfirmationId, jwssOfCustomer: readonly string[]) {
  const { digest, terms } = dryRun;
  const verifiedAt = world.clock.now;
  const session = { customerId: terms.customerId } as Session;
  return signNow(
    {
      verified: { session, digest, text: '47.61', amr: ['pwd'], passkey: null, verifiedAt },
      ...{ confirmationId, dryRun, jwssOfCustomer },
    },
    {
      clock: world.clock,
      approvalKey: approvalKey.signer,
      approvalKeys: approvalKey.verifier,
      codeKey,
    },
  );
}

function signed(...of: Parameters<typeof sign>): string {
  const answer = sign(...of);
  if (answer.outcome !== 'signed') throw new Error(answer.outcome);
  return answer.jws;
}

describe('invariant 1: the code of a confirmation [REQ-CODE-NEVER-AGAIN]', () => {
  it('is none that the order had before, whoever of those was taken back', () => {
    const [first, twin] = findTwins(order);
    const earlier = signed(order, first, []);
    expect(codeOf(order, twin)).toBe(codeOf(order, first));
    expect(sign(order, twin, [earlier])).toEqual({ outcome: 'code_taken' });
  });

  it('may be one that another order had: that opens nothing of this one', () => {
    const [first] = findTwins(order);
    const jws = signed(other, idOf(1), [signed(order, first, [])]);
    expect(verifyWrittenConfirmation(jws, approvalKey.verifier)?.digest).toBe(other.digest);
  });

  it('is signed again for any other id', () => {
    const [first, twin] = findTwins(order);
    const next = Array.from({ length: 50 }, (_each, number) => idOf(900_000 + number)).find(
      (id) => id !== twin && codeOf(order, id) !== codeOf(order, first),
    );
    expect(next && sign(order, next, [signed(order, first, [])])).toMatchObject({
      outcome: 'signed',
    });
  });

  it('is another where the id that was drawn first gives the same', async () => {
    const dryRun = await world.propose();
    await world.confirm(await world.signedIn(), dryRun);
    const [row] = await world.store.listConfirmations(dryRun.digest);
    const before = codeOf(dryRun, confirmationIdSchema.parse(row?.confirmationId));
    const twin = bytesOfTwin(dryRun, before);
    const drawn = [twin];
    const randomness = {
      bytes: (count: number) => drawn.shift() ?? systemRandomness.bytes(count),
    };
    const verified = {
      session: { customerId: dryRun.terms.customerId, sessionHash: row?.sessionHash } as Session,
      digest: dryRun.digest,
      text: '47.61',
      amr: ['pwd' as const],
      passkey: null,
      verifiedAt: world.clock.now,
    };
    const finished = await finishConfirmation(verified, { ...world.parts, randomness });
    expect(finished.outcome).toBe('confirmed');
    expect(drawn).toEqual([]);
    const rows = await world.store.listConfirmations(dryRun.digest);
    const after = codeOf(dryRun, confirmationIdSchema.parse(rows.at(-1)?.confirmationId));
    expect(rows).toHaveLength(2);
    expect(after).not.toBe(before);
  });
});

describe('the time of a confirmation [REQ-CLOCK-AHEAD]', () => {
  const at = (jws: string): number | undefined =>
    verifyWrittenConfirmation(jws, approvalKey.verifier)?.confirmedAt;
  const signedAhead = (aheadMs: number): string => {
    world.clock.now += aheadMs;
    const jws = signed(other, idOf(7), []);
    world.clock.now -= aheadMs;
    return jws;
  };

  it('is later than every earlier one’s, where they meet', () => {
    const earlier = signedAhead(CLOCK_TOLERANCE_MS);
    expect(at(signed(order, idOf(8), [earlier]))).toBe(world.clock.now + CLOCK_TOLERANCE_MS + 1);
  });

  it('is now, although a clock that was minutes ahead has signed an earlier one: nobody waits for that time to come', () => {
    const ahead = signedAhead(9 * 60_000);
    expect(at(signed(order, idOf(8), [ahead]))).toBe(world.clock.now);
  });
});

/** What the randomness would have to give for the same four digits again. */
function bytesOfTwin(dryRun: DryRun, code: string): Uint8Array {
  for (;;) {
    const bytes = systemRandomness.bytes(32);
    if (codeOf(dryRun, confirmationIdSchema.parse(encodeBase64Url(bytes))) === code) return bytes;
  }
}
