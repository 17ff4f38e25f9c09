import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CURRENCY_CODES,
  idempotencyKeyOf,
  minorUnitsOf,
  payeeIdSchema,
  type ChargeRequest,
} from '#core';
import { buildOrderRequest } from '../../settlement/processor/order-request.ts';
import { readOrderAnswer } from '../../settlement/processor/read-order-answer.ts';

const digest = 'ab'.repeat(32);
const request: ChargeRequest = {
  idempotencyKey: idempotencyKeyOf(digest),
  amount: { amountMinor: minorUnitsOf(4761), currency: 'USD' },
  payeeId: payeeIdSchema.parse('HARBR7RASTRS2'),
  processorVaultId: 'vault-visa-4242',
  reference: digest,
};

const specs = [process.env['HEARBACK_SPECS'], join(import.meta.dirname, '../../../shared/specs')]
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'paypal/checkout_orders_v2.json'))
  .find((file) => existsSync(file));

describe.skipIf(specs === undefined)(
  'the published PayPal Orders v2 schema (skipped where HEARBACK_SPECS and ../shared/specs are not there)',
  () => {
    const validate = () => {
      const api: unknown = JSON.parse(readFileSync(specs ?? '', 'utf8'));
      const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false });
      ajv.addSchema(api as object, 'paypal');
      return ajv.compile({ $ref: 'paypal#/components/schemas/order_request' });
    };

    it('accepts our order request for every amount and currency', () => {
      const isValid = validate();
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 1_000_000_000_000 }),
          fc.constantFrom(...CURRENCY_CODES),
          (amountMinor, currency) => {
            const amount = { amountMinor: minorUnitsOf(amountMinor), currency };
            expect(isValid(buildOrderRequest({ ...request, amount }))).toBe(true);
          },
        ),
      );
    });

    it('refuses what is no order request: the check can fail', () => {
      const isValid = validate();
      const body = buildOrderRequest(request);
      expect(isValid({ ...body, intent: 'GIVE' })).toBe(false);
      const [unit] = body.purchase_units;
      const payee = { merchant_id: 'short' };
      expect(isValid({ ...body, purchase_units: [{ ...unit, payee }] })).toBe(false);
    });

    it('allows our request id', () => {
      expect(request.idempotencyKey.length).toBeLessThanOrEqual(108);
    });
  },
);

function completed(change: Record<string, unknown> = {}, unit: Record<string, unknown> = {}) {
  const capture = {
    id: 'CAPTURE1',
    status: 'COMPLETED',
    custom_id: digest,
    final_capture: true,
    amount: { currency_code: 'USD', value: '47.61' },
    ...change,
  };
  return {
    id: 'ORDER1',
    status: 'COMPLETED',
    purchase_units: [
      {
        reference_id: digest,
        payee: { merchant_id: 'HARBR7RASTRS2' },
        payments: { captures: [capture] },
        ...unit,
      },
    ],
  };
}

describe('reading the processor’s answer', () => {
  it.each([200, 201])('a completed capture in a %i is a charge', (status) => {
    expect(readOrderAnswer({ status, body: completed() }, request)).toEqual({
      outcome: 'charged',
      processorReference: 'CAPTURE1',
      captured: { amountMinor: 4761, currency: 'USD' },
      payeeId: 'HARBR7RASTRS2',
    });
  });

  it('a declined instrument is a decline', () => {
    const body = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] };
    expect(readOrderAnswer({ status: 422, body }, request)).toEqual({ outcome: 'declined' });
  });

  const captures = (list: unknown) => completed({}, { payments: { captures: list } });
  const unknown: readonly (readonly [string, number, unknown])[] = [
    ['a status that is not known', 202, completed()],
    ['an order that is not completed', 201, { ...completed(), status: 'CREATED' }],
    ['no body', 201, null],
    ['a minimal answer', 201, { id: 'ORDER1', status: 'COMPLETED' }],
    ['a pending capture', 201, completed({ status: 'PENDING' })],
    ['a declined capture', 201, completed({ status: 'DECLINED' })],
    ['no capture', 201, captures([])],
    ['two captures', 201, captures([...Array<unknown>(2)].map(() => completed()))],
    ['a capture that is not final', 201, completed({ final_capture: false })],
    ['another order’s capture', 201, completed({ custom_id: 'cd'.repeat(32) })],
    ['another order', 201, completed({}, { reference_id: 'cd'.repeat(32) })],
    ['no payee', 201, completed({}, { payee: undefined })],
    ['an amount as a number', 201, completed({ amount: { currency_code: 'USD', value: 47.61 } })],
    ['too few decimals', 201, completed({ amount: { currency_code: 'USD', value: '47.6' } })],
    ['too many decimals', 201, completed({ amount: { currency_code: 'USD', value: '47.610' } })],
    ['a negative amount', 201, completed({ amount: { currency_code: 'USD', value: '-47.61' } })],
    [
      'a currency that is not known',
      201,
      completed({ amount: { currency_code: 'XXX', value: '47.61' } }),
    ],
    [
      'a declined instrument with a 400',
      400,
      { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] },
    ],
    [
      'another 422',
      422,
      { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'DUPLICATE_REQUEST_ID' }] },
    ],
    [
      'two issues',
      422,
      {
        name: 'UNPROCESSABLE_ENTITY',
        details: [{ issue: 'INSTRUMENT_DECLINED' }, { issue: 'OTHER' }],
      },
    ],
    ['a 500', 500, { name: 'INTERNAL_SERVER_ERROR' }],
  ];
  it.each(unknown)('invariant 6: %s proves nothing', (_name, status, body) => {
    expect(readOrderAnswer({ status, body }, request)).toEqual({ outcome: 'unknown' });
  });
});
