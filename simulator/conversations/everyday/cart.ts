/** Looking for something, the cart, and where it goes. */
import { NOTHING_BOUGHT, READ_OUT, RECEIPT, says, CONFIRM, BOUGHT_TWO_BAGS } from '../answers.ts';
import type { PhraseBook } from '../phrases/phrase-book.ts';
import type { Everyday } from './everyday-dialogues.ts';

/** Two bags of the dark roast, before delivery and tax. */
const TWO_BAGS_CENTS = 3798;

export function cartDialogues(book: PhraseBook): readonly Everyday[] {
  const added = says(book.addToCart, 'AddToCartIntent', {
    speech: { has: [{ cents: TWO_BAGS_CENTS }] },
    session: 'open',
    shows: 'cart',
  });
  return [
    {
      name: 'cart',
      about: 'Puts something into the cart, looks at it, has it read out as an order, and buys it.',
      steps: [
        added,
        says(book.viewCart, 'ViewCartIntent', {
          speech: {
            has: [{ cents: TWO_BAGS_CENTS }, { skill: 'cartQuestion' }],
          },
          session: 'open',
          shows: 'cart',
        }),
        says(book.yes, 'AMAZON.YesIntent', {
          speech: { has: [{ skill: 'yesOrdersNoCart' }] },
          session: 'open',
        }),
        says(book.checkout, 'CheckoutIntent', READ_OUT),
        CONFIRM,
        says(book.code, 'CodeIntent', RECEIPT),
      ],
      settlement: BOUGHT_TWO_BAGS,
    },
    {
      name: 'search-and-second',
      about: 'Searches, and takes the second that is read out.',
      steps: [
        says(book.search, 'SearchIntent', { speech: {}, session: 'open', shows: 'products' }),
        says(book.second, 'ChooseIntent', READ_OUT),
      ],
      settlement: NOTHING_BOUGHT,
    },
    {
      name: 'to-the-office',
      about:
        'Has the order go to the office: it is another order, with its own words, read out anew.',
      steps: [
        says(book.order, 'OrderIntent', READ_OUT),
        says(book.toOffice, 'DeliveryIntent', {
          speech: { has: [{ order: 'read' }, { skill: 'confirmThenCode' }] },
          session: 'open',
          shows: 'total',
          card: 'Simple',
        }),
      ],
      settlement: NOTHING_BOUGHT,
    },
  ];
}
