/** The skill in Canada, in English. */
import { ENGLISH } from '../languages/english.ts';
import type { LocaleSource } from '../locale-source.ts';

export const EN_CA: LocaleSource = {
  locale: 'en-CA',
  language: ENGLISH,
  invocationName: 'harbor roasters',
  alsoSaid: {
    InstrumentIntent: `
      put it on my debit
      pay by debit
    `,
  },
  store: {
    name: 'Harbor Roasters',
    summary: 'Order coffee by voice, and confirm every order on your phone.',
    description:
      'Order coffee from Harbor Roasters by voice. Search the shop, fill your cart, and hear your order read back with delivery, tax and the total. Nothing is bought by that. You confirm the total on your phone, which then shows a four-digit voice code. Say the code, and only then is the order placed. You need an account with Harbor Roasters, linked in the Alexa app. Every order needs its own four-digit code, whatever its amount.',
    examplePhrases: [
      { says: 'Alexa, open harbor roasters', means: 'LaunchRequest' },
      {
        says: 'Alexa, ask harbor roasters to order two bags of the dark roast',
        means: 'OrderIntent',
      },
      { says: 'Alexa, ask harbor roasters where is my order', means: 'StatusIntent' },
    ],
    keywords: ['coffee', 'shopping', 'roaster', 'tea', 'espresso'],
  },
};
