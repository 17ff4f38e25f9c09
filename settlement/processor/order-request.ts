/** The body of PayPal's `POST /v2/checkout/orders` for one charge. The same charge under the same policy always gives the same bytes. */
import {
  applyFieldRules,
  decimalText,
  DEFAULT_OPERATIONS,
  type ChargeRequest,
  type FieldPolicy,
} from '#core';
import { z } from 'zod';

/** Exactly what may leave: whatever the policy binds, nothing else goes beside it (design, invariant 4). */
const orderRequestSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string(),
      custom_id: z.string(),
      amount: z.strictObject({ currency_code: z.string(), value: z.string() }),
      payee: z.strictObject({ merchant_id: z.string() }),
      description: z.string().optional(),
      soft_descriptor: z.string().optional(),
    }),
  ]),
  payment_source: z.strictObject({ card: z.strictObject({ vault_id: z.string() }) }),
});
export type OrderRequestBody = Readonly<z.output<typeof orderRequestSchema>>;

/**
 * @throws {Error} where the policy gives a field of the charge to anybody but the server: nothing is charged then.
 * @see https://developer.paypal.com/docs/api/orders/v2/#orders_create
 */
export function buildOrderRequest(
  request: ChargeRequest,
  policy: FieldPolicy = { operations: DEFAULT_OPERATIONS },
): OrderRequestBody {
  const built = applyFieldRules(
    { operation: 'charge_order', derived: serversFacts(request) },
    policy,
  );
  if (built.outcome === 'refused') {
    throw new Error(`the policy lets no charge be built: ${built.path} is ${built.reason}`);
  }
  return orderRequestSchema.parse(built.body);
}

function serversFacts(request: ChargeRequest) {
  return {
    purchase_units: [
      {
        reference_id: request.reference,
        custom_id: request.reference,
        amount: { currency_code: request.amount.currency, value: decimalText(request.amount) },
        payee: { merchant_id: request.payeeId },
      },
    ],
    payment_source: { card: { vault_id: request.processorVaultId } },
  };
}
