/** The document that draws a datasource. */
import type { AplDocument } from '../apl-document.ts';
import type { ScreenData } from '../data/screen-data.ts';
import { cardDocument } from './card-document.ts';
import { cartDocument } from './cart-document.ts';
import type { DocumentSetting } from './make-document.ts';
import { problemDocument } from './problem-document.ts';
import { productsDocument } from './products-document.ts';
import { waitingDocument } from './waiting-document.ts';

const DOCUMENTS: Readonly<Record<ScreenData['kind'], (setting: DocumentSetting) => AplDocument>> = {
  total: cardDocument,
  receipt: cardDocument,
  waiting: waitingDocument,
  halted: waitingDocument,
  problem: problemDocument,
  cart: cartDocument,
  products: productsDocument,
};

export const SCREEN_KINDS = [
  ...(['total', 'receipt', 'waiting', 'halted'] as const),
  ...(['problem', 'cart', 'products'] as const),
] satisfies readonly ScreenData['kind'][];

export function documentOf(kind: ScreenData['kind'], setting: DocumentSetting): AplDocument {
  return DOCUMENTS[kind](setting);
}
