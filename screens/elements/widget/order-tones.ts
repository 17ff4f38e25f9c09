/** Which words and which of the three colours an order's state has: the same words as on the Show. */
import type { OrderState } from '#core';
import type { CardState } from '../../strings/skill-strings.ts';

export interface ShownStateOfOrder {
  readonly card: CardState;
  readonly tone: 'waiting' | 'done' | 'stopped';
}

export const SHOWN_STATES: Readonly<Record<OrderState, ShownStateOfOrder>> = {
  waiting: { card: 'dry_run', tone: 'waiting' },
  confirmed: { card: 'confirmed', tone: 'waiting' },
  ordered: { card: 'ordered', tone: 'done' },
  locked: { card: 'locked', tone: 'stopped' },
  cancelled: { card: 'cancelled', tone: 'stopped' },
  declined: { card: 'declined', tone: 'stopped' },
  expired: { card: 'expired', tone: 'stopped' },
  payment_processing: { card: 'payment_processing', tone: 'waiting' },
  payment_declined: { card: 'payment_declined', tone: 'stopped' },
  payment_unknown: { card: 'payment_unknown', tone: 'waiting' },
};
