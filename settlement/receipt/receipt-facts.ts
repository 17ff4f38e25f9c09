/** What a written receipt says, once, for its plain and its formed version: they cannot disagree. */
import {
  amountFreeText,
  showableText,
  writeAmount,
  writeAmountOf,
  writtenCharges,
  writtenLabelsOf,
  type Locale,
  type Receipt,
} from '#core';
import { receiptWordsOf } from './words/receipt-words.ts';

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
  const shop = amountFreeText(terms.shop.name, terms.locale);
  // In sentences of ours, and so without anything that could be read as an amount.
  const merchant = amountFreeText(terms.merchant.name, terms.locale);
  const charged = writeAmount(
    { amountMinor: receipt.chargedMinor, currency: receipt.currency },
    terms.locale,
  );
  const words = receiptWordsOf(terms.locale);
  const labels = writtenLabelsOf(terms);
  const { receiptNumber } = receipt;
  return {
    locale: terms.locale,
    subject: words.subject({ shop, receiptNumber, charged }),
    heading: words.placed(shop),
    soldBy: merchant === shop ? undefined : words.soldBy(merchant),
    total: { label: words.totalCharged, amount: charged },
    rows: [
      ...terms.lines.map((line) => ({
        label: `${String(line.quantity)} × ${showableText(line.title, terms.locale)}`,
        amount: writeAmountOf(terms, line.lineTotalMinor),
      })),
      ...writtenCharges(terms).map(({ label, amount }) => ({ label, amount })),
    ],
    details: [
      words.paidWith(labels.instrument),
      words.goesTo(labels),
      words.receiptNumber(receiptNumber),
    ],
    checkWords: { label: words.checkWords, words: receipt.checkWords },
    advice: [words.howItWasConfirmed, words.ifNotYou(shop)],
  };
}
