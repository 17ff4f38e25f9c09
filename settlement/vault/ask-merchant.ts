/** The merchant's answer about these lines, for this address. */
import type { BookAddress, Merchant, MerchantQuoteAnswer, QuoteRequest } from '#core';

/** Undefined when it gave none, or one about other lines than were asked for. */
export async function askMerchant(
  merchant: Merchant,
  about: { readonly lines: QuoteRequest['lines']; readonly address: BookAddress },
): Promise<MerchantQuoteAnswer | undefined> {
  const { city, region, postalCode, countryCode } = about.address.postal;
  let answer: MerchantQuoteAnswer;
  try {
    answer = await merchant.quote({
      lines: about.lines.map(({ productId, quantity }) => ({ productId, quantity })),
      destination: { city, region, postalCode, countryCode },
    });
  } catch {
    // The merchant is another's server: not reaching it is an expected case, and refuses (invariant 13).
    return undefined;
  }
  if (answer.outcome === 'refused') return answer;
  const isAboutTheseLines =
    answer.quote.lines.length === about.lines.length &&
    answer.quote.lines.every((line, index) => {
      const asked = about.lines[index];
      return asked?.productId === line.productId && asked.quantity === line.quantity;
    });
  return isAboutTheseLines ? answer : undefined;
}
