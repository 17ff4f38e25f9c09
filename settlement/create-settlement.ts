/** The whole of settlement behind its doors: what may be asked of it, and the work it does on its own. */
import type { OrderDigest, SettlementDoor, VoidAnswer, VoidRequest } from '#core';
import type { AfterSale } from './after-sale/create-after-sale.ts';
import { cancelOrder } from './cancel-order.ts';
import { createCharging } from './charge/create-charging.ts';
import { quoteOrder } from './quote-order.ts';
import { createReceiptDelivery } from './receipt/create-receipt-delivery.ts';
import { redeemOrder } from './redeem/redeem-order.ts';
import { createTurns } from './redeem/turns.ts';
import type { SettlementPorts } from './settlement-context.ts';
import { tellStatus } from './status/tell-status.ts';
import { voidOrder } from './void-order.ts';

export interface Settlement extends SettlementDoor {
  voidOrder(request: VoidRequest): Promise<VoidAnswer>;
  /** Takes up charges and receipts that an earlier process left unfinished. */
  recover(): Promise<void>;
  /** Starts no more attempts; one that is running ends by itself. */
  stop(): void;
}

const ENDED_WITHOUT_SALE: readonly string[] = ['cancelled', 'declined', 'terms_changed', 'expired'];

/** The merchant's answer is good for five seconds: whoever waits, waits before it is asked, however many redeem at once. */
const JUDGED_AT_ONCE = 16;

const NOTHING_AFTER_SALE = {
  wake: () => Promise.resolve(),
  release: () => Promise.resolve(),
  stop: () => undefined,
};

export function createSettlement(
  ports: SettlementPorts,
  afterSale: Pick<AfterSale, 'wake' | 'release' | 'stop'> = NOTHING_AFTER_SALE,
): Settlement {
  const receipts = createReceiptDelivery(ports);
  const charging = createCharging(ports, () => {
    receipts.deliver();
    void afterSale.wake();
  });
  /** Nobody waits for the merchant to hear that it may sell the goods. */
  const release = <Answer extends { readonly outcome: string }>(
    digest: OrderDigest,
    answer: Answer,
  ): Answer => {
    if (ENDED_WITHOUT_SALE.includes(answer.outcome)) void afterSale.release(digest);
    return answer;
  };
  const context = { ...ports, charging, judging: createTurns(JUDGED_AT_ONCE) };
  return {
    quote: (request) => quoteOrder(context, request),
    redeem: async (request) => release(request.digest, await redeemOrder(context, request)),
    cancel: async (request) => release(request.digest, await cancelOrder(context, request)),
    status: (request) => tellStatus(context, request),
    async voidOrder(request) {
      const answer = await voidOrder(context, request);
      if (answer.outcome === 'ended' && answer.ending === 'declined') {
        void afterSale.release(request.digest);
      }
      return answer;
    },
    async recover() {
      void afterSale.wake();
      receipts.deliver();
      await charging.recover();
    },
    stop() {
      charging.stop();
      receipts.stop();
      afterSale.stop();
    },
  };
}
