/** English, United States. Read aloud before it is changed. Not reviewed by a native speaker yet. */
import type { ShopWords } from '../shop-words.ts';

export const EN_US: ShopWords = {
  gap: ' ',
  search: {
    nothingFound: "I couldn't find that in the shop. Try other words, for example dark roast.",
    found: ({ count, said }) => (count === 1 ? 'I found one.' : `I found ${said}.`),
    more: ({ count, said }) => (count === 1 ? 'There is one more.' : `There are ${said} more.`),
    next: 'Here is what comes next.',
    noMore: 'There is nothing more that fits.',
    closest: 'Nothing fits all of that. These come closest.',
    hadBefore: 'You ordered this here before.',
    notHadBefore: 'I found none of that among your last orders here.',
  },
  cart: {
    empty: 'Your cart is empty.',
    more: ({ count, said }) =>
      count === 1 ? 'One more thing is in it.' : `${said} more things are in it.`,
    subtotal: (amount) => `That makes ${amount}, before delivery and tax.`,
    goesTo: (address) => `It goes to ${address}.`,
    paidWith: (instrument) => `You pay with ${instrument}.`,
    gone: 'Something in your cart is not sold any more, so I took it out.',
    changed: {
      add: 'It is in your cart. Nothing is ordered yet.',
      set: 'Your cart is changed. Nothing is ordered yet.',
      remove: 'I took it out of your cart.',
      clear: 'I emptied your cart.',
    },
    refused: {
      product_unknown: "I couldn't find that in the shop. Your cart is as it was.",
      out_of_stock: 'That is out of stock. Your cart is as it was.',
      several_sellers:
        'That comes from another seller than the rest of your cart, and needs an order of its own. Your cart is as it was.',
      several_currencies:
        'That is priced in another currency than the rest of your cart, and needs an order of its own. Your cart is as it was.',
      address_unknown:
        "I don't have that address in your address book. You can add one on your phone. Your cart is as it was.",
      instrument_unknown:
        "I don't have that way to pay on file. You can add one on your phone. Your cart is as it was.",
      client_revoked:
        'You took away my right to order for you. You can give it back on your phone. Your cart is as it was.',
      cart_full: 'Your cart is full. Take something out first. Your cart is as it was.',
      too_many_of_one: 'At most ninety-nine of one thing fit in a cart. Your cart is as it was.',
      not_in_cart: 'That is not in your cart. Your cart is as it was.',
    },
  },
  audit: {
    none: 'Nothing was asked for in your name.',
    more: 'There is more before that.',
    anAssistant: 'An assistant',
    readBack: (client) => `${client} read an order back to you.`,
    notReadBack: (client) => `${client} was asked for an order and read none back.`,
  },
  product: {
    notFound: "I couldn't find that in the shop.",
    line: ({ title, price, isInStock }) =>
      `${title}, ${price}${isInStock ? '' : ', out of stock'}.`,
    sellerSays: (description) => `The seller says: ${description}`,
  },
  help: (shopName) =>
    `You can order from ${shopName}. Ask for something, and I read the order back with its exact total. Nothing is bought by that. You open the order on your phone and type the total; the phone then shows four digits. Say them, and the order is placed. You can also keep a cart, order something again, ask how your order is, or cancel it.`,
  proposal: {
    refused: {
      product_unknown: "I couldn't find one of those things in the shop. Nothing was ordered.",
      out_of_stock: 'One of those things is out of stock. Nothing was ordered.',
      several_sellers:
        'Those things come from different sellers, and each needs an order of its own. Nothing was ordered.',
      several_currencies:
        'Those things are priced in different currencies, and each needs an order of its own. Nothing was ordered.',
      address_unknown:
        "I don't have that address in your address book. You can add one on your phone. Nothing was ordered.",
      instrument_unknown:
        "I don't have that way to pay on file. You can add one on your phone. Nothing was ordered.",
      client_revoked:
        'You took away my right to order for you. You can give it back on your phone. Nothing was ordered.',
      unavailable: "I can't reach the shop right now. Nothing was ordered. Try again in a minute.",
      cart_empty: 'Your cart is empty. Nothing was ordered.',
      too_many_of_one: 'At most ninety-nine of one thing fit in an order. Nothing was ordered.',
      too_many_waiting:
        'Too many of your orders are waiting already. Confirm or cancel one first. Nothing was ordered.',
      offer_over: "The shop's offer has just ended. Nothing was ordered. Ask again for a new one.",
      quote_mismatch:
        "The shop's answer did not fit the order. Nothing was ordered. Please try again.",
      invalid_request: "I didn't understand that order. Nothing was ordered.",
    },
    confirmThenCode: 'Confirm it on your phone, then say the code that it shows.',
  },
  redeem: {
    outcomes: {
      payment_processing:
        'The payment of this order is on its way. It is not done yet. You will not be charged twice. Ask in a moment how your order is.',
      payment_declined:
        'The payment was declined. Nothing was bought. You can order again and pay with something else.',
      waiting_for_confirmation:
        'This order is not confirmed yet. Nothing was bought. Confirm it on your phone, then say the four digits that the phone shows.',
      stronger_confirmation_needed:
        'This order needs a stronger confirmation. Nothing was bought. Confirm it on your phone with your passkey.',
      code_locked:
        'There were too many wrong codes. Nothing was bought. Order again if you still want it.',
      expired: 'This order ran out of time. Nothing was bought. Ask for it again to hear it anew.',
      terms_changed: 'Something about this order has changed. Nothing was bought.',
      limit_reached: "This order is more than the shop's limit for now. Nothing was bought.",
      refused: "I can't place that order. Nothing was bought. Ask for it again to hear it anew.",
      cancelled: 'This order was cancelled. Nothing was bought.',
      declined: 'This order was stopped on your phone. Nothing was bought.',
      unavailable: "I can't reach the shop right now. Nothing was bought. Try again in a minute.",
    },
    codeWrong: 'That code is not right. Nothing was bought.',
    triesLeft: {
      none: 'There are no tries left. Order again if you still want it.',
      one: 'You have one more try.',
      two: 'You have two more tries.',
      three: 'You have three more tries.',
    },
    codeUnclear: 'I need the four digits that your phone shows. That did not count as a try.',
    totalIsNow: (total) => `The total is now ${total}.`,
    confirmThenNewCode: 'Confirm it on your phone, then say the new code.',
  },
  cancel: {
    cancelled: 'Your order is cancelled. Nothing was bought.',
    declined: 'Your order was already stopped on your phone. Nothing was bought.',
    expired: 'Your order had already run out of time. Nothing was bought.',
    already_ordered:
      'It is too late to cancel: the code was accepted before. Ask how your order is. To send it back, open it on your phone.',
    refused: "I couldn't find that order.",
    unavailable:
      "I can't reach the shop right now, so I did not cancel the order. Try again in a minute.",
  },
  order: {
    none: 'You have no order here.',
    notFound: "I couldn't find that order.",
    pastOnPhone: 'Your past orders are on your phone.',
    summary: ({ total, checkWords }) => `Your order of ${total}. Check words: ${checkWords}.`,
    states: {
      waiting:
        'It waits for you to confirm it on your phone. Nothing is bought yet. Confirm it there, then say the four digits that the phone shows.',
      confirmed:
        'It is confirmed on your phone and waits for its code. Nothing is bought yet. Say the four digits that the phone shows.',
      locked:
        'There were too many wrong codes, so it is locked. Nothing was bought. Order again if you still want it.',
      cancelled: 'It was cancelled. Nothing was bought.',
      declined: 'It was stopped on your phone. Nothing was bought.',
      expired: 'It ran out of time. Nothing was bought. Ask for it again to hear it anew.',
      payment_processing:
        'The code was right, and the payment is on its way. It is not done yet. You will not be charged twice.',
      payment_declined: 'The payment was declined. Nothing was bought.',
      payment_unknown:
        "We don't know yet whether the payment went through. You will not be charged twice. We'll tell you.",
    },
    back: {
      soldOut: 'It sold out after you had paid, so it does not come.',
      onItsWay: (amount) => `${amount} is on its way back to you.`,
      paidBack: (amount) => `${amount} was paid back to you.`,
      notPaidBack: (amount) =>
        `${amount} could not be paid back as planned. Ask the shop: it pays it back in another way.`,
    },
    ordered: ({ amount, shop, checkWords }) =>
      `Ordered. You paid ${amount} to ${shop}. The check words are ${checkWords}. Your receipt is on your phone and comes by e-mail.`,
  },
  faults: {
    unreachable: "I can't reach the shop right now.",
    ownFault: 'Something is wrong on our side.',
    nothingBought: 'Nothing was bought.',
    phoneShowsOrders: 'Your phone shows how your orders are.',
    cannotLookUpOrder: "I can't look it up.",
    cannotLookUpOrders: "I can't look them up.",
    cancelUnknown: "I don't know whether your order is cancelled.",
    orderUnknown: "I don't know yet whether your order was placed. You will not be charged twice.",
    tryAgainSoon: 'Try again in a minute.',
  },
  request: {
    notUnderstood: "I didn't understand that request.",
    notTaken: (names) => `It does not take ${names}.`,
    partWrong: ({ name, detail }) => `The part "${name}" is not as it should be: ${detail}.`,
    wholeWrong: (detail) => `The request is not as it should be: ${detail}.`,
    tooMany: 'Too many requests at once. Nothing was bought. Wait a minute.',
  },
};
