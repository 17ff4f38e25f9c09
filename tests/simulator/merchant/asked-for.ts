/** What customers ask for, and the product that must be among the first three (the first, where `isFirst`). */
interface Asked {
  readonly query: string;
  readonly productId: string;
  readonly isFirst: boolean;
}

const first = (productId: string, ...queries: readonly string[]): readonly Asked[] =>
  queries.map((query) => ({ query, productId, isFirst: true }));
const amongFirst = (productId: string, ...queries: readonly string[]): readonly Asked[] =>
  queries.map((query) => ({ query, productId, isFirst: false }));

export const ASKED_FOR: readonly Asked[] = [
  // What the repository's own tests, scenarios and walkthrough say.
  ...first(
    'dark-roast-whole-bean-12oz',
    'dark roast',
    'two bags of the dark roast',
    'bags dark roast',
  ),
  ...first('dark-roast-whole-bean-12oz', 'Dark Roast, whole bean 12 oz', '2 dark roasts please'),
  ...first(
    'dark-roast-whole-bean-12oz',
    'the dark rost',
    'drak roast',
    'I want some DARK ROAST beans',
  ),
  ...first('dark-roast-whole-bean-12oz', 'a dark roast', 'two bags of the dark roast please'),
  ...first(
    'decaf-whole-bean-12oz',
    'decaf',
    'decaff',
    'a dozen bags of decaf',
    'decaffeinated coffee',
  ),
  ...first('pour-over-kettle', 'kettle', 'kettles', 'ketle', 'gooseneck'),
  ...first('burr-grinder', 'grinder', 'a grinder', 'coffee mill', 'grindr'),
  ...first(
    'paper-filters-no-4',
    'paper filters',
    'filter',
    'filters',
    'coffee filters',
    'filter papers',
  ),
  ...first('stoneware-mug', 'stoneware mug', 'mugs', 'mug', 'coffee cup'),
  ...first('sampler-box', 'sampler', 'sampler box', 'tasting set'),
  ...first('espresso-whole-bean-2lb', 'espreso', 'espresso beans', 'night tide'),
  ...first('ethiopia-whole-bean-10oz', 'ethiopian coffee', 'ethiopia'),
  ...first('breakfast-blend-ground-12oz', 'breakfast blend', 'ground coffee', 'light roast'),
  ...first('harbor-blend-whole-bean-12oz', 'harbor blend', 'house coffee', 'medium roast'),
  ...first('cold-brew-pitcher', 'cold brew maker', 'pitcher', 'iced coffee maker'),
  // Kinds.
  ...amongFirst('dark-roast-whole-bean-12oz', 'coffee', 'coffee beans', 'java'),
  ...first('english-breakfast-tea', 'tea'),
  ...amongFirst('english-breakfast-tea', 'black tea', 'tee bags of black tea'),
  ...amongFirst('sencha', 'green tea'),
  ...amongFirst('peppermint-tea', 'herbal tea', 'mint tea', 'tea without caffeine'),
  ...amongFirst('coffee-gift-box', 'a gift', 'present', 'gift box', 'a gift for my mother'),
  ...amongFirst('harbor-gift-card-50', 'gift card', 'gift cards', 'a gift card please'),
  ...amongFirst('shortbread', 'cookies', 'something sweet to snack', 'butter cookie'),
  ...amongFirst('dark-chocolate-bar', 'chocolate', 'dark chocolate', 'choclate'),
  ...amongFirst('red-wine', 'wine', 'bottle of wine'),
  ...amongFirst('coffee-liqueur', 'alcohol', 'liquor'),
  ...amongFirst('silver-necklace', 'jewelry', 'jewellery', 'necklace'),
  ...amongFirst('headphones', 'headphones', 'headset'),
  ...amongFirst('coffee-book', 'books', 'coffee table book'),
  ...amongFirst('greeting-cards', 'birthday card', 'thank you cards'),
  // What goes with what.
  ...first('grinder-brush', 'something for my grinder'),
  ...amongFirst('grinder-tablets', 'something for my grinder', 'tablets for the grinder'),
  ...amongFirst('tamper', 'something for the espresso machine'),
  ...amongFirst('matcha-bowl', 'a bowl for matcha'),
  // Other words, slips and numbers.
  ...first('french-press', 'cafetiere', 'french press', 'frensh press', 'plunger'),
  ...first('drip-coffee-maker', 'coffee maker', 'coffee machine'),
  ...first('paper-filters-no-2', 'number 2 filters', 'filters no. 2', 'paper filters number two'),
  ...first('espresso-pods-15', '15 espresso pods', 'espresso pods box of 15'),
  ...first('espresso-pods-50', 'espresso pods', '50 espresso pods', 'pods'),
  ...first('cocoa-powder', 'hot chocolate', 'cocoa'),
  ...first('oat-milk', 'oat milks', 'oat milk'),
  ...first('bitcoin-voucher', 'bitcoin', 'crypto'),
  ...first('tote-bag', 'tote bag', 'shopping bag'),
  ...first('gift-bag', 'gift bag'),
  ...first('lottery-ticket', 'lottery tickets', 'lotto'),
  ...first('money-order', 'money order'),
  // Titles in other scripts, asked for in both.
  ...first('bento-box', 'bento box', '弁当箱', 'lunch box'),
  ...first('darjeeling', 'darjeeling', 'दार्जिलिंग चाय'),
  ...first('longjing', 'dragon well tea', '龙井'),
  ...first('russian-caravan', 'русский караван', 'russian caravan'),
  ...first('arabic-coffee', 'arabic coffee', 'قهوة عربية'),
];
