/** The merchant's answer about these lines, for this address. */
import {
  isQuoteForLines,
  type BookAddress,
  type Merchant,
  type MerchantQuoteAnswer,
  type QuoteRequest,
} from '#core';
import type { Log } from '#edge';

/** Undefined when it gave none, or one about other lines than were asked for. */
export async function askMerchant(
  { merchant, log }: { readonly merchant: Merchant; readonly log: Log },
  about: {
    readonly lines: QuoteRequest['lines'];
    readonly address: BookAddress;
    /** Left out where no goods are to be held. */
    readonly hold?: { readonly key: string; readonly until: number } | undefined;
  },
): Promise<MerchantQuoteAnswer | undefined> {
  const { city, region, postalCode, countryCode } = about.address.postal;
  let answer: MerchantQuoteAnswer;
  try {
    answer = await merchant.quote({
      lines: about.lines.map(({ productId, quantity }) => ({ productId, quantity })),
      destination: { city, region, postalCode, countryCode },
      ...(about.hold && { hold: about.hold }),
    });
  } catch (fault) {
    log.warn({ err: fault }, 'the merchant gave no answer');
    // The merchant is another's server: not reaching it is an expected case, and refuses (invariant 13).
    return undefined;
  }
  if (answer.outcome === 'refused') return answer;
  return isQuoteForLines(answer.quote, about.lines) ? answer : undefined;
}
