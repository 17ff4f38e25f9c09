/**
 * Hands every unsent written receipt to the outbox. One that was not taken waits for its own next try and keeps no other back: seconds
 * where the mail server may take it soon, an hour where it refused. A new process tries each of them at once.
 */
import type { ChargeRow } from '#core';
import { createOwnWaits, createRounds, doubledPause, type OwnWaits, type Rounds } from '#edge';
import { inLanes } from '../in-lanes.ts';
import type { SettlementPorts } from '../settlement-context.ts';
import { sendReceipt, type ReceiptSent } from './send-receipt.ts';

export interface ReceiptDelivery {
  /** Starts a round over the unsent receipts, or one more after the round that is running. Never rejects. */
  deliver(): void;
  stop(): void;
}

const PAUSES = { firstMs: 5000, longestMs: 60_000 };
const REFUSED_RETRY_MS = 3_600_000;
/** So many connections to the mail server at once. */
const LANES = 4;

export function createReceiptDelivery(ports: SettlementPorts): ReceiptDelivery {
  return new Delivery(ports);
}

class Delivery implements ReceiptDelivery {
  readonly #ports: SettlementPorts;
  readonly #waits: OwnWaits;
  readonly #rounds: Rounds;

  constructor(ports: SettlementPorts) {
    this.#ports = ports;
    this.#waits = createOwnWaits(ports.timers, () => {
      this.deliver();
    });
    this.#rounds = createRounds({
      timers: ports.timers,
      pauses: PAUSES,
      round: () => this.#sendDue(),
      onFault: (fault) => {
        ports.log.error({ err: fault }, 'unsent receipts could not be read');
      },
    });
  }

  deliver(): void {
    void this.#rounds.wake();
  }

  stop(): void {
    this.#rounds.stop();
    this.#waits.stop();
  }

  async #sendDue(): Promise<'done'> {
    const unsent = await this.#ports.store.listUnsentReceipts();
    this.#waits.keepOnly(unsent.map(({ digest }) => digest));
    const due = unsent.filter(({ digest }) => !this.#waits.isWaiting(digest));
    await inLanes(due, LANES, (charge) => this.#sendOne(charge));
    return 'done';
  }

  async #sendOne(charge: ChargeRow): Promise<void> {
    if (this.#rounds.isStopped) return;
    this.#settle(charge, await this.#send(charge));
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
    const { log } = this.#ports;
    switch (sent.outcome) {
      case 'taken':
        return;
      case 'not_sendable':
        this.#waits.wait(digest, REFUSED_RETRY_MS);
        return;
      case 'not_now': {
        const pauseMs = doubledPause(this.#waits.failures(digest), PAUSES);
        log.warn({ digest, reason: sent.reason, pauseMs }, 'a receipt was not taken');
        this.#waits.wait(digest, pauseMs);
        return;
      }
      case 'refused':
        log.error(
          { digest, reason: sent.reason, pauseMs: REFUSED_RETRY_MS },
          'the mail server refuses a receipt; somebody has to look at it',
        );
        this.#waits.wait(digest, REFUSED_RETRY_MS);
        return;
      default:
        sent satisfies never;
    }
  }
}
