/** A customer's cart as it is now: settled, priced, and with what it can be sent to and paid with. */
import type { AddressId, BookAnswer, Cart, InstrumentId, ProductId } from '#core';
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
  /** Something is not shown because it is not sold any more. */
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
  return assembleCart({ book, ...read });
}

/** `products` are all that the merchant knows of the cart's. Nothing is changed by it: who only looks at a cart leaves it as it is. */
export function assembleCart({
  book,
  cart,
  products,
}: {
  readonly book: CustomersBook;
  readonly cart: Cart;
  readonly products: KnownProducts;
}): ShownCart {
  return {
    lines: priceLines(cart, products),
    hasLost: goneFrom(cart, products).length > 0,
    book,
    addressId: chosen(book.addresses, cart.addressId),
    instrumentId: chosen(book.instruments, cart.instrumentId),
  };
}

/** What is not sold any more leaves a cart with the next thing that is done to it. */
export async function takeOutGone(
  { store }: Pick<RequestSide, 'store'>,
  { customerId }: Caller,
  { cart, products }: { readonly cart: Cart; readonly products: KnownProducts },
): Promise<void> {
  for (const productId of goneFrom(cart, products)) {
    await store.changeCart({ customerId, change: { kind: 'remove', productId } });
  }
}

function goneFrom(cart: Cart, products: KnownProducts): readonly ProductId[] {
  return productIdsOf(cart).filter((productId) => !products.has(productId));
}

/** What was chosen, as long as the book has it; nothing else is put in its place unasked. */
function chosen<Id>(
  entries: readonly { readonly id: Id; readonly isDefault: boolean }[],
  wanted: Id | null,
): Id | undefined {
  return entries.find(({ id, isDefault }) => (wanted === null ? isDefault : id === wanted))?.id;
}
