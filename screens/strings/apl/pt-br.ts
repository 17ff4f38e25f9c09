/** Portuguese, Brazil. Not reviewed by a native speaker yet. */
import type { AplTexts } from './apl-texts.ts';

export const PT_BR: AplTexts = {
  cart: 'Seu carrinho',
  cartState: 'NADA COMPRADO',
  cartEmpty: 'Seu carrinho está vazio.',
  subtotal: 'Subtotal',
  subtotalNote: 'A entrega e os impostos vêm com o total.',
  checkout: 'Ler o total',
  readBack: 'Ler outra vez',
  products: 'Qual deles?',
  productsState: 'NADA COMPRADO',
  more: 'Mais',
  outOfStock: 'Em falta',
  touchHint: 'Diga o número ou toque nele.',
  sayHint: 'Diga o número.',
  waitingState: 'ESPERANDO SEU CELULAR',
  waitingWords: 'Nada é comprado até você confirmar no celular.',
  haltedState: 'PARADO · NADA COMPRADO',
  haltedWords: 'Este pedido não é comum para você. Confirme no celular com sua chave de acesso.',
};
