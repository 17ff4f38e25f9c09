/** How the processor is told to misbehave: each order is kept for the next so many requests. */
import { z } from 'zod';

export const BEHAVIOURS = [
  /** Puts an end to what was ordered before. */
  'normal',
  /** The bank says no. */
  'decline',
  /** Nothing is done and nothing is answered. */
  'time_out_before',
  /** The money moves and nothing is answered. */
  'time_out_after',
  /** The money moves at once; the answer comes after `delayMs`. */
  'answer_late',
  /** The money moves and the answer is 500. */
  'error_500_after',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export const behaviourOrderSchema = z.strictObject({
  next: z.enum(BEHAVIOURS),
  times: z.number().int().min(1).max(1000).default(1),
  delayMs: z.number().int().min(0).max(60_000).default(0),
});
export type BehaviourOrder = z.output<typeof behaviourOrderSchema>;

export interface Behaviours {
  order(order: BehaviourOrder): void;
  /** For this request; the next one gets the next. A card is not declined after it was charged, so a repeated request leaves `decline` waiting. */
  take(request: { readonly isRepeat: boolean }): Pick<BehaviourOrder, 'next' | 'delayMs'>;
}

export function createBehaviours(): Behaviours {
  let ordered: BehaviourOrder = { next: 'normal', times: 1, delayMs: 0 };
  return {
    order(order) {
      ordered = order;
    },
    take({ isRepeat }) {
      const { next, times, delayMs } = ordered;
      if (next === 'normal' || (next === 'decline' && isRepeat)) {
        return { next: 'normal', delayMs: 0 };
      }
      ordered =
        times > 1 ? { ...ordered, times: times - 1 } : { next: 'normal', times: 1, delayMs: 0 };
      return { next, delayMs };
    },
  };
}
