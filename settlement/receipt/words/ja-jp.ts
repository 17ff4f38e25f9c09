/** The written receipt in Japanese. No native speaker has reviewed it yet. */
import type { ReceiptWords } from './receipt-words.ts';

export const JA_JP: ReceiptWords = {
  subject: ({ shop, receiptNumber, charged }) => `${shop}：領収書 ${receiptNumber}、${charged}`,
  placed: (shop) => `${shop}：ご注文を承りました。`,
  soldBy: (merchant) => `販売元：${merchant}。`,
  totalCharged: 'お支払い合計',
  paidWith: (instrument) => `お支払い方法：${instrument}。`,
  goesTo: ({ address, method, promise }) => `お届け先：${address}。${method}、${promise}。`,
  receiptNumber: (receiptNumber) => `領収書番号：${receiptNumber}`,
  checkWords: '確認の言葉',
  howItWasConfirmed:
    'この合計をお聞きになり、スマートフォンに入力し、表示されたコードをお話しになりました。',
  ifNotYou: (shop) =>
    `お心当たりがない場合は、すぐに ${shop} に領収書番号をお知らせください。そのあとアカウントのパスワードを変更してください。`,
};
