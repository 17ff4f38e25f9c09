/** The dry run of the cart: its lines, its address and instrument, through the same door as any other order. */
import type { AddressId, InstrumentId, Locale } from '#core';
import { noteProposalRefused } from '../orders/note-proposal.ts';
import { proposeOrder, type ProposalAnswer } from '../orders/propose-order.ts';
import type { Caller, RequestSide } from '../request-side.ts';
import { findProducts, productIdsOf } from './price-cart.ts';
import { settleCart } from './settle-cart.ts';
import { takeOutGone } from './show-cart.ts';

export async function proposeCart(
  side: RequestSide,
  caller: Caller,
  wish: {
    /** For this order alone, in place of the cart's own. */
    readonly addressId?: AddressId | undefined;
    readonly instrumentId?: InstrumentId | undefined;
    readonly claimedCategory?: string | undefined;
    readonly deviceId?: string | undefined;
    readonly locale: Locale;
  },
): Promise<ProposalAnswer> {
  const { customerId, clientId } = caller;
  await settleCart(side, caller);
  const cart = await side.store.readCart(customerId);
  if (cart.lines.length === 0) {
    await noteProposalRefused(side, caller, { reason: 'cart_empty' });
    return { outcome: 'refused', reason: 'cart_empty' };
  }
  const answer = await proposeOrder(side, caller, {
    items: cart.lines,
    addressId: wish.addressId ?? cart.addressId ?? undefined,
    instrumentId: wish.instrumentId ?? cart.instrumentId ?? undefined,
    claimedCategory: wish.claimedCategory,
    deviceId: wish.deviceId,
    locale: wish.locale,
  });
  if (answer.outcome === 'proposed') {
    const { digest } = answer.dryRun;
    await side.store.rememberCartOrder({ digest, customerId, clientId });
  } else if (answer.reason === 'product_unknown') {
    // It has just been told; the next time the rest can be ordered.
    await takeOutGone(side, caller, {
      cart,
      products: await findProducts(side, productIdsOf(cart)),
    });
  }
  return answer;
}

/** An order that is read out anew, because its terms had changed, comes from the cart where the old one did. */
export async function followCartOrder(
  side: Pick<RequestSide, 'store'>,
  { customerId, clientId }: Caller,
  order: { readonly from: string; readonly to: ProposalAnswer },
): Promise<void> {
  if (order.to.outcome !== 'proposed') return;
  const marked = await side.store.listCartOrders(customerId);
  if (!marked.some(({ dryRun }) => dryRun.digest === order.from)) return;
  const { digest } = order.to.dryRun;
  await side.store.rememberCartOrder({ digest, customerId, clientId });
}
