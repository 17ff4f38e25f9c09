/** The phone card in Japanese: です・ます. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = '何も購入されていません';
const NOTHING_BOUGHT_YET = 'まだ何も購入されていません';

export const PHONE_JA_JP: PhoneTexts = {
  states: {
    to_confirm: {
      tone: 'waiting',
      word: '確認待ち',
      money: NOTHING_BOUGHT_YET,
      next: '',
    },
    confirmed_here: {
      tone: 'waiting',
      word: '確認済み',
      money: 'まだ購入されていません',
      next: '',
    },
    confirmed_elsewhere: {
      tone: 'waiting',
      word: '別の端末で確認済み',
      money: NOTHING_BOUGHT_YET,
      next: 'コードは、確認に使った端末に表示されています。そちらを見て、Echoに向かって言ってください。',
    },
    locked: {
      tone: 'stopped',
      word: 'ロック中',
      money: NOTHING_BOUGHT,
      next: 'コードが三回間違っていました。まだご希望の場合は、Echoでもう一度注文してください。',
    },
    expired: {
      tone: 'stopped',
      word: '時間切れ',
      money: NOTHING_BOUGHT,
      next: 'まだご希望の場合は、Echoでもう一度注文してください。価格が変わっていることがあります。',
    },
    cancelled: {
      tone: 'stopped',
      word: 'キャンセル済み',
      money: NOTHING_BOUGHT,
      next: 'まだご希望の場合は、Echoでもう一度注文してください。',
    },
    stopping: {
      tone: 'waiting',
      word: '中止の手続き中',
      money: 'まだ中止されていません',
      next: 'この注文を中止しています。中止されると、すぐにこの画面に表示されます。',
    },
    stopped: {
      tone: 'stopped',
      word: '中止済み',
      money: NOTHING_BOUGHT,
      next: 'この注文はもう購入できません。何もする必要はありません。',
    },
    too_late: {
      tone: 'done',
      word: '中止できませんでした',
      money: 'すでに購入されています',
      next: 'お店に返品をお申し出ください。その際、領収書番号をお伝えください。',
    },
    payment_processing: {
      tone: 'waiting',
      word: '支払い中',
      money: 'お支払いの手続き中です',
      next: '二重に請求されることはありません。終わると、この画面に表示されます。',
    },
    payment_declined: {
      tone: 'stopped',
      word: '支払い不可',
      money: NOTHING_BOUGHT,
      next: '請求はされていません。Echoでもう一度注文し、別の方法でお支払いください。',
    },
    payment_unknown: {
      tone: 'waiting',
      word: '支払い結果待ち',
      money: '調べています',
      next: 'お支払いができたかどうか、まだわかりません。二重に請求されることはありません。わかり次第お知らせします。',
    },
    ordered: {
      tone: 'done',
      word: '注文済み',
      money: '支払い済み',
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
    notMe: '心当たりがありません',
    isStopping: '中止しています…',
  },
  verify: {
    title: '次はパスキーです',
    explain: '合計は合っています。ご本人であることを、お使いの端末で確かめます。',
    cancelled: '途中で終わりました。何も確認されていません。',
    again: 'パスキーを使う',
    signIn: '代わりにサインイン',
    back: '注文に戻る',
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
    save: '署名付き領収書を保存',
    // A name that every file system and mail program takes.
    fileName: (receiptNumber) => `receipt-${receiptNumber}.jws`,
    date: receiptDateIn('ja-JP'),
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
  },
  ...durationsIn({
    minutes: (count) => `${String(count)}分`,
    seconds: (count) => `${String(count)}秒`,
    joiner: '',
  }),
};
