/** The real stores against the state machines: whatever is asked of them, no record makes a move that is not in its table. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONFIRMATION_STATES,
  confirmationStateOf,
  DRY_RUN_STATES,
  dryRunStateOf,
  ENDING_KINDS,
  mayFollow,
  NEXT_CONFIRMATION_STATES,
  NEXT_DRY_RUN_STATES,
  NEXT_ENDING_STATES,
  type ConfirmationState,
  type DryRun,
  type DryRunState,
  type EndingKind,
  type RedemptionDecision,
} from '#core';
import {
  confirmationId,
  customer1,
  insertDryRun,
  makeCall,
  makeNote,
  makeStoredDryRun,
  makeStores,
  openByHand,
  redeemDecision,
  START,
  storePath,
} from '../../stores/store-fixture.ts';

type Stores = ReturnType<typeof makeStores>;

/** Ends the order in this way, whether or not that is still possible. */
async function tryToEnd(
  { settlements }: Stores,
  dryRun: DryRun,
  kind: EndingKind,
): Promise<EndingKind> {
  const { digest } = dryRun;
  if (kind === 'redeemed') {
    const judged = await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    return judged.outcome === 'ended' ? judged.ending.kind : 'redeemed';
  }
  const ended = await settlements.endOrder({
    ending: { digest, kind, endedAt: START + 5, confirmationId: null },
    note: makeNote('order_cancelled', digest),
  });
  if (!ended) throw new Error('nobody could say how it ended');
  return ended.ending.kind;
}

describe('an ending in the real store', () => {
  const pairs = ENDING_KINDS.flatMap((from) => ENDING_KINDS.map((to) => ({ from, to })));

  it.each(pairs)(
    'invariant 3: that is $from is never $to afterwards, and the attempt writes nothing [REQ-STATES]',
    async ({ from, to }) => {
      expect(mayFollow(NEXT_ENDING_STATES, { from: 'open', to: from })).toBe(true);
      const stores = makeStores();
      const stored = makeStoredDryRun();
      await insertDryRun(stores.requests, stored);
      expect(await tryToEnd(stores, stored.dryRun, from)).toBe(from);
      const rows = (): unknown =>
        openByHand(storePath(stores.folder, 'settlement'))
          .prepare('SELECT * FROM endings, (SELECT count(*) AS entries FROM ledger)')
          .all();
      const before = rows();
      expect(mayFollow(NEXT_ENDING_STATES, { from, to })).toBe(false);
      expect(await tryToEnd(stores, stored.dryRun, to)).toBe(from);
      expect(rows()).toEqual(before);
    },
  );
});

/** What may be asked of the stores about the first of two orders of one customer, in any order and as often as one likes. */
const ASKED = [
  'present',
  'confirm',
  'confirm other',
  'decline',
  'wrong code',
  'right code',
  'cancel',
  'later',
] as const;
type Asked = (typeof ASKED)[number];
/** A lock takes three of them. */
const OFTEN = ['confirm', 'wrong code', 'wrong code', 'wrong code'] as const;

class Orders {
  readonly #stores = makeStores();
  readonly #first = makeStoredDryRun({ number: 1 });
  readonly #second = makeStoredDryRun({ number: 2 });
  #nowEpochMs = START;
  #confirmations = 0;
  /** The confirmation of the first order whose state is watched: its first. */
  #watched: string | undefined;

