/** Hands every unsent written receipt to the outbox, again after a wait while the outbox cannot take it. */
import type { SettlementPorts } from '../settlement-context.ts';
import { sendReceipt } from './send-receipt.ts';

export interface ReceiptDelivery {
  /** Starts a round over all unsent receipts, or one more after the round that is running. Never rejects. */
  deliver(): void;
  stop(): void;
}

export const RECEIPT_RETRY_MS = 5000;

export function createReceiptDelivery(ports: SettlementPorts): ReceiptDelivery {
  let isRunning = false;
  let isWantedAgain = false;
  let isStopped = false;
  let cancelRetry: (() => void) | undefined;

  const run = async (): Promise<void> => {
    isRunning = true;
    cancelRetry?.();
    cancelRetry = undefined;
    let isAllSent = true;
    do {
      isWantedAgain = false;
      isAllSent = await sendAll(ports);
    } while (wantsAnotherRound());
    isRunning = false;
    if (!isAllSent && !isStopped) cancelRetry = ports.timers.after(RECEIPT_RETRY_MS, deliver);
  };
  const wantsAnotherRound = (): boolean => isWantedAgain && !isStopped;
  const deliver = (): void => {
    if (isStopped) return;
    if (isRunning) isWantedAgain = true;
    else void run();
  };
  return {
    deliver,
    stop() {
      isStopped = true;
      cancelRetry?.();
    },
  };
}

/** False when at least one could not be sent. One receipt's trouble keeps no other back. */
async function sendAll(ports: SettlementPorts): Promise<boolean> {
  try {
    const outcomes = await Promise.allSettled(
      (await ports.store.listUnsentReceipts()).map((charge) => sendReceipt(ports, charge)),
    );
    const faults = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of faults) ports.log.warn({ err: reason }, 'a receipt could not be sent');
    return faults.length === 0;
  } catch (fault) {
    ports.log.error({ err: fault }, 'unsent receipts could not be read');
    return false;
  }
}
