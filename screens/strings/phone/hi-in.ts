/** The phone card in Hindi: आप. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'कुछ भी खरीदा नहीं गया';
const NOTHING_BOUGHT_YET = 'अभी कुछ भी खरीदा नहीं गया';

export const PHONE_HI_IN: PhoneTexts = {
  states: {
    to_confirm: {
      tone: 'waiting',
      word: 'आपकी पुष्टि बाकी है',
      money: NOTHING_BOUGHT_YET,
      next: '',
    },
    confirmed_here: {
      tone: 'waiting',
      word: 'पुष्टि हो गई',
      money: 'अभी खरीदा नहीं गया',
      next: '',
    },
    confirmed_elsewhere: {
      tone: 'waiting',
      word: 'दूसरे डिवाइस पर पुष्टि',
      money: NOTHING_BOUGHT_YET,
      next: 'कोड उस डिवाइस पर है जिस पर आपने पुष्टि की। वहाँ देखें, फिर उसे अपने Echo से कहें।',
    },
    locked: {
      tone: 'stopped',
      word: 'लॉक',
      money: NOTHING_BOUGHT,
      next: 'कोड तीन बार गलत था। अगर आप अब भी यह चाहते हैं, तो अपने Echo से फिर से ऑर्डर करें।',
    },
    expired: {
      tone: 'stopped',
      word: 'समय समाप्त',
      money: NOTHING_BOUGHT,
      next: 'अगर आप अब भी यह चाहते हैं, तो अपने Echo से फिर से ऑर्डर करें। कीमत बदल गई हो सकती है।',
    },
    cancelled: {
      tone: 'stopped',
      word: 'रद्द',
      money: NOTHING_BOUGHT,
      next: 'अगर आप अब भी यह चाहते हैं, तो अपने Echo से फिर से ऑर्डर करें।',
    },
    stopping: {
      tone: 'waiting',
      word: 'रोका जा रहा है',
      money: 'अभी रुका नहीं है',
      next: 'हम इस ऑर्डर को रोक रहे हैं। रुकते ही यह इस पेज पर दिखेगा।',
    },
    stopped: {
      tone: 'stopped',
      word: 'रोका गया',
      money: NOTHING_BOUGHT,
      next: 'यह ऑर्डर अब खरीदा नहीं जा सकता। आपको कुछ नहीं करना है।',
    },
    too_late: {
      tone: 'done',
      word: 'रोकने में देर हो गई',
      money: 'यह पहले ही खरीदा जा चुका था',
      next: 'दुकान से इसे वापस लेने के लिए कहें। उन्हें अपना रसीद नंबर बताएँ।',
    },
    payment_processing: {
      tone: 'waiting',
      word: 'भुगतान हो रहा है',
      money: 'भुगतान अभी पूरा नहीं हुआ',
      next: 'आपसे दो बार पैसे नहीं लिए जाएँगे। पूरा होते ही यह इस पेज पर दिखेगा।',
    },
    payment_declined: {
      tone: 'stopped',
      word: 'भुगतान नामंज़ूर',
      money: NOTHING_BOUGHT,
      next: 'आपसे पैसे नहीं लिए गए। अपने Echo से फिर से ऑर्डर करें, और किसी दूसरे तरीके से भुगतान करें।',
    },
    payment_unknown: {
      tone: 'waiting',
      word: 'अभी पता नहीं',
      money: 'हम पता कर रहे हैं',
      next: 'हमें अभी नहीं पता कि भुगतान हुआ या नहीं। आपसे दो बार पैसे नहीं लिए जाएँगे। हम आपको बताएँगे।',
    },
    ordered: {
      tone: 'done',
      word: 'ऑर्डर हो गया',
      money: 'भुगतान हो गया',
      next: '',
    },
  },
  order: {
    total: 'कुल राशि',
    checkWords: 'जाँच के शब्द',
    readToYou: 'आपको यह पढ़कर सुनाया गया',
    lines: 'आपको यह मिलेगा',
    delivery: 'डिलीवरी',
    instrument: 'भुगतान',
    seller: 'विक्रेता',
    askedBy: 'किसने कहा',
    takenBack:
      'आपने इस ऑर्डर की पुष्टि की, और उसके बाद दूसरे की। इसलिए यह पुष्टि अब मान्य नहीं है: इसका कोड अब काम नहीं करता। एक समय में सिर्फ़ एक ऑर्डर अपने कोड का इंतज़ार कर सकता है।',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}, ${ago}` : `${device}, ${clientName} के ज़रिए, ${ago}`,
    ago: agoIn({
      justNow: 'अभी-अभी',
      minutes: (count) => `${String(count)} मिनट पहले`,
      hours: (count) => `${String(count)} घंटे पहले`,
      days: (count) => `${String(count)} दिन पहले`,
    }),
  },
  confirm: {
    field: 'पुष्टि के लिए कुल राशि टाइप करें',
    go: 'पुष्टि करें',
    isChecking: 'जाँच रहे हैं…',
    thenPasskey: 'आगे: आपकी पासकी, फिर बोलने के लिए कोड।',
    thenSignIn: 'आगे: एक बार फिर साइन इन, फिर बोलने के लिए कोड।',
    untilSaid: 'जब तक आप अपने Echo से कोड नहीं कहते, कुछ भी खरीदा नहीं जाता।',
    timeLeft: (left) => `पुष्टि के लिए ${left} बाकी`,
    nothingTyped: 'पहले कुल राशि टाइप करें।',
    read: 'आपने टाइप किया',
    expected: 'कुल राशि है',
    notMe: 'यह मैंने नहीं किया',
    isStopping: 'रोक रहे हैं…',
  },
  verify: {
    title: 'अब आपकी पासकी',
    explain: 'कुल राशि सही है। आपका डिवाइस पूछेगा कि यह आप ही हैं।',
    cancelled: 'यह पूरा नहीं हुआ। किसी चीज़ की पुष्टि नहीं हुई।',
    again: 'अपनी पासकी इस्तेमाल करें',
    signIn: 'या साइन इन करें',
    back: 'ऑर्डर पर वापस',
  },
  code: {
    title: 'यह कोड कहें',
    before: 'अपने Echo से कहें:',
    phrase: 'मेरा कोड है',
    label: (digits) => `आपका कोड ${digits} है।`,
    timeLeft: (left) => `कोड कहने के लिए ${left} बाकी`,
    timeLabel: 'कोड कहने के लिए बाकी समय',
    wrong: (triesLeft) =>
      triesLeft === 1
        ? 'वह कोड सही नहीं था। आप एक बार और कोशिश कर सकते हैं।'
        : `वह कोड सही नहीं था। आप ${String(triesLeft)} बार और कोशिश कर सकते हैं।`,
    anyTime: (shopName) => `अगर Echo ने सुनना बंद कर दिया है, तो पहले कहें “अलेक्सा, ${shopName} खोलो”।`,
  },
  receipt: {
    title: 'रसीद',
    charged: 'लिया गया भुगतान',
    number: 'रसीद नंबर',
    when: 'भुगतान का समय',
    instrument: 'भुगतान का तरीका',
    delivery: 'पहुँचने का समय',
    check: 'यह रसीद खुद जाँचें',
    checkExplain:
      'हस्ताक्षरित रसीद में है कि आपने क्या टाइप किया, कितने पैसे लिए गए और किसने लिए। कोई भी हमसे पूछे बिना इसे जाँच सकता है; कोई भी इसे चुपचाप बदल नहीं सकता।',
    save: 'हस्ताक्षरित रसीद सहेजें',
    // A name that every file system and mail program takes.
    fileName: (receiptNumber) => `receipt-${receiptNumber}.jws`,
    date: receiptDateIn('hi-IN'),
  },
  card: {
    title: 'आपके ऑर्डर',
    loading: 'एक पल रुकें…',
    welcome: 'पुष्टि सिर्फ़ आप कर सकते हैं',
    welcomeExplain:
      'जब आप बोलकर ऑर्डर करते हैं, तो ऑर्डर यहाँ आपका इंतज़ार करता है। जब तक आप कुल राशि देखकर टाइप नहीं करते, कुछ भी खरीदा नहीं जाता।',
    signIn: 'साइन इन करें',
    signOut: 'साइन आउट करें',
    signingIn: 'साइन इन हो रहा है…',
    waiting: 'इंतज़ार में',
    earlier: 'पहले के',
    openTo: { to_confirm: 'देखें और पुष्टि करें', confirmed_here: 'कोड देखें' },
    othersWaiting: (count) =>
      count === 1 ? '1 ऑर्डर इंतज़ार में है' : `${String(count)} ऑर्डर इंतज़ार में हैं`,
    newerWaiting: 'एक नया ऑर्डर इंतज़ार में है।',
    openNewer: 'नया ऑर्डर खोलें',
    moreLines: (count) => `और ${String(count)}`,
    nothingWaiting: 'कोई ऑर्डर इंतज़ार में नहीं है',
    nothingWaitingExplain:
      'जब आप बोलकर ऑर्डर करते हैं, तो ऑर्डर यहाँ अपने आप दिखता है। जब तक आप पुष्टि नहीं करते, कुछ भी खरीदा नहीं जाता।',
    back: 'सभी ऑर्डर',
    notFound: 'यह ऑर्डर यहाँ नहीं है',
    notFoundExplain: 'यह आपका ऑर्डर नहीं है, या अब मौजूद नहीं है। इसे खोलने से कुछ भी खरीदा नहीं गया।',
    cookiesDropped: 'आपके ब्राउज़र ने साइन-इन नहीं रखा',
    cookiesDroppedExplain:
      'आपने साइन इन किया, लेकिन इस ब्राउज़र ने सुरक्षित कुकी हटा दी। कुछ ब्राउज़र बिना https वाले पते पर ऐसा करते हैं। किसी चीज़ की पुष्टि नहीं हुई।',
    cookiesDroppedNext:
      'यह पता Chrome, Edge या Firefox में खोलें, या इसके लिए कुकी की अनुमति दें। फिर दोबारा साइन इन करें।',
    keyNotKept: 'आपका ब्राउज़र यहाँ कुछ नहीं रखता',
    keyNotKeptExplain:
      'पुष्टि के लिए एक कुंजी चाहिए जो इस ब्राउज़र में रहे, और यह विंडो उसे नहीं रख सकती। यह पता सामान्य विंडो में खोलें, प्राइवेट विंडो में नहीं।',
    tryAgain: 'फिर कोशिश करें',
    connectionLost: 'कनेक्शन नहीं है। जो दिख रहा है वह पुराना हो सकता है। हम कोशिश कर रहे हैं।',
    signInUnfinished: 'साइन इन पूरा नहीं हुआ। किसी चीज़ की पुष्टि नहीं हुई।',
    signedOut: 'आप साइन आउट हैं। अपने ऑर्डर देखने के लिए साइन इन करें।',
    notSent: 'वह पहुँचा नहीं। किसी चीज़ की पुष्टि नहीं हुई। फिर कोशिश करें।',
    notKnown: 'हमें अभी नहीं पता कि वह पहुँचा या नहीं। पता चलते ही इस पेज पर दिखेगा।',
    declineNotSent: 'वह पहुँचा नहीं। ऑर्डर अभी रुका नहीं है। फिर कोशिश करें।',
    addPasskey: 'पासकी जोड़ें',
    addPasskeyExplain: 'अगली बार अपने फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से पुष्टि करें।',
    passkeyAdded: 'आपकी पासकी जुड़ गई। अगली बार उसी से पुष्टि करें।',
    passkeyNotAdded: 'कोई पासकी नहीं जुड़ी।',
    passkeySignIn: 'पहले एक बार फिर साइन इन करें',
    passkeySignInExplain: 'पासकी जोड़ने के लिए एक बार फिर साइन इन करें। अभी कोई नहीं जुड़ी।',
    passkeyReady: 'अब आपकी पासकी',
    passkeyReadyExplain: 'साइन इन हो गया। आपका डिवाइस आपसे पासकी बनाने के लिए कहेगा।',
    passkeyNotNow: 'अभी नहीं',
    tookBack: (count) =>
      count === 1
        ? 'आपने एक दूसरे ऑर्डर की पुष्टि की थी। इस ऑर्डर की पुष्टि से वह पुष्टि मान्य नहीं रही: उसका कोड अब काम नहीं करता।'
        : `आपने ${String(count)} दूसरे ऑर्डरों की पुष्टि की थी। इस ऑर्डर की पुष्टि से वे पुष्टियाँ मान्य नहीं रहीं: उनके कोड अब काम नहीं करते।`,
    proofRefused: 'वह स्वीकार नहीं हुआ। देखें कि इस डिवाइस की तारीख और समय सही हैं, फिर कोशिश करें।',
  },
  ...durationsIn({
    minutes: (count) => `${String(count)} मिनट`,
    seconds: (count) => `${String(count)} सेकंड`,
    joiner: ' ',
  }),
};
