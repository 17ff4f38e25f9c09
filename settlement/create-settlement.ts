/** The whole of settlement behind its doors: what may be asked of it, and the work it does on its own. */
import type {
  CancelAnswer,
  OrderDigest,
  RedeemAnswer,
  SettlementDoor,
  VoidAnswer,
  VoidRequest,
} from '#core';
import type { AfterSale } from './after-sale/create-after-sale.ts';
import { cancelOrder } from './cancel-order.ts';
import { createCharging } from './charge/create-charging.ts';
import { listBook } from './list-book.ts';
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
  /** Work that another process left: {@link Charging.takeUp}. */
  takeUp(digests: readonly OrderDigest[]): Promise<void>;
  deliverReceipts(): void;
  /** Starts no more attempts; one that is running ends by itself. */
  stop(): void;
}

/** However it is asked about, an order that ended so was not bought. */
const ENDED_WITHOUT_SALE = [
  'cancelled',
  'declined',
  'terms_changed',
  'expired',
] as const satisfies readonly (RedeemAnswer | CancelAnswer)['outcome'][];

/** The merchant's answer is good for five seconds: whoever waits, waits before it is asked, however many redeem at once. */
const JUDGED_AT_ONCE = 16;

export function createSettlement(
  ports: SettlementPorts,
  afterSale: Pick<AfterSale, 'wake' | 'release' | 'stop'>,
): Settlement {
  const receipts = createReceiptDelivery(ports);
  const charging = createCharging(ports, () => {
    receipts.deliver();
    void afterSale.wake();
  });
  /** Nobody waits for the merchant to hear that it may sell the goods. */
  const release = <Answer extends RedeemAnswer | CancelAnswer>(
    digest: OrderDigest,
    answer: Answer,
  ): Answer => {
    if (ENDED_WITHOUT_SALE.some((kind) => kind === answer.outcome)) void afterSale.release(digest);
    return answer;
  };
  const context = { ...ports, charging, judging: createTurns(JUDGED_AT_ONCE) };
  return {
    quote: (request) => quoteOrder(context, request),
    listBook: (request) => listBook(context, request),
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
    takeUp: (digests) => charging.takeUp(digests),
    deliverReceipts() {
      receipts.deliver();
    },
    stop() {
      charging.stop();
      receipts.stop();
      afterSale.stop();
    },
  };
}
