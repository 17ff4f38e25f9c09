/** The odd ones: what happens to somebody some day, told in one language. */
import type { Dialogue } from '../dialogue.ts';
import { ACCOUNT_DIALOGUES } from './account.ts';
import { AMOUNT_DIALOGUES } from './amounts.ts';
import { CART_DIALOGUES } from './cart.ts';
import { CHOICE_DIALOGUES } from './choices.ts';
import { HEARD_CODE_DIALOGUES } from './heard-codes.ts';
import { INTERRUPTION_DIALOGUES } from './interruptions.ts';
import { NO_CODE_DIALOGUES } from './no-code.ts';
import { OUTSIDE_TEXT_DIALOGUES } from './outside-text.ts';
import { PAYMENT_DIALOGUES } from './payments.ts';
import { RISK_DIALOGUES } from './risk.ts';
import { SHOP_CHANGE_DIALOGUES } from './shop-changes.ts';
import { TIME_DIALOGUES } from './time.ts';

/** American English on a device with a screen, unless it says otherwise. */
export type OddDialogue = Omit<Dialogue, 'locale' | 'device'> &
  Partial<Pick<Dialogue, 'locale' | 'device'>>;

const GROUPS: readonly (readonly OddDialogue[])[] = [
  INTERRUPTION_DIALOGUES,
  HEARD_CODE_DIALOGUES,
  NO_CODE_DIALOGUES,
  CHOICE_DIALOGUES,
  AMOUNT_DIALOGUES,
  CART_DIALOGUES,
  OUTSIDE_TEXT_DIALOGUES,
  PAYMENT_DIALOGUES,
  SHOP_CHANGE_DIALOGUES,
  RISK_DIALOGUES,
  ACCOUNT_DIALOGUES,
  TIME_DIALOGUES,
];

export const ENGLISH_DIALOGUES: readonly Dialogue[] = GROUPS.flat().map((dialogue) => ({
  locale: 'en-US',
  device: 'show',
  ...dialogue,
}));
