/** Whatever is asked in whatever order, by however many agents and customers: never more is redeemed than the policy allows, and never less. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderDigest } from '#core';
import { NO_RISK, shopPolicyWith } from '../../core/policy/shop-policy.ts';
import { openStage, type Stage } from './limits-stage.ts';
import { mayBuy, type ModelLimit, type Payment } from './tiny-model.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Amounts are multiples of ten, so that the table of rates rounds nothing and the model needs no rounding of its own. */
const LIMITS = [
  { scope: 'customer', per: 'hour', amountMinor: { USD: 1000, EUR: 100_000 }, calls: 4 },
  { scope: 'customer', per: 'day', amountMinor: { USD: 1800, EUR: 100_000 } },
  { scope: 'instrument', per: 'day', referenceAmountMinor: 2500 },
  { scope: 'client', per: 'hour', referenceAmountMinor: 2000 },
  { scope: 'shop', per: 'day', referenceAmountMinor: 4000, calls: 12 },
];
const MODEL_LIMITS: readonly ModelLimit[] = [
  { by: 'customer', withinMs: HOUR_MS, mostDollarCents: 1000, mostCalls: 4 },
  { by: 'customer', withinMs: DAY_MS, mostDollarCents: 1800 },
  { by: 'card', withinMs: DAY_MS, mostOfAll: 2500 },
  { by: 'client', withinMs: HOUR_MS, mostOfAll: 2000 },
  { by: 'all', withinMs: DAY_MS, mostOfAll: 4000, mostCalls: 12 },
];
const CARDS = {
  ann: { card: 'shared', other: 'of-ann' },
  ben: { card: 'shared' },
  cat: { card: 'of-cat' },
} as const;
const WISHES = [
  { customer: 'ann', instrument: 'card' },
  { customer: 'ann', instrument: 'other' },
  { customer: 'ben', instrument: 'card' },
  { customer: 'cat', instrument: 'card' },
] as const;

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      who: fc.constantFrom(...WISHES),
      client: fc.constantFrom('alexa', 'other'),
      amount: fc.integer({ min: 1, max: 70 }).map((tens) => tens * 10),
      currency: fc.constantFrom('USD', 'USD', 'EUR'),
      bySibling: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(),
      to: fc.constantFrom('charged', 'charged', 'declined_by_processor', 'unknown'),
      bySibling: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, HOUR_MS - 1, HOUR_MS, DAY_MS - HOUR_MS, DAY_MS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('repeat' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose rows' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class World {
  readonly #stage: Stage = openStage({
    policy: shopPolicyWith({
      limits: LIMITS.map((limit) => ({ operation: 'charge_order', ...limit })),
      risk: NO_RISK,
    }),
    cards: CARDS,
  });
  #sibling = this.#stage.openStore();
  #hasLostRows = false;
  readonly payments: Payment[] = [];
  readonly #digests: OrderDigest[] = [];
  readonly #bought: Awaited<ReturnType<Stage['buy']>>[] = [];
  readonly seen = new Set<string>();

  open(): Promise<void> {
    return this.#stage.fillBooks();
  }

  async take(one: Step): Promise<void> {
    if (one.do === 'buy') await this.#buy(one);
    else if (one.do === 'answer') await this.#answer(one);
    else if (one.do === 'repeat') await this.#repeat(one.which);
    else if (one.do === 'wait') this.#stage.clock.now += one.ms;
    else if (one.do === 'restart') this.#restart();
    else this.#loseRows();
  }

  async #buy(one: Extract<Step, { readonly do: 'buy' }>): Promise<void> {
    const { clock, store } = this.#stage;
    const { customer, instrument } = one.who;
    const cards: Readonly<Record<string, string>> = CARDS[customer];
    const { client, amount, currency } = one;
    const wish = { customer, client, card: cards[instrument] ?? '', amount, currency };
    const allowed = mayBuy(wish, this.payments, { limits: MODEL_LIMITS, now: clock.now });
    const bought = await this.#stage.buy(
      { customer, client, instrument, totalMinor: amount, currency },
      one.bySibling ? this.#sibling : store,
    );
    expect(bought.outcome).toBe(allowed ? 'redeem' : 'limit_reached');
    this.seen.add(bought.outcome);
    if (!allowed) return;
    this.payments.push({ ...wish, since: undefined, isDeclined: false });
    this.#digests.push(bought.digest);
    this.#bought.push(bought);
  }

  async #answer(one: Extract<Step, { readonly do: 'answer' }>): Promise<void> {
    // What lost its row is charged no more, and counts as on its way.
    if (this.payments.length === 0 || this.#hasLostRows) return;
    const which = one.which % this.payments.length;
    const [payment, digest] = [this.payments[which], this.#digests[which]];
    if (!payment || !digest || payment.since !== undefined || payment.isDeclined) return;
    const { clock, store } = this.#stage;
    await this.#stage.answer(digest, one.to, one.bySibling ? this.#sibling : store);
    this.seen.add(one.to);
    if (one.to === 'charged') payment.since = clock.now;
    if (one.to === 'declined_by_processor') payment.isDeclined = true;
  }

  async #repeat(which: number): Promise<void> {
    const again = this.#bought[which % Math.max(1, this.#bought.length)];
    if (again && !this.#hasLostRows) expect(await again.again()).toBe('redeemed');
  }

  #restart(): void {
    // Rows alone tell a new process what is on its way since longer than a day.
    if (this.#hasLostRows) return;
    this.#stage.store.close();
    this.#stage.store = this.#stage.openStore();
  }

  #loseRows(): void {
    this.#hasLostRows = true;
    this.#stage.sql('settlement', (database) => {
      database.exec('UPDATE charges SET counts_at = NULL');
    });
  }

  close(): void {
    this.#sibling.close();
    this.#stage.close();
  }
}

it('invariant 7: real stores decide as the tiny model does, step by step [REQ-LIMITS-MODEL]', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const world = new World();
      try {
        await world.open();
        for (const one of steps) await world.take(one);
        for (const each of world.seen) seen.add(each);
      } finally {
        world.close();
      }
    }),
    { numRuns: Number(process.env['HEARBACK_LIMIT_RUNS'] ?? 25) },
  );
  // A search that came to few places would show little.
  expect([...seen].toSorted()).toEqual([
    'charged',
    'declined_by_processor',
    'limit_reached',
    'redeem',
    'unknown',
  ]);
}, 120_000);
