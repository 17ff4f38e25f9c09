/** Products to choose from, numbered as they are chosen by voice. */
import { layoutOf } from '../screen/apl-screen.ts';
import { contentBoxOf, sizesOf } from '../screen/sizes-of.ts';
import { heightOf } from '../screen/text-room.ts';
import type { ProductsData } from './screen-data.ts';
import type { ScreenSetting } from './screen-setting.ts';
import { withoutMarkup } from './without-markup.ts';

export interface OfferedProduct {
  readonly title: string;
  readonly price: string;
  readonly isInStock: boolean;
}

/** As many as the shop's answer has. */
const MOST_PRODUCTS = 5;

export function makeProductsData(
  offered: readonly OfferedProduct[],
  hasMore: boolean,
  setting: ScreenSetting,
): ProductsData {
  const { texts, screen } = setting;
  const products = offered.slice(0, MOST_PRODUCTS);
  return {
    kind: 'products',
    title: texts.products,
    stateWord: texts.productsState,
    tone: 'waiting',
    products: products.map(({ title, price, isInStock }, at) => ({
      place: at + 1,
      text: withoutMarkup(title),
      amount: price,
      note: isInStock ? '' : texts.outOfStock,
    })),
    titleLines: titleLinesOf(products, setting),
    hint: screen.isTelevision ? texts.sayHint : texts.touchHint,
    hasMore,
    more: texts.more,
    cart: texts.cart,
  };
}

/** Two where all rows have room for it. */
function titleLinesOf(products: readonly OfferedProduct[], { screen }: ScreenSetting): number {
  const { headline, label, body, gap, step, touch } = sizesOf(screen);
  const header = heightOf(label) + step + heightOf(headline) + gap;
  const footer = layoutOf(screen) === 'round' ? 0 : touch + gap;
  const border = 4;
  const rows = products.reduce((height, { isInStock }) => {
    const note = isInStock ? 0 : heightOf(label);
    return height + Math.max(touch, heightOf(body, 2) + note + step) + border + step;
  }, 0);
  return rows <= contentBoxOf(screen).heightDp - header - footer ? 2 : 1;
}
