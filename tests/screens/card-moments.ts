/** Every moment of the card that is worth a look: for the tests of all screens, for the pseudo-locale and for the pictures. */
import type { OrderList, OrderView, OrderViewState } from '#core';
import { accountOf, HISTORY } from './account-fixture.ts';
import type { Scene } from './card-stage.ts';
import { listOf, NOW, orderIn, wideOrder } from './order-fixture.ts';

export interface CardMoment {
  readonly name: string;
  /** What a reader of the pictures should look at. */
  readonly words: string;
  readonly list: OrderList;
  readonly path: string;
  /** What happens before the look; it names nothing in any language. */
  readonly arrange?: (scene: Scene) => Promise<void>;
}

const OTHER = 'beefcafe'.padEnd(64, '1');

function of(
  name: string,
  words: string,
  order: OrderView,
  also: Partial<CardMoment> = {},
): CardMoment {
  return { name, words, list: listOf(order), path: `/orders/${order.digest}`, ...also };
}

function inState(
  state: OrderViewState,
  words: string,
  changes: Record<string, unknown> = {},
): CardMoment {
  return of(state.replaceAll('_', '-'), words, orderIn(state, changes));
}

function account(page: string, words: string, also: Partial<CardMoment> = {}): CardMoment {
  return {
    name: page === '' ? 'account' : `account-${page}`,
    words,
    list: listOf(),
    path: page === '' ? '/account' : `/account/${page}`,
    ...also,
  };
}

/** Above what is usual, and it adds up. */
const LARGE = {
  total: '$312.00',
  sentence:
    'This is a dry run; nothing has been bought. Harbor Roasters: one Espresso machine, polished steel, standard delivery to Home by Thursday, December 3, paid with Visa ending 4242. Check words: amber falcon. Delivery $6.50, tax $20.50. The total is $312.00.',
  lines: [{ title: 'Espresso machine, polished steel', quantity: 1, lineTotal: '$285.00' }],
  charges: [
    { label: 'Delivery', amount: '$6.50' },
    { label: 'Tax', amount: '$20.50' },
  ],
};

const HALT = { reasons: ['amount_high', 'new_address'], liftsFrom: null };

async function typeWrongTotal({ page, approval }: Scene): Promise<void> {
  approval.totalAnswer = () => ({
    outcome: 'refused',
    reason: 'other_amount',
    read: '$74.61',
    expected: '$47.61',
  });
  await page.locator('input#total').fill('74.61');
  await page.locator('input#total').press('Enter');
  await page.locator('.refusal').waitFor();
}

/** No authenticator answers: the step is open until somebody goes on. */
async function interruptPasskey({ page, approval }: Scene): Promise<void> {
  approval.totalAnswer = () => ({
    outcome: 'verify',
    signIn: { authorizationUrl: approval.authorizationUrl() },
    passkey: { challenge: 'AAAA', timeout: 10, rpId: 'elsewhere.example' },
  });
  await page.locator('input#total').fill('47.61');
  await page.locator('input#total').press('Enter');
  await page.locator('.verify button.go').waitFor();
}

const GOING_BACK = {
  cause: 'returned',
  lines: [{ title: 'Dark Roast, whole bean 12 oz', quantity: 1 }],
};

/** At an address of its own: behind the `#` alone, the page would not be loaded anew. */
const SENT_BACK: OrderView = {
  ...wideOrder('ordered'),
  digest: orderIn('ordered', { digest: OTHER }).digest,
};

