/** The letter about a payment that was not taken. */
import type { Letter } from '#core';
import { moneyLetter } from '../after-sale/money-letter.ts';
import type { Evidence } from './verify-evidence.ts';

/** Of every one, also of an order whose caller was answered at once: nobody knows whether that answer came, and "we'll tell you" was said where it did not. */
export function notTakenLetter({ charge }: Evidence, at: number): Letter {
  const { digest, terms } = charge;
  const { customerId, locale, totalMinor: amountMinor, currency } = terms;
  const money = { amountMinor, currency };
  return moneyLetter({ name: digest, kind: 'payment_not_taken', money, customerId, locale, at });
}
