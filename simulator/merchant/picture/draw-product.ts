/** A product's picture: the drawing of its kind in colors and with a sign that come from its id, the same in every run. */
import type { ShelfProduct } from '../shelves/shelf-product.ts';
import type { Drawing } from './drawings.ts';
import { bag, bottle, box, card, carton, envelope, gift, jar, ticket, tin } from './packages.ts';
import { PALETTES } from './palettes.ts';
import { EMBLEMS, rect, type Draw } from './shapes.ts';
import { apron, bar, book, candle, coin, cookie, flower, leaf, ring } from './things.ts';
import {
  dripper,
  filter,
  grinder,
  lamp,
  machine,
  pen,
  press,
  scale,
  screen,
  speaker,
  spoon,
} from './tools.ts';
import { brush, chopsticks, cloth, clock, fruit, hat, headphones, knife } from './wares.ts';
import { bowl, cup, glass, kettle, mug, pitcher, plate, teapot } from './vessels.ts';

const DRAW: Readonly<Record<Drawing, Draw>> = {
  apron,
  bag,
  bar,
  book,
  bottle,
  bowl,
  box,
  candle,
  card,
  carton,
  coin,
  cookie,
  cup,
  dripper,
  envelope,
  filter,
  flower,
  gift,
  glass,
  grinder,
  jar,
  kettle,
  lamp,
  leaf,
  machine,
  mug,
  pen,
  pitcher,
  plate,
  press,
  ring,
  scale,
  screen,
  speaker,
  spoon,
  teapot,
  hat,
  headphones,
  cloth,
  brush,
  knife,
  chopsticks,
  clock,
  fruit,
  ticket,
  tin,
};

/** An SVG document. Of the product only its id and kind go into it, and the id only as a number: no text from outside. */
export function drawProduct({
  productId,
  drawing,
}: Pick<ShelfProduct, 'productId' | 'drawing'>): string {
  const number = numberOf(productId);
  const colors = PALETTES[number % PALETTES.length] ?? FIRST;
  const emblem = Math.floor(number / PALETTES.length) % EMBLEMS;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">' +
    rect({ x: 0, y: 0, w: 200, h: 200 }, colors.paper) +
    DRAW[drawing](colors, emblem) +
    '</svg>'
  );
}

const [FIRST = { paper: '#fff', main: '#777', deep: '#333', light: '#ccc', accent: '#a66' }] =
  PALETTES;

/** FNV-1a, 32 bits: spreads ids that differ in a letter. */
function numberOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
