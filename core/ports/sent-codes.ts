/** Which codes have left for settlement, remembered before they leave: of what was sent and not surely refused nobody may say that nothing was bought. */
import type { ClientId, CustomerId, OrderDigest } from '../order/ids.ts';

export interface SentCodeOf {
  readonly digest: OrderDigest;
  readonly customerId: CustomerId;
  readonly clientId: ClientId;
}

/** Of an order that is not this customer's and client's own nothing is remembered. */
export interface SentCodeStore {
  /** Kept when the promise is: the code leaves after that, and never where this fails. */
  rememberCodeSent(of: SentCodeOf): Promise<void>;
  /** One call that was remembered has surely bought nothing. `hasEnded`: the order has ended without a sale, so that no other call buys it either. */
  rememberNothingBought(of: SentCodeOf & { readonly hasEnded: boolean }): Promise<void>;
  /** Whether some call that was sent may have bought the order, or may still. */
  mayBeBought(of: SentCodeOf): Promise<boolean>;
}
