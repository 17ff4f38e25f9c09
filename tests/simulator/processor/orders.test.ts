import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, removeFolders } from '../stand-in-store/listen.ts';
import {
  askForToken,
  CLIENT,
  ORDER,
  orderOf,
  OTHER_CLIENT,
  PAYEE,
  startProcessor,
  VAULT_ID,
  type TestProcessor,
} from './processor-fixture.ts';

let processor: TestProcessor;
beforeEach(async () => {
  processor = await startProcessor();
});
afterEach(async () => {
  await processor.stop();
});
afterAll(removeFolders);

const issue = (name: string) => ({ details: [{ issue: name }] });

describe('an order', () => {
  it('is captured: 201 with the capture, and one line in the wire log [REQ-PROCESSOR-SHAPE]', async () => {
    const answer = await processor.order('hearback-1');
    expect(answer).toMatchObject({
      status: 201,
      body: {
        status: 'COMPLETED',
        intent: 'CAPTURE',
        payment_source: { card: { last_digits: '4242' } },
        purchase_units: [
          {
            reference_id: 'd'.repeat(64),
            payee: { merchant_id: PAYEE },
            payments: {
              captures: [
                {
                  status: 'COMPLETED',
                  amount: { currency_code: 'USD', value: '47.61' },
                  custom_id: 'd'.repeat(64),
                  final_capture: true,
                },
              ],
            },
          },
        ],
      },
    });
    expect((await processor.wireLog()).captures).toEqual([
      {
        requestId: 'hearback-1',
        referenceId: 'd'.repeat(64),
        amount: { currency_code: 'USD', value: '47.61' },
        payee: PAYEE,
        vaultId: VAULT_ID,
      },
    ]);
  });

  it('is shown whole only to who prefers it, and can be read by its id', async () => {
    const minimal = await processor.order('hearback-1', ORDER, { prefer: 'return=minimal' });
    expect(Object.keys(minimal.body as object)).toEqual(['id', 'status', 'links']);
    const { id } = minimal.body as { readonly id: string };
    const read = (token: string) =>
      call(`${processor.url}/v2/checkout/orders/${id}`, undefined, {
        authorization: `Bearer ${token}`,
      });
    expect(await read(await processor.token())).toMatchObject({
      status: 200,
      body: { id, purchase_units: [{ payments: { captures: [{ status: 'COMPLETED' }] } }] },
    });
    expect(await read(await processor.token(OTHER_CLIENT))).toMatchObject({
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND' },
    });
  });

  it('invariant 3: is captured once for a request id, and repeated with the same words [REQ-PROCESSOR-MEMORY]', async () => {
    const first = await processor.order('hearback-1');
    const again = await processor.order('hearback-1');
    expect(again).toEqual({ status: 200, body: first.body });
    const { captures, requests } = await processor.wireLog();
    expect(captures).toHaveLength(1);
    expect(requests.map(({ outcome }) => outcome)).toEqual(['captured', 'repeated']);
  });

  it('invariant 3: is captured once when twenty requests with one id come at once', async () => {
    await processor.order('warm-up');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => processor.order('hearback-1')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await processor.wireLog()).captures).toHaveLength(2);
  });

  it('is the same whatever the order of its keys, and another with another amount: 422', async () => {
    await processor.order('hearback-1');
    const { intent, purchase_units, payment_source } = ORDER;
    expect(
      (await processor.order('hearback-1', { payment_source, purchase_units, intent })).status,
    ).toBe(200);
    expect(await processor.order('hearback-1', orderOf('47.62'))).toMatchObject({
      status: 422,
      body: { name: 'UNPROCESSABLE_ENTITY', ...issue('DUPLICATE_REQUEST_ID') },
    });
    expect((await processor.wireLog()).captures).toHaveLength(1);
  });

  it('of another client may carry the same request id', async () => {
    await processor.order('hearback-1');
    const other = await processor.order('hearback-1', ORDER, {
      authorization: `Bearer ${await processor.token(OTHER_CLIENT)}`,
    });
    expect(other.status).toBe(201);
  });

  it('needs a request id', async () => {
    expect(await processor.order(undefined)).toMatchObject({
      status: 400,
      body: { name: 'INVALID_REQUEST', ...issue('PAYPAL_REQUEST_ID_REQUIRED') },
    });
  });

  const [unit] = ORDER.purchase_units;
  it.each([
    { body: { ...ORDER, intent: 'AUTHORIZE' }, status: 400, name: 'INVALID_PARAMETER_VALUE' },
    { body: { ...ORDER, intent: undefined }, status: 400, name: 'MISSING_REQUIRED_PARAMETER' },
    { body: { ...ORDER, purchase_units: [] }, status: 400, name: 'INVALID_ARRAY_MIN_ITEMS' },
    {
      body: { ...ORDER, purchase_units: [unit, unit] },
      status: 400,
      name: 'INVALID_ARRAY_MAX_ITEMS',
    },
    { body: { ...ORDER, payer: {} }, status: 400, name: 'NOT_SUPPORTED' },
    { body: { ...ORDER, payment_source: {} }, status: 400, name: 'MISSING_REQUIRED_PARAMETER' },
    {
      body: { ...ORDER, payment_source: { card: { vault_id: 'another' } } },
      status: 422,
      name: 'TOKEN_EXPIRED',
    },
    {
      body: { ...ORDER, purchase_units: [{ ...unit, payee: { merchant_id: 'ABCDEFGHJKLMN' } }] },
      status: 422,
      name: 'PAYEE_ACCOUNT_INVALID',
    },
    {
      body: { ...ORDER, purchase_units: [{ ...unit, payee: { merchant_id: 'SHORT' } }] },
      status: 400,
      name: 'INVALID_PARAMETER_SYNTAX',
    },
    {
      body: { ...ORDER, purchase_units: [{ ...unit, custom_id: 'x'.repeat(128) }] },
      status: 400,
      name: 'INVALID_STRING_LENGTH',
    },
    { body: orderOf('47.6'), status: 422, name: 'DECIMAL_PRECISION' },
    { body: orderOf('47'), status: 422, name: 'DECIMAL_PRECISION' },
    { body: orderOf('47.610'), status: 422, name: 'DECIMAL_PRECISION' },
    { body: orderOf('5300.00', 'JPY'), status: 422, name: 'DECIMAL_PRECISION' },
    { body: orderOf('1.29', 'KWD'), status: 422, name: 'DECIMAL_PRECISION' },
    { body: orderOf('0.00'), status: 422, name: 'CANNOT_BE_ZERO_OR_NEGATIVE' },
    { body: orderOf('-47.61'), status: 422, name: 'CANNOT_BE_ZERO_OR_NEGATIVE' },
    { body: orderOf('47,61'), status: 400, name: 'INVALID_PARAMETER_SYNTAX' },
    { body: orderOf('4.761e1'), status: 400, name: 'INVALID_PARAMETER_SYNTAX' },
    { body: orderOf('47.61', 'XXX'), status: 422, name: 'INVALID_CURRENCY_CODE' },
    { body: '{"intent":', status: 400, name: 'MALFORMED_REQUEST_JSON' },
    { body: 'null', status: 400, name: 'INVALID_PARAMETER_SYNTAX' },
  ])(
    'is refused as $name where it is not right ($status): $body',
    async ({ body, status, name }) => {
      expect(await processor.order('hearback-1', body)).toMatchObject({
        status,
        body: issue(name),
      });
      expect((await processor.wireLog()).captures).toEqual([]);
    },
  );

  it.each([
    ['5300', 'JPY'],
    ['1.299', 'KWD'],
    ['0.01', 'USD'],
  ])('takes %s %s, with the decimals of its currency', async (value, currency) => {
    expect((await processor.order('hearback-1', orderOf(value, currency))).status).toBe(201);
  });

  it('is answered without a fault of the server, whatever it is (bounded: 200)', async () => {
    await processor.order('warm-up');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc
            .record({
              intent: fc.anything(),
              purchase_units: fc.array(fc.object()),
              payment_source: fc.anything(),
            })
            .map((body) => JSON.stringify(body)),
          fc.string({ unit: 'binary' }).map((text) => JSON.stringify({ ...ORDER, intent: text })),
          fc.string({ unit: 'binary' }).map((text) => {
            const [right] = ORDER.purchase_units;
            return JSON.stringify({ ...ORDER, purchase_units: [{ ...right, reference_id: text }] });
          }),
        ),
        fc.string({ minLength: 1, maxLength: 120 }).filter((id) => /^[\x20-\x7e]+$/.test(id)),
        async (body, requestId) => {
          const { status } = await processor.order(requestId, body);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the access token', () => {
  it('is given for the right secret and the right grant alone', async () => {
    const grant = 'grant_type=client_credentials';
    expect(await askForToken(processor.url, CLIENT, grant)).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 32_400 },
    });
    const wrong = { ...CLIENT, clientSecret: 'another-secret-for-tests-9' };
    expect(await askForToken(processor.url, wrong, grant)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    expect(await askForToken(processor.url, CLIENT, 'grant_type=password')).toMatchObject({
      status: 400,
      body: { error: 'unsupported_grant_type' },
    });
  });

  it('is needed, and ends after nine hours', async () => {
    const right = `Bearer ${await processor.token()}`;
    for (const authorization of ['', 'Bearer x', 'Basic eA==', `${right}x`]) {
      const { status, body } = await processor.order('hearback-1', ORDER, { authorization });
      expect([status, body]).toMatchObject([401, { name: 'AUTHENTICATION_FAILURE' }]);
    }
    processor.setClock(Date.UTC(2026, 10, 30, 19, 0, 1));
    expect((await processor.order('hearback-1', ORDER, { authorization: right })).status).toBe(401);
    expect(await processor.wireLog()).toEqual({ requests: [], captures: [] });
  });
});
