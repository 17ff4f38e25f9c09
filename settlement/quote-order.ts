/** Quote: what these products cost this customer now, delivered to an address and paid with an instrument of their own book. */
import { commitAddress, holdKeyOf, type QuoteAnswer, type QuoteRequest } from '#core';
import { isClientRevokedFor } from './is-client-revoked-for.ts';
import type { SettlementContext } from './settlement-context.ts';
import { askMerchant } from './vault/ask-merchant.ts';
import { STOCK_IS_HELD_MS } from './vault/stock-is-held.ts';
import { chooseAddress, chooseInstrument } from './vault/choose-from-book.ts';

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
  const hold = await reserveHold(context, request);
  const answer = await askMerchant(context, { lines: request.lines, address, hold });
  const isHeld = answer?.outcome === 'quoted' && answer.heldUntil !== undefined;
  if (hold && !isHeld) await context.store.dropHold(hold.key);
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

/** Undefined when goods of this customer are held for as many orders as may wait: then nothing more is. */
async function reserveHold(
  { store, keys, clock, log }: Pick<SettlementContext, 'store' | 'keys' | 'clock' | 'log'>,
  request: QuoteRequest,
): Promise<{ readonly key: string; readonly until: number } | undefined> {
  const nowEpochMs = clock.nowEpochMs();
  const key = holdKeyOf(request, keys.hash);
  const until = nowEpochMs + STOCK_IS_HELD_MS;
  const { customerId } = request;
  try {
    const hold = { holdKey: key, customerId, heldUntil: until, nowEpochMs };
    return (await store.reserveHold(hold)) ? { key, until } : undefined;
  } catch (fault) {
    // A hold is a courtesy: an order can be read out without it, as it is where the seller holds nothing.
    log.error({ err: fault }, 'no goods could be held, since it could not be written down');
    return undefined;
  }
}
