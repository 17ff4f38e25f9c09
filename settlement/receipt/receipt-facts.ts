/** What a written receipt says, once, for its plain and its formed version: they cannot disagree. */
import {
  showableText,
  writeAmount,
  writeAmountOf,
  writtenCharges,
  type Locale,
  type Receipt,
} from '#core';

/** Every member is one line that is safe to show as plain text; nothing in it is markup. */
export interface ReceiptFacts {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  /** Only where the seller of record is not the shop. */
  readonly soldBy: string | undefined;
  readonly total: { readonly label: string; readonly amount: string };
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
  readonly details: readonly string[];
  readonly checkWords: { readonly label: string; readonly words: string };
  readonly advice: readonly string[];
}

export function receiptFacts(receipt: Receipt): ReceiptFacts {
  const { terms } = receipt;
  const shop = showableText(terms.shop.name, terms.locale);
  const merchant = showableText(terms.merchant.name, terms.locale);
  const charged = writeAmount(
    { amountMinor: receipt.chargedMinor, currency: receipt.currency },
    terms.locale,
  );
  return {
    locale: terms.locale,
    subject: `${shop}: receipt ${receipt.receiptNumber}, ${charged}`,
    heading: `${shop}: your order is placed.`,
    soldBy: merchant === shop ? undefined : `Sold by ${merchant}.`,
    total: { label: 'Total charged', amount: charged },
    rows: [
      ...terms.lines.map((line) => ({
        label: `${String(line.quantity)} × ${showableText(line.title, terms.locale)}`,
        amount: writeAmountOf(terms, line.lineTotalMinor),
      })),
      ...writtenCharges(terms).map(({ label, amount }) => ({ label, amount })),
    ],
    details: [
      `Paid with ${showableText(terms.instrument.label, terms.locale)}.`,
      `Goes to ${showableText(terms.address.label, terms.locale)}: ${showableText(terms.delivery.method, terms.locale)}, ${showableText(terms.delivery.promise, terms.locale)}.`,
      `Receipt number: ${receipt.receiptNumber}`,
    ],
    checkWords: { label: 'Check words', words: receipt.checkWords },
    advice: [
      'You heard this total, wrote it on your phone and said the code that your phone showed.',
      `If this was not you, tell ${shop} now and give the receipt number. Then change the passphrase of your account.`,
    ],
  };
}
