/** The controls: a dialogue that expects something else than happens fails, and says what. Without them a suite that looks at nothing would pass. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playDialogue, type Dialogue, type Expected } from '../../simulator/conversations/index.ts';
import {
  BOUGHT_TWO_BAGS,
  CONFIRM,
  READ_OUT,
  RECEIPT,
  says,
} from '../../simulator/conversations/answers.ts';
import {
  openConversationShop,
  SHOP_NAME,
  type ConversationShop,
} from './stage/conversation-shop.ts';
import { bookOfCustomer, vaultIdsOf } from './stage/customer.ts';
import { openStage } from './stage/open-stage.ts';

type Change = Partial<Expected>;

const MOST_CONTROLS = 20;
const books = Array.from({ length: MOST_CONTROLS }, (_none, customer) => bookOfCustomer(customer));
let shop: ConversationShop;
let played = 0;
beforeAll(async () => {
  shop = await openConversationShop(books.flatMap(vaultIdsOf));
});
afterAll(() => shop.stop());

/** Orders, confirms and buys; what is expected of the order or of the code is changed. */
function dialogueWith(change: {
  readonly order?: Change;
  readonly code?: Change;
  readonly settlement?: Dialogue['settlement'];
}): Dialogue {
  return {
    name: 'control',
    about: 'Expects what does not happen.',
    locale: 'en-US',
    device: 'show',
    steps: [
      says('order two bags of the dark roast', 'OrderIntent', { ...READ_OUT, ...change.order }),
      CONFIRM,
      says('my code is {code}', 'CodeIntent', { ...RECEIPT, ...change.code }),
    ],
    settlement: change.settlement ?? BOUGHT_TWO_BAGS,
  };
}

async function faultsOf(dialogue: Dialogue): Promise<readonly string[]> {
  const book = books[played];
  played += 1;
  if (book === undefined) throw new Error('there are too few customers');
  const stage = await openStage(shop, dialogue, book);
  return (await playDialogue(dialogue, stage, { shopName: SHOP_NAME })).faults;
}

it('a dialogue that expects what happens has no fault [REQ-CONVERSATIONS]', async () => {
  expect(await faultsOf(dialogueWith({}))).toEqual([]);
});

it.each<[name: string, dialogue: Dialogue, fault: RegExp]>([
  [
    'another whole speech',
    dialogueWith({ order: { speech: { whole: [{ order: 'read' }] } } }),
    /^step 1: it says ".+", not "/,
  ],
  [
    'a fragment that is not said',
    dialogueWith({ code: { speech: { has: ['You paid one cent'] } } }),
    /^step 3: it says ".+", without "You paid one cent"$/,
  ],
  [
    'the silence of a fragment that is said',
    dialogueWith({ code: { speech: { not: ['ordered.'] } } }),
    /^step 3: it says ".+", with "ordered\."$/,
  ],
  [
    'another string of the skill',
    dialogueWith({ order: { speech: { has: [{ skill: 'goodbye' }] } } }),
    /without "Goodbye\."$/,
  ],
  [
    'another sentence of the shop',
    dialogueWith({ code: { speech: { has: [{ shop: 'order.none' }] } } }),
    /without "You have no order here\."$/,
  ],
  [
    'an ended session',
    dialogueWith({ order: { session: 'ended' } }),
    /^step 1: the session is open, not ended$/,
  ],
  [
    'an open session',
    dialogueWith({ code: { session: 'open' } }),
    /^step 3: the session is ended, not open$/,
  ],
  [
    'another document',
    dialogueWith({ order: { shows: 'receipt' } }),
    /^step 1: the screen is total, not receipt$/,
  ],
  [
    'no document',
    dialogueWith({ order: { shows: undefined } }),
    /^step 1: the screen is total, not none$/,
  ],
  [
    'a slot that is asked for',
    dialogueWith({ order: { elicits: 'code' } }),
    /^step 1: the slot that is asked for is none, not code$/,
  ],
  [
    'no card in the app',
    dialogueWith({ order: { card: undefined } }),
    /^step 1: the card in the Alexa app is Simple, not none$/,
  ],
  [
    'another intent',
    dialogueWith({ order: { intent: 'SearchIntent' } }),
    /^step 1: the intent is OrderIntent, not SearchIntent$/,
  ],
  [
    'another slot',
    dialogueWith({ order: { slots: { quantity: '3' } } }),
    /^step 1: the slot quantity is 2, not 3$/,
  ],
  [
    'no charge',
    dialogueWith({ settlement: { charged: [] } }),
    /^settlement charged \[USD 47\.61\], not \[\]$/,
  ],
  [
    'another total',
    dialogueWith({ settlement: { charged: ['USD 47.60'] } }),
    /^settlement charged \[USD 47\.61\], not \[USD 47\.60\]$/,
  ],
  [
    'two charges',
    dialogueWith({ settlement: { charged: ['USD 47.61', 'USD 47.61'] } }),
    /^settlement charged/,
  ],
  [
    'another ending',
    dialogueWith({ settlement: { charged: ['USD 47.61'], ended: 'cancelled' } }),
    /^the newest order is redeemed, not cancelled$/,
  ],
])(
  'a dialogue that expects %s fails, and says so [REQ-CONVERSATIONS]',
  async (_name, dialogue, fault) => {
    const faults = await faultsOf(dialogue);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  },
);
