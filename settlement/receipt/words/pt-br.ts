/** The written receipt in Brazilian Portuguese. No native speaker has reviewed it yet. */
import type { ReceiptWords } from './receipt-words.ts';

export const PT_BR: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}: recibo ${receiptNumber}, ${charged}`,
  placed: (shop) => `${shop}: seu pedido foi feito.`,
  soldBy: (merchant) => `Vendido por ${merchant}.`,
  totalCharged: 'Total cobrado',
  paidWith: (instrument) => `Pago com ${instrument}.`,
  goesTo: ({ address, method, promise }) => `Vai para ${address}: ${method}, ${promise}.`,
  receiptNumber: (receiptNumber) => `Número do recibo: ${receiptNumber}`,
  checkWords: 'Palavras de verificação',
  howItWasConfirmed:
    'Você ouviu este total, escreveu-o no celular e disse o código que o celular mostrou.',
  ifNotYou: (shop) =>
    `Se não foi você, avise ${shop} agora e informe o número do recibo. Depois troque a senha da sua conta.`,
};
