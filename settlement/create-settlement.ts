/** The whole of settlement behind its doors: what may be asked of it, and the work it does on its own. */
import type { SettlementDoor, VoidAnswer, VoidRequest } from '#core';
import { cancelOrder } from './cancel-order.ts';
import { createCharging } from './charge/create-charging.ts';
import { quoteOrder } from './quote-order.ts';
import { createReceiptDelivery } from './receipt/create-receipt-delivery.ts';
import { redeemOrder } from './redeem/redeem-order.ts';
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

export function createSettlement(ports: SettlementPorts): Settlement {
  const receipts = createReceiptDelivery(ports);
  const charging = createCharging(ports, () => {
    receipts.deliver();
  });
  const context = { ...ports, charging };
  return {
    quote: (request) => quoteOrder(context, request),
    redeem: (request) => redeemOrder(context, request),
    cancel: (request) => cancelOrder(context, request),
    status: (request) => tellStatus(context, request),
    voidOrder: (request) => voidOrder(context, request),
    async recover() {
      receipts.deliver();
      await charging.recover();
    },
    stop() {
      charging.stop();
      receipts.stop();
    },
  };
}
