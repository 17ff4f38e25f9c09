/** The written receipt in French. No native speaker has reviewed it yet. */
import type { ReceiptWords } from './receipt-words.ts';

export const FR_FR: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}\u00a0: reçu ${receiptNumber}, ${charged}`,
  placed: (shop) => `${shop}\u00a0: votre commande est passée.`,
  soldBy: (merchant) => `Vendu par ${merchant}.`,
  totalCharged: 'Total débité',
  paidWith: (instrument) => `Payé avec ${instrument}.`,
  goesTo: ({ address, method, promise }) =>
    `Livraison à l’adresse ${address}\u00a0: ${method}, ${promise}.`,
  receiptNumber: (receiptNumber) => `Numéro de reçu\u00a0: ${receiptNumber}`,
  checkWords: 'Mots de contrôle',
  howItWasConfirmed:
    'Vous avez entendu ce total, vous l’avez écrit sur votre téléphone et vous avez dit le code qu’il affichait.',
  ifNotYou: (shop) =>
    `Si ce n’était pas vous, prévenez ${shop} tout de suite et donnez le numéro de reçu. Changez ensuite le mot de passe de votre compte.`,
};
