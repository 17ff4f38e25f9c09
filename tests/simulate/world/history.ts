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
  /** What was said was the answer to it; left out where nobody asked the request side. */
  readonly call?: ToolCall;
}

/** An assistant's call of a tool that may end or buy an order. */
export interface ToolCall {
  readonly about: 'redeem' | 'cancel';
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
  readonly digest: OrderDigest;
  /** No earlier call like it was still running when it began. */
  readonly beganAlone: boolean;
  isOver: boolean;
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
  /** Under which key a settlement process has asked the merchant to let goods go, each time. */
  readonly askedToLetGo: string[] = [];
  readonly toolCalls: ToolCall[] = [];
  /** Calls that the network has delivered once more, to whichever side, perhaps long after the first was answered: kind and digest. */
  readonly #copied = new Set<string>();
  readonly heard: Heard[] = [];
  /** Codes as the second device showed them, by order. */
  readonly codes = new Map<OrderDigest, Set<string>>();
  readonly tokens = new Set<string>();
  /** Everything that was typed as a total. */
  readonly typed = new Set<string>();

  noteCopy(about: string, digest: OrderDigest): void {
    this.#copied.add(`${about} ${digest}`);
  }

  beginCall(of: OfCall): ToolCall {
    const beganAlone = this.toolCalls.every((call) => call.isOver || !isAlike(call, of));
    const call = { ...of, beganAlone, isOver: false };
    this.toolCalls.push(call);
    return call;
  }

  /** No call like it was running beside it or came after it, and the network has repeated none. */
  isNewest(call: ToolCall): boolean {
    const after = this.toolCalls.slice(this.toolCalls.indexOf(call) + 1);
    const isCopied = this.#copied.has(`${call.about} ${call.digest}`);
    return call.beganAlone && !isCopied && !after.some((other) => isAlike(other, call));
  }

  isFirst(call: ToolCall): boolean {
    return this.toolCalls.find((other) => isAlike(other, call)) === call;
  }

  showCode(digest: OrderDigest, code: string): void {
    const codes = this.codes.get(digest) ?? new Set();
    this.codes.set(digest, codes.add(code));
  }
}

type OfCall = Pick<ToolCall, 'about' | 'customerId' | 'clientId' | 'digest'>;

function isAlike(one: OfCall, other: OfCall): boolean {
  return (
    one.about === other.about &&
    one.digest === other.digest &&
    one.customerId === other.customerId &&
    one.clientId === other.clientId
  );
}
