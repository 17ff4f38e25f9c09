/** The skill in the United Kingdom. */
import { ENGLISH } from '../languages/english.ts';
import type { LocaleSource } from '../locale-source.ts';

export const EN_GB: LocaleSource = {
  locale: 'en-GB',
  language: ENGLISH,
  invocationName: 'harbor roasters',
  alsoSaid: {
    OrderIntent: `
      (order|buy|get me) {quantity} packets of (the |){product}
      {quantity} packets of (the |){product}
      (could|may) i have {quantity} packets of (the |){product}
    `,
    AddToCartIntent: `
      add (the |some |){product} to (my|the) (basket|trolley)
      (put|pop) (the |some |){product} in (my|the) (basket|trolley)
      add {quantity} (bags|boxes|packets) of (the |){product} to (my|the) (basket|trolley)
      (put|pop) {quantity} (bags|boxes|packets) of (the |){product} in (my|the) (basket|trolley)
    `,
    RemoveFromCartIntent: `
      (remove|take) (the |){product} from (my|the) (basket|trolley)
      take (the |){product} out of (my|the) (basket|trolley)
    `,
    ViewCartIntent: `
      (what is|what's) in (my|the) (basket|trolley)
      (show|read|view) my (basket|trolley)
      my (basket|trolley)
    `,
    CheckoutIntent: `
      (order|buy) (my|the) (basket|trolley)
      (order|buy) everything in my (basket|trolley)
      (go|take me) to the till
    `,
    DeliveryIntent: `
      post it to (the |my |){address}
    `,
  },
  store: {
    name: 'Harbor Roasters',
    summary: 'Order coffee by voice, and confirm every order on your phone.',
    description:
      'Order coffee from Harbor Roasters by voice. Search the shop, fill your basket, and hear your order read back with delivery, tax and the total. Nothing is bought by that. You confirm the total on your phone, which then shows a four-digit voice code. Say the code, and only then is the order placed. You need an account with Harbor Roasters, linked in the Alexa app. Every order needs its own four-digit code, whatever its amount.',
    examplePhrases: [
      { says: 'Alexa, open harbor roasters', means: 'LaunchRequest' },
      {
        says: 'Alexa, ask harbor roasters to order two packets of the dark roast',
        means: 'OrderIntent',
      },
      { says: 'Alexa, ask harbor roasters what is in my basket', means: 'ViewCartIntent' },
    ],
    keywords: ['coffee', 'shopping', 'roaster', 'tea', 'espresso'],
  },
};
