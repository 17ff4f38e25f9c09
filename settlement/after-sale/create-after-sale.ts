/** Keeps every paid order going to its merchant, and every refund to its capture, until each is known to be done; also after a restart. */
import { holdKeyOf, type OrderDigest, type ReturnRequest } from '#core';
import { createRounds, type Rounds } from '#edge';
import { inLanes } from '../in-lanes.ts';
import type { AfterSalePorts, Worked } from './after-sale-ports.ts';
import { placeOrder } from './place-order.ts';
import { settleRefund } from './settle-refund.ts';
import { takeReturn, type TakenReturn } from './take-return.ts';

export interface AfterSale {
  /** Starts a round over all that is unfinished, or one more after the round that is running; kept when no round is running. Never rejects. */
  wake(): Promise<void>;
  /** As {@link wake}, where no round is running or planned: for what another process left. */
  takeUp(): void;
  takeReturn(request: ReturnRequest): Promise<TakenReturn>;
  /** Lets the merchant sell what it holds for an order that has ended unbought, and for no other. Never rejects; what is lost lapses by itself. */
  release(digest: OrderDigest): Promise<void>;
  stop(): void;
}

const PAUSES = { firstMs: 1000, longestMs: 60_000 };
/** So many questions to the merchant, and then to the processor, at once. */
const LANES = 4;

/** `onLetters`: there may be letters to send. */
export function createAfterSale(ports: AfterSalePorts, onLetters: () => void): AfterSale {
  return new Work(ports, onLetters);
}

class Work implements AfterSale {
  readonly #ports: AfterSalePorts;
  readonly #onLetters: () => void;
  readonly #rounds: Rounds;

  constructor(ports: AfterSalePorts, onLetters: () => void) {
    this.#ports = ports;
    this.#onLetters = onLetters;
    this.#rounds = createRounds({
      timers: ports.timers,
      pauses: PAUSES,
      round: () => this.#round(),
      onFault: (fault) => {
        ports.log.error({ err: fault }, 'unfinished orders or refunds could not be read');
      },
      onRest: onLetters,
    });
  }

  wake(): Promise<void> {
    return this.#rounds.wake();
  }

  takeUp(): void {
    if (this.#rounds.isResting) void this.wake();
  }

  async takeReturn(request: ReturnRequest): Promise<TakenReturn> {
    const taken = await takeReturn(this.#ports, request);
    if (taken === 'accepted') void this.wake();
    if (taken === 'refused') this.#onLetters();
    return taken;
  }

  async release(digest: OrderDigest): Promise<void> {
    const { store, requests, fulfilment, keys, log } = this.#ports;
    try {
      // Whatever was answered: what has no ending may be bought still.
      const ending = await store.findEnding(digest);
      if (!ending || ending.kind === 'redeemed') return;
      const stored = await requests.findDryRun(digest);
      if (!stored) return;
      const holdKey = holdKeyOf(stored.dryRun.terms, keys.hash);
      await fulfilment.releaseHold(holdKey);
      await store.dropHold(holdKey);
    } catch (fault) {
      log.warn({ err: fault, digest }, 'held goods could not be let go; the hold lapses by itself');
    }
  }

  stop(): void {
    this.#rounds.stop();
  }

  /** Orders first: what has sold out makes refunds. */
  async #round(): Promise<Worked> {
    const { store } = this.#ports;
    const placed = await this.#each(await store.listUnplacedOrders(), placeOrder);
    const refunded = await this.#each(await store.listUnfinishedRefunds(), settleRefund);
    return placed === 'done' && refunded === 'done' ? 'done' : 'again';
  }

  async #each<Row>(
    rows: readonly Row[],
    work: (ports: AfterSalePorts, row: Row) => Promise<Worked>,
  ): Promise<Worked> {
    let all: Worked = 'done';
    await inLanes(rows, LANES, async (row) => {
      if ((await this.#safely(() => work(this.#ports, row))) === 'again') all = 'again';
    });
    return all;
  }

  async #safely(work: () => Promise<Worked>): Promise<Worked> {
    try {
      return this.#rounds.isStopped ? 'again' : await work();
    } catch (fault) {
      // A broken store or disk: what was decided stays recorded and is taken up again.
      this.#ports.log.error({ err: fault }, 'an order or refund could not be worked on');
      return 'again';
    }
  }
}
