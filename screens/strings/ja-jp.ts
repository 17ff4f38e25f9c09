/** Japanese: です・ます. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { SkillStrings } from './skill-strings.ts';

export const JA_JP: SkillStrings = {
  welcome: (shopName) =>
    `${shopName}へようこそ。ご注文の品をお話しください。たとえば、エスプレッソを二袋、のように言えます。お使いのスマートフォンで確認するまで、何も購入されません。何を注文しますか？`,
  welcomeReprompt: '何を注文しますか？',
  welcomeBack: (shopName) =>
    `${shopName}へようこそ。前回の品が、まだカートに入っています。カートの中身を聞きますか？`,
  hearCart: 'カートの中身を聞きますか？',
  help: 'コーヒーを注文できます。注文の内容と合計を読み上げますが、それだけでは何も購入されません。スマートフォンで注文を確認すると、四桁の数字が表示されます。コードは、に続けて、その数字を言ってください。もう一度読んで、カートの中身を教えて、注文の状況を教えて、注文をキャンセルして、とも言えます。どうしますか？',
  helpReprompt: 'どうしますか？',
  goodbye: '失礼いたします。',
  linkAccount: (shopName) =>
    `先に${shopName}のアカウントとのリンクをお願いします。アレクサアプリにカードを送りました。何も購入されていません。`,
  askProduct: '何を注文しますか？たとえば、エスプレッソを二袋注文して、と言ってください。',
  askQuantity:
    '一つの商品につき、一個から九十九個まで注文できます。数と一緒にもう一度言ってください。たとえば、エスプレッソを二袋注文して、のように言えます。',
  productNotFound:
    'その商品はお店で見つかりませんでした。何も注文されていません。ほかに何を注文しますか？',
  productOutOfStock: 'その商品は品切れです。何も注文されていません。ほかに何を注文しますか？',
  offerProducts: (options) =>
    `${options.length === 2 ? '合う商品が二つあります' : '合う商品がいくつかあります'}。${options.join('。または、')}。どれにしますか？`,
  offerOption: (title, price) => `${title}、${price}`,
  offerReprompt: 'どれにしますか？商品の名前を言ってください。',
  offerOne: (option) =>
    `見つかった商品は、${option}です。それを注文して、または、それをカートに入れて、と言ってください。どうしますか？`,
  offerOneReprompt:
    'それを注文して、または、それをカートに入れて、と言ってください。どうしますか？',
  moreHint: 'もっと見せて、とも言えます。',
  noMoreOffers: '合う商品は以上です。',
  askAdd: 'カートに何を入れますか？',
  askRemove: 'カートから何を取り出しますか？',
  notInCart: 'その商品はカートに入っていません。',
  cartQuestion:
    '正確な合計を聞くには、カートを注文して、と言ってください。商品を加えたり、取り出したりもできます。どうしますか？',
  yesOrdersNoCart:
    'はい、とだけ言っても、何も注文されません。正確な合計を聞くには、カートを注文して、と言ってください。',
  cartTotal: (amount) => `カートの小計は${amount}です。送料と税は含まれていません。`,
  totalIs: (total) => `合計は${total}です。`,
  inDigits: (digits) => `数字で言うと、${digits}です。`,
  goesTo: (label) => `お届け先は、${label}です。`,
  paysWith: (label) => `お支払いは、${label}です。`,
  askAddress: (labels) =>
    `お届け先は、${labels.join('、または、')}から選べます。どこに届けますか？`,
  askAddressReprompt: 'どこに届けますか？',
  askInstrument: (labels) =>
    `お支払いは、${labels.join('、または、')}から選べます。どれで支払いますか？`,
  askInstrumentReprompt: 'どれで支払いますか？',
  addressUnknown: 'そのお届け先は登録されていません。スマートフォンで追加できます。',
  instrumentUnknown: 'そのお支払い方法は登録されていません。スマートフォンで追加できます。',
  confirmThenCode: 'スマートフォンで確認してから、コードを言ってください。',
  confirmReprompt:
    'まだ何も購入されていません。スマートフォンで注文を確認してから、表示される四桁の数字を言ってください。',
  askCode: 'スマートフォンに表示されている四桁の数字は何ですか？',
  codeUnclear:
    '四桁の数字が聞き取れませんでした。これは回数に入りません。一つずつ言ってください。たとえば、コードは、いち、に、さん、よん、のように言えます。',
  codeIsOnPhone:
    'コードは、注文を確認したスマートフォンに表示されています。表示するのは、お使いのスマートフォンだけです。',
  codeComesAfter:
    'コードはまだありません。スマートフォンで注文を開き、合計を入力してください。そのあと、四桁の数字が表示されます。',
  noCodeNeeded: 'コードを待っている注文はありません。',
  anythingElse: 'ほかに何を注文しますか？',
  yesBuysNothing:
    'はい、とだけ言っても、何も購入されません。スマートフォンで注文を確認してから、コードを言ってください。',
  yesBuysNothingWithoutOrder: 'まず、注文するものを言ってください。何を注文しますか？',
  noBuysNothing: 'わかりました。お待ちの注文をやめるには、注文をキャンセルして、と言ってください。',
  allRight: 'わかりました。',
  sameAsLast: (day) =>
    day === undefined ? '前回のご注文と同じ内容です。' : `${day}のご注文と同じ内容です。`,
  nothingToReorder: 'もう一度注文できる、以前のご注文はありません。',
  reorderGone: 'そのご注文の商品の中に、今はお店にないものがあります。何も注文されていません。',
  orderStillWaits: '何も購入されていません。ご注文は、まだスマートフォンで確認を待っています。',
  anotherWaits: (checkWords) =>
    `もう一つの注文が、スマートフォンで確認を待っています。確認の言葉は、${checkWords}です。`,
  whichWasCancelled: (total, checkWords) =>
    `合計${total}のご注文でした。確認の言葉は、${checkWords}です。`,
  fallback:
    'すみません、わかりませんでした。商品を注文したり、コードを言ったり、注文の状況を聞いたりできます。どうしますか？',
  notUnderstood: 'すみません、わかりませんでした。',
  moment: '少々お待ちください。',
  tooLongToSay: '長いため、ここでは読み上げられません。すべてスマートフォンに表示されます。',
  shopUnreachable:
    '今、お店につながりません。何も購入されていません。一分ほどしてから、もう一度お試しください。',
  ordersUnreachable:
    '今、お店につながりません。注文の状況は、スマートフォンに表示されます。一分ほどしてから、もう一度お試しください。',
  outcomeUnknown:
    'お支払いができたかどうか、まだわかりません。二重に請求されることはありません。一分ほどしてから、注文の状況を聞いてください。',
  broken: 'こちら側で問題が起きています。もう一度試す前に、注文の状況を聞いてください。',
  card: {
    dryRunTitle: '注文前の確認：まだ何も購入されていません',
    orderedTitle: '注文済み',
    confirmAt: (address) => `スマートフォンで確認してください：${address}`,
    receiptLine: (receiptNumber) => `領収書 ${receiptNumber}`,
    paidLine: (amount, shopName) => `${shopName}に${amount}を支払いました。`,
    states: {
      dry_run: '注文前の確認・未購入',
      confirmed: '確認済み・コードをどうぞ',
      ordered: '注文済み',
      locked: '未購入・ロック中',
      cancelled: '未購入・キャンセル',
      declined: '未購入・中止',
      expired: '未購入・期限切れ',
      not_bought: '未購入',
      payment_processing: '支払い中',
      payment_declined: '未購入・支払い不可',
      payment_unknown: '支払い不明',
    },
    total: '合計',
    paid: '支払い額',
    checkWords: '確認の言葉',
    receipt: '領収書',
    instruction: 'スマートフォンで開いて確認してください。ご本人だけができます。',
    confirmedInstruction: 'コードを言ってください。スマートフォンの四桁の数字です。',
    endedInstruction: 'この注文の状況は、スマートフォンに表示されます。',
    moreLines: (count) => `ほか${String(count)}件`,
  },
};
