/** What PayPal's answer proves about one charge. Whatever is not exactly a known answer proves nothing (invariants 6 and 13). */
import { z } from 'zod';
import {
  currencySchema,
  parseDecimalText,
  payeeIdSchema,
  type ChargeAnswer,
  type ChargeRequest,
} from '#core';

/** Only what is relied on; PayPal sends more. Exactly one unit with exactly one finished capture. */
const completedOrderSchema = z.object({
  status: z.literal('COMPLETED'),
  purchase_units: z.tuple([
    z.object({
      reference_id: z.string(),
      payee: z.object({ merchant_id: payeeIdSchema }),
      payments: z.object({
        captures: z.tuple([
          z.object({
            id: z.string().min(1).max(128),
            status: z.literal('COMPLETED'),
            custom_id: z.string(),
            final_capture: z.literal(true).optional(),
            amount: z.object({ currency_code: currencySchema, value: z.string().max(32) }),
          }),
        ]),
      }),
    }),
  ]),
});

const declinedSchema = z.object({
  name: z.literal('UNPROCESSABLE_ENTITY'),
  details: z.tuple([z.object({ issue: z.literal('INSTRUMENT_DECLINED') })]),
});

export function readOrderAnswer(
  answer: { readonly status: number; readonly body: unknown },
  request: Pick<ChargeRequest, 'reference'>,
): ChargeAnswer {
  // 200 is the answer to a repeated request id (PayPal, "Idempotency"), 201 to the first.
  if (answer.status === 201 || answer.status === 200) return readCompleted(answer.body, request);
  if (answer.status === 422 && declinedSchema.safeParse(answer.body).success) {
    return { outcome: 'declined' };
  }
  return { outcome: 'unknown' };
}

function readCompleted(
  body: unknown,
  { reference }: Pick<ChargeRequest, 'reference'>,
): ChargeAnswer {
  const order = completedOrderSchema.safeParse(body);
  if (!order.success) return { outcome: 'unknown' };
  const [unit] = order.data.purchase_units;
  const [capture] = unit.payments.captures;
  const currency = capture.amount.currency_code;
  const amountMinor = parseDecimalText(capture.amount.value, currency);
  const isThisOrder = unit.reference_id === reference && capture.custom_id === reference;
  if (amountMinor === undefined || !isThisOrder) return { outcome: 'unknown' };
  return {
    outcome: 'charged',
    processorReference: capture.id,
    captured: { amountMinor, currency },
    payeeId: unit.payee.merchant_id,
  };
}
