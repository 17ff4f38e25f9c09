/** The written receipt in Italian. No native speaker has reviewed it yet. */
import type { ReceiptWords } from './receipt-words.ts';

export const IT_IT: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}: ricevuta ${receiptNumber}, ${charged}`,
  placed: (shop) => `${shop}: il suo ordine è stato inviato.`,
  soldBy: (merchant) => `Venduto da ${merchant}.`,
  totalCharged: 'Totale addebitato',
  paidWith: (instrument) => `Pagato con ${instrument}.`,
  goesTo: ({ address, method, promise }) => `Consegna a ${address}: ${method}, ${promise}.`,
  receiptNumber: (receiptNumber) => `Numero di ricevuta: ${receiptNumber}`,
  checkWords: 'Parole di controllo',
  howItWasConfirmed:
    'Ha sentito questo totale, lo ha scritto sul telefono e ha detto il codice che il telefono mostrava.',
  ifNotYou: (shop) =>
    `Se non è stato lei, avvisi subito ${shop} e indichi il numero di ricevuta. Poi cambi la password del suo account.`,
};
