/** Japanese. Not reviewed by a native speaker yet. */
import type { AplTexts } from './apl-texts.ts';

export const JA_JP: AplTexts = {
  cart: 'カート',
  cartState: '未購入',
  cartEmpty: 'カートは空です。',
  subtotal: '小計',
  subtotalNote: '配送料と税は合計と一緒にお伝えします。',
  checkout: '合計を読み上げる',
  readBack: 'もう一度読み上げる',
  products: 'どれにしますか？',
  productsState: '未購入',
  more: 'もっと見る',
  outOfStock: '在庫切れ',
  touchHint: '番号を言うか、触れてください。',
  sayHint: '番号を言ってください。',
  waitingState: 'スマートフォンでの確認待ち',
  waitingWords: 'スマートフォンで確認するまで、何も購入されません。',
  haltedState: '保留中・未購入',
  haltedWords: 'いつもと違う注文です。スマートフォンで、パスキーを使って確認してください。',
};
