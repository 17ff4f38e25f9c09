/** Refunds of captures, shaped as PayPal Payments v2 `captures.refund`: at most once a request id, never more than was captured. */
import { canonicalJson, currencySchema, parseDecimalText } from '#core';
import type { Express } from 'express';
import { z } from 'zod';
import { createBehaviours, behaviourOrderSchema, type Behaviours } from './behaviours.ts';
import { PayPalFault } from './paypal-fault.ts';
import type { ProcessorStore } from './processor-store.ts';
import type { Refund, RefundStore } from './refund-store.ts';
import { parseBody } from '#edge';

const refundRequestSchema = z.strictObject({
  amount: z.strictObject({
    currency_code: currencySchema,
    value: z
      .string()
      .max(32)
      .regex(/^[0-9]{1,15}([.][0-9]+)?$/),
  }),
  custom_id: z.string().min(1).max(127),
});

const captureSchema = z.object({
  purchase_units: z.tuple([
    z.object({
      payments: z.object({
        captures: z.tuple([
          z.object({
            id: z.string(),
            amount: z.object({ currency_code: currencySchema, value: z.string() }),
          }),
        ]),
      }),
    }),
  ]),
});

export interface RefundRouteParts {
  readonly store: ProcessorStore;
  readonly refunds: RefundStore;
  readonly nowEpochMs: () => number;
  readonly newId: () => string;
  readonly callerOf: (authorization: string | undefined) => string;
}

interface Incoming {
  readonly clientId: string;
  readonly requestId: string;
  readonly captureId: string;
  readonly body: unknown;
}

export function addRefundRoutes(app: Express, parts: RefundRouteParts): Behaviours {
  const behaviours = createBehaviours();
  app.post('/v2/payments/captures/:captureId/refund', (request, response) => {
    const clientId = parts.callerOf(request.headers.authorization);
    const requestId = request.get('PayPal-Request-Id') ?? parts.newId();
    const { captureId } = request.params;
    const incoming = { clientId, requestId, captureId, body: request.body as unknown };
    const isRepeat = parts.refunds.first(clientId, requestId) !== undefined;
    const { next } = behaviours.take({ isRepeat });
    if (next === 'time_out_before') {
      response.destroy();
      return;
    }
    if (next === 'decline') throw new PayPalFault(422, 'REFUND_NOT_ALLOWED');
    const refund = takeRefund(incoming, parts);
    if (next === 'time_out_after') response.destroy();
    else if (next === 'error_500_after') throw new PayPalFault(500);
    else response.status(isRepeat ? 200 : 201).json(refund);
  });
  return behaviours;
}

export function addRefundControl(
  app: Express,
  { behaviours, refunds }: { readonly behaviours: Behaviours; readonly refunds: RefundStore },
): void {
  app.post('/control/refund-behaviour', (request, response) => {
    const order = parseBody(request.body, behaviourOrderSchema);
    behaviours.order(order);
    response.json(order);
  });
  app.get('/control/refunds', (_request, response) => {
    response.json({ refunds: refunds.all() });
  });
}

/** Without a wait, so that two requests with one id cannot both be the first. */
function takeRefund(incoming: Incoming, parts: RefundRouteParts): Refund {
  const { clientId, requestId, captureId, body } = incoming;
  const asked = refundRequestSchema.safeParse(body);
  if (!asked.success) throw new PayPalFault(400, 'INVALID_PARAMETER_SYNTAX');
  const whole = canonicalJson({ captureId, body });
  const first = parts.refunds.first(clientId, requestId);
  if (first) {
    if (first.body !== whole) throw new PayPalFault(422, 'DUPLICATE_REQUEST_ID');
    return first.refund;
  }
  const { amount, custom_id: customId } = asked.data;
  const captured = findCapture(clientId, captureId, parts.store);
  if (!captured) throw new PayPalFault(404, 'INVALID_RESOURCE_ID');
  if (captured.currency !== amount.currency_code) {
    throw new PayPalFault(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  }
  const amountMinor = parseDecimalText(amount.value, amount.currency_code);
  if (amountMinor === undefined) throw new PayPalFault(422, 'DECIMAL_PRECISION');
  if (amountMinor === 0) throw new PayPalFault(422, 'CANNOT_BE_ZERO_OR_NEGATIVE');
  const left = captured.amountMinor - parts.refunds.refundedMinor(captureId);
  if (left === 0) throw new PayPalFault(422, 'CAPTURE_FULLY_REFUNDED');
  if (amountMinor > left) throw new PayPalFault(422, 'REFUND_AMOUNT_EXCEEDED');
  const refund: Refund = {
    id: parts.newId(),
    status: 'COMPLETED',
    custom_id: customId,
    amount,
    create_time: new Date(parts.nowEpochMs()).toISOString().replace(/\.\d+Z$/, 'Z'),
  };
  parts.refunds.keep({ clientId, requestId, body: whole, captureId, amountMinor, refund });
  return refund;
}

function findCapture(
  clientId: string,
  captureId: string,
  store: ProcessorStore,
): { readonly amountMinor: number; readonly currency: string } | undefined {
  const order = captureSchema.safeParse(store.findOrderOfCapture(clientId, captureId));
  if (!order.success) return undefined;
  const { amount } = order.data.purchase_units[0].payments.captures[0];
  const amountMinor = parseDecimalText(amount.value, amount.currency_code);
  return amountMinor === undefined ? undefined : { amountMinor, currency: amount.currency_code };
}
