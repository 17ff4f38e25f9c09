import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minorUnitsOf, type Refunds } from '#core';
import { createDial } from '#edge';
import { createHttpRefunds } from '../../../settlement/processor/http-refunds.ts';
import { call, quietLog, removeFolders } from '../stand-in-store/listen.ts';
import { CLIENT, OTHER_CLIENT, startProcessor, type TestProcessor } from './processor-fixture.ts';

const FOLDER =
  process.env['HEARBACK_SPECS'] ?? join(import.meta.dirname, '../../../../shared/specs');
const SPECIFICATION = join(FOLDER, 'paypal/payments_payment_v2.json');

let processor: TestProcessor;
let captureReference: string;
beforeEach(async () => {
  processor = await startProcessor();
  const { body } = await processor.order('hearback-1');
  const order = body as {
    readonly purchase_units: readonly {
      readonly payments: { readonly captures: readonly { readonly id: string }[] };
    }[];
  };
  captureReference = order.purchase_units[0]?.payments.captures[0]?.id ?? '';
});
afterEach(async () => {
  await processor.stop();
});
afterAll(removeFolders);

const refundsOf = (client = CLIENT): Refunds =>
  createHttpRefunds(
    { url: processor.url, ...client, timeoutMs: 2000 },
    { fetch: createDial({}), clock: { nowEpochMs: () => Date.UTC(2026, 10, 30) }, log: quietLog() },
  );
const refund = async (name: string, amountMinor: number, refunds = refundsOf()) => {
  const request = {
    idempotencyKey: `hearback-refund-${name}`,
    captureReference,
    amount: { amountMinor: minorUnitsOf(amountMinor), currency: 'USD' as const },
    reference: name,
  };
  return refunds.refund(request, await refunds.compose(request));
};
const behave = (next: string) => call(`${processor.url}/control/refund-behaviour`, { next });
const paidBack = async (): Promise<readonly string[]> => {
  const { body } = await call(`${processor.url}/control/refunds`);
  return (body as { refunds: readonly { refund: { amount: { value: string } } }[] }).refunds.map(
    (one) => one.refund.amount.value,
  );
};

describe('[REQ-REFUND] the processor stand-in, asked by settlement', () => {
  it('pays back part by part, up to what was captured and no more', async () => {
    expect(await refund('one', 4000)).toMatchObject({
      outcome: 'refunded',
      refunded: { amountMinor: 4000, currency: 'USD' },
    });
    expect(await refund('two', 762)).toEqual({ outcome: 'refused' });
    expect(await refund('three', 761)).toMatchObject({ outcome: 'refunded' });
    expect(await refund('four', 1)).toEqual({ outcome: 'refused' });
    expect(await paidBack()).toEqual(['40.00', '7.61']);
  });

  it('pays back once under one key, also when the first answer was lost', async () => {
    await behave('time_out_after');
    expect(await refund('one', 4761)).toEqual({ outcome: 'unknown' });
    expect(await refund('one', 4761)).toMatchObject({ outcome: 'refunded' });
    await behave('error_500_after');
    expect(await refund('one', 4761)).toEqual({ outcome: 'unknown' });
    expect(await paidBack()).toEqual(['47.61']);
  });

  it('tells nothing where nothing was done, and another amount under one key is no refund', async () => {
    await behave('time_out_before');
    expect(await refund('one', 4761)).toEqual({ outcome: 'unknown' });
    expect(await refund('one', 100)).toMatchObject({ outcome: 'refunded' });
    expect(await refund('one', 200)).toEqual({ outcome: 'unknown' });
    expect(await paidBack()).toEqual(['1.00']);
  });

  it('gives nothing back of the capture of another shop', async () => {
    expect(await refund('one', 100, refundsOf(OTHER_CLIENT))).toEqual({ outcome: 'unknown' });
    expect(await paidBack()).toEqual([]);
  });
});

describe.skipIf(!existsSync(SPECIFICATION))(
  'the published specification of PayPal Payments v2 (skipped where it is not at hand: HEARBACK_SPECS)',
  () => {
    it('allows the answer to a refund', async () => {
      const ajv = new Ajv({
        strict: false,
        validateFormats: false,
        unicodeRegExp: false,
        allErrors: true,
      });
      ajv.addSchema(JSON.parse(readFileSync(SPECIFICATION, 'utf8')) as object, 'payments');
      const validate = ajv.compile({ $ref: 'payments#/components/schemas/refund' });
      await refund('one', 100);
      const { body } = await call(`${processor.url}/control/refunds`);
      const [made] = (body as { refunds: readonly { refund: object }[] }).refunds;
      validate(made?.refund);
      expect(validate.errors ?? []).toEqual([]);
      expect(validate({ ...made?.refund, status: 'DONE' })).toBe(false);
    });
  },
);
