/** What every screen shows in tests and pictures: each kind as it usually is, and with the worst that a shop can send. */
import {
  makeCartData,
  makeProblemData,
  makeProductsData,
  makeReceiptCardData,
  makeTotalCardData,
  makeWaitingData,
  type CardOrder,
  type ScreenData,
  type ScreenSetting,
} from '#screens/apl';

export interface ScreenCase {
  readonly name: string;
  /** Amounts that must be drawn whole, each as often as it stands here. */
  readonly amounts: readonly string[];
  /** More than any screen can hold: it scrolls above its total, which alone must be whole. */
  readonly scrolls?: true;
  readonly make: (setting: ScreenSetting) => ScreenData;
}

const LONG =
  'Single-origin anniversary reserve, hand-sorted, whole bean, twelve-pound sealed family tin';
const RIGHT_TO_LEFT = 'קפה קלוי כהה, פולים שלמים, 340 גרם, מהדורה מיוחדת לחג';
const ARABIC = 'قهوة محمصة داكنة، حبوب كاملة، 12 أونصة، طبعة خاصة';
const JAPANESE = 'ダークロースト珈琲豆、三百四十グラム入り、記念限定缶、産地直送の特別焙煎';
const CARD = 'https://card.harbor-roasters.example/orders/';

const ORDER: CardOrder = {
  shop: 'Harbor Roasters',
  lines: [{ title: 'Dark Roast, whole bean 12 oz', quantity: 2, lineTotal: '$37.98' }],
  charges: [
    { label: 'Delivery to Home, Thu Dec 3', amount: '$6.50' },
    { label: 'Tax', amount: '$3.13' },
  ],
  total: '$47.61',
  checkWords: 'amber falcon',
  instrument: 'Visa ending 4242',
  cardUrl: CARD + 'c0ffee'.repeat(11).slice(0, 64),
};

/** Nine digits, in the three ways in which our locales group them. */
const NINE_DIGITS = ['$1,234,567.89', '1.234.567,89\u00a0€', '₹12,34,567.89'] as const;

function hostileOrder(title: string, total: string): CardOrder {
  const line = { title, quantity: 99, lineTotal: total };
  const short = { ...line, title: 'Tin' };
  return {
    ...ORDER,
    shop: title,
    // The engine takes long to shorten a title, so only each third is long.
    lines: [line, short, short, line, short, short],
    charges: [
      { label: `Discount, ${title}`, amount: `-${total}` },
      { label: `Delivery to ${title}`, amount: total },
      { label: 'Tax', amount: total },
    ],
    total,
    checkWords: 'lavender strawberry',
    instrument: title,
  };
}

interface Shelf {
  readonly amount: string;
  readonly subtotal: string;
  readonly address: string;
}

function nine(which: 0 | 1 | 2, address: string): Shelf {
  return { amount: NINE_DIGITS[which], subtotal: NINE_DIGITS[which], address };
}

function orderCases(name: string, order: CardOrder): readonly ScreenCase[] {
  const charges = order.charges.map(({ amount }) => amount);
  const receipt = { receiptNumber: 'R3ZY-WNAN', charged: order.total };
  return [
    {
      name: `total ${name}`,
      amounts: charges,
      make: (setting) => makeTotalCardData(order, 'dry_run', setting),
    },
    {
      name: `receipt ${name}`,
      amounts: charges,
      make: (setting) => makeReceiptCardData(order, receipt, setting),
    },
    {
      name: `waiting ${name}`,
      amounts: [],
      make: (setting) => makeWaitingData(order, 'waiting', setting),
    },
    {
      name: `halted ${name}`,
      amounts: [],
      make: (setting) => makeWaitingData(order, 'halted', setting),
    },
  ];
}

function shelfCases(
  name: string,
  titles: readonly string[],
  { amount, subtotal, address }: Shelf,
): readonly ScreenCase[] {
  const lines = titles.map((title) => ({ title, quantity: 1, lineTotal: amount }));
  const chosen = { address, instrument: 'Visa ending 4242' };
  return [
    {
      name: `cart ${name}`,
      amounts: [subtotal],
      make: (setting) => makeCartData({ lines, subtotal, ...chosen }, setting),
    },
    {
      name: `products ${name}`,
      amounts: titles.slice(0, 5).map(() => amount),
      make: (setting) =>
        makeProductsData(
          titles.slice(0, 5).map((title, at) => ({ title, price: amount, isInStock: at !== 1 })),
          true,
          setting,
        ),
    },
  ];
}

const PLAIN_TITLES = [
  'Dark Roast, whole bean 12 oz',
  'Breakfast Blend, ground 12 oz',
  'Decaf Sumatra, whole bean 12 oz',
  'Paper filters, 100',
];

/** As many lines as a cart holds; the engine takes long to shorten a title, so only each third is long. */
function amongShort(title: string): readonly string[] {
  return Array.from({ length: 20 }, (_, at) => (at % 3 === 0 ? title : `Tin ${String(at)}`));
}

export const CASES: readonly ScreenCase[] = [
  ...orderCases('as usual', ORDER),
  ...shelfCases('as usual', PLAIN_TITLES, {
    ...{ amount: '$18.99', subtotal: '$75.96', address: 'Home' },
  }),
  {
    name: 'cart empty',
    amounts: [],
    make: (setting) =>
      makeCartData(
        { lines: [], subtotal: '$0.00', address: undefined, instrument: undefined },
        setting,
      ),
  },
  {
    name: 'problem nothing bought',
    amounts: [],
    make: (setting) => problem('nothing_bought', setting),
  },
  { name: 'problem unclear', amounts: [], make: (setting) => problem('unclear', setting) },
  ...orderCases('with long titles', hostileOrder(LONG, NINE_DIGITS[0])),
  ...shelfCases('with long titles', amongShort(LONG), nine(0, LONG)),
  ...orderCases('from right to left', hostileOrder(RIGHT_TO_LEFT, NINE_DIGITS[1])),
  ...shelfCases('from right to left', amongShort(ARABIC), nine(1, ARABIC)),
  ...shelfCases('in wide signs', amongShort(JAPANESE), nine(2, JAPANESE)),
  {
    name: 'total with more charges than have room',
    scrolls: true,
    amounts: [],
    make: (setting) =>
      makeTotalCardData(
        {
          ...hostileOrder(LONG, NINE_DIGITS[2]),
          charges: Array.from({ length: 12 }, (_, at) => ({
            label: `Discount ${String(at)}`,
            amount: '-₹1,00,000.00',
          })),
        },
        'dry_run',
        setting,
      ),
  },
];

function problem(kind: 'nothing_bought' | 'unclear', setting: ScreenSetting): ScreenData {
  const words = {
    nothing_bought:
      "I can't reach the shop right now. Nothing was bought. Please try again in a minute.",
    unclear:
      "We don't know yet whether the payment went through. You will not be charged twice. Ask me in a minute how your order is.",
  };
  return makeProblemData({ kind, shop: 'Harbor Roasters', words: words[kind] }, setting);
}
