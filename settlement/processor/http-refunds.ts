/** Refunds over HTTP, in the shape of PayPal Payments v2: `POST /v2/payments/captures/ID/refund`. */
import {
  currencySchema,
  DEFAULT_OPERATIONS,
  parseDecimalText,
  type Clock,
  type FieldPolicy,
  type RefundAnswer,
  type RefundRequest,
  type Refunds,
} from '#core';
import type { Fetch, Log } from '#edge';
import { z } from 'zod';
import { createAccessToken, type ProcessorAccount } from './access-token.ts';
import { createAuthorizedCall, type ProcessorAnswer } from './authorized-call.ts';
import { buildRefundRequest } from './refund-request.ts';

/** Only what is relied on; PayPal sends more. */
const refundSchema = z.object({
  id: z.string().min(1).max(128),
  status: z.literal('COMPLETED'),
  custom_id: z.string(),
  amount: z.object({ currency_code: currencySchema, value: z.string().max(32) }),
});

/** The capture cannot be refunded by that much (Payments v2, `captures.refund`, 422): it will be the same however often it is asked. */
const FINAL_ISSUES = [
  'CAPTURE_FULLY_REFUNDED',
  'REFUND_AMOUNT_EXCEEDED',
  'REFUND_NOT_ALLOWED',
  'REFUND_TIME_LIMIT_EXCEEDED',
];
const refusedSchema = z.object({
  name: z.literal('UNPROCESSABLE_ENTITY'),
  details: z.array(z.object({ issue: z.string() })).min(1),
});

export function createHttpRefunds(
  account: ProcessorAccount,
  using: {
    readonly fetch: Fetch;
    readonly clock: Clock;
    readonly log: Log;
    /** The policy in force: who sets which field of a refund. */
    readonly fieldPolicy?: () => FieldPolicy;
  },
): Refunds {
  const call = createAuthorizedCall(account, {
    fetch: using.fetch,
    accessToken: createAccessToken(account, using),
  });
  const fieldPolicy = using.fieldPolicy ?? (() => ({ operations: DEFAULT_OPERATIONS }));
  return {
    compose: (request) =>
      Promise.resolve().then(() => JSON.stringify(buildRefundRequest(request, fieldPolicy()))),
    async refund(request, body) {
      const { idempotencyKey, captureReference, reference } = request;
      try {
        const answer = await call({
          path: `/v2/payments/captures/${encodeURIComponent(captureReference)}/refund`,
          idempotencyKey,
          body,
        });
        const read = readRefundAnswer(answer, request);
        if (read.outcome !== 'refunded') {
          using.log.warn(
            { refundId: reference, status: answer.status },
            'nothing is paid back yet',
          );
        }
        return read;
      } catch (fault) {
        using.log.warn({ err: fault, refundId: reference }, 'the processor gave no answer');
        return { outcome: 'unknown' };
      }
    },
  };
}

/** Whatever is not exactly a known answer proves nothing (invariants 6 and 13). */
export function readRefundAnswer(
  { status, body }: ProcessorAnswer,
  { reference }: Pick<RefundRequest, 'reference'>,
): RefundAnswer {
  if (status === 422) {
    const refused = refusedSchema.safeParse(body);
    const isFinal =
      refused.success && refused.data.details.every(({ issue }) => FINAL_ISSUES.includes(issue));
    return { outcome: isFinal ? 'refused' : 'unknown' };
  }
  // 200 is the answer to a repeated request id, 201 to the first.
  const refund = refundSchema.safeParse(status === 201 || status === 200 ? body : undefined);
  if (!refund.success || refund.data.custom_id !== reference) return { outcome: 'unknown' };
  const { currency_code: currency, value } = refund.data.amount;
  const amountMinor = parseDecimalText(value, currency);
  if (amountMinor === undefined) return { outcome: 'unknown' };
  return {
    outcome: 'refunded',
    processorReference: refund.data.id,
    refunded: { amountMinor, currency },
  };
}
