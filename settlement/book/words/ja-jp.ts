/** Letters about changes of the account, in Japanese. No native speaker has reviewed it yet. */
import type { LetterWords } from './letter-words.ts';

export const JA_JP: LetterWords = {
  subject: (shop) => `${shop}：アカウントが変更されました`,
  moneySubject: (shop) => `${shop}：返金のお知らせ`,
  paymentSubject: (shop) => `${shop}：お支払いについて`,
  says: {
    passkey_added: () =>
      'パスキーが追加されました。24 時間後から、より強い確認が必要なご注文の確認にも使えます。',
    passkey_removed: () => 'パスキーが削除されました。今後は確認に使えません。',
    all_passkeys_removed: () => '復旧コードを使って、すべてのパスキーが削除されました。',
    unlocked: () => '音声でのお買い物のロックが解除されました。',
    recovery_codes_made: () => '新しい復旧コードが作られました。以前のコードは使えません。',
    client_allowed: (about) => `${about} は再び注文を提案できます。`,
    client_revoked: (about) => `${about} は注文を提案できなくなりました。`,
    erased: () => 'カードのデータが消去されました。',
    address_added: (about) =>
      `新しい住所が追加されました：${about}。ご注文をお届けできるようになりました。`,
    address_removed: (about) => `住所が削除されました：${about}。`,
    instrument_added: (about) =>
      `新しい支払いカードが追加されました：${about}。ご注文のお支払いに使えるようになりました。`,
    instrument_removed: (about) => `支払いカードが削除されました：${about}。`,
    address_not_added: () => '新しい住所を追加できませんでした。登録済みの住所は変わっていません。',
    instrument_not_added: () =>
      '新しい支払いカードを追加できませんでした。登録済みのカードは変わっていません。',
    order_sold_out: (about) =>
      `お支払いのあとに品切れとなりました。${about}を、お支払いに使われた方法へ返金します。`,
    return_accepted: (about) =>
      `返品を受け付けました。${about}を、お支払いに使われた方法へ返金します。`,
    return_refused: () => '返品は受け付けられませんでした。返金はありません。',
    refunded: (about) => `${about}を、お支払いに使われた方法へ返金しました。`,
    payment_not_taken: (about) =>
      `${about}のお支払いは行われませんでした。何も購入されておらず、請求もありません。別のお支払い方法で、もう一度ご注文いただけます。`,
    refund_failed: (about) =>
      `${about}を、お支払いに使われた方法へ予定どおり返金できませんでした。お店が別の方法で返金します。お店にお問い合わせください。`,
  },
  nameless: '（名前なし）',
  when: (time) => `日時：${time}`,
  ifNotYou: (shop) =>
    `お心当たりがない場合は、カードを開いて元に戻し、すぐに ${shop} にお知らせください。そのあとアカウントのパスワードを変更してください。`,
};
