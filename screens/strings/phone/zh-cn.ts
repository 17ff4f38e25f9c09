/** The phone card in Chinese: 您. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = '没有购买任何东西';
const NOTHING_BOUGHT_YET = '尚未购买任何东西';

export const PHONE_ZH_CN: PhoneTexts = {
  states: {
    to_confirm: {
      tone: 'waiting',
      word: '等待您确认',
      money: NOTHING_BOUGHT_YET,
      next: '',
    },
    confirmed_here: {
      tone: 'waiting',
      word: '已确认',
      money: '尚未购买',
      next: '',
    },
    confirmed_elsewhere: {
      tone: 'waiting',
      word: '已在其他设备上确认',
      money: NOTHING_BOUGHT_YET,
      next: '口令在您确认时所用的设备上。请在那里查看，然后对 Echo 说出来。',
    },
    locked: {
      tone: 'stopped',
      word: '已锁定',
      money: NOTHING_BOUGHT,
      next: '口令错了三次。如果您仍想购买，请让 Echo 重新下单。',
    },
    expired: {
      tone: 'stopped',
      word: '时间已到',
      money: NOTHING_BOUGHT,
      next: '如果您仍想购买，请让 Echo 重新下单。价格可能已有变化。',
    },
    cancelled: {
      tone: 'stopped',
      word: '已取消',
      money: NOTHING_BOUGHT,
      next: '如果您仍想购买，请让 Echo 重新下单。',
    },
    stopping: {
      tone: 'waiting',
      word: '正在停止',
      money: '尚未停止',
      next: '我们正在停止这个订单。停止后，本页会立即告诉您。',
    },
    stopped: {
      tone: 'stopped',
      word: '已停止',
      money: NOTHING_BOUGHT,
      next: '这个订单不能再购买了。您无需做任何事。',
    },
    too_late: {
      tone: 'done',
      word: '来不及停止',
      money: '在此之前已购买',
      next: '请联系店铺退货，并提供您的收据编号。',
    },
    payment_processing: {
      tone: 'waiting',
      word: '正在付款',
      money: '付款正在进行',
      next: '您不会被扣款两次。完成后，本页会告诉您。',
    },
    payment_declined: {
      tone: 'stopped',
      word: '付款被拒',
      money: NOTHING_BOUGHT,
      next: '没有扣款。请让 Echo 重新下单，并换一种方式付款。',
    },
    payment_unknown: {
      tone: 'waiting',
      word: '尚不清楚',
      money: '我们正在查明',
      next: '我们还不知道付款是否完成。您不会被扣款两次。一有结果，我们就会告诉您。',
    },
    ordered: {
      tone: 'done',
      word: '已下单',
      money: '已付款',
      next: '',
    },
  },
  order: {
    total: '总计',
    checkWords: '核对词',
    readToYou: '读给您听的内容',
    lines: '您将收到',
    delivery: '配送',
    instrument: '付款',
    seller: '卖家',
    askedBy: '请求来自',
    takenBack:
      '您确认了这个订单，之后又确认了另一个。因此这次确认已失效，它的口令不能再用。一次只能有一个订单等待口令。',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}，${ago}` : `${device}，通过 ${clientName}，${ago}`,
    ago: agoIn({
      justNow: '刚刚',
      minutes: (count) => `${String(count)} 分钟前`,
      hours: (count) => `${String(count)} 小时前`,
      days: (count) => `${String(count)} 天前`,
    }),
  },
  confirm: {
    field: '输入总计金额以确认',
    go: '确认',
    isChecking: '正在核对…',
    thenPasskey: '下一步：您的通行密钥，然后说出口令。',
    thenSignIn: '下一步：再登录一次，然后说出口令。',
    untilSaid: '在您对 Echo 说出口令之前，不会购买任何东西。',
    timeLeft: (left) => `确认剩余时间：${left}`,
    nothingTyped: '请先输入总计金额。',
    read: '您输入的是',
    expected: '总计是',
    notMe: '这不是我',
    isStopping: '正在停止…',
  },
  verify: {
    title: '现在使用您的通行密钥',
    explain: '总计正确。您的设备会请您证明是您本人。',
    cancelled: '没有完成。没有确认任何东西。',
    again: '使用通行密钥',
    signIn: '改为登录',
    back: '返回订单',
  },
  code: {
    title: '说出这个口令',
    before: '用英语对 Echo 说：',
    // English on purpose: Alexa does not speak Chinese, so this is what the customer says.
    phrase: 'my code is',
    label: (digits) => `您的口令是 ${digits}。`,
    timeLeft: (left) => `说出口令的剩余时间：${left}`,
    timeLabel: '说出口令的剩余时间',
    wrong: (triesLeft) => `口令不对。您还可以试 ${String(triesLeft)} 次。`,
    anyTime: (shopName) => `如果 Echo 不再聆听，请先说“Alexa, ask ${shopName}”。`,
  },
  receipt: {
    title: '收据',
    charged: '已扣款',
    number: '收据编号',
    when: '付款时间',
    instrument: '付款方式',
    delivery: '送达',
    check: '自行核对这张收据',
    checkExplain:
      '签名收据中写明您输入的金额、扣款金额和收款方。任何人都可以核对，无需询问我们；没有人能悄悄改动它。',
    save: '保存签名收据',
    // A name that every file system and mail program takes.
    fileName: (receiptNumber) => `receipt-${receiptNumber}.jws`,
    date: receiptDateIn('zh-CN'),
  },
  card: {
    title: '您的订单',
    loading: '请稍候…',
    welcome: '只有您能确认',
    welcomeExplain:
      '您用语音下单后，订单会在这里等待。在您看到并输入总计金额之前，不会购买任何东西。',
    signIn: '登录',
    signOut: '退出登录',
    signingIn: '正在登录…',
    waiting: '等待中',
    earlier: '以前的订单',
    openTo: { to_confirm: '查看并确认', confirmed_here: '显示口令' },
    othersWaiting: (count) => `有 ${String(count)} 个订单在等待`,
    newerWaiting: '有一个较新的订单在等待。',
    openNewer: '打开较新的订单',
    moreLines: (count) => `另有 ${String(count)} 件`,
    nothingWaiting: '没有等待的订单',
    nothingWaitingExplain: '您用语音下单后，订单会自动出现在这里。在您确认之前，不会购买任何东西。',
    back: '所有订单',
    notFound: '这里没有这个订单',
    notFoundExplain: '它不是您的订单，或者已不存在。打开它没有购买任何东西。',
    cookiesDropped: '浏览器没有保留您的登录',
    cookiesDroppedExplain:
      '您已登录，但这个浏览器丢弃了安全 Cookie。有些浏览器在没有 https 的网址上会这样做。没有确认任何东西。',
    cookiesDroppedNext:
      '请在 Chrome、Edge 或 Firefox 中打开这个网址，或允许它使用 Cookie。然后再登录一次。',
    keyNotKept: '浏览器在这里不保存任何内容',
    keyNotKeptExplain:
      '确认需要一把留在这个浏览器中的密钥，而这个窗口无法保存。请在普通窗口而不是无痕窗口中打开这个网址。',
    tryAgain: '重试',
    connectionLost: '没有连接。您看到的内容可能不是最新的。我们会继续尝试。',
    signInUnfinished: '您没有完成登录。没有确认任何东西。',
    signedOut: '您已退出登录。请登录以查看您的订单。',
    notSent: '没有送达。没有确认任何东西。请重试。',
    notKnown: '我们还不知道是否已送达。一有结果，本页就会显示。',
    declineNotSent: '没有送达。订单尚未停止。请重试。',
    addPasskey: '添加通行密钥',
    addPasskeyExplain: '下次可用指纹、面容或屏幕锁定来确认。',
    passkeyAdded: '已添加您的通行密钥。下次可用它确认。',
    passkeyNotAdded: '没有添加通行密钥。',
    passkeySignIn: '请先再登录一次',
    passkeySignInExplain: '要添加通行密钥，请再登录一次。目前尚未添加。',
    passkeyReady: '现在创建通行密钥',
    passkeyReadyExplain: '您已登录。您的设备会请您创建通行密钥。',
    passkeyNotNow: '暂时不用',
    tookBack: (count) =>
      `您之前确认过另外 ${String(count)} 个订单。因为您确认了这个订单，之前的确认已失效，原来的口令不能再用。`,
    proofRefused: '请求被拒绝。请检查这台设备的日期和时间是否正确，然后重试。',
  },
  ...durationsIn({
    minutes: (count) => `${String(count)} 分钟`,
    seconds: (count) => `${String(count)} 秒`,
    joiner: ' ',
  }),
};
