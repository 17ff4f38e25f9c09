/** The screens of an Echo: documents and their data, without any DOM. */
export type { AplDocument } from './apl-document.ts';
export { breakTotal } from './break-total.ts';
export { QR_UNITS } from './card-graphics.ts';
export { makeCartData, type Cart } from './data/make-cart-data.ts';
export { makeReceiptCardData, makeTotalCardData, type CardOrder } from './data/make-card-data.ts';
export { makeProblemData, PROBLEM_KINDS, type ProblemKind } from './data/make-problem-data.ts';
export { makeProductsData, type OfferedProduct } from './data/make-products-data.ts';
export { makeWaitingData, type WaitingOrder } from './data/make-waiting-data.ts';
export type {
  CardLine,
  CartData,
  ProblemData,
  ProductsData,
  ReceiptCardData,
  ScreenData,
  TotalCardData,
  WaitingData,
} from './data/screen-data.ts';
export type { ScreenSetting } from './data/screen-setting.ts';
export { declaredVersion } from './documents/declared-version.ts';
export { documentOf, SCREEN_KINDS } from './documents/document-of.ts';
export type { DocumentSetting } from './documents/make-document.ts';
export { TOUCHES, type Touch } from './parts/button.ts';
export {
  aplScreenOf,
  layoutOf,
  type AplLayout,
  type AplScreen,
  type Viewport,
} from './screen/apl-screen.ts';
export { sizesOf, TOTAL_FONT_SIZE_DP } from './screen/sizes-of.ts';
