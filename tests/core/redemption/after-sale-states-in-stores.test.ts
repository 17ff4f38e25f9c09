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
  /** `now`: from where it is. */
  | { readonly do: 'charge'; readonly from: ChargeState | 'now'; readonly to: ChargeState }
  | { readonly do: 'refund'; readonly from: RefundState | 'now'; readonly to: RefundState }
  | { readonly do: 'answer decline'; readonly ending: EndingKind }
  | { readonly do: PlainAsked };
const PLAIN_ASKED = [
  'place',
  'sell out',
  'take back',
  'refuse return',
  'send receipt',
  'write letter',
  'send letter',
  'hold',
  'let go',
  'later',
] as const;
type PlainAsked = (typeof PLAIN_ASKED)[number];

const FIRST_STEPS: readonly Asked[] = [
  { do: 'charge', from: 'intended', to: 'processing' },
  { do: 'charge', from: 'processing', to: 'charged' },
  { do: 'sell out' },
  { do: 'refund', from: 'intended', to: 'processing' },
];
/** A walk begins with some of those steps: often enough it comes to what only a paid order has. */
const anything = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('charge' as const),
      from: fc.constantFrom('now' as const, 'now' as const, ...CHARGE_STATES),
      to: fc.constantFrom(...CHARGE_STATES),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      from: fc.constantFrom('now' as const, 'now' as const, 'now' as const, ...REFUND_STATES),
      to: fc.constantFrom<RefundState>('refunded', ...REFUND_STATES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('answer decline' as const),
      ending: fc.constantFrom(...ENDING_KINDS),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.constantFrom(...PLAIN_ASKED).map((what): Asked => ({ do: what })),
  },
);

class Records {
  readonly #stores: Stores = makeStores();
  readonly #settlement = openByHand(storePath(this.#stores.folder, 'settlement'));
  readonly #approval = openByHand(storePath(this.#stores.folder, 'approval'));
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
    const settlement = this.#settlement;
    const one = (database: typeof settlement, sql: string): string | undefined => {
      const row: unknown = database.prepare(sql).get();
      return row === undefined ? undefined : Object.values(row as object).map(String)[0];
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
      Decline: one(this.#approval, "SELECT ifnull(ending, 'unanswered') FROM declines") ?? '',
    };
    return Object.fromEntries(
      Object.entries({ ...states, Letter: states.Letter && isSent(states.Letter) }).flatMap(
        ([record, state]) => (state === undefined ? [] : [[record, state]]),
      ),
    );
  }

  #ask(asked: Asked): Promise<unknown> {
    if (asked.do === 'charge') return this.#moveCharge(asked);
    if (asked.do === 'refund') return this.#moveRefund(asked);
    if (asked.do !== 'answer decline') return this.#plain()[asked.do]();
    const { ending } = asked;
    return this.#stores.approvals.answerDecline({ digest: this.#digest, ending });
  }

  #plain(): Readonly<Record<PlainAsked, () => Promise<unknown>>> {
    const { settlements } = this.#stores;
    const digest = this.#digest;
    const note = makeNote('charge_recorded', digest);
    const at = this.#nowEpochMs;
    const hold = { holdKey: 'hold-1', customerId: customer1, nowEpochMs: at };
    const wish = {
      returnId: 'R1',
      digest,
      customerId: customer1,
      letter: letterOf('return'),
      note,
    };
    const soldOut = { digest, refund: this.#refund(), letter: letterOf('sold-out'), note };
    const back = this.#refund('returned', 100);
    return {
      place: () => settlements.recordPlaced({ digest, merchantReference: 'M1', note }),
      'sell out': () => settlements.recordSoldOut(soldOut),
      'take back': () => settlements.recordReturn({ ...wish, refund: back }),
      'refuse return': () => settlements.recordReturn({ ...wish, refund: null }),
      'send receipt': () => settlements.markReceiptSent({ digest, note }),
      'write letter': () => settlements.takeToldChange({ letter: letterOf('letter-1'), note }),
      'send letter': () => settlements.markLetterSent({ letterId: 'letter-1', note }),
      hold: () => settlements.reserveHold({ ...hold, heldUntil: at + 60_000 }),
      'let go': () => settlements.dropHold('hold-1'),
      later: () => {
        this.#nowEpochMs += 60_000;
        return Promise.resolve();
      },
    };
  }

  async #moveCharge(asked: Extract<Asked, { readonly do: 'charge' }>): Promise<boolean> {
    const { settlements } = this.#stores;
    const digest = this.#digest;
    const { to } = asked;
    const now = await settlements.findCharge(digest);
    const from = asked.from === 'now' ? (now?.state ?? to) : asked.from;
    const paid = { processorReference: 'C1', receiptJws: 'receipt.jws.text' };
    const asks = { idempotencyKey: digest, body: '{}' };
    return settlements.moveCharge({
      ...{ digest, from, to, note: makeNote('charge_recorded', digest) },
      ...(to === 'charged' && paid),
      ...(to === 'processing' && { asked: asks }),
    });
  }

  async #moveRefund(asked: Extract<Asked, { readonly do: 'refund' }>) {
    const { to } = asked;
    const rows = await this.#stores.settlements.listRefunds(this.#digest);
    const row = rows.find(({ refundId }) => refundId === this.#soldOut);
    const from = asked.from === 'now' ? (row?.state ?? to) : asked.from;
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
        fc.constantFrom(0, 1, 2, 2, 4),
        fc.array(anything, { minLength: 10, maxLength: 24 }),
        async (done, asks) => {
          const records = new Records();
          await records.begin();
          let before = records.states();
          for (const asked of [...FIRST_STEPS.slice(0, done), ...asks]) {
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
      { numRuns: 25, seed: 18 },
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
