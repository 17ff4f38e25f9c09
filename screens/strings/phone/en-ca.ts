/** The phone card in Canadian English, where it differs from American. Not reviewed by a native speaker yet. */
import { PHONE_EN_US } from './en-us.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { receiptDateIn } from './receipt-date.ts';

export const PHONE_EN_CA: PhoneTexts = {
  ...PHONE_EN_US,
  receipt: { ...PHONE_EN_US.receipt, date: receiptDateIn('en-CA') },
};
