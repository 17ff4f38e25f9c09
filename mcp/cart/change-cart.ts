/** Changes a cart, where the merchant and the customer's own book allow it. Nothing is ordered by it. */
import type { CartChange, Product, ProductId } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import type { CartRefusal } from './cart-refusal.ts';
import { priceCart } from './price-cart.ts';
import { settleCart } from './settle-cart.ts';

/** @throws when settlement or the merchant cannot be reached: then nothing was changed. */
export async function changeCart(
  side: RequestSide,
  caller: Caller,
  change: CartChange,
): Promise<'changed' | CartRefusal> {
  const { customerId } = caller;
  // First what was bought leaves, so that it does not take along what is added now.
  await settleCart(side, caller);
  const refusal = await findRefusal(side, caller, change);
  return refusal ?? side.store.changeCart({ customerId, change });
}

function findRefusal(
  side: RequestSide,
  caller: Caller,
  change: CartChange,
): Promise<CartRefusal | undefined> {
  switch (change.kind) {
    case 'add':
    case 'set':
      return refuseProduct(side, caller, change.productId);
    case 'remove':
    case 'clear':
      return refuseClient(side, caller);
    case 'deliver_to':
    case 'pay_with':
      return refuseEntry(side, caller, change);
    default:
      return change satisfies never;
  }
}

/** An order has one seller and one currency (invariant 4): what does not fit is told when it is put in, and not at the end. */
async function refuseProduct(
  side: RequestSide,
  caller: Caller,
  productId: ProductId,
): Promise<CartRefusal | undefined> {
  const [revoked, product, cart] = await Promise.all([
    refuseClient(side, caller),
    side.catalogue.findProduct(productId),
    side.store.readCart(caller.customerId),
  ]);
  if (revoked) return revoked;
  if (!product) return 'product_unknown';
  if (!product.isInStock) return 'out_of_stock';
  const others = { ...cart, lines: cart.lines.filter((line) => line.productId !== productId) };
  const { lines } = await priceCart(side, others);
  return lines.map((line) => misfit(product, line.product)).find((each) => each !== undefined);
}

function misfit(product: Product, other: Product): CartRefusal | undefined {
  if (product.merchant.id !== other.merchant.id) return 'several_sellers';
  return product.currency === other.currency ? undefined : 'several_currencies';
}

async function refuseClient(side: RequestSide, caller: Caller): Promise<CartRefusal | undefined> {
  const book = await side.settlement.listBook(caller);
  return book.outcome === 'refused' ? book.reason : undefined;
}

async function refuseEntry(
  side: RequestSide,
  caller: Caller,
  change: Extract<CartChange, { readonly kind: 'deliver_to' | 'pay_with' }>,
): Promise<CartRefusal | undefined> {
  const book = await side.settlement.listBook(caller);
  if (book.outcome === 'refused') return book.reason;
  if (change.kind === 'deliver_to') {
    return book.addresses.some(({ id }) => id === change.addressId) ? undefined : 'address_unknown';
  }
  const isThere = book.instruments.some(({ id }) => id === change.instrumentId);
  return isThere ? undefined : 'instrument_unknown';
}
