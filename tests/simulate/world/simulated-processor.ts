/** The processor of a simulated world: one idempotency key is one charge for six hours of true time, and then it has forgotten. */
import {
  canonicalJson,
  type ChargeAnswer,
  type ChargeRequest,
  type RefundAnswer,
  type RefundRequest,
} from '#core';
import type { Chaos } from './chaos.ts';
import type { Coverage } from './coverage.ts';
import type { Scheduler } from './scheduler.ts';

export interface Capture {
  readonly processorReference: string;
  readonly request: ChargeRequest;
  readonly atElapsedMs: number;
}

/** How long PayPal keeps a `PayPal-Request-Id` of an order. */
export const KEY_IS_KNOWN_FOR_MS = 6 * 60 * 60 * 1000;

export class SimulatedProcessor {
  readonly #scheduler: Scheduler;
  readonly #chaos: Chaos;
  readonly #coverage: Coverage;
  readonly #known = new Map<
    string,
    { readonly text: string; readonly answer: ChargeAnswer; readonly atElapsedMs: number }
  >();
  /** What really moved. */
  readonly captures: Capture[] = [];
  /** Every request, also those that moved nothing. */
  readonly requests: { readonly request: ChargeRequest; readonly atElapsedMs: number }[] = [];

  readonly #knownRefunds = new Map<
    string,
    { readonly text: string; readonly answer: RefundAnswer }
  >();
  /** What really went back. */
  readonly refunds: RefundRequest[] = [];
  readonly refundRequests: RefundRequest[] = [];

  constructor(of: {
    readonly scheduler: Scheduler;
    readonly chaos: Chaos;
    readonly coverage: Coverage;
  }) {
    this.#scheduler = of.scheduler;
    this.#chaos = of.chaos;
    this.#coverage = of.coverage;
  }

  charge(request: ChargeRequest, body: string): Promise<ChargeAnswer> {
    const atElapsedMs = this.#scheduler.elapsedMs;
    this.requests.push({ request, atElapsedMs });
    const text = canonicalJson([request, body]);
    const before = this.#known.get(request.idempotencyKey);
    if (before && atElapsedMs - before.atElapsedMs < KEY_IS_KNOWN_FOR_MS) {
      this.#coverage.count('captures_asked_again');
      return Promise.resolve(before.text === text ? before.answer : { outcome: 'unknown' });
    }
    const answer = this.#settle(request, atElapsedMs);
    this.#known.set(request.idempotencyKey, { text, answer, atElapsedMs });
    return Promise.resolve(answer);
  }

  /** The `Date` of its answers: by true time. */
  date(): string {
    return new Date(this.#scheduler.trueEpochMs()).toUTCString();
  }

  /** A refund's key is known for longer than these worlds last. */
  refund(request: RefundRequest, body: string): Promise<RefundAnswer> {
    this.refundRequests.push(request);
    const text = canonicalJson([request, body]);
    const before = this.#knownRefunds.get(request.idempotencyKey);
    if (before) this.#coverage.count('refunds_asked_again');
    const known = before ?? { text, answer: this.#payBack(request) };
    this.#knownRefunds.set(request.idempotencyKey, known);
    return Promise.resolve(known.text === text ? known.answer : { outcome: 'unknown' });
  }

  #payBack(request: RefundRequest): RefundAnswer {
    if (this.#chaos.strikes('refundRefused')) {
      this.#coverage.count('refunds_refused');
      return { outcome: 'refused' };
    }
    this.refunds.push(request);
    this.#coverage.count('refunds');
    const processorReference = `REFUND${String(this.refunds.length)}`;
    return { outcome: 'refunded', processorReference, refunded: request.amount };
  }

  #settle(request: ChargeRequest, atElapsedMs: number): ChargeAnswer {
    if (this.#chaos.strikes('decline')) {
      this.#coverage.count('declines_by_processor');
      return { outcome: 'declined' };
    }
    const processorReference = `CAPTURE${String(this.captures.length + 1)}`;
    this.captures.push({ processorReference, request, atElapsedMs });
    this.#coverage.count('captures');
    this.#scheduler.note(`  captured ${request.reference.slice(0, 8)}`);
    const { amount: captured, payeeId } = request;
    return { outcome: 'charged', processorReference, captured, payeeId };
  }
}
