/** Quote: what these products cost this customer now, delivered to an address and paid with an instrument of their own book. */
import { commitAddress, type QuoteAnswer, type QuoteRequest } from '#core';
import { isClientRevokedFor } from './is-client-revoked-for.ts';
import type { SettlementContext } from './settlement-context.ts';
import { askMerchant } from './vault/ask-merchant.ts';
import { chooseAddress, chooseInstrument } from './vault/choose-from-book.ts';

/** As long as an order can wait at most: ten minutes to be confirmed and five to be redeemed (design, section 5). */
const STOCK_IS_HELD_MS = 15 * 60 * 1000;

export async function quoteOrder(
  context: Pick<SettlementContext, 'store' | 'approvals' | 'merchant' | 'keys' | 'clock' | 'log'>,
  request: QuoteRequest,
): Promise<QuoteAnswer> {
  if (await isClientRevokedFor(context, request))
    return { outcome: 'refused', reason: 'client_revoked' };
  const book = await context.store.findBook(request.customerId);
  const address = chooseAddress(book, request);
  if (!address) return { outcome: 'refused', reason: 'address_unknown' };
  const instrument = chooseInstrument(book, request);
  if (!instrument) return { outcome: 'refused', reason: 'instrument_unknown' };
  const hold = { key: request.nonce, until: context.clock.nowEpochMs() + STOCK_IS_HELD_MS };
  const answer = await askMerchant(context, { lines: request.lines, address, hold });
  if (!answer) return { outcome: 'refused', reason: 'unavailable' };
  if (answer.outcome === 'refused') return answer;
  const { heldUntil } = answer;
  if (heldUntil !== undefined) await context.store.recordHold({ holdKey: hold.key, heldUntil });
  return {
    outcome: 'quoted',
    quote: answer.quote,
    address: {
      id: address.addressId,
      label: address.label,
      commitment: commitAddress(address, context.keys.hash),
    },
    instrument: { id: instrument.instrumentId, label: instrument.label },
  };
}
