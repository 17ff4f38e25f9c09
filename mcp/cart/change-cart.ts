/** Changes a cart, where the merchant and the customer's own book allow it. Nothing is ordered by it. */
import type { Cart, CartChange, Product } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import type { CartRefusal } from './cart-refusal.ts';
import { findProducts, priceLines, productIdsOf, type KnownProducts } from './price-cart.ts';
import { settleCart } from './settle-cart.ts';
import { assembleCart, takeOutGone, type CustomersBook, type ShownCart } from './show-cart.ts';

export interface ChangedCart {
  readonly outcome: 'changed' | CartRefusal;
  /** As it is now; undefined for a client that may not see it. */
  readonly cart: ShownCart | undefined;
}

/** @throws when settlement or the merchant cannot be reached: then nothing was changed, unless by the merchant alone after it. */
export async function changeCart(
  side: RequestSide,
  caller: Caller,
  change: CartChange,
): Promise<ChangedCart> {
  const { customerId } = caller;
  // First what was bought leaves, so that it does not take along what is added now.
  const [book] = await Promise.all([side.settlement.listBook(caller), settleCart(side, caller)]);
  if (book.outcome === 'refused') return { outcome: book.reason, cart: undefined };
  const before = await side.store.readCart(customerId);
  const named = change.kind === 'add' || change.kind === 'set' ? [change.productId] : [];
  const products = await findProducts(side, [...productIdsOf(before), ...named]);
  const refusal = findRefusal(change, { book, cart: before, products });
  const outcome = refusal ?? (await side.store.changeCart({ customerId, change }));
  const cart = await side.store.readCart(customerId);
  const known = await withOthers(side, cart, products);
  await takeOutGone(side, caller, { cart, products: known });
  return { outcome, cart: assembleCart({ book, cart, products: known }) };
}

/** Another call may have put in something else meanwhile. */
async function withOthers(
  side: RequestSide,
  cart: Cart,
  products: KnownProducts,
): Promise<KnownProducts> {
  const others = productIdsOf(cart).filter((productId) => !products.has(productId));
  return others.length === 0
    ? products
    : new Map([...products, ...(await findProducts(side, others))]);
}

interface Around {
  readonly book: CustomersBook;
  readonly cart: Cart;
  readonly products: KnownProducts;
}

function findRefusal(change: CartChange, around: Around): CartRefusal | undefined {
  switch (change.kind) {
    case 'add':
    case 'set':
      return refuseProduct(change, around);
    case 'remove':
    case 'clear':
      return undefined;
    case 'deliver_to':
      return around.book.addresses.some(({ id }) => id === change.addressId)
        ? undefined
        : 'address_unknown';
    case 'pay_with':
      return around.book.instruments.some(({ id }) => id === change.instrumentId)
        ? undefined
        : 'instrument_unknown';
    default:
      return change satisfies never;
  }
}

/** An order has one seller and one currency (invariant 4): what does not fit is told when it is put in, and not at the end. */
function refuseProduct(
  { productId }: Extract<CartChange, { readonly kind: 'add' | 'set' }>,
  { cart, products }: Around,
): CartRefusal | undefined {
  const product = products.get(productId);
  if (!product) return 'product_unknown';
  if (!product.isInStock) return 'out_of_stock';
  const others = cart.lines.filter((line) => line.productId !== productId);
  return priceLines({ lines: others }, products)
    .map((line) => misfit(product, line.product))
    .find((each) => each !== undefined);
}

function misfit(product: Product, other: Product): CartRefusal | undefined {
  if (product.merchant.id !== other.merchant.id) return 'several_sellers';
  return product.currency === other.currency ? undefined : 'several_currencies';
}
