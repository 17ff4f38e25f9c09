/** The phone card in Japanese: です・ます. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = '何も購入されていません';
const NOTHING_BOUGHT_YET = 'まだ何も購入されていません';

export const PHONE_JA_JP: PhoneTexts = {
  locale: 'ja-JP',
  direction: 'ltr',
  states: {
    to_confirm: {
      word: '確認待ち',
      money: NOTHING_BOUGHT_YET,
      next: '',
    },
    confirmed_here: {
      word: '確認済み',
      money: 'まだ購入されていません',
      next: '',
    },
    confirmed_elsewhere: {
      word: '別の端末で確認済み',
      money: NOTHING_BOUGHT_YET,
      next: 'コードは、確認に使った端末に表示されています。そちらを見て、Echoに向かって言ってください。',
    },
    locked: {
      word: 'ロック中',
      money: NOTHING_BOUGHT,
      next: 'コードが三回間違っていました。まだご希望の場合は、Echoでもう一度注文してください。',
    },
    expired: {
      word: '時間切れ',
      money: NOTHING_BOUGHT,
      next: 'まだご希望の場合は、Echoでもう一度注文してください。価格が変わっていることがあります。',
    },
    cancelled: {
      word: 'キャンセル済み',
      money: NOTHING_BOUGHT,
      next: 'まだご希望の場合は、Echoでもう一度注文してください。',
    },
    stopping: {
      word: '中止の手続き中',
      money: 'まだ中止されていません',
      next: 'この注文を中止しています。中止されると、すぐにこの画面に表示されます。',
    },
    stopped: {
      word: '中止済み',
      money: NOTHING_BOUGHT,
      next: 'この注文はもう購入できません。何もする必要はありません。',
    },
    too_late: {
      word: '中止できませんでした',
      money: 'すでに購入されています',
      next: 'まだ返品できます。下の「返品する」からお進みください。',
    },
    payment_processing: {
      word: '支払い中',
      money: 'お支払いの手続き中です',
      next: 'コードが使われました。二重に請求されることはありません。終わると、この画面に表示されます。',
    },
    payment_declined: {
      word: '支払い不可',
      money: NOTHING_BOUGHT,
      next: '請求はされていません。Echoでもう一度注文し、別の方法でお支払いください。',
    },
    payment_unknown: {
      word: '支払い結果待ち',
      money: '調べています',
      next: 'お支払いができたかどうか、まだわかりません。二重に請求されることはありません。わかり次第お知らせします。',
    },
    ordered: {
      word: '注文済み',
      money: '支払い済み',
      next: '',
    },
    halted: {
      word: 'パスキーが必要',
      money: NOTHING_BOUGHT_YET,
      next: '',
    },
    changed: {
      word: 'お店が内容を変更',
      money: NOTHING_BOUGHT,
      next: '価格または条件が変わったため、この注文は終了しました。Echoでもう一度注文し、新しい合計を聞いてください。',
    },
    refused_by_policy: {
      word: '注文できません',
      money: NOTHING_BOUGHT,
      next: 'このお店の決まりにより、この注文はできません。確認しても変わりません。',
    },
    partly_refunded: {
      word: '一部返金済み',
      money: '一部のお金が戻りました',
      next: '',
    },
    refunded: {
      word: '返金済み',
      money: 'お金が戻りました',
      next: '銀行に表示されるまで、数日かかることがあります。',
    },
    found_paid: {
      word: '判明：支払い済み',
      money: '請求は一度だけです',
      next: 'しばらくわかりませんでしたが、お支払いはできていました。',
    },
    found_unpaid: {
      word: '判明：未払い',
      money: NOTHING_BOUGHT,
      next: 'しばらくわかりませんでしたが、お支払いはできておらず、請求もありません。',
    },
    sold_out: {
      word: '品切れ',
      money: '返金の手続き中です',
      next: '',
    },
  },
  order: {
    total: '合計',
    checkWords: '確認の言葉',
    readToYou: '読み上げた内容',
    lines: '届く品',
    delivery: '配送',
    instrument: 'お支払い',
    seller: '販売元',
    askedBy: '依頼元',
    takenBack:
      'この注文を確認したあと、別の注文を確認しました。そのため、この確認は取り消され、コードは使えなくなりました。コードを待てる注文は、一度に一つだけです。',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}、${ago}` : `${device}、${clientName}経由、${ago}`,
    ago: agoIn({
      justNow: 'たった今',
      minutes: (count) => `${String(count)}分前`,
      hours: (count) => `${String(count)}時間前`,
      days: (count) => `${String(count)}日前`,
    }),
    successorWaits: '同じ注文が、新しい条件で待っています。',
    openSuccessor: '新しい注文を開く',
    refunded: '返金額',
  },
  confirm: {
    field: '合計を入力して確認',
    go: '確認する',
    isChecking: '照合中…',
    thenPasskey: '次は、パスキー、そしてコードを言います。',
    thenSignIn: '次は、もう一度サインインし、コードを言います。',
    untilSaid: 'Echoにコードを言うまで、何も購入されません。',
    timeLeft: (left) => `確認の残り時間：${left}`,
    nothingTyped: '先に合計を入力してください。',
    read: '入力した金額',
    expected: '合計は',
    dontBuy: '購入しない',
    notMe: '心当たりがありません',
    notMeExplain: (client) =>
      `この注文を中止します。${client}も停止します。今後は代わりに依頼できなくなり、その注文のお知らせも届きません。`,
    notMeAgain: '「アカウント」の「アシスタント」で、もう一度許可できます。',
    notMeGo: '両方とも中止する',
    notMeDone: (client) => `${client}も停止しました。`,
    isStopping: '中止しています…',
    sayBy: (time) => `そのあと、${time}までにコードを言ってください。`,
    notHeld: 'お店での取り置きはありません。先に売り切れることがあります。',
  },
  verify: {
    title: '次はパスキーです',
    explain: '合計は合っています。ご本人であることを、お使いの端末で確かめます。',
    cancelled: '途中で終わりました。何も確認されていません。',
    again: 'パスキーを使う',
    signIn: '代わりにサインイン',
    back: '注文に戻る',
    changeExplain: 'ご本人であることを、お使いの端末で確かめます。まだ何も変わっていません。',
    changeCancelled: '途中で終わりました。何も変わっていません。',
    changeBack: 'アカウントに戻る',
  },
  code: {
    title: 'このコードを言ってください',
    before: 'Echoに向かって：',
    phrase: 'コードは',
    label: (digits) => `コードは${digits}です。`,
    timeLeft: (left) => `コードを言う残り時間：${left}`,
    timeLabel: 'コードを言う残り時間',
    wrong: (triesLeft) => `コードが違いました。あと${String(triesLeft)}回試せます。`,
    anyTime: (shopName) =>
      `Echoが聞き取りを終えていたら、先に「アレクサ、${shopName}を開いて」と言ってください。`,
  },
  receipt: {
    title: '領収書',
    charged: '請求額',
    number: '領収書番号',
    when: '支払い日時',
    instrument: '支払い方法',
    delivery: 'お届け予定',
    check: 'この領収書を自分で確かめる',
    checkExplain:
      '署名付きの領収書には、入力した金額、請求された金額、請求元が記されています。だれでも、当方に問い合わせずに確かめられます。気づかれずに書き換えることはできません。',
    sendBack: '返品する',
    back: {
      title: '返品・返金',
      asked: '返品の手続き中です。販売者からの返事はまだありません。',
      taken: '返品の手続き中です。販売者が引き取ります。',
      took: '販売者が引き取りました。',
      notTaken: '販売者は返品を受け付けません。この分の返金はありません。',
      soldOut: 'お支払いのあとに品切れになりました。商品は届きません。',
      onItsWay: '返金手続き中',
      notPaidBack: '返金できませんでした',
    },
    save: '署名付き領収書を保存',
    // A name that every file system and mail program takes.
    fileName: (receiptNumber) => `receipt-${receiptNumber}.jws`,
    date: momentIn('ja-JP'),
  },
  card: {
    title: 'ご注文',
    loading: 'お待ちください…',
    welcome: '確認できるのはご本人だけです',
    welcomeExplain:
      '音声で注文すると、注文はここで確認を待ちます。合計を見て入力するまで、何も購入されません。',
    signIn: 'サインイン',
    signOut: 'サインアウト',
    signingIn: 'サインインしています…',
    waiting: '確認待ち',
    earlier: '以前の注文',
    openTo: { to_confirm: '見て確認する', confirmed_here: 'コードを見る' },
    othersWaiting: (count) => `${String(count)}件の注文が待っています`,
    newerWaiting: '新しい注文が待っています。',
    openNewer: '新しい注文を開く',
    moreLines: (count) => `ほか${String(count)}件`,
    nothingWaiting: '待っている注文はありません',
    nothingWaitingExplain:
      '音声で注文すると、注文は自動でここに表示されます。確認するまで、何も購入されません。',
    back: 'すべての注文',
    notFound: 'この注文はここにありません',
    notFoundExplain:
      'あなたの注文ではないか、もう残っていません。開いたことで購入されたものはありません。',
    cookiesDropped: 'サインインを保持できませんでした',
    cookiesDroppedExplain:
      'サインインしましたが、このブラウザーは安全なCookieを捨てました。httpsではないアドレスでは、そうするブラウザーがあります。何も確認されていません。',
    cookiesDroppedNext:
      'このアドレスをChrome、Edge、Firefoxのいずれかで開くか、Cookieを許可してください。そのあと、もう一度サインインしてください。',
    keyNotKept: 'このブラウザーは何も保存しません',
    keyNotKeptExplain:
      '確認には、このブラウザーに残る鍵が必要ですが、このウィンドウでは保存できません。プライベートではない、通常のウィンドウでこのアドレスを開いてください。',
    tryAgain: 'もう一度試す',
    connectionLost: '接続できません。表示が古いことがあります。接続を続けて試しています。',
    signInUnfinished: 'サインインが終わりませんでした。何も確認されていません。',
    signedOut: 'サインアウトしています。注文を見るには、サインインしてください。',
    notSent: '届きませんでした。何も確認されていません。もう一度お試しください。',
    notKnown: '届いたかどうか、まだわかりません。わかり次第、この画面に表示されます。',
    declineNotSent: '届きませんでした。注文はまだ中止されていません。もう一度お試しください。',
    addPasskey: 'パスキーを追加',
    addPasskeyExplain: '次回は、指紋、顔、画面ロックで確認できます。',
    passkeyAdded: 'パスキーを追加しました。次回はこれで確認できます。',
    passkeyNotAdded: 'パスキーは追加されませんでした。',
    passkeySignIn: '先に、もう一度サインイン',
    passkeySignInExplain:
      'パスキーを追加するには、もう一度サインインしてください。まだ追加されていません。',
    passkeyReady: '次はパスキーです',
    passkeyReadyExplain: 'サインインしました。お使いの端末でパスキーを作ります。',
    passkeyNotNow: '今はしない',
    tookBack: (count) =>
      `先に確認していた別の注文${String(count)}件は、この注文を確認したため、確認が取り消されました。前のコードはもう使えません。`,
    proofRefused:
      '受け付けられませんでした。この端末の日付と時刻が正しいか確かめて、もう一度お試しください。',
    account: 'アカウント',
    offline: 'オフラインです。接続が戻るまで、何も確認できません。',
    signedOutHere:
      '別の端末からか、時間がたったため、ここではサインアウトされました。何も確認されていません。',
    remember: '30日間サインインしたままにする',
    rememberExplain: '注文のたびに、ご本人であることを確かめます。',
    language: '言語',
    notLoaded: '読み込めませんでした。接続を確かめて、もう一度お試しください。',
  },
  risk: {
    unusual: 'いつもと違う点',
    halted: 'パスキーだけで確認できます',
    usable: 'サインインだけでは足りません。合計を入力してから、パスキーを使ってください。',
    none: 'パスキーがまだありません。今追加したものは、24時間後からこのような注文を確認できます。この注文はその前に終了します。',
    tooNew: (when) => `パスキーが新しいため、このような注文を確認できるのは${when}からです。`,
    endsBefore:
      'この注文はその前に終了します。その時もご希望の場合は、Echoでもう一度注文してください。',
    byModel: '言語モデルによる説明',
    limited: '今は購入できません',
    limitFrom: (when) => `それまでに他のものを購入しなければ、コードは${when}から使えます。`,
    limitRoomFrom: (when) =>
      `それまでに他のものを購入しなければ、${when}から上限に余裕ができます。`,
    limitLater: '上限に余裕ができると、コードが使えるようになります。',
    refused: '注文できない理由',
    reasons: {
      amount_high: '合計がいつもより高額です。',
      amount_above_limit: '合計がこのお店の上限を超えています。',
      hour_limit: '1時間の上限を超えます。',
      day_limit: '1日の上限を超えます。',
      category_high_risk: 'ギフトカード、賭け、ローンなど、泥棒がよく狙う種類のものです。',
      retry_of_halted: 'この24時間に確認されなかった注文と似ています。',
      after_halt: 'ほかの普段と違う注文が、まだ確認を待っているか、お断りになったままです。',
      new_seller_high: '初めての販売元に対して、金額が大きいです。',
      score_high: '普段と違う点がいくつも重なっています。',
      was_halted: '一度止められた注文です。パスキーで確認されるまで、そのままです。',
      possible_repeat: 'この24時間にほぼ同じものを購入しています。もう一度購入しますか。',
      category_unknown: 'どんな種類のものか、わかりませんでした。',
      category_claim_differs: 'アシスタントの説明が、実際のものと違います。',
      unusual_amount: '合計がいつもの金額を大きく超えています。',
      unusual_frequency: '短い時間に注文がたくさんありました。',
      unusual_hour: 'この時間帯に購入したことがありません。',
      slow_drift: 'ご注文の金額や回数が、少しずつ増えています。',
      first_order_from_client: 'このアシスタントからの最初の注文です。',
      new_device: '注文に使われた端末が新しいものです。',
      new_address: '住所が新しいものです。',
      new_instrument: 'お支払い方法が新しいものです。',
      first_from_merchant: 'この販売元への最初の注文です。',
    },
  },
  refusals: {
    ordered: 'この注文は、すでにコードで購入されています。それ以上は購入されていません。',
    cancelled: 'この注文はキャンセルされました。何も購入されていません。',
    declined: 'この注文はお使いの電話で中止されました。何も購入されていません。',
    expired: '確認の時間が過ぎました。何も購入されていません。Echoでもう一度注文してください。',
    locked: 'コードの間違いが多いため、この注文はロックされています。何も購入されていません。',
    too_many:
      'この注文は、すでに三回確認されています。何も購入されていません。Echoでもう一度注文してください。',
    other_order_shown:
      '画面には別の注文が表示されています。何も購入されていません。この注文を開き直して、もう一度お読みください。',
    refused_by_policy: 'このお店の決まりにより、この注文はできません。何も購入されていません。',
    passkey_needed: 'この注文は、パスキーだけで確認できます。何も購入されていません。',
    passkey_too_new:
      'パスキーの追加から24時間たっていません。何も購入されていません。この注文は、それより前のパスキーだけで確認できます。',
    not_found: 'この注文はここにありません。何も購入されていません。',
    other_amount: 'この注文の合計と違います。何も購入されていません。',
    no_amount: '入力に金額がありませんでした。何も購入されていません。',
    several_amounts:
      '金額が二つ以上入力されました。何も購入されていません。合計だけを入力してください。',
    ambiguous:
      '入力は二通り以上の金額に読めます。何も購入されていません。表示のとおりに入力してください。',
    other_currency: '入力は別の通貨です。何も購入されていません。',
    negative: '入力は零より小さい金額です。何も購入されていません。',
    too_large: '入力はどの注文よりもはるかに大きい金額です。何も購入されていません。',
    started_elsewhere:
      '時間がかかりすぎたか、使用済みか、別の場所で始められました。何も購入されていません。最初からやり直してください。',
    provider_refused:
      'サインインが受け付けられませんでした。何も購入されていません。もう一度お試しください。',
    provider_unreachable:
      'サインインを今は確かめられませんでした。何も購入されていません。少し待ってからお試しください。',
    not_fresh:
      'サインインから時間がたっています。何も購入されていません。もう一度サインインしてください。',
    other_customer:
      '別の方としてサインインされました。何も購入されていません。この注文のアカウントでサインインしてください。',
    passkey_refused:
      'パスキーが受け付けられませんでした。何も購入されていません。もう一度試すか、代わりにサインインしてください。',
  },
  ...timesIn('ja-JP'),
  ...durationsIn({
    minutes: (count) => `${String(count)}分`,
    seconds: (count) => `${String(count)}秒`,
    joiner: '',
  }),
};
