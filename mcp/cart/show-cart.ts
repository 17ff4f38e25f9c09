/** A customer's cart as it is now: settled, priced, and with what it can be sent to and paid with. */
import type { AddressId, BookAnswer, Cart, InstrumentId } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import {
  findProducts,
  priceLines,
  productIdsOf,
  type KnownProducts,
  type PricedLine,
} from './price-cart.ts';
import { settleCart } from './settle-cart.ts';

export type CustomersBook = Extract<BookAnswer, { readonly outcome: 'listed' }>;

export interface ShownCart {
  readonly lines: readonly PricedLine[];
  /** Something was taken out because it is not sold any more. */
  readonly hasLost: boolean;
  readonly book: CustomersBook;
  /** As an order of the cart would have them; undefined where the book has no such entry. */
  readonly addressId: AddressId | undefined;
  readonly instrumentId: InstrumentId | undefined;
}

/** @throws when settlement or the merchant cannot be reached. */
export async function showCart(
  side: RequestSide,
  caller: Caller,
): Promise<ShownCart | 'client_revoked'> {
  const readCart = async () => {
    await settleCart(side, caller);
    const cart = await side.store.readCart(caller.customerId);
    return { cart, products: await findProducts(side, productIdsOf(cart)) };
  };
  const [book, read] = await Promise.all([side.settlement.listBook(caller), readCart()]);
  if (book.outcome === 'refused') return book.reason;
  return assembleCart(side, caller, { book, ...read });
}

/** `products` are all that the merchant knows of the cart's. */
export async function assembleCart(
  side: Pick<RequestSide, 'store'>,
  { customerId }: Caller,
  of: {
    readonly book: CustomersBook;
    readonly cart: Cart;
    readonly products: KnownProducts;
  },
): Promise<ShownCart> {
  const { book, cart, products } = of;
  const gone = productIdsOf(cart).filter((productId) => !products.has(productId));
  for (const productId of gone) {
    await side.store.changeCart({ customerId, change: { kind: 'remove', productId } });
  }
  return {
    lines: priceLines(cart, products),
    hasLost: gone.length > 0,
    book,
    addressId: chosen(book.addresses, cart.addressId),
    instrumentId: chosen(book.instruments, cart.instrumentId),
  };
}

/** What was chosen, as long as the book has it; nothing else is put in its place unasked. */
function chosen<Id>(
  entries: readonly { readonly id: Id; readonly isDefault: boolean }[],
  wanted: Id | null,
): Id | undefined {
  return entries.find(({ id, isDefault }) => (wanted === null ? isDefault : id === wanted))?.id;
}
