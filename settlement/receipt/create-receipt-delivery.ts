/**
 * Hands every unsent written receipt to the outbox. One that was not taken waits for its own next try and keeps no other back: seconds
 * where the mail server may take it soon, an hour where it refused. A new process tries each of them at once.
 */
import type { ChargeRow } from '#core';
import { doubledPause } from '#edge';
import type { SettlementPorts } from '../settlement-context.ts';
import { sendReceipt, type ReceiptSent } from './send-receipt.ts';

export interface ReceiptDelivery {
  /** Starts a round over the unsent receipts, or one more after the round that is running. Never rejects. */
  deliver(): void;
  stop(): void;
}

const RECEIPT_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60_000;
const REFUSED_RETRY_MS = 3_600_000;
/** So many connections to the mail server at once. */
const LANES = 4;

interface Waiting {
  readonly failures: number;
  /** Undefined when its next try is due. */
  readonly cancel: (() => void) | undefined;
}

export function createReceiptDelivery(ports: SettlementPorts): ReceiptDelivery {
  return new Delivery(ports);
}

class Delivery implements ReceiptDelivery {
  readonly #ports: SettlementPorts;
  readonly #waiting = new Map<string, Waiting>();
  #isRunning = false;
  #isWantedAgain = false;
  #isStopped = false;
  #cancelRound: (() => void) | undefined;

  constructor(ports: SettlementPorts) {
    this.#ports = ports;
  }

  deliver(): void {
    if (this.#isStopped) return;
    if (this.#isRunning) this.#isWantedAgain = true;
    else void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelRound?.();
    for (const { cancel } of this.#waiting.values()) cancel?.();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#cancelRound?.();
    this.#cancelRound = undefined;
    do {
      this.#isWantedAgain = false;
      await this.#sendDue();
    } while (this.#wantsAnotherRound());
    this.#isRunning = false;
  }

  #wantsAnotherRound(): boolean {
    return this.#isWantedAgain && !this.#isStopped;
  }

  async #sendDue(): Promise<void> {
    const { store, log, timers } = this.#ports;
    try {
      const unsent = await store.listUnsentReceipts();
      const due = unsent.filter(({ digest }) => this.#waiting.get(digest)?.cancel === undefined);
      const next = due.values();
      await Promise.all(Array.from({ length: LANES }, () => this.#sendEach(next)));
    } catch (fault) {
      log.error({ err: fault }, 'unsent receipts could not be read');
      if (this.#isStopped) return;
      this.#cancelRound = timers.after(RECEIPT_RETRY_MS, () => {
        this.deliver();
      });
    }
  }

  async #sendEach(due: Iterator<ChargeRow>): Promise<void> {
    for (let step = due.next(); step.done !== true; step = due.next()) {
      if (this.#isStopped) return;
      const charge = step.value;
      this.#settle(charge, await this.#send(charge));
    }
  }

  async #send(charge: ChargeRow): Promise<ReceiptSent> {
    try {
      return await sendReceipt(this.#ports, charge);
    } catch (fault) {
      this.#ports.log.warn({ err: fault, digest: charge.digest }, 'a receipt could not be sent');
      return { outcome: 'not_now', reason: 'a fault of ours' };
    }
  }

  #settle({ digest }: ChargeRow, sent: ReceiptSent): void {
    const failures = this.#waiting.get(digest)?.failures ?? 0;
    switch (sent.outcome) {
      case 'taken':
        this.#waiting.delete(digest);
        return;
      case 'not_sendable':
        this.#wait(digest, { failures, pauseMs: REFUSED_RETRY_MS });
        return;
      case 'not_now': {
        const pauseMs = doubledPause(failures, {
          firstMs: RECEIPT_RETRY_MS,
          longestMs: LONGEST_RETRY_MS,
        });
        this.#ports.log.warn({ digest, reason: sent.reason, pauseMs }, 'a receipt was not taken');
        this.#wait(digest, { failures: failures + 1, pauseMs });
        return;
      }
      case 'refused':
        this.#ports.log.error(
          { digest, reason: sent.reason, pauseMs: REFUSED_RETRY_MS },
          'the mail server refuses a receipt; somebody has to look at it',
        );
        this.#wait(digest, { failures: failures + 1, pauseMs: REFUSED_RETRY_MS });
        return;
      default:
        sent satisfies never;
    }
  }

  #wait(
    digest: string,
    { failures, pauseMs }: { readonly failures: number; readonly pauseMs: number },
  ): void {
    if (this.#isStopped) return;
    const cancel = this.#ports.timers.after(pauseMs, () => {
      this.#waiting.set(digest, { failures, cancel: undefined });
      this.deliver();
    });
    this.#waiting.set(digest, { failures, cancel });
  }
}
