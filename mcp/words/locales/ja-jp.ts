/** Japanese: です・ます. No に before an amount: it would be heard as a two. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

const BOUGHT = '何も購入されていません。';
const NOT_YET = 'まだ何も購入されていません。';
const ORDERED = '何も注文されていません。';
const UNREACHABLE = '今、お店につながりません。';
const LATER = '一分ほどしてから、もう一度お試しください。';
const ONCE = '二重に請求されることはありません。';
const ANEW = 'もう一度注文していただければ、改めて読み上げます。';
const STILL_WANTED = 'まだご希望の場合は、もう一度注文してください。';

export const JA_JP: ShopWords = {
  gap: '',
  search: {
    nothingFound:
      'その商品はお店で見つかりませんでした。ほかの言葉でお試しください。たとえば、エスプレッソ、のように言えます。',
    found: ({ said }) => `${said}件見つかりました。`,
    more: ({ said }) => `ほかに${said}件あります。`,
    next: '続きはこちらです。',
    noMore: 'これ以上はありません。',
    closest: 'すべてに合うものはありません。近いものはこちらです。',
    hadBefore: '前にここで注文された品です。',
    notHadBefore: '最近のご注文の中には見つかりませんでした。',
  },
  cart: {
    empty: 'カートは空です。',
    more: ({ said }) => `ほかに${said}点入っています。`,
    subtotal: (amount) => `小計、${amount}。送料と税金は別です。`,
    goesTo: (address) => `お届け先は、${address}です。`,
    paidWith: (instrument) => `お支払い方法は、${instrument}です。`,
    gone: '販売が終わった品がありましたので、カートから外しました。',
    changed: {
      add: 'カートに入れました。まだ何も注文されていません。',
      set: 'カートを変更しました。まだ何も注文されていません。',
      remove: 'カートから外しました。',
      clear: 'カートを空にしました。',
    },
    refused: {
      product_unknown: 'その商品はお店で見つかりませんでした。カートはそのままです。',
      out_of_stock: 'その商品は品切れです。カートはそのままです。',
      several_sellers:
        'その商品はカートのほかの品と販売元が違い、別の注文が必要です。カートはそのままです。',
      several_currencies:
        'その商品はカートのほかの品と通貨が違い、別の注文が必要です。カートはそのままです。',
      address_unknown:
        'そのお届け先は登録されていません。スマートフォンで追加できます。カートはそのままです。',
      instrument_unknown:
        'その支払い方法は登録されていません。スマートフォンで追加できます。カートはそのままです。',
      client_revoked:
        '代わりに注文する許可が取り消されています。スマートフォンでもう一度許可できます。カートはそのままです。',
      cart_full: 'カートがいっぱいです。先に何かを外してください。カートはそのままです。',
      too_many_of_one:
        'カートに入れられるのは、一つの商品につき九十九個までです。カートはそのままです。',
      not_in_cart: 'その商品はカートに入っていません。カートはそのままです。',
    },
  },
  audit: {
    none: 'お客様のお名前での依頼はありません。',
    more: 'それより前にもあります。',
    anAssistant: 'アシスタント',
    readBack: (client) => `${client}が注文を読み上げました。`,
    notReadBack: (client) => `${client}は依頼を受けましたが、注文は読み上げていません。`,
  },
  product: {
    notFound: 'その商品はお店で見つかりませんでした。',
    line: ({ title, price, isInStock }) => `${title}、${price}${isInStock ? '' : '、品切れです'}。`,
    sellerSays: (description) => `販売元の説明です。${description}`,
  },
  help: (shopName) =>
    `${shopName}で注文できます。ご希望の品を言っていただければ、注文の内容と正確な合計を読み上げます。それだけでは何も購入されません。スマートフォンで注文を開いて合計を入力すると、四桁の数字が表示されます。その数字を言うと、注文が完了します。カートに入れたり、もう一度注文したり、注文の状況を聞いたり、注文をキャンセルしたりすることもできます。`,
  proposal: {
    refused: {
      product_unknown: `お店で見つからない商品があります。${ORDERED}`,
      out_of_stock: `品切れの商品があります。${ORDERED}`,
      several_sellers: `販売元が違う商品があり、販売元ごとに別の注文が必要です。${ORDERED}`,
      several_currencies: `価格の通貨が違う商品があり、通貨ごとに別の注文が必要です。${ORDERED}`,
      address_unknown: `そのお届け先は登録されていません。スマートフォンで追加できます。${ORDERED}`,
      instrument_unknown: `その支払い方法は登録されていません。スマートフォンで追加できます。${ORDERED}`,
      client_revoked: `代わりに注文する許可が取り消されています。スマートフォンでもう一度許可できます。${ORDERED}`,
      unavailable: `${UNREACHABLE}${ORDERED}${LATER}`,
      cart_empty: `カートは空です。${ORDERED}`,
      too_many_of_one: `一度に注文できるのは、一つの商品につき九十九個までです。${ORDERED}`,
      too_many_waiting: `確認を待っている注文が多すぎます。先にどれかを確認するか、キャンセルしてください。${ORDERED}`,
      offer_over: `お店の提示した条件の期限が切れました。${ORDERED}もう一度注文してください。`,
      quote_mismatch: `お店の返事が注文と合いませんでした。${ORDERED}もう一度お試しください。`,
      invalid_request: `その注文がわかりませんでした。${ORDERED}`,
    },
    confirmThenCode: 'スマートフォンで確認してから、表示されるコードを言ってください。',
  },
  redeem: {
    outcomes: {
      payment_processing: `このご注文のお支払いの手続き中です。まだ終わっていません。${ONCE}少ししてから、注文の状況を聞いてください。`,
      payment_declined: `お支払いができませんでした。${BOUGHT}もう一度注文して、別の方法で支払うことができます。`,
      waiting_for_confirmation: `この注文はまだ確認されていません。${BOUGHT}スマートフォンで確認してから、表示される四桁の数字を言ってください。`,
      stronger_confirmation_needed: `この注文には、より確実な確認が必要です。${BOUGHT}スマートフォンで、パスキーを使って確認してください。`,
      code_locked: `コードの間違いが多すぎました。${BOUGHT}${STILL_WANTED}`,
      expired: `この注文は時間切れになりました。${BOUGHT}${ANEW}`,
      terms_changed: `この注文の内容が変わりました。${BOUGHT}`,
      limit_reached: `この注文は、いまのお店の限度額を超えています。${BOUGHT}`,
      refused: `その注文はできません。${BOUGHT}${ANEW}`,
      cancelled: `この注文はキャンセルされました。${BOUGHT}`,
      declined: `この注文はスマートフォンで中止されました。${BOUGHT}`,
      unavailable: `${UNREACHABLE}${BOUGHT}${LATER}`,
    },
    codeWrong: `そのコードは違います。${BOUGHT}`,
    triesLeft: {
      none: `もう試すことはできません。${STILL_WANTED}`,
      one: 'あと一回試せます。',
      two: 'あと二回試せます。',
      three: 'あと三回試せます。',
    },
    codeUnclear:
      'スマートフォンに表示されている四桁の数字を言ってください。今のは回数に入りません。',
    totalIsNow: (total) => `合計は${total}に変わりました。`,
    confirmThenNewCode: 'スマートフォンで確認してから、新しいコードを言ってください。',
  },
  cancel: {
    cancelled: `ご注文をキャンセルしました。${BOUGHT}`,
    declined: `ご注文は、すでにスマートフォンで中止されていました。${BOUGHT}`,
    expired: `ご注文は、すでに時間切れになっていました。${BOUGHT}`,
    already_ordered:
      'コードがすでに受け付けられたため、もうキャンセルできません。注文の状況を聞いてください。返品はスマートフォンからできます。',
    refused: 'その注文は見つかりませんでした。',
    unavailable: `今、お店につながらないため、注文をキャンセルできませんでした。${LATER}`,
  },
  order: {
    none: 'ここにはご注文がありません。',
    notFound: 'その注文は見つかりませんでした。',
    pastOnPhone: 'これまでのご注文は、お使いのスマートフォンでご覧ください。',
    summary: ({ total, checkWords }) =>
      `ご注文の合計は${total}です。確認の言葉は、${checkWords}です。`,
    states: {
      waiting: `スマートフォンでの確認を待っています。${NOT_YET}スマートフォンで確認してから、表示される四桁の数字を言ってください。`,
      confirmed: `スマートフォンで確認済みで、コードを待っています。${NOT_YET}スマートフォンに表示されている四桁の数字を言ってください。`,
      locked: `コードの間違いが多すぎたため、ロックされています。${BOUGHT}${STILL_WANTED}`,
      cancelled: `この注文はキャンセルされました。${BOUGHT}`,
      declined: `この注文はスマートフォンで中止されました。${BOUGHT}`,
      expired: `この注文は時間切れになりました。${BOUGHT}${ANEW}`,
      payment_processing: `コードは正しく、お支払いの手続き中です。まだ終わっていません。${ONCE}`,
      payment_declined: `お支払いができませんでした。${BOUGHT}`,
      payment_unknown: `お支払いができたかどうか、まだわかりません。${ONCE}わかりしだいお知らせします。`,
    },
    back: {
      soldOut: 'お支払いのあとに品切れとなったため、お届けできません。',
      onItsWay: (amount) => `${amount}の返金を進めています。`,
      paidBack: (amount) => `${amount}を返金しました。`,
      notPaidBack: (amount) =>
        `${amount}を予定どおり返金できませんでした。お店にお問い合わせください。別の方法で返金します。`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `注文しました。お支払い額は${amount}、お支払い先は${shop}です。確認の言葉は、${checkWords}です。領収書はスマートフォンにあり、メールでも届きます。`,
  },
  faults: {
    unreachable: UNREACHABLE,
    ownFault: 'こちら側で問題が起きています。',
    nothingBought: BOUGHT,
    phoneShowsOrders: '注文の状況は、スマートフォンに表示されます。',
    cannotLookUpOrder: '注文を調べられません。',
    cannotLookUpOrders: '注文を調べられません。',
    cancelUnknown: 'ご注文がキャンセルされたかどうか、わかりません。',
    orderUnknown: `注文できたかどうか、まだわかりません。${ONCE}`,
    tryAgainSoon: LATER,
  },
  request: {
    notUnderstood: 'そのご依頼がわかりませんでした。',
    notTaken: (names) => `${names}は受け付けていません。`,
    partWrong: ({ name }) => `「${name}」の部分が正しくありません。`,
    wholeWrong: () => 'ご依頼の形が正しくありません。',
    tooMany: `一度にたくさんのご依頼がありました。${BOUGHT}一分ほどお待ちください。`,
  },
};
