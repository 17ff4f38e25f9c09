/** English, United States. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { SkillStrings } from './skill-strings.ts';

export const EN_US: SkillStrings = {
  welcome: (shopName) =>
    `Welcome to ${shopName}. Tell me what to order, for example, two bags of the dark roast. Nothing is bought until you confirm it on your phone. What would you like to order?`,
  welcomeReprompt: 'What would you like to order?',
  welcomeBack: (shopName) =>
    `Welcome back to ${shopName}. Your cart still has something in it from last time. Would you like to hear it?`,
  hearCart: 'Would you like to hear what is in your cart?',
  help: 'You can order coffee, and I read the order back to you with the total. Nothing is bought by that. You confirm it on your phone, which then shows four digits. Tell me, my code is, and the digits. You can also say, read it back, what is in my cart, how is my order, or cancel my order. What would you like to do?',
  helpReprompt: 'What would you like to do?',
  goodbye: 'Goodbye.',
  linkAccount: (shopName) =>
    `Please link your account with ${shopName} first. I have sent a card to your Alexa app. Nothing was bought.`,
  askProduct: 'What would you like to order? For example, say, order two bags of the dark roast.',
  askQuantity:
    'I can order one to ninety-nine of something. Please say it again with the number, for example, order two bags of the dark roast.',
  productNotFound:
    "I couldn't find that in the shop. Nothing was ordered. What else would you like?",
  productOutOfStock: 'That is out of stock. Nothing was ordered. What else would you like?',
  offerProducts: (options) =>
    `I found ${options.length === 2 ? 'two' : 'a few'} that fit. ${options.join('. Or, ')}. Which one would you like?`,
  offerOption: (title, price) => `${title}, ${price}`,
  offerReprompt: 'Which one would you like? Say, the, and its name.',
  offerOne: (option) =>
    `I found this: ${option}. Say, order it, or, add it to my cart. What would you like?`,
  offerOneReprompt: 'Say, order it, or, add it to my cart. What would you like?',
  moreHint: 'You can also say, more options.',
  noMoreOffers: 'Those were all that fit.',
  askAdd: 'What should I put in your cart?',
  askRemove: 'What should I take out of your cart?',
  notInCart: 'That is not in your cart.',
  cartQuestion:
    'To hear the exact total, say, order my cart. You can also add something or take it out. What would you like?',
  yesOrdersNoCart: 'A yes alone orders nothing. To hear the exact total, say, order my cart.',
  cartTotal: (amount) => `Your cart comes to ${amount}, before delivery and tax.`,
  totalIs: (total) => `The total is ${total}.`,
  inDigits: (digits) => `In digits: ${digits}.`,
  goesTo: (label) => `It goes to ${label}.`,
  paysWith: (label) => `You pay with ${label}.`,
  askAddress: (labels) => `I can deliver to ${labels.join(', or, ')}. Where should it go?`,
  askAddressReprompt: 'Where should it go?',
  askInstrument: (labels) => `You can pay with ${labels.join(', or, ')}. Which one would you like?`,
  askInstrumentReprompt: 'Which one would you like to pay with?',
  addressUnknown: "I don't have that address in your address book. You can add one on your phone.",
  instrumentUnknown: "I don't have that way to pay on file. You can add one on your phone.",
  confirmThenCode: 'Confirm it on your phone, then tell me the code.',
  confirmReprompt:
    'Nothing is bought yet. Confirm the order on your phone, then tell me the four digits it shows.',
  askCode: 'Which four digits does your phone show?',
  codeUnclear:
    'I did not hear four digits, and that did not count as a try. Please say them one by one, for example, my code is one two three four.',
  codeIsOnPhone:
    'Your code is on your phone, where you confirmed the order. Only your phone shows it.',
  codeComesAfter:
    'There is no code yet. Open the order on your phone and type its total. Then your phone shows four digits.',
  noCodeNeeded: 'No order waits for a code.',
  anythingElse: 'What else would you like?',
  yesBuysNothing:
    'A yes alone buys nothing. Confirm the order on your phone, then tell me the code.',
  yesBuysNothingWithoutOrder: 'Tell me what to order first. What would you like?',
  noBuysNothing: 'All right. To drop an order that waits, say, cancel my order.',
  allRight: 'All right.',
  sameAsLast: (day) =>
    day === undefined
      ? 'This is what you ordered last time.'
      : `This is what you ordered on ${day}.`,
  nothingToReorder: 'There is no earlier order that I can repeat.',
  reorderGone:
    'Something of that order is no longer in the shop, so I did not repeat it. Nothing was ordered.',
  orderStillWaits: 'Nothing was bought. Your order still waits on your phone.',
  anotherWaits: (checkWords) =>
    `Another order waits on your phone, with the check words ${checkWords}.`,
  whichWasCancelled: (total, checkWords) =>
    `It was the order of ${total}. Check words: ${checkWords}.`,
  fallback:
    "I didn't understand that. You can order something, tell me your code, or ask how your order is. What would you like?",
  notUnderstood: "I didn't understand that.",
  moment: 'One moment, please.',
  tooLongToSay: 'That is too long to say here. Your phone shows all of it.',
  shopUnreachable:
    "I can't reach the shop right now. Nothing was bought. Please try again in a minute.",
  ordersUnreachable:
    "I can't reach the shop right now. Your phone shows how your orders are. Please try again in a minute.",
  outcomeUnknown:
    "We don't know yet whether the payment went through. You will not be charged twice. Ask me in a minute how your order is.",
  broken: 'Something is wrong on our side. Ask me how your order is before you try again.',
  card: {
    dryRunTitle: 'Dry run: nothing bought',
    orderedTitle: 'Ordered',
    confirmAt: (address) => `Confirm it on your phone: ${address}`,
    receiptLine: (receiptNumber) => `Receipt ${receiptNumber}`,
    paidLine: (amount, shopName) => `You paid ${amount} to ${shopName}.`,
    states: {
      dry_run: 'DRY RUN · NOTHING BOUGHT',
      confirmed: 'CONFIRMED · SAY YOUR CODE',
      ordered: 'ORDERED',
      locked: 'NOT BOUGHT · LOCKED',
      cancelled: 'NOT BOUGHT · CANCELLED',
      declined: 'NOT BOUGHT · STOPPED',
      expired: 'NOT BOUGHT · EXPIRED',
      not_bought: 'NOT BOUGHT',
      payment_processing: 'PAYING',
      payment_declined: 'NOT BOUGHT · DECLINED',
      payment_unknown: 'PAYMENT UNCLEAR',
    },
    total: 'Total',
    paid: 'Paid',
    checkWords: 'Check words',
    receipt: 'Receipt',
    instruction: 'Open this on your phone to confirm. Only you can.',
    confirmedInstruction: 'Say your code: the four digits on your phone.',
    endedInstruction: 'Your phone shows how this order is.',
    moreLines: (count) => (count === 1 ? 'and 1 more item' : `and ${String(count)} more items`),
  },
};
