/** The one seller of record of the stand-in's catalogue. */
import { payeeIdSchema } from '#core';

export const SELLER = { id: 'harbor-roasters', name: 'Harbor Roasters LLC' } as const;

/** The processor account that is paid (PayPal's `account_id` has 13 characters, without 0, 1, I and O). */
export const PAYEE_ID = payeeIdSchema.parse('HARBRASTERS27');
