/** How many wrong codes are borne before no code counts any more (design, section 7). */

/** Wrong codes that one confirmation survives, and that one customer survives in 24 hours. */
export const TRIES_PER_CONFIRMATION = 3;
export const WRONG_CODES_PER_DAY = 10;

/** What was counted so far: for the live confirmation, and for the customer in the last 24 hours. */
export interface WrongCodes {
  readonly wrongCodes: number;
  readonly wrongCodesOfCustomerInADay: number;
}

export function isCodeLocked({ wrongCodes, wrongCodesOfCustomerInADay }: WrongCodes): boolean {
  return wrongCodes >= TRIES_PER_CONFIRMATION || wrongCodesOfCustomerInADay >= WRONG_CODES_PER_DAY;
}
