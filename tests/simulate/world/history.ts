/** What happened in a run that no store keeps: what was asked of settlement, what people and agents were told, and what they know. */
import type {
  ClientId,
  CustomerId,
  OrderDigest,
  Receipt,
  RedeemRequest,
  WrittenMessage,
} from '#core';
import type { Incarnation } from './scheduler.ts';

/** A redeem call as it reached settlement, whoever sent it. */
export type DeliveredRedeem = Pick<
  RedeemRequest,
  'customerId' | 'clientId' | 'digest' | 'token' | 'code'
>;

/** A sentence about an order that left a side. */
export interface Told {
  readonly by: 'settlement' | 'request' | 'approval';
  readonly about: 'redeem' | 'cancel' | 'status' | 'view' | 'void';
  readonly customerId: CustomerId;
  readonly clientId: ClientId | null;
  readonly digest: OrderDigest;
  readonly outcome: string;
  readonly receipt: Receipt | null;
}

/** What an agent was given or has heard, and may use again, rightly or not. */
export interface Heard {
  readonly digest: OrderDigest;
  readonly token: string;
  readonly code: string | null;
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
}

/** A letter or receipt as a settlement process gave it to the network. */
export interface HandedOver {
  readonly message: WrittenMessage;
  readonly by: Incarnation;
}

export class History {
  readonly handedOver: HandedOver[] = [];
  readonly redeems: DeliveredRedeem[] = [];
  readonly told: Told[] = [];
  readonly heard: Heard[] = [];
  /** Codes as the second device showed them, by order. */
  readonly codes = new Map<OrderDigest, Set<string>>();
  readonly tokens = new Set<string>();
  /** Everything that was typed as a total. */
  readonly typed = new Set<string>();

  showCode(digest: OrderDigest, code: string): void {
    const codes = this.codes.get(digest) ?? new Set();
    this.codes.set(digest, codes.add(code));
  }
}
