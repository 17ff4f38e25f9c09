/** What the merchant does for an order beside quoting it: it keeps the goods, sends them, and takes them back. Only settlement asks. */
import { z } from 'zod';
import type { CurrencyCode } from '../money/currency.ts';
import { minorUnitsSchema, type MinorUnits } from '../money/minor-units.ts';
import type { OrderDigest, ProductId } from '../order/ids.ts';
import type { DeepReadonly } from '../order/order-terms.ts';
import type { BookAddress } from './settlement-store.ts';

/** `sold_out`: the goods are gone although they were paid; nothing of the order is sent. */
export const placementAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('placed'), merchantReference: z.string().min(1).max(64) }),
  z.strictObject({ outcome: z.literal('sold_out') }),
]);
export type PlacementAnswer = DeepReadonly<z.output<typeof placementAnswerSchema>>;

export interface ReturnedLine {
  readonly productId: ProductId;
  readonly quantity: number;
}

/** A line as it was paid: what comes back is paid back at this price, whatever the shelf says then. */
export interface PaidLine extends ReturnedLine {
  readonly unitPriceMinor: MinorUnits;
}

export const takeBackAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('accepted'), refundMinor: minorUnitsSchema }),
  z.strictObject({ outcome: z.literal('refused') }),
]);
export type TakeBackAnswer = DeepReadonly<z.output<typeof takeBackAnswerSchema>>;

/** Every method means the same however often it is called with the same key, and throws when the merchant cannot be reached. */
export interface Fulfilment {
  /** Hands over a paid order. `holdKey` is the nonce of its terms, under which the goods may be held. */
  placeOrder(order: {
    readonly orderKey: OrderDigest;
    readonly holdKey: string;
    readonly lines: readonly PaidLine[];
    readonly taxMinor: MinorUnits;
    readonly totalMinor: MinorUnits;
    readonly currency: CurrencyCode;
    readonly postal: BookAddress['postal'];
  }): Promise<PlacementAnswer>;
  /** Lets go of what is held for an order that will not be bought. */
  releaseHold(holdKey: string): Promise<void>;
  /** Asks whether goods come back, and what is paid back for them. */
  takeBack(goods: {
    readonly orderKey: OrderDigest;
    readonly returnId: string;
    readonly lines: readonly ReturnedLine[];
  }): Promise<TakeBackAnswer>;
}