  async begin(): Promise<void> {
    await insertDryRun(this.#stores.requests, this.#first);
    await insertDryRun(this.#stores.requests, this.#second);
  }

  async ask(asked: Asked): Promise<void> {
    const { approvals, settlements } = this.#stores;
    const { dryRun } = this.#first;
    const { digest } = dryRun;
    switch (asked) {
      case 'present':
        await approvals.markPresented({ digest, note: makeNote('order_presented', digest) });
        return;
      case 'confirm':
        await this.#confirm(dryRun);
        return;
      case 'confirm other':
        await this.#confirm(this.#second.dryRun);
        return;
      case 'decline':
        await approvals.insertDecline({
          digest,
          customerId: customer1,
          jws: 'decline.jws.text',
          note: makeNote('order_declined', digest),
        });
        return;
      case 'wrong code':
      case 'right code':
        await settlements.judgeRedemption({
          ...makeCall(dryRun, redeemDecision(dryRun), this.#nowEpochMs),
          decide: (facts) => this.#decide(asked, facts),
        });
        return;
      case 'cancel':
        await settlements.endOrder({
          ending: { digest, kind: 'cancelled', endedAt: this.#nowEpochMs, confirmationId: null },
          note: makeNote('order_cancelled', digest),
        });
        return;
      case 'later':
        this.#nowEpochMs += 300_001;
        return;
      default:
        asked satisfies never;
    }
  }

  async states(): Promise<{
    readonly confirmation: ConfirmationState;
    readonly dryRun: DryRunState;
  }> {
    const { approvals, settlements } = this.#stores;
    const { digest, terms } = this.#first.dryRun;
    const rows = await approvals.listConfirmations(digest);
    const confirmation = rows.find((row) => row.confirmationId === this.#watched);
    const ending = await settlements.findEnding(digest);
    const times = { redeemBy: terms.redeemBy, nowEpochMs: this.#nowEpochMs };
    return {
      confirmation: confirmationStateOf({
        isPresented: await approvals.isPresented(digest),
        confirmation,
        isDeclined: (await approvals.findDecline(digest)) !== undefined,
        ending,
        wrongCodes: await settlements.countWrongCodes(this.#watched ?? ''),
        wrongCodesOfCustomerInADay: 0,
        ...times,
      }),
      dryRun: dryRunStateOf({
        ending,
        hasLiveConfirmation: rows.some((row) => !row.isWithdrawn),
        // The whole time, so that the steps of five minutes end in all three spans.
        confirmBy: terms.redeemBy - 300_000,
        ...times,
      }),
    };
  }

  async #confirm({ digest }: DryRun): Promise<void> {
    this.#confirmations += 1;
    const id = confirmationId(this.#confirmations);
    const { outcome } = await this.#stores.approvals.insertConfirmation({
      row: { confirmationId: id, digest, customerId: customer1, sessionHash: 's', jws: 'jws.text' },
      note: makeNote('order_confirmed', digest),
      withdrawnNote: (other) => makeNote('confirmation_withdrawn', other),
    });
    if (outcome === 'inserted' && digest === this.#first.dryRun.digest) this.#watched ??= id;
  }

  /** As the redemption is decided, from what the store itself hands over. */
  #decide(
    asked: 'wrong code' | 'right code',
    facts: Parameters<Parameters<Stores['settlements']['judgeRedemption']>[0]['decide']>[0],
  ): RedemptionDecision {
    const live = facts.confirmations.find(({ isWithdrawn }) => !isWithdrawn);
    const isOver = this.#nowEpochMs >= this.#first.dryRun.terms.redeemBy;
    if (!live || isOver || facts.declineJwss.length > 0) return { outcome: 'refused' };
    const tries = 3 - facts.wrongCodes(live.confirmationId);
    if (tries <= 0) return { outcome: 'code_locked' };
    const { confirmationId: id } = live;
    if (asked === 'wrong code') {
      return { outcome: 'code_wrong', confirmationId: id, triesLeft: tries - 1 };
    }
    return redeemDecision(this.#first.dryRun, Number(id.split('-')[1]));
  }
}

describe('a confirmation and a dry run in the real stores', () => {
  it('move only as their tables let them, whatever is asked in whatever order [REQ-STATES]', async () => {
    const seen = { confirmation: new Set<string>(), dryRun: new Set<string>() };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...ASKED, ...OFTEN), { maxLength: 12 }),
        async (asks) => {
          const orders = new Orders();
          await orders.begin();
          let before = await orders.states();
          for (const asked of asks) {
            await orders.ask(asked);
            const after = await orders.states();
            const isSame = after.confirmation === before.confirmation;
            const move = { from: before.confirmation, to: after.confirmation };
            expect(
              isSame || mayFollow(NEXT_CONFIRMATION_STATES, move),
              `${asked}: ${move.from} to ${move.to}`,
            ).toBe(true);
            const of = { from: before.dryRun, to: after.dryRun };
            expect(
              of.from === of.to || mayFollow(NEXT_DRY_RUN_STATES, of),
              `${asked}: ${of.from} to ${of.to}`,
            ).toBe(true);
            seen.confirmation.add(after.confirmation);
            seen.dryRun.add(after.dryRun);
            before = after;
          }
        },
      ),
      { numRuns: 60, seed: 6 },
    );
    // A search that came to few states would show little.
    expect([...seen.confirmation].toSorted()).toEqual(CONFIRMATION_STATES.toSorted());
    expect([...seen.dryRun].toSorted()).toEqual(DRY_RUN_STATES.toSorted());
  }, 120_000);
});
