/** The written receipt in English. */
import type { ReceiptWords } from './receipt-words.ts';

export const EN_US: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}: receipt ${receiptNumber}, ${charged}`,
  placed: (shop) => `${shop}: your order is placed.`,
  soldBy: (merchant) => `Sold by ${merchant}.`,
  totalCharged: 'Total charged',
  paidWith: (instrument) => `Paid with ${instrument}.`,
  goesTo: ({ address, method, promise }) => `Goes to ${address}: ${method}, ${promise}.`,
  receiptNumber: (receiptNumber) => `Receipt number: ${receiptNumber}`,
  checkWords: 'Check words',
  howItWasConfirmed:
    'You heard this total, wrote it on your phone and said the code that your phone showed.',
  ifNotYou: (shop) =>
    `If this was not you, tell ${shop} now and give the receipt number. Then change the passphrase of your account.`,
};
