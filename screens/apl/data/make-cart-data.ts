/** The cart as the shop's answer describes it. Its subtotal is no total: delivery and tax come with the dry run. */
import { layoutOf } from '../screen/apl-screen.ts';
import { fitRows } from '../screen/fit-rows.ts';
import { contentBoxOf, sizesOf } from '../screen/sizes-of.ts';
import { heightOf } from '../screen/text-room.ts';
import type { CartData, CardLine } from './screen-data.ts';
import type { ScreenSetting } from './screen-setting.ts';
import { withoutMarkup } from './without-markup.ts';

export interface Cart {
  readonly lines: readonly {
    readonly title: string;
    readonly quantity: number;
    readonly lineTotal: string;
  }[];
  readonly subtotal: string;
  /** Labels of what is chosen; undefined where nothing is. */
  readonly address: string | undefined;
  readonly instrument: string | undefined;
}

export function makeCartData(cart: Cart, setting: ScreenSetting): CartData {
  const { strings, texts, screen } = setting;
  const lines = cart.lines.map((line): CardLine => ({
    text: `${String(line.quantity)} × ${withoutMarkup(line.title)}`,
    amount: line.lineTotal,
  }));
  const sizes = sizesOf(screen);
  const { count, titleLines } = fitRows(lines, {
    heightDp: contentBoxOf(screen).heightDp - heightOfFixed(setting),
    widthDp: contentBoxOf(screen).widthDp,
    fontSizeDp: sizes.body,
    stepDp: sizes.step,
    gapDp: sizes.gap,
  });
  const hidden = lines.length - count;
  return {
    kind: 'cart',
    title: texts.cart,
    stateWord: texts.cartState,
    tone: 'waiting',
    lines: lines.slice(0, count),
    moreLines: hidden > 0 ? strings.moreLines(hidden) : '',
    titleLines,
    subtotalLabel: texts.subtotal,
    subtotal: cart.subtotal,
    note: texts.subtotalNote,
    choices: [cart.address, cart.instrument]
      .filter((label) => label !== undefined)
      .map(withoutMarkup)
      .join(' · '),
    isEmpty: lines.length === 0,
    emptyWords: texts.cartEmpty,
    checkout: texts.checkout,
  };
}

/** All but the rows, as `documents/cart-document.ts` lays it out. */
function heightOfFixed({ screen }: ScreenSetting): number {
  const { headline, label, gap, step, touch } = sizesOf(screen);
  const subtotal = heightOf(headline) + 2 * step + 2;
  switch (layoutOf(screen)) {
    case 'round':
      return heightOf(label) + step + heightOf(headline) + step + subtotal + heightOf(label, 4);
    case 'tall':
      return (
        heightOf(label) +
        step +
        heightOf(headline) +
        gap +
        subtotal +
        heightOf(label, 4) +
        touch +
        gap
      );
    case 'wide':
      return heightOf(headline) + gap + subtotal + Math.max(touch, heightOf(label, 2)) + 2 * gap;
  }
}
