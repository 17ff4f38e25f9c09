import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeFolders } from '../stand-in-store/listen.ts';
import { ORDER, orderOf, startProcessor, type TestProcessor } from './processor-fixture.ts';

const FOLDER =
  process.env['HEARBACK_SPECS'] ?? join(import.meta.dirname, '../../../../shared/specs');
const SPECIFICATION = join(FOLDER, 'paypal/checkout_orders_v2.json');

let processor: TestProcessor;
beforeEach(async () => {
  processor = await startProcessor();
});
afterEach(async () => {
  await processor.stop();
});
afterAll(removeFolders);

/** The schemas refer to each other inside the document, so the document itself is what is compiled. */
function shape(reference: string): ValidateFunction {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    validateFormats: false,
    // Some of its patterns are no regular expressions by the Unicode rules.
    unicodeRegExp: false,
  });
  ajv.addSchema(JSON.parse(readFileSync(SPECIFICATION, 'utf8')) as object, 'orders');
  return ajv.compile({ $ref: `orders#/components/schemas/${reference}` });
}

function expectShape(reference: string, value: unknown): void {
  const validate = shape(reference);
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
}

describe.skipIf(!existsSync(SPECIFICATION))(
  'the published specification of PayPal Orders v2 (skipped where it is not at hand: HEARBACK_SPECS)',
  () => {
    it('would refuse what is not of its shape', () => {
      const validate = shape('order_request');
      expect(validate({ ...ORDER, intent: 'SOMETHING' })).toBe(false);
      expect(shape('order')({ status: 'DONE' })).toBe(false);
    });

    it('allows the request and its answer', async () => {
      expectShape('order_request', ORDER);
      const { body } = await processor.order('hearback-1');
      expectShape('order', body);
      const minimal = await processor.order('hearback-2', ORDER, { prefer: 'return=minimal' });
      expectShape('order', minimal.body);
    });

    it('allows the answers that say no, and lists their issues', async () => {
      const answers = [
        {
          name: '400',
          answer: await processor.order('hearback-1', { ...ORDER, intent: undefined }),
        },
        { name: '400', answer: await processor.order('hearback-1', { ...ORDER, payer: {} }) },
        { name: '400', answer: await processor.order(undefined) },
        { name: '400', answer: await processor.order('hearback-1', '{') },
        { name: '422', answer: await processor.order('hearback-1', orderOf('47.6')) },
        { name: '422', answer: await processor.order('hearback-1', orderOf('0.00')) },
        { name: '422', answer: await processor.order('hearback-1', orderOf('1.00', 'XXX')) },
        { name: '401', answer: await processor.order('hearback-1', ORDER, { authorization: '' }) },
      ];
      await processor.behave({ next: 'decline' });
      answers.push({ name: '422', answer: await processor.order('hearback-1') });
      for (const { name, answer } of answers) {
        expect(String(answer.status)).toBe(name);
        expectShape(`error_${name}`, answer.body);
        if (name !== '401') expectShape(name, answer.body);
      }
      await processor.behave({ next: 'error_500_after' });
      expectShape('error_500', (await processor.order('hearback-2')).body);
    });
  },
);
