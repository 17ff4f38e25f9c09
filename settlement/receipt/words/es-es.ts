/** The written receipt in Spanish. No native speaker has reviewed it yet. */
import type { ReceiptWords } from './receipt-words.ts';

export const ES_ES: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}: recibo ${receiptNumber}, ${charged}`,
  placed: (shop) => `${shop}: tu pedido está hecho.`,
  soldBy: (merchant) => `Vendido por ${merchant}.`,
  totalCharged: 'Total cobrado',
  paidWith: (instrument) => `Pagado con ${instrument}.`,
  goesTo: ({ address, method, promise }) => `Se envía a ${address}: ${method}, ${promise}.`,
  receiptNumber: (receiptNumber) => `Número de recibo: ${receiptNumber}`,
  checkWords: 'Palabras de control',
  howItWasConfirmed:
    'Oíste este total, lo escribiste en tu teléfono y dijiste el código que mostró tu teléfono.',
  ifNotYou: (shop) =>
    `Si no fuiste tú, avisa ahora a ${shop} y da el número de recibo. Después cambia la contraseña de tu cuenta.`,
};

export const ES_US: ReceiptWords = ES_ES;
