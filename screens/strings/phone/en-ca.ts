/** The phone card in Canadian English, where it differs from American. Not reviewed by a native speaker yet. */
import { PHONE_EN_US } from './en-us.ts';
import type { PhoneTexts } from './phone-texts.ts';
import { momentIn, timesIn } from './moments.ts';

export const PHONE_EN_CA: PhoneTexts = {
  ...PHONE_EN_US,
  locale: 'en-CA',
  ...timesIn('en-CA'),
  receipt: { ...PHONE_EN_US.receipt, date: momentIn('en-CA') },
};
