/** The Lit elements of Hearback. Importing this file defines all of them. */
export {
  HbConfirmationForm,
  type FormWork,
  type TotalRefusal,
} from './confirmation-form/element.ts';
export { HbOrderReview } from './order-review/element.ts';
export { HbReceipt } from './receipt/element.ts';
export { HbStateLine } from './state-line/element.ts';
export { HbTotalCard } from './total-card/element.ts';
export type { ShowCardData } from './total-card/total-card-data.ts';
export { HbVoiceCode } from './voice-code/element.ts';
