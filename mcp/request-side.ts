/** All that the tools of the request side work with. It holds no approval key, no code key and no payment credential. */
import type {
  Catalogue,
  ClientId,
  Clock,
  CustomerId,
  Hash,
  Mac,
  Randomness,
  RequestStore,
  SettlementDoor,
} from '#core';
import type { Log } from '#edge';

/** Whose token came with the call. */
export interface Caller {
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
}

/** What a client says beside its call, for whom it may be and no more. */
export interface Beside {
  /** What was spoken to. */
  readonly deviceId?: string;
}

/** A client that speaks for nobody yet, and from where. */
export interface Guest {
  readonly clientId: ClientId;
  readonly address: string;
}

/** Who speaks at the door: a person by their own token, or a client that speaks for nobody yet and sees the catalogue. */
export type Visitor =
  | { readonly kind: 'person'; readonly caller: Caller }
  | { readonly kind: 'guest'; readonly guest: Guest };

export interface RequestSide {
  readonly store: RequestStore;
  readonly settlement: SettlementDoor;
  readonly catalogue: Catalogue;
  readonly hash: Hash;
  readonly requestKey: Mac;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: Log;
  readonly shop: { readonly id: string; readonly name: string };
  readonly cardOrigin: string;
  readonly clientNames: Readonly<Record<string, string>>;
  readonly confirmWithinMs: number;
  readonly redeemWithinMs: number;
  readonly maxWaitingOrders: number;
  readonly redeemWaitMs: number;
  /** How often one client may call one writing tool for one customer; for guests, many of whom share a client, a multiple of it. */
  readonly callsPerMinute: number;
}
