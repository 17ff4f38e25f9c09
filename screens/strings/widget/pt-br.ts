/** Portuguese of Brazil. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_PT_BR: WidgetTexts = {
  oneMoment: 'Um momento',
  chooseOne: 'Escolha um',
  places: ['O primeiro', 'O segundo', 'O terceiro', 'O quarto', 'O quinto'],
  showMore: 'Mostrar mais',
  showCart: 'Ver meu carrinho',
  outOfStock: 'Esgotado',
  soldBy: (seller) => `Vendido por ${seller}`,
  sellerSays: 'O vendedor diz',
  addToCart: 'Pôr no carrinho',
  backToList: 'Voltar à lista',
  cart: 'Seu carrinho',
  cartEmpty: 'Seu carrinho está vazio.',
  each: (price) => `${price} cada`,
  remove: 'Tirar',
  removeTitle: (title) => `Tirar ${title}`,
  subtotal: 'Soma dos itens',
  beforeDelivery: 'Sem entrega e impostos. Nada foi comprado.',
  readBack: 'Ler meu pedido',
  openOrder: 'Abrir este pedido',
  notDone: 'Não deu certo. Nada foi comprado. Tente de novo.',
  calledOff: 'Foi interrompido. Nada foi comprado.',
  ended: 'Estava assim. Peça de novo para continuar.',
};
