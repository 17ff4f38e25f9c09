/** One limit of the policy: how much, and how often, for whom and in what time. */
import { z } from 'zod';
import { LARGEST_AMOUNT_MINOR } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import type { DeepReadonly } from '../order/order-terms.ts';
import { PAYMENT_OPERATIONS } from './payment-operations.ts';

/** From the narrowest to the widest: the first that is reached is the one that is told. */
export const LIMIT_SCOPES = ['instrument', 'customer', 'client', 'shop'] as const;
export type LimitScope = (typeof LIMIT_SCOPES)[number];

/** `hour` and `day` slide: the last 60 minutes and the last 24 hours, at every moment. */
export const LIMIT_SPANS = ['call', 'hour', 'day'] as const;
export type LimitSpan = (typeof LIMIT_SPANS)[number];

export const SPAN_MS = { hour: 3_600_000, day: 86_400_000 } as const;

/** An amount that a policy names: at least one minor unit, so that nothing is switched off by a zero. */
const policyAmountSchema = z.number().int().min(1).max(LARGEST_AMOUNT_MINOR);

/** By currency; every currency that the policy allows must be there. */
export const policyAmountsSchema = z.partialRecord(currencySchema, policyAmountSchema);

export const limitSchema = z.strictObject({
  operation: z.enum(PAYMENT_OPERATIONS).meta({ description: 'Which payment operation it holds.' }),
  scope: z.enum(LIMIT_SCOPES).meta({ description: 'Counted together: all of the shop, or one.' }),
  per: z.enum(LIMIT_SPANS).meta({ description: 'One call alone, the last hour or the last day.' }),
  amountMinor: policyAmountsSchema.optional().meta({
    description: 'The most in each currency, in minor units; what is exactly it is within.',
  }),
  referenceAmountMinor: policyAmountSchema.optional().meta({
    description: 'The most over all currencies, in minor units of the reference currency.',
  }),
  calls: z
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .meta({ description: 'The most calls in the hour or day.' }),
});
export type Limit = DeepReadonly<z.output<typeof limitSchema>>;
