/** A customer's cart as it is now: settled, priced, and with what it can be sent to and paid with. */
import type { AddressId, BookAnswer, InstrumentId } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import { priceCart, type PricedLine } from './price-cart.ts';
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
  const { customerId } = caller;
  const [book] = await Promise.all([side.settlement.listBook(caller), settleCart(side, caller)]);
  if (book.outcome === 'refused') return book.reason;
  const cart = await side.store.readCart(customerId);
  const { lines, gone } = await priceCart(side, cart);
  for (const productId of gone) {
    await side.store.changeCart({ customerId, change: { kind: 'remove', productId } });
  }
  return {
    lines,
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
