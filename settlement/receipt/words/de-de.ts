/** The written receipt in German. No native speaker has reviewed it yet. */
import type { ReceiptWords } from './receipt-words.ts';

export const DE_DE: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}: Beleg ${receiptNumber}, ${charged}`,
  placed: (shop) => `${shop}: Ihre Bestellung ist aufgegeben.`,
  soldBy: (merchant) => `Verkauft von ${merchant}.`,
  totalCharged: 'Bezahlter Gesamtbetrag',
  paidWith: (instrument) => `Bezahlt mit ${instrument}.`,
  goesTo: ({ address, method, promise }) => `Geht an ${address}: ${method}, ${promise}.`,
  receiptNumber: (receiptNumber) => `Belegnummer: ${receiptNumber}`,
  checkWords: 'Kontrollwörter',
  howItWasConfirmed:
    'Sie haben diesen Gesamtbetrag gehört, ihn auf Ihrem Handy eingegeben und den Code gesagt, den Ihr Handy gezeigt hat.',
  ifNotYou: (shop) =>
    `Waren Sie das nicht, melden Sie es sofort bei ${shop} und nennen Sie die Belegnummer. Ändern Sie danach das Kennwort Ihres Kontos.`,
};
