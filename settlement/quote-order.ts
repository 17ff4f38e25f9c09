/** Quote: what these products cost this customer now, delivered to an address and paid with an instrument of their own book. */
import { commitAddress, type QuoteAnswer, type QuoteRequest } from '#core';
import type { SettlementContext } from './settlement-context.ts';
import { askMerchant } from './vault/ask-merchant.ts';
import { chooseAddress, chooseInstrument } from './vault/choose-from-book.ts';

export async function quoteOrder(
  context: Pick<SettlementContext, 'store' | 'merchant' | 'keys' | 'log'>,
  request: QuoteRequest,
): Promise<QuoteAnswer> {
  const book = await context.store.findBook(request.customerId);
  const address = chooseAddress(book, request);
  if (!address) return { outcome: 'refused', reason: 'address_unknown' };
  const instrument = chooseInstrument(book, request);
  if (!instrument) return { outcome: 'refused', reason: 'instrument_unknown' };
  const answer = await askMerchant(context, { lines: request.lines, address });
  if (!answer) return { outcome: 'refused', reason: 'unavailable' };
  if (answer.outcome === 'refused') return answer;
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
