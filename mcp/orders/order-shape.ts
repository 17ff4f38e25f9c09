/** How an order looks in a tool's result: snake_case, amounts both as minor units and ready to show. */
import { z } from 'zod';
import { CURRENCY_CODES, ORDER_STATES, SPEECH_LOCALES } from '#core';

export const receiptShape = z.strictObject({
  receipt_number: z.string(),
  charged: z.string(),
  charged_minor: z.int(),
  currency: z.enum(CURRENCY_CODES),
  charged_at: z.string(),
});

export const orderShape = z.strictObject({
  digest: z.string(),
  state: z.enum(ORDER_STATES),
  sentence: z.string().describe('Say this word for word on screens.'),
  spoken_text: z.string().describe('The same sentence with the amounts as words. Speak this.'),
  check_words: z.string(),
  shop: z.string(),
  merchant: z.string(),
  lines: z.array(
    z.strictObject({
      product_id: z.string().describe('For ordering it again.'),
      title: z.string(),
      quantity: z.int(),
      line_total: z.string(),
    }),
  ),
  charges: z.array(z.strictObject({ label: z.string(), amount: z.string() })),
  total: z.string(),
  total_minor: z.int(),
  currency: z.enum(CURRENCY_CODES),
  delivery: z.string(),
  instrument: z.string(),
  confirm_by: z.string(),
  redeem_by: z.string(),
  card_url: z.string().describe('Where the customer, and only the customer, confirms.'),
  redemption_token: z
    .string()
    .nullable()
    .describe('For redeeming this order together with the code. Never say or show it.'),
  tries_left: z.int().nullable(),
  receipt: receiptShape.nullable(),
  locale: z.enum(SPEECH_LOCALES).describe("The order's own: of its sentence and its amounts."),
  paid_back_minor: z.int().describe('Paid back so far, after a return or when it sold out.'),
});

export type OrderShape = z.output<typeof orderShape>;
