/** What goes into the Alexa app: the order's own words, or the receipt's, within what Alexa takes of a card. */
import type { CardStrings } from '#screens/strings';
import type { ShopOrder, ShopReceipt } from '../shop/shop.ts';

export interface AppCard {
  readonly title: string;
  readonly text: string;
}

/** Alexa takes 8000 characters of a card, title and text together; a card above that loses the whole answer, speech and all. */
export const LONGEST_CARD = 8000;

export function orderCard(order: ShopOrder, strings: CardStrings): AppCard {
  return {
    title: strings.dryRunTitle,
    text: [order.sentence, strings.confirmAt(order.card_url)].join('\n'),
  };
}

/** Lines that have no room are counted; amounts, check words and the receipt's number always have room. */
export function receiptCard(order: ShopOrder, receipt: ShopReceipt, strings: CardStrings): AppCard {
  const title = strings.orderedTitle;
  const head = [strings.paidLine(receipt.charged, order.shop), order.instrument];
  const tail = [
    ...order.charges.map(({ label, amount }) => `${label}, ${amount}`),
    `${strings.checkWords}: ${order.check_words}`,
    strings.receiptLine(receipt.receipt_number),
  ];
  const lines = order.lines.map(
    ({ title: product, quantity, line_total: total }) =>
      `${String(quantity)} × ${product}, ${total}`,
  );
  const textWith = (count: number): string =>
    [
      ...head,
      ...lines.slice(0, count),
      ...(count < lines.length ? [strings.moreLines(lines.length - count)] : []),
      ...tail,
    ].join('\n');
  let count = lines.length;
  while (count > 0 && title.length + textWith(count).length > LONGEST_CARD) count -= 1;
  return { title, text: textWith(count) };
}
