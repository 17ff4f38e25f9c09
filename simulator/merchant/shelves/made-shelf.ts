/** A large shop's shelf, made by counting: as many more products as are wanted, each with a name of its own, the same ones every time. */
import { CATEGORY_CODES } from '../category-codes.ts';
import { DRAWINGS, type Drawing } from '../picture/drawings.ts';
import type { ShelfProduct } from './shelf-product.ts';

const STYLES = (
  'alpine amber antique arctic autumn basic brisk calm classic coastal compact cozy crisp curved delicate durable everyday fine folded ' +
  'garden gentle glossy grand heritage highland humble island ivory light little lively lunar matte meadow mellow midnight modern mossy ' +
  'mountain narrow nordic northern orchard patient pebble plain polished prairie quiet riverside robust rustic satin sleek slim smooth ' +
  'southern spring sturdy summer tall twilight valley velvet village'
).split(' ');
const MATERIALS = (
  'acacia aluminium ash bamboo birch brass bronze canvas cedar cherry clay copper cork cotton enamel felt granite hemp iron jute leather ' +
  'linen marble nickel oak pewter pine porcelain rattan rubber slate steel stone suede teak terracotta tin walnut wicker wool'
).split(' ');
/** Some of them are sold on the shop's own shelves as well. */
const THINGS: readonly { readonly thing: string; readonly drawing: Drawing }[] = (
  'mug:mug teapot:teapot kettle:kettle grinder:grinder tray:plate bowl:bowl plate:plate candle:candle notebook:book lamp:lamp ' +
  'basket:box towel:cloth apron:apron vase:bottle napkin:cloth trowel:spoon bucket:jar bench:box stool:box shelf:box hook:ring ladder:box ' +
  'hammer:brush wrench:brush drill:machine tent:cloth lantern:lamp backpack:bag hammock:cloth compass:coin whistle:ring bicycle:machine ' +
  'helmet:hat saddle:cloth rope:ring kite:cloth puzzle:box guitar:speaker drum:speaker mirror:screen'
)
  .split(' ')
  .map((pair) => {
    const [thing = '', drawn] = pair.split(':');
    return { thing, drawing: DRAWINGS.find((drawing) => drawing === drawn) ?? 'box' };
  });

export const MOST_MADE = STYLES.length * MATERIALS.length * THINGS.length;

export function makeLargeShelf(count: number): readonly ShelfProduct[] {
  return Array.from({ length: Math.min(count, MOST_MADE) }, (_none, at) => makeProduct(at));
}

function makeProduct(at: number): ShelfProduct {
  const { thing, drawing } = THINGS[at % THINGS.length] ?? { thing: 'box', drawing: 'box' };
  const style = STYLES[Math.floor(at / THINGS.length) % STYLES.length] ?? '';
  const material = MATERIALS[Math.floor(at / (THINGS.length * STYLES.length))] ?? '';
  const name = [style, material, thing].map(capitalised).join(' ');
  return {
    productId: `made-${String(at).padStart(6, '0')}`,
    name,
    title: `${name}, model ${String((at * 37) % 9973)}`,
    description: `A ${thing} of ${material}.`,
    alsoCalled: [],
    kinds: 'warehouse',
    goesWith: '',
    unitPriceMinor: 400 + ((at * 7919) % 20_000),
    currency: 'USD',
    sellerId: 'harbor-roasters',
    merchantCategoryCode: CATEGORY_CODES.homeFurnishing,
    drawing,
    delivery: 'parcel',
    isInStock: at % 50 !== 49,
  };
}

function capitalised(word: string): string {
  return `${(word[0] ?? '').toUpperCase()}${word.slice(1)}`;
}
