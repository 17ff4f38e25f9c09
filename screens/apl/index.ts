/** The cards of an Echo Show: documents and their data, without any DOM. */
export { breakTotal } from './break-total.ts';
export type { CardLine, ReceiptCardData, TotalCardData } from './card-data.ts';
export { cardDocument, type AplDocument } from './card-document.ts';
export { QR_UNITS } from './card-graphics.ts';
export { TOTAL_FONT_SIZE_DP } from './card-sizes.ts';
export {
  makeReceiptCardData,
  makeTotalCardData,
  type CardOrder,
  type CardSetting,
} from './make-card-data.ts';
