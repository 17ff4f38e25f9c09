/** What `hb-total-card` draws: the very data that the skill sends to the Show, so that page and device cannot disagree. */
import type { ReceiptCardData, TotalCardData } from '../../apl/index.ts';

export type { ReceiptCardData, TotalCardData };

/** Every text is ready to draw, every amount is already written. */
export type ShowCardData = TotalCardData | ReceiptCardData;
