/** The phone card in American English. Read it aloud before you change it. Not reviewed by a native speaker yet. */
import { counted } from './counted.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';
import { agoIn, durationsIn } from './time-words.ts';

const NOTHING_BOUGHT = 'Nothing was bought';

export const PHONE_EN_US: PhoneTexts = {
  locale: 'en-US',
  direction: 'ltr',
  states: {
    to_confirm: {
      word: 'Waiting for you',
      money: 'Nothing is bought yet',
      next: '',
    },
    confirmed_here: {
      word: 'Confirmed',
      money: 'Not bought yet',
      next: '',
    },
    confirmed_elsewhere: {
      word: 'Confirmed on another device',
      money: 'Nothing is bought yet',
      next: 'The code is on the device where you confirmed. Look there, then say it to your Echo.',
    },
    locked: {
      word: 'Locked',
      money: NOTHING_BOUGHT,
      next: 'The code was wrong three times. If you still want this, ask your Echo to order it again.',
    },
    expired: {
      word: 'Time ran out',
      money: NOTHING_BOUGHT,
      next: 'If you still want this, ask your Echo to order it again. The price may have changed.',
    },
    cancelled: {
      word: 'Cancelled',
      money: NOTHING_BOUGHT,
      next: 'If you still want this, ask your Echo to order it again.',
    },
    stopping: {
      word: 'Stopping',
      money: 'Not stopped yet',
      next: 'We are stopping this order. This page tells you as soon as it has stopped.',
    },
    stopped: {
      word: 'Stopped',
      money: NOTHING_BOUGHT,
      next: 'This order can no longer be bought. You need not do anything.',
    },
    too_late: {
      word: 'Too late to stop',
      money: 'It was bought before',
      next: 'You can still send it back: “Send something back” is below.',
    },
    payment_processing: {
      word: 'Paying',
      money: 'The payment is on its way',
      next: 'Your code was used. You will not be charged twice. This page tells you when it is done.',
    },
    payment_declined: {
      word: 'Payment declined',
      money: NOTHING_BOUGHT,
      next: 'You were not charged. Ask your Echo to order it again, and pay another way.',
    },
    payment_unknown: {
      word: 'Not known yet',
      money: 'We are finding out',
      next: "We don't know yet whether the payment went through. You will not be charged twice. We'll tell you.",
    },
    ordered: {
      word: 'Ordered',
      money: 'Paid',
      next: '',
    },
    halted: {
      word: 'Needs your passkey',
      money: 'Nothing is bought yet',
      next: '',
    },
    changed: {
      word: 'Changed by the shop',
      money: NOTHING_BOUGHT,
      next: 'The price or the terms changed, so this order ended. Ask your Echo to order it again and hear the new total.',
    },
    refused_by_policy: {
      word: 'Not allowed',
      money: NOTHING_BOUGHT,
      next: 'A rule of this shop stops this order, and no confirmation can change that.',
    },
    partly_refunded: {
      word: 'Partly paid back',
      money: 'Part of your money came back',
      next: '',
    },
    refunded: {
      word: 'Paid back',
      money: 'Your money came back',
      next: 'Your bank may take a few days to show it.',
    },
    found_paid: {
      word: 'Found out: paid',
      money: 'You were charged once',
      next: 'We did not know for a while. The payment went through.',
    },
    found_unpaid: {
      word: 'Found out: not paid',
      money: NOTHING_BOUGHT,
      next: 'We did not know for a while. The payment did not go through, and you were not charged.',
    },
    sold_out: {
      word: 'Sold out',
      money: 'Your money is on its way back',
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
    successorWaits: 'The same order waits with its new terms.',
    openSuccessor: 'Open the new order',
    refunded: 'Paid back',
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
    dontBuy: "Don't buy this",
    notMe: "This wasn't me",
    notMeExplain: (client) =>
      `This stops the order. It stops ${client} too: it may ask for nothing more in your name, and you get no notices of its orders.`,
    notMeAgain: 'You can allow it again in “Your account”, under “Assistants”.',
    notMeGo: 'Stop both',
    notMeDone: (client) => `${client} is stopped too.`,
    isStopping: 'Stopping…',
    sayBy: (time) => `Then say the code by ${time}.`,
    notHeld: 'The shop does not hold it for you: it may sell out first.',
  },
  verify: {
    title: 'Now your passkey',
    explain: 'The total is right. Your device asks you to prove that it is you.',
    cancelled: 'That did not finish. Nothing was confirmed.',
    again: 'Use your passkey',
    signIn: 'Sign in instead',
    back: 'Back to the order',
    changeExplain: 'Your device asks you to prove that it is you. Nothing is changed yet.',
    changeCancelled: 'That did not finish. Nothing was changed.',
    changeBack: 'Back to your account',
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
    sendBack: 'Send something back',
    back: {
      title: 'Going back',
      asked: 'Return under way. The seller has not answered yet.',
      taken: 'Return under way. The seller takes it back.',
      took: 'The seller took it back.',
      notTaken: 'The seller does not take it back. No money comes back for it.',
      soldOut: 'Sold out after you paid. It does not come.',
      onItsWay: 'On its way to you',
      notPaidBack: 'Could not be paid back',
    },
    save: 'Save the signed receipt',
    fileName: (receiptNumber) => `receipt-${receiptNumber}.jws`,
    date: momentIn('en-US'),
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
    account: 'Your account',
    offline: 'You are offline. Nothing can be confirmed until you are back.',
    signedOutHere:
      'You were signed out here: from another device, or because time passed. Nothing was confirmed.',
    remember: 'Stay signed in here for 30 days',
    rememberExplain: 'You still prove that it is you for each order.',
    language: 'Language',
    notLoaded: 'That did not load. Check your connection and try again.',
  },
  risk: {
    unusual: 'What is unusual',
    halted: 'Only your passkey can confirm this',
    usable: 'Signing in is not enough here. Type the total, then use your passkey.',
    none: 'You have no passkey yet. One that you add now can confirm orders like this after 24 hours; this order will have ended by then.',
    tooNew: (when) => `Your passkey is new. It can confirm orders like this from ${when}.`,
    endsBefore:
      'This order ends before that. If you still want it then, ask your Echo to order it again.',
    byModel: 'In the words of a language model',
    limited: 'This cannot be bought right now',
    limitFrom: (when) =>
      `Its code works from ${when}, as long as you buy nothing else before that.`,
    limitRoomFrom: (when) =>
      `There is room for it again from ${when}, as long as you buy nothing else before that.`,
    limitLater: 'Its code works again when less of the limit is used.',
    refused: 'Why it is not allowed',
    reasons: {
      amount_high: 'The total is higher than usual.',
      amount_above_limit: 'The total is above the limit of this shop.',
      hour_limit: 'It goes over the limit for one hour.',
      day_limit: 'It goes over the limit for one day.',
      category_high_risk:
        'It is a kind of thing that thieves often want, such as gift cards, bets or loans.',
      retry_of_halted: 'It looks like an order from the last 24 hours that you did not confirm.',
      after_halt: 'Another unusual order is still waiting for you, or you said no to it.',
      new_seller_high: 'It is a lot to spend with a seller who is new to you.',
      score_high: 'Several things about it are unusual together.',
      was_halted: 'It was held back once, and stays so until your passkey confirms it.',
      possible_repeat: 'You bought much the same in the last 24 hours. Buy it again?',
      category_unknown: 'We could not tell what kind of thing it is.',
      category_claim_differs: 'The assistant called it something other than what it is.',
      unusual_amount: 'The total is far above what you usually spend.',
      unusual_frequency: 'There were many orders in a short time.',
      unusual_hour: 'You have not bought at this time of day before.',
      slow_drift: 'Your orders have grown, or come more often, little by little.',
      first_order_from_client: 'It is the first order from this assistant.',
      new_device: 'The device it was asked from is new.',
      new_address: 'The address is new.',
      new_instrument: 'The way of paying is new.',
      first_from_merchant: 'It is your first order from this seller.',
    },
  },
  refusals: {
    ordered: 'This order was bought with its code already. Nothing more was bought.',
    cancelled: 'This order was cancelled. Nothing was bought.',
    declined: 'This order was stopped on your phone. Nothing was bought.',
    expired: 'The time to confirm has run out. Nothing was bought. Ask your Echo for it again.',
    locked: 'The code was wrong too often, so this order is locked. Nothing was bought.',
    too_many:
      'This order was confirmed three times already. Nothing was bought. Ask your Echo for it again.',
    other_order_shown:
      'Your screen shows another order. Nothing was bought. Open this order again and read it once more.',
    refused_by_policy: 'A rule of this shop stops this order. Nothing was bought.',
    passkey_needed: 'Only your passkey can confirm this order. Nothing was bought.',
    passkey_too_new:
      'Your passkey is newer than 24 hours. Nothing was bought. Only an older one can confirm this order.',
    not_found: 'This order is not here. Nothing was bought.',
    other_amount: 'That is not the total of this order. Nothing was bought.',
    no_amount: 'There was no amount in what you typed. Nothing was bought.',
    several_amounts: 'You typed more than one amount. Nothing was bought. Type only the total.',
    ambiguous:
      'What you typed can mean more than one amount. Nothing was bought. Type it as it is shown.',
    other_currency: 'What you typed is in another currency. Nothing was bought.',
    negative: 'What you typed is less than zero. Nothing was bought.',
    too_large: 'What you typed is far more than any order. Nothing was bought.',
    started_elsewhere:
      'This took too long, was used before, or began somewhere else. Nothing was bought. Start again.',
    provider_refused: 'Your sign-in was not accepted. Nothing was bought. Try again.',
    provider_unreachable:
      'Your sign-in could not be checked just now. Nothing was bought. Try again in a moment.',
    not_fresh: 'Your sign-in is too old for this. Nothing was bought. Sign in once more.',
    other_customer:
      'You signed in as somebody else. Nothing was bought. Sign in with the account of this order.',
    passkey_refused:
      'Your passkey was not accepted. Nothing was bought. Try again, or sign in instead.',
  },
  ...timesIn('en-US'),
  ...durationsIn({
    minutes: (count) => counted(count, { one: 'minute', many: 'minutes' }),
    seconds: (count) => counted(count, { one: 'second', many: 'seconds' }),
    joiner: ' ',
  }),
};
