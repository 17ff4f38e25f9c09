/** The body of PayPal's `POST /v2/payments/captures/ID/refund` for one refund. */
import {
  applyFieldRules,
  decimalText,
  DEFAULT_OPERATIONS,
  type FieldPolicy,
  type RefundRequest,
} from '#core';
import { z } from 'zod';

const refundRequestSchema = z.strictObject({
  amount: z.strictObject({ currency_code: z.string(), value: z.string() }),
  custom_id: z.string(),
  note_to_payer: z.string().optional(),
});
export type RefundRequestBody = Readonly<z.output<typeof refundRequestSchema>>;

/** @throws {Error} where the policy gives a field of the refund to anybody but the server: nothing is paid back then. */
export function buildRefundRequest(
  { amount, reference }: Pick<RefundRequest, 'amount' | 'reference'>,
  policy: FieldPolicy = { operations: DEFAULT_OPERATIONS },
): RefundRequestBody {
  const built = applyFieldRules(
    {
      operation: 'refund_capture',
      derived: {
        amount: { currency_code: amount.currency, value: decimalText(amount) },
        custom_id: reference,
      },
    },
    policy,
  );
  if (built.outcome === 'refused') {
    throw new Error(`the policy lets no refund be built: ${built.path} is ${built.reason}`);
  }
  return refundRequestSchema.parse(built.body);
}
