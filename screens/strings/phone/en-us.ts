/** The phone card in American English. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { counted } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Nothing was bought';

export const PHONE_EN_US: PhoneTexts = {
  states: {
    to_confirm: {
      tone: 'waiting',
      word: 'Waiting for you',
      money: 'Nothing is bought yet',
      next: '',
    },
    confirmed_here: {
      tone: 'waiting',
      word: 'Confirmed',
      money: 'Not bought yet',
      next: '',
    },
    confirmed_elsewhere: {
      tone: 'waiting',
      word: 'Confirmed on another device',
      money: 'Nothing is bought yet',
      next: 'The code is on the device where you confirmed. Look there, then say it to your Echo.',
    },
    locked: {
      tone: 'stopped',
      word: 'Locked',
      money: NOTHING_BOUGHT,
      next: 'The code was wrong three times. If you still want this, ask your Echo to order it again.',
    },
    expired: {
      tone: 'stopped',
      word: 'Time ran out',
      money: NOTHING_BOUGHT,
      next: 'If you still want this, ask your Echo to order it again. The price may have changed.',
    },
    cancelled: {
      tone: 'stopped',
      word: 'Cancelled',
      money: NOTHING_BOUGHT,
      next: 'If you still want this, ask your Echo to order it again.',
    },
    stopping: {
      tone: 'waiting',
      word: 'Stopping',
      money: 'Not stopped yet',
      next: 'We are stopping this order. This page tells you as soon as it has stopped.',
    },
    stopped: {
      tone: 'stopped',
      word: 'Stopped',
      money: NOTHING_BOUGHT,
      next: 'This order can no longer be bought. You need not do anything.',
    },
    too_late: {
      tone: 'done',
      word: 'Too late to stop',
      money: 'It was bought before',
      next: 'Ask the shop to take it back. Give them your receipt number.',
    },
    payment_processing: {
      tone: 'waiting',
      word: 'Paying',
      money: 'The payment is on its way',
      next: 'You will not be charged twice. This page tells you when it is done.',
    },
    payment_declined: {
      tone: 'stopped',
      word: 'Payment declined',
      money: NOTHING_BOUGHT,
      next: 'You were not charged. Ask your Echo to order it again, and pay another way.',
    },
    payment_unknown: {
      tone: 'waiting',
      word: 'Not known yet',
      money: 'We are finding out',
      next: "We don't know yet whether the payment went through. You will not be charged twice. We'll tell you.",
    },
    ordered: {
      tone: 'done',
      word: 'Ordered',
      money: 'Paid',
      next: '',
    },
  },
  order: {
    total: 'Total',
    checkWords: 'Check words',
    readToYou: 'What was read to you',
    lines: 'What you get',
    delivery: 'Delivery',
    instrument: 'Payment',
    seller: 'Sold by',
    askedBy: 'Asked by',
    takenBack:
      'You confirmed this order, and after it another one. That took this confirmation back: its code no longer works. Only one order at a time can wait for its code.',
    requester: ({ clientName, device, ago }) =>
      device === null ? `${clientName}, ${ago}` : `${device}, through ${clientName}, ${ago}`,
    ago: agoIn({
      justNow: 'just now',
      minutes: (count) => (count === 1 ? 'a minute ago' : `${String(count)} minutes ago`),
      hours: (count) => (count === 1 ? 'an hour ago' : `${String(count)} hours ago`),
      days: (count) => (count === 1 ? 'a day ago' : `${String(count)} days ago`),
    }),
  },
  confirm: {
    field: 'Type the total to confirm',
    go: 'Confirm',
    isChecking: 'Checking…',
    thenPasskey: 'Next: your passkey, then a code to say.',
    thenSignIn: 'Next: sign in once more, then a code to say.',
    untilSaid: 'Nothing is bought until you say the code to your Echo.',
    timeLeft: (left) => `${left} left to confirm`,
    nothingTyped: 'Type the total first.',
    read: 'You typed',
    expected: 'The total is',
    notMe: "This wasn't me",
    isStopping: 'Stopping…',
  },
  verify: {
    title: 'Now your passkey',
    explain: 'The total is right. Your device asks you to prove that it is you.',
    cancelled: 'That did not finish. Nothing was confirmed.',
    again: 'Use your passkey',
    signIn: 'Sign in instead',
    back: 'Back to the order',
  },
  code: {
    title: 'Say this code',
    before: 'Say it to your Echo:',
    phrase: 'my code is',
    label: (digits) => `Your code is ${digits}.`,
    timeLeft: (left) => `${left} left to say the code`,
    timeLabel: 'Time left to say the code',
    wrong: (triesLeft) =>
      triesLeft === 1
        ? 'That code was not right. You have one try left.'
        : `That code was not right. You have ${String(triesLeft)} tries left.`,
    anyTime: (shopName) =>
      `If your Echo has stopped listening, begin with “Alexa, ask ${shopName}”.`,
  },
  receipt: {
    title: 'Receipt',
    charged: 'Charged',
    number: 'Receipt',
    when: 'Paid on',
    instrument: 'Paid with',
    delivery: 'Arrives',
    check: 'Check this receipt yourself',
    checkExplain:
      'The signed receipt holds what you typed, what was charged and to whom. Anyone can check it without asking us; nobody can change it unseen.',
    save: 'Save the signed receipt',
    fileName: (receiptNumber) => `receipt-${receiptNumber}.jws`,
    date: receiptDateIn('en-US'),
  },
  card: {
    title: 'Your orders',
    loading: 'One moment…',
    welcome: 'Only you can confirm',
    welcomeExplain:
      'When you order by voice, the order waits here. Nothing is bought until you have seen the total and typed it.',
    signIn: 'Sign in',
    signOut: 'Sign out',
    signingIn: 'Signing you in…',
    waiting: 'Waiting',
    earlier: 'Earlier',
    openTo: { to_confirm: 'Review and confirm', confirmed_here: 'Show the code' },
    othersWaiting: (count) =>
      count === 1 ? '1 order is waiting' : `${String(count)} orders are waiting`,
    newerWaiting: 'A newer order is waiting.',
    openNewer: 'Open the newer order',
    moreLines: (count) => `and ${String(count)} more`,
    nothingWaiting: 'Nothing is waiting',
    nothingWaitingExplain:
      'When you order by voice, the order appears here by itself. Nothing is bought until you confirm it.',
    back: 'All orders',
    notFound: 'This order is not here',
    notFoundExplain:
      'It is not one of your orders, or it is gone. Nothing was bought by opening it.',
    cookiesDropped: 'Your browser did not keep your sign-in',
    cookiesDroppedExplain:
      'You signed in, but this browser threw the secure cookie away. Some browsers do that on an address without https. Nothing was confirmed.',
    cookiesDroppedNext:
      'Open this address in Chrome, Edge or Firefox, or allow cookies for it. Then sign in again.',
    keyNotKept: 'Your browser keeps nothing here',
    keyNotKeptExplain:
      'Confirming needs a key that stays in this browser, and this window cannot store one. Open this address in a normal window, not a private one.',
    tryAgain: 'Try again',
    connectionLost: 'No connection. What you see may be out of date. We keep trying.',
    signInUnfinished: 'You did not finish signing in. Nothing was confirmed.',
    signedOut: 'You are signed out. Sign in to see your orders.',
    notSent: 'That did not arrive. Nothing was confirmed. Try again.',
    notKnown: "We don't know yet whether that arrived. This page shows it as soon as we know.",
    declineNotSent: 'That did not arrive. The order is not stopped yet. Try again.',
    addPasskey: 'Add a passkey',
    addPasskeyExplain: 'Confirm with your fingerprint, face or screen lock next time.',
    passkeyAdded: 'Your passkey is added. Next time you confirm with it.',
    passkeyNotAdded: 'No passkey was added.',
    passkeySignIn: 'First, sign in once more',
    passkeySignInExplain: 'To add a passkey, sign in once more. None was added yet.',
    passkeyReady: 'Now your passkey',
    passkeyReadyExplain: 'You are signed in. Your device asks you to make the passkey.',
    passkeyNotNow: 'Not now',
    tookBack: (count) =>
      count === 1
        ? 'You had confirmed another order. Confirming this one took that back: its code no longer works.'
        : `You had confirmed ${String(count)} other orders. Confirming this one took that back: their codes no longer work.`,
    proofRefused:
      'That was refused. Check that this device shows the right date and time, then try again.',
  },
  ...durationsIn({
    minutes: (count) => counted(count, { one: 'minute', many: 'minutes' }),
    seconds: (count) => counted(count, { one: 'second', many: 'seconds' }),
    joiner: ' ',
  }),
};
