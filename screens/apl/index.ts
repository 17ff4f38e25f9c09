/** The cards of an Echo Show: documents and their data, without any DOM. */
export { breakTotal } from './break-total.ts';
export type { CardLine, ReceiptCardData, TotalCardData } from './card-data.ts';
export { cardDocument, TOTAL_FONT_SIZE_DP, type AplDocument } from './card-document.ts';
export {
  makeReceiptCardData,
  makeTotalCardData,
  type CardOrder,
  type CardSetting,
} from './make-card-data.ts';
