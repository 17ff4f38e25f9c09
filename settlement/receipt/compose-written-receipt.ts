/** The written receipt: the same facts as the dry-run sentence, in the same words and amounts, now as done. */
import type { Receipt, WrittenMessage } from '#core';
import { composeHtmlReceipt } from './compose-html-receipt.ts';
import { receiptFacts, type ReceiptFacts } from './receipt-facts.ts';

export function composeWrittenReceipt(
  receipt: Receipt,
): Pick<WrittenMessage, 'subject' | 'text' | 'html'> {
  const facts = receiptFacts(receipt);
  return { subject: facts.subject, text: composeText(facts), html: composeHtmlReceipt(facts) };
}

function composeText(facts: ReceiptFacts): string {
  return [
    facts.heading,
    ...(facts.soldBy === undefined ? [] : [facts.soldBy]),
    '',
    ...facts.rows.map(({ label, amount }) => `${label}: ${amount}`),
    `${facts.total.label}: ${facts.total.amount}`,
    '',
    ...facts.details,
    `${facts.checkWords.label}: ${facts.checkWords.words}`,
    '',
    ...facts.advice,
    '',
  ].join('\n');
}
