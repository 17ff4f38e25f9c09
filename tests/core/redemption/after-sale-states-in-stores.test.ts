/** The real stores against the machines of what follows an order: whatever is written in whatever order, no record makes a move that is not in its table. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHARGE_STATES,
  ENDING_KINDS,
  holdStateOf,
  mayFollow,
  minorUnitsOf,
  REFUND_STATES,
  refundIdOf,
  STATE_MACHINES,
  type ChargeState,
  type EndingKind,
  type Letter,
  type NewRefund,
  type RefundState,
} from '#core';
import {
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

type Asked =
  | { readonly do: 'charge'; readonly from: ChargeState; readonly to: ChargeState }
  | { readonly do: 'refund'; readonly from: RefundState; readonly to: RefundState }
  | { readonly do: 'answer decline'; readonly ending: EndingKind }
  | { readonly do: 'place' | 'sell out' | 'take back' | 'refuse return' }
  | { readonly do: 'send receipt' | 'write letter' | 'send letter' }
  | { readonly do: 'hold' | 'let go' | 'later' };

const CHARGED: readonly Asked[] = [
  { do: 'charge', from: 'intended', to: 'processing' },
  { do: 'charge', from: 'processing', to: 'charged' },
];
/** Often enough that a walk comes to what only a paid order has. */
const anything = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      from: fc.constantFrom(...CHARGE_STATES),
      to: fc.constantFrom(...CHARGE_STATES),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      from: fc.constantFrom<RefundState>('intended', 'processing', ...REFUND_STATES),
      to: fc.constantFrom(...REFUND_STATES),
    }),
  },
  fc.record({
    do: fc.constant('answer decline' as const),
    ending: fc.constantFrom(...ENDING_KINDS),
  }),
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(
        ...(['place', 'sell out', 'take back', 'refuse return', 'send receipt'] as const),
        ...(['write letter', 'send letter', 'hold', 'let go', 'later'] as const),
      )
      .map((what): Asked => ({ do: what })),
  },
);

class Records {
  readonly #stores: Stores = makeStores();
  readonly #stored = makeStoredDryRun();
  readonly #digest = this.#stored.dryRun.digest;
  readonly #soldOut = refundIdOf(this.#digest, { cause: 'sold_out' });
  #nowEpochMs = START;

