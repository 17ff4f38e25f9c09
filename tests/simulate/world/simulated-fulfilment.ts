/** The merchant's other half in a simulated world: what is paid is sent, or has sold out; what comes back is paid back at its price. */
import {
  minorUnitsOf,
  type Fulfilment,
  type OrderDigest,
  type PlacementAnswer,
  type TakeBackAnswer,
} from '#core';
import type { Chaos } from './chaos.ts';
import type { Coverage } from './coverage.ts';
import type { SimulatedHolds } from './simulated-holds.ts';

export class SimulatedFulfilment implements Fulfilment {
  readonly #chaos: Chaos;
  readonly #coverage: Coverage;
  readonly #holds: SimulatedHolds;
  readonly #prices = new Map<OrderDigest, ReadonlyMap<string, number>>();
  readonly #takenBack = new Map<string, TakeBackAnswer>();
  /** What the merchant was handed, once for each order. */
  readonly orders = new Map<OrderDigest, PlacementAnswer>();

  constructor(of: {
    readonly chaos: Chaos;
    readonly coverage: Coverage;
    readonly holds: SimulatedHolds;
  }) {
    this.#holds = of.holds;
    this.#chaos = of.chaos;
    this.#coverage = of.coverage;
  }

  placeOrder({
    orderKey,
    holdKey,
    lines,
  }: Parameters<Fulfilment['placeOrder']>[0]): Promise<PlacementAnswer> {
    const before = this.orders.get(orderKey);
    if (before) return Promise.resolve(before);
    const isKept = lines.every(({ productId, quantity }) =>
      this.#holds.isKept(holdKey, productId, quantity),
    );
    // Some merchants sell what they keep.
    const isSoldOut = this.#chaos.strikes('soldOut') && (!isKept || this.#chaos.strikes('soldOut'));
    this.#holds.send(holdKey);
    this.#coverage.count(isSoldOut ? 'sold_out' : 'placed');
    const merchantReference = `ORDER${String(this.orders.size + 1)}`;
    const answer: PlacementAnswer = isSoldOut
      ? { outcome: 'sold_out' }
      : { outcome: 'placed', merchantReference };
    this.orders.set(orderKey, answer);
    this.#prices.set(
      orderKey,
      new Map(lines.map(({ productId, unitPriceMinor }) => [productId, unitPriceMinor])),
    );
    return Promise.resolve(answer);
  }

  releaseHold(holdKey: string): Promise<void> {
    this.#holds.release(holdKey);
    this.#coverage.count('holds_let_go');
    return Promise.resolve();
  }

  takeBack({
    orderKey,
    returnId,
    lines,
  }: Parameters<Fulfilment['takeBack']>[0]): Promise<TakeBackAnswer> {
    const before = this.#takenBack.get(returnId);
    if (before) return Promise.resolve(before);
    const prices = this.#prices.get(orderKey);
    const sum = lines.reduce(
      (total, { productId, quantity }) => total + (prices?.get(productId) ?? 0) * quantity,
      0,
    );
    const answer: TakeBackAnswer =
      sum > 0 ? { outcome: 'accepted', refundMinor: minorUnitsOf(sum) } : { outcome: 'refused' };
    this.#takenBack.set(returnId, answer);
    return Promise.resolve(answer);
  }
}
