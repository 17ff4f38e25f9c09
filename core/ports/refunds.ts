/** The payment processor's other half: money goes back to the capture that it came from, and nowhere else. */
import type { Money } from '../money/money.ts';

export interface RefundRequest {
  /** The same key always means the same refund. */
  readonly idempotencyKey: string;
  readonly captureReference: string;
  readonly amount: Money;
  /** Kept by the processor: the refund's id. */
  readonly reference: string;
}

export type RefundAnswer =
  | { readonly outcome: 'refunded'; readonly processorReference: string; readonly refunded: Money }
  /** The processor will not pay this back, however often it is asked. */
  | { readonly outcome: 'refused' }
  /** No answer, or one that says nothing: the money may have moved. */
  | { readonly outcome: 'unknown' };

export interface Refunds {
  /** The body of this refund by the policy of now. Rejects where that lets none be made. */
  compose(request: RefundRequest): Promise<string>;
  /** Sends `body` as it is. Never throws for what the network or the processor does: that is `unknown`. */
  refund(request: RefundRequest, body: string): Promise<RefundAnswer>;
}