  async begin(): Promise<void> {
    const { requests, approvals, settlements } = this.#stores;
    const { dryRun } = this.#stored;
    await insertDryRun(requests, this.#stored);
    await settlements.judgeRedemption(makeCall(dryRun, redeemDecision(dryRun)));
    await approvals.insertDecline({
      digest: this.#digest,
      customerId: customer1,
      jws: 'decline.jws.text',
      note: makeNote('order_declined', this.#digest),
    });
  }

  /** A store throws on a move that its machine does not have, and writes nothing. */
  async ask(asked: Asked): Promise<void> {
    try {
      await this.#ask(asked);
    } catch (fault) {
      if (!(fault instanceof RangeError) && !String(fault).includes('more is to go back')) {
        throw fault;
      }
    }
  }

  states(): Readonly<Record<string, string>> {
    const settlement = openByHand(storePath(this.#stores.folder, 'settlement'));
    const approval = openByHand(storePath(this.#stores.folder, 'approval'));
    const one = (database: typeof settlement, sql: string): string | undefined => {
      const row = database.prepare(sql).get();
      return row === undefined ? undefined : String(Object.values(row as object)[0]);
    };
    const isSent = (value: string | undefined): string => (value === '1' ? 'sent' : 'to_send');
    const held = one(settlement, 'SELECT held_until FROM stock_holds');
    const taken = one(settlement, 'SELECT is_accepted FROM returns');
    const states = {
      Charge: one(settlement, 'SELECT state FROM charges') ?? '',
      'Receipt delivery': isSent(one(settlement, 'SELECT is_receipt_sent FROM charges')),
      Fulfilment: one(settlement, 'SELECT state FROM fulfilments'),
      Refund: one(settlement, "SELECT state FROM refunds WHERE cause = 'sold_out'"),
      Return: taken === undefined ? 'asked' : taken === '1' ? 'accepted' : 'refused',
      Letter: one(settlement, "SELECT is_sent FROM letters WHERE letter_id = 'letter-1'"),
      'Stock hold': holdStateOf(held === undefined ? undefined : Number(held), this.#nowEpochMs),
      Decline: one(approval, "SELECT ifnull(ending, 'unanswered') FROM declines") ?? '',
    };
    settlement.close();
    approval.close();
    return Object.fromEntries(
      Object.entries({ ...states, Letter: states.Letter && isSent(states.Letter) }).flatMap(
        ([record, state]) => (state === undefined ? [] : [[record, state]]),
      ),
    );
  }

  async #ask(asked: Asked): Promise<unknown> {
    const { settlements, approvals } = this.#stores;
    const digest = this.#digest;
    const note = makeNote('charge_recorded', digest);
    const at = this.#nowEpochMs;
    switch (asked.do) {
      case 'charge': {
        const { from, to } = asked;
        const paid = { processorReference: 'C1', receiptJws: 'receipt.jws.text' };
        const asks = { idempotencyKey: digest, body: '{}' };
        return settlements.moveCharge({
          ...{ digest, from, to, note },
          ...(to === 'charged' && paid),
          ...(to === 'processing' && { asked: asks }),
        });
      }
      case 'refund':
        return this.#moveRefund(asked);
      case 'answer decline':
        return approvals.answerDecline({ digest, ending: asked.ending });
      case 'place':
        return settlements.recordPlaced({ digest, merchantReference: 'M1', note });
      case 'sell out':
        return settlements.recordSoldOut({
          ...{ digest, refund: this.#refund(), letter: letterOf('sold-out'), note },
        });
      case 'take back':
      case 'refuse return':
        return settlements.recordReturn({
          ...{ returnId: 'R1', digest, customerId: customer1, letter: letterOf('return'), note },
          refund: asked.do === 'take back' ? this.#refund('returned', 100) : null,
        });
      case 'send receipt':
        return settlements.markReceiptSent({ digest, note });
      case 'write letter':
        return settlements.takeToldChange({ letter: letterOf('letter-1'), note });
      case 'send letter':
        return settlements.markLetterSent({ letterId: 'letter-1', note });
      case 'hold':
        return settlements.reserveHold({
          ...{ holdKey: 'hold-1', customerId: customer1, heldUntil: at + 60_000, nowEpochMs: at },
        });
      case 'let go':
        return settlements.dropHold('hold-1');
      case 'later':
        this.#nowEpochMs += 60_000;
        return undefined;
      default:
        return asked.do satisfies never;
    }
  }

  async #moveRefund({ from, to }: { readonly from: RefundState; readonly to: RefundState }) {
    const { terms } = this.#stored.dryRun;
    const money = { amountMinor: terms.totalMinor, currency: terms.currency };
    const asks = { idempotencyKey: this.#soldOut, body: '{}' };
    const starts = from === 'intended' && {
      start: { terms, money, nowEpochMs: START, mayStart: () => true },
      asked: asks,
    };
    return this.#stores.settlements.moveRefund({
      ...{ refundId: this.#soldOut, from, to },
      ...starts,
      ...(to === 'refunded' && { processorReference: 'R1' }),
      note: makeNote('refund_recorded', this.#digest),
    });
  }

  #refund(cause: 'sold_out' | 'returned' = 'sold_out', minor?: number): NewRefund {
    const { terms } = this.#stored.dryRun;
    const digest = this.#digest;
    const refundId =
      cause === 'sold_out' ? this.#soldOut : refundIdOf(digest, { cause, returnId: 'R1' });
    return {
      intent: {
        ...{ version: 1, refundId, digest, cause, captureReference: 'C1', decidedAt: START },
        amountMinor: minor === undefined ? terms.totalMinor : minorUnitsOf(minor),
        currency: terms.currency,
      },
      intentJws: 'refund.jws.text',
    };
  }
}

function letterOf(letterId: string): Letter {
  const about = { kind: 'unlocked', about: null, locale: 'en-US' } as const;
  return { letterId, customerId: customer1, ...about, at: START };
}

describe('what follows an order, in the real stores', () => {
  it('moves only as its machines let it, whatever is asked in whatever order [REQ-STATES-STORED]', async () => {
    const seen = new Map<string, Set<string>>();
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(anything, { minLength: 8, maxLength: 24 }),
        async (isCharged, asks) => {
          const records = new Records();
          await records.begin();
          let before = records.states();
          for (const asked of [...(isCharged ? CHARGED : []), ...asks]) {
            await records.ask(asked);
            const after = records.states();
            for (const { record, next, begins } of STATE_MACHINES) {
              const [from, to] = [before[record], after[record]];
              if (to === undefined) continue;
              seen.set(record, (seen.get(record) ?? new Set()).add(to));
              const isMove = from === undefined ? to === begins : mayFollow(next, { from, to });
              expect(
                from === to || isMove,
                `${asked.do}: ${record}, ${String(from)} to ${to}`,
              ).toBe(true);
            }
            before = after;
          }
        },
      ),
      { numRuns: 40, seed: 18 },
    );
    // A search that came to few states would show little.
    for (const { record, next } of STATE_MACHINES.filter(({ record }) => seen.has(record))) {
      expect([...(seen.get(record) ?? [])].toSorted(), record).toEqual(
        Object.keys(next).toSorted(),
      );
    }
    expect(seen.size).toBe(8);
  }, 60_000);
});