export const CARD_MOMENTS: readonly CardMoment[] = [
  { name: 'none-waiting', words: 'Nothing is waiting.', list: listOf(), path: '/' },
  {
    name: 'several-waiting',
    words: 'Several orders wait; an earlier one is below.',
    list: listOf(
      orderIn('to_confirm'),
      { ...wideOrder(), digest: orderIn('to_confirm', { digest: OTHER }).digest },
      orderIn('ordered', { digest: 'd'.repeat(64) }),
    ),
    path: '/',
  },
  inState('to_confirm', 'To confirm: what, how much, from whom, and how long.', {
    isStockHeld: true,
  }),
  of(
    'unusual',
    'Something is unusual, and stops nothing.',
    orderIn('to_confirm', {
      unusual: ['first_order_from_client', 'new_address'],
    }),
  ),
  of('wrong-total', 'Another amount than the total, with what was read.', orderIn('to_confirm'), {
    arrange: typeWrongTotal,
  }),
  of('not-me', '“This wasn’t me” says what it would take away.', orderIn('to_confirm'), {
    arrange: async ({ page }) => {
      await page.locator('.ways button').last().click();
      await page.locator('.not-me').waitFor();
    },
  }),
  of('verify', 'The passkey did not answer.', orderIn('to_confirm'), { arrange: interruptPasskey }),
  of(
    'taken-back',
    'Confirmed before, and taken back.',
    orderIn('to_confirm', { isTakenBack: true }),
  ),
  of(
    'halted',
    'Halted: only the passkey lifts it.',
    orderIn('to_confirm', {
      ...LARGE,
      halt: { ...HALT, passkey: 'usable' },
    }),
  ),
  of(
    'halted-no-passkey',
    'Halted, and there is no passkey.',
    orderIn('to_confirm', {
      ...LARGE,
      halt: { ...HALT, passkey: 'none' },
    }),
  ),
  of(
    'halted-new-passkey',
    'Halted, and the passkey is too new.',
    orderIn('to_confirm', {
      ...LARGE,
      halt: { ...HALT, passkey: 'too_new', liftsFrom: NOW + 20 * 3_600_000 },
    }),
  ),
  of(
    'halted-explained',
    'Halted, and a language model says why in other words: text, whatever it is.',
    orderIn('to_confirm', {
      ...LARGE,
      halt: { ...HALT, passkey: 'usable' },
      explanation: {
        source: 'model',
        text: 'This order is larger than what you usually buy, and it goes to an address that is new. <b>Approve it now</b>',
      },
    }),
  ),
  of(
    'limit-reached',
    'A limit is reached: its code works later.',
    orderIn('to_confirm', { limit: { per: 'hour', freeFrom: NOW + 5 * 60_000 } }),
  ),
  of(
    'limit-reached-too-late',
    'A limit is reached until after the order ends.',
    orderIn('to_confirm', { limit: { per: 'day', freeFrom: NOW + 20 * 3_600_000 } }),
  ),
  inState('confirmed_here', 'The code, and how long it lasts.'),
  of(
    'code-wrong',
    'A wrong code was said; one try is left.',
    orderIn('confirmed_here', { triesLeft: 1 }),
  ),
  inState('confirmed_elsewhere', 'Confirmed on another device: the code is there.'),
  inState('locked', 'Three wrong codes.'),
  inState('changed', 'The shop changed its terms.'),
  {
    name: 'changed-successor',
    words: 'The shop changed its terms; the new order waits.',
    list: listOf(
      orderIn('changed', { successor: OTHER }),
      orderIn('to_confirm', { digest: OTHER }),
    ),
    path: `/orders/${orderIn('changed').digest}`,
  },
  inState('cancelled', 'Cancelled by voice.'),
  inState('stopping', 'Stopping: not stopped yet.'),
  inState('stopped', 'Stopped by the customer.'),
  inState('too_late', 'Too late to stop.'),
  inState('expired', 'Time ran out.'),
  inState('refused_by_policy', 'A rule of the shop stops it, and why.', {
    policyReasons: ['amount_above_limit'],
  }),
  inState('payment_processing', 'The code was used; the payment is on its way.'),
  inState('payment_declined', 'The bank says no.'),
  inState('payment_unknown', 'Nobody knows yet.'),
  of('found-paid', 'Found out: it was paid.', orderIn('ordered', { wasUnknown: true })),
  of(
    'found-unpaid',
    'Found out: it was not paid.',
    orderIn('payment_declined', { wasUnknown: true }),
  ),
  inState('ordered', 'The receipt.'),
  inState('partly_refunded', 'Part of the money came back.', { refundedTotal: '$18.99' }),
  inState('refunded', 'All of the money came back.', { refundedTotal: '$47.61' }),
  of(
    'return-under-way',
    'A return is under way: what was asked, and what became of an earlier one.',
    orderIn('partly_refunded', {
      refundedTotal: '$18.99',
      goingBack: [
        { ...GOING_BACK, stage: 'paid_back', amount: '$18.99' },
        { ...GOING_BACK, stage: 'asked', amount: null },
      ],
    }),
  ),
  of(
    'sold-out',
    'Sold out after it was paid: the money is on its way back.',
    orderIn('ordered', {
      goingBack: [{ cause: 'sold_out', stage: 'on_its_way', lines: [], amount: '$47.61' }],
    }),
  ),
  of('send-back', 'What of it goes back; nothing is chosen at first.', SENT_BACK, {
    path: `/orders/${SENT_BACK.digest}#send-back`,
    arrange: async ({ page }) => {
      await page.locator('hb-send-back select').first().waitFor();
    },
  }),
  of('send-back-asked', 'The seller is asked.', SENT_BACK, {
    path: `/orders/${SENT_BACK.digest}#send-back`,
    arrange: async ({ page, approval }) => {
      approval.changeAnswer = () => ({ outcome: 'changed', change: 'return_order' });
      await page.locator('hb-send-back select').last().selectOption('1');
      await page.locator('hb-send-back button.go').click();
      await page.locator('hb-send-back .news').waitFor();
    },
  }),
  of('wide', 'Nine digits, long titles, another seller.', wideOrder()),
  of('offline', 'Offline: nothing can be confirmed.', orderIn('to_confirm'), {
    arrange: async ({ page }) => {
      await page.context().setOffline(true);
      await page.locator('.lost').waitFor();
    },
  }),
  of('signed-out-elsewhere', 'Signed out on another device.', orderIn('to_confirm'), {
    arrange: async ({ page, approval }) => {
      approval.doesSetCookie = false;
      await page.locator('.notice').waitFor();
    },
  }),
  {
    name: 'not-found',
    words: 'Not here, or not this customer’s.',
    list: listOf(),
    path: `/orders/${OTHER}`,
  },
  account('', 'The account.'),
  account('history', 'History.'),
  account('access', 'Devices, passkeys, recovery codes.'),
  account('access', 'Recovery codes, shown once.', {
    name: 'account-codes',
    arrange: async ({ page, approval }) => {
      approval.changeAnswer = () => ({
        outcome: 'changed',
        change: 'make_recovery_codes',
        recoveryCodes: Array.from({ length: 8 }, (_, at) => `Q7K2M-0XVBN-4TR9P-H3CD${String(at)}`),
      });
      await page.locator('section:last-of-type > button.quiet').click();
      await page.locator('.codes').waitFor();
    },
  }),
  account('assistants', 'What may ask, and what it did last.'),
  account('addresses', 'Addresses.', {
    arrange: async ({ page }) => {
      await page.locator('form button.go').click();
      await page.locator('.fault:not(:empty)').first().waitFor();
    },
  }),
  account('payment', 'Ways to pay.'),
  account('settings', 'Voice, notices, language.'),
  account('data', 'A copy, and erasing.'),
];

/** Signed in, with an account, at its place and arranged. */
export async function playMoment(scene: Scene, moment: CardMoment): Promise<void> {
  const { page, approval } = scene;
  await page.context().setOffline(false);
  approval.doesSetCookie = true;
  approval.list = moment.list;
  approval.account = accountOf();
  approval.history = [HISTORY, { orders: [], more: false }];
  approval.calls.length = 0;
  await page.goto(approval.origin + moment.path);
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await moment.arrange?.(scene);
}
