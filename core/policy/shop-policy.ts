/** The operator's policy: one JSON file that says what an agent may do in this shop (docs/policy.md). */
import { z } from 'zod';
import { CURRENCY_CODES } from '../money/currency.ts';
import { currencySchema } from '../money/money.ts';
import { plainIdSchema } from '../order/ids.ts';
import type { DeepReadonly } from '../order/order-terms.ts';
import { DEFAULT_RISK_POLICY } from '../risk/default-risk-policy.ts';
import { riskPolicySchema, type RiskPolicy } from '../risk/risk-policy.ts';
import { fieldClassesSchema } from './field-classes.ts';
import { limitSchema, policyAmountsSchema } from './limit.ts';
import type { PaymentOperation } from './payment-operations.ts';

const POLICY_VERSION = 1;

/** What must be handed over outside the file before a policy with real money is loaded. */
export const LIVE_OPT_IN = 'this policy moves real money';

/** Of a minor unit of the reference currency. */
export const MILLIONTHS = 1_000_000;

/** A fixed table of whole numbers, no market's rates: so that no float is ever near an amount. */
const referenceRatesSchema = z.strictObject({
  currency: currencySchema.meta({ description: 'The reference currency.' }),
  rates: z
    .partialRecord(
      currencySchema,
      z
        .number()
        .int()
        .min(1)
        .max(1000 * MILLIONTHS),
    )
    .meta({
      description:
        'For each currency what one minor unit is worth, in millionths of a minor unit of the reference currency.',
    }),
});
export type ReferenceRates = DeepReadonly<z.output<typeof referenceRatesSchema>>;

const spelledOutRiskSchema = riskPolicySchema.omit({ reference: true });
const DEFAULT_RULES = z.object(spelledOutRiskSchema.shape).parse(DEFAULT_RISK_POLICY);

/** Spelled out, or the rules of this software by name; the policy that is loaded has them spelled out either way, and so has its digest. */
const riskRulesSchema = z
  .union([z.literal('default'), spelledOutRiskSchema])
  .transform((rules) => (rules === 'default' ? DEFAULT_RULES : rules))
  .meta({
    description:
      'What is unusual, and when an order waits for a passkey (docs/risk.md); the word default for the rules of this software.',
  });

export const shopPolicySchema = z.strictObject({
  version: z.literal(POLICY_VERSION),
  environment: z.enum(['sandbox', 'live']).meta({
    description: 'live moves real money, and is loaded only with an opt-in outside this file.',
  }),
  currencies: z
    .array(currencySchema)
    .min(1)
    .meta({ description: 'An order in any other currency is refused.' }),
  sellers: z.union([z.literal('all'), z.array(plainIdSchema).min(1)]).meta({
    description: 'Sellers of record by id; the word all, if every seller of the shop is meant.',
  }),
  orders: z
    .strictObject({ haltAtMinor: policyAmountsSchema, refuseAtMinor: policyAmountsSchema })
    .meta({
      description: 'From which total an order needs a passkey, and from which it is never taken.',
    }),
  referenceRates: referenceRatesSchema,
  limits: z.array(limitSchema).min(1).max(100),
  risk: riskRulesSchema,
  fields: fieldClassesSchema.meta({ description: 'Who sets each field of an order.' }),
  operations: z
    .strictObject({ charge_order: fieldClassesSchema, refund_capture: fieldClassesSchema })
    .meta({ description: 'Who sets each field of what is asked of the payment processor.' }),
});
export type ShopPolicy = DeepReadonly<z.output<typeof shopPolicySchema>>;

/** The limits of one operation, in the order of the file. */
export function limitsOf(
  { limits }: Pick<ShopPolicy, 'limits'>,
  operation: PaymentOperation,
): ShopPolicy['limits'] {
  return limits.filter((limit) => limit.operation === operation);
}

/** The risk rules with the one reference table of the policy. A currency that is not allowed counts as dear as can be. */
export function riskPolicyOf({ risk, referenceRates }: ShopPolicy): RiskPolicy {
  const rates = Object.fromEntries(
    CURRENCY_CODES.map((code) => [code, referenceRates.rates[code] ?? 1000 * MILLIONTHS]),
  );
  return riskPolicySchema.parse({
    ...risk,
    reference: { currency: referenceRates.currency, rates },
  });
}
