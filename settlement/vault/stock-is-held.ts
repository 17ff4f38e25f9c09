/** As long as an order can wait at most: ten minutes to be confirmed and five to be redeemed (design, section 5). */
export const STOCK_IS_HELD_MS = 15 * 60 * 1000;
