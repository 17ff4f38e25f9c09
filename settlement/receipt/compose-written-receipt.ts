/** The written receipt: the same facts as the dry-run sentence, in the same words and amounts, now as done. */
import { showableText, writeAmount, writeAmountOf, writtenCharges, type Receipt } from '#core';

export function composeWrittenReceipt(receipt: Receipt): {
  readonly subject: string;
  readonly text: string;
} {
  const { terms } = receipt;
  const shop = showableText(terms.shop.name);
  const merchant = showableText(terms.merchant.name);
  const charged = writeAmount(
    { amountMinor: receipt.chargedMinor, currency: receipt.currency },
    terms.locale,
  );
  const lines = [
    `${shop}: your order is placed.`,
    ...(merchant === shop ? [] : [`Sold by ${merchant}.`]),
    '',
    ...terms.lines.map(
      (line) =>
        `${String(line.quantity)} × ${showableText(line.title)}: ${writeAmountOf(terms, line.lineTotalMinor)}`,
    ),
    ...writtenCharges(terms).map(({ label, amount }) => `${label}: ${amount}`),
    `Total charged: ${charged}`,
    '',
    `Paid with ${showableText(terms.instrument.label)}.`,
    `Goes to ${showableText(terms.address.label)}: ${showableText(terms.delivery.method)}, ${showableText(terms.delivery.promise)}.`,
    `Receipt number: ${receipt.receiptNumber}`,
    `Check words: ${receipt.checkWords}`,
    '',
    'You heard this total, wrote it on your phone and said the code that your phone showed.',
    `If this was not you, tell ${shop} now and give the receipt number. Then change the passphrase of your account.`,
    '',
  ];
  return {
    subject: `${shop}: receipt ${receipt.receiptNumber}, ${charged}`,
    text: lines.join('\n'),
  };
}
