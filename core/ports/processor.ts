/** The payment processor. It is asked only after the redemption is recorded, always with the digest's idempotency key. */
import type { Money } from '../money/money.ts';
import type { PayeeId } from '../order/ids.ts';

export interface ChargeRequest {
  /** The same key always means the same charge; asking again is how an unknown outcome is found out. */
  readonly idempotencyKey: string;
  readonly amount: Money;
  readonly payeeId: PayeeId;
  readonly processorVaultId: string;
  /** Shown on the customer's statement and kept by the processor: the order's digest. */
  readonly reference: string;
}

export type ChargeAnswer =
  | {
      readonly outcome: 'charged';
      readonly processorReference: string;
      readonly captured: Money;
      readonly payeeId: PayeeId;
    }
  | { readonly outcome: 'declined' }
  /** No answer, or one that says nothing: the money may have moved. */
  | { readonly outcome: 'unknown' };

/** What the processor is asked for the first time. It is kept with that: under the same key the same bytes go out ever after. */
export interface Asked {
  readonly idempotencyKey: string;
  readonly body: string;
}

export interface Processor {
  /** The body of this charge by the policy of now. Rejects where that lets none be made. */
  compose(request: ChargeRequest): Promise<string>;
  /** Sends `body` as it is. Never throws for what the network or the processor does: that is `unknown`. */
  charge(request: ChargeRequest, body: string): Promise<ChargeAnswer>;
  /**
   * The processor's own time, which alone says how long it will remember a key. `isFresh` asks it now; otherwise an earlier answer carried on is
   * enough, which may be behind while the machine slept, and it is asked only where there is none. Undefined when it cannot be had; never throws.
   */
  tellTime(of: { readonly isFresh: boolean }): Promise<number | undefined>;
}
