/** A customer's cart: what they mean to order, where it goes and how it is paid. It holds no price: those are asked when they are told. */
import type { AddressId, ClientId, CustomerId, InstrumentId, ProductId } from '../order/ids.ts';
import { MOST_WAITING_ORDERS, type StoredDryRun } from './request-store.ts';

/** Keeps an order short enough to be heard, and a result below 20 KB. */
export const MOST_CART_LINES = 20;

export interface CartLine {
  readonly productId: ProductId;
  readonly quantity: number;
}

export interface Cart {
  /** As they were put in; each product once. */
  readonly lines: readonly CartLine[];
  /** As the customer chose them from their own book; null: the usual one. */
  readonly addressId: AddressId | null;
  readonly instrumentId: InstrumentId | null;
}

export type CartChange =
  | { readonly kind: 'add' | 'set'; readonly productId: ProductId; readonly quantity: number }
  /** `quantity` left out: all of it. */
  | { readonly kind: 'remove'; readonly productId: ProductId; readonly quantity?: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'deliver_to'; readonly addressId: AddressId }
  | { readonly kind: 'pay_with'; readonly instrumentId: InstrumentId };

export const CART_CHANGE_REFUSALS = ['cart_full', 'too_many_of_one', 'not_in_cart'] as const;
export type CartChangeRefusal = (typeof CART_CHANGE_REFUSALS)[number];

/** Of a customer, whatever client asks; each method is one transaction, so that of two changes at once both are there. */
export interface CartStore {
  readCart(customerId: CustomerId): Promise<Cart>;
  /** A refused change changes nothing. */
  changeCart(change: {
    readonly customerId: CustomerId;
    readonly change: CartChange;
  }): Promise<'changed' | CartChangeRefusal>;
  /**
   * Remembers that this dry run, of this customer, was made from the cart. Of more than {@link MOST_CART_ORDERS} of one client its oldest are
   * forgotten, and no other client's: no client can make a cart keep what was bought by another.
   */
  rememberCartOrder(order: {
    readonly digest: StoredDryRun['dryRun']['digest'];
    readonly customerId: CustomerId;
    readonly clientId: ClientId;
  }): Promise<void>;
  /** The orders that were made from this customer's cart and whose end the cart has not been told. */
  listCartOrders(customerId: CustomerId): Promise<readonly StoredDryRun[]>;
  /** The order has ended: what was bought of it leaves the cart, once however often it is told. */
  settleCartOrder(order: {
    readonly digest: StoredDryRun['dryRun']['digest'];
    readonly customerId: CustomerId;
    readonly bought: readonly CartLine[];
  }): Promise<void>;
}

/** Of one client: more than may wait at once, and some whose payment is not known yet. */
export const MOST_CART_ORDERS = MOST_WAITING_ORDERS + 10;
