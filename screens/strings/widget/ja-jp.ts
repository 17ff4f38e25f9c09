/** Japanese. Not reviewed by a native speaker yet. */
import type { WidgetTexts } from './widget-texts.ts';

export const WIDGET_JA_JP: WidgetTexts = {
  oneMoment: 'お待ちください',
  chooseOne: 'お選びください',
  places: ['一番目のもの', '二番目のもの', '三番目のもの', '四番目のもの', '五番目のもの'],
  showMore: 'もっと見せて',
  showCart: 'カートを見せて',
  outOfStock: '在庫切れ',
  soldBy: (seller) => `販売元：${seller}`,
  sellerSays: '販売元の説明',
  addToCart: 'カートに入れる',
  backToList: '一覧に戻る',
  cart: 'カート',
  cartEmpty: 'カートは空です。',
  each: (price) => `1点${price}`,
  remove: '取り出す',
  removeTitle: (title) => `${title}を取り出す`,
  subtotal: '小計',
  beforeDelivery: '配送料と税は含まれません。まだ何も購入されていません。',
  readBack: '注文を読み上げて',
  openOrder: 'この注文を開く',
  notDone: 'うまくいきませんでした。何も購入されていません。もう一度お試しください。',
  calledOff: '取りやめになりました。何も購入されていません。',
  ended: 'これまでの内容です。続けるには、もう一度お尋ねください。',
};
