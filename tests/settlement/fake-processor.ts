/** A processor in the shape of PayPal Orders v2 that keeps its promises: one request id is one charge, whatever is asked how often, for six hours. */
import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { listen, type JsonAnswer, type Listening } from './listen.ts';

const orderSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.strictObject({
      reference_id: z.string().min(1).max(256),
      custom_id: z.string().min(1).max(127),
      amount: z.strictObject({
        currency_code: z.string().length(3),
        value: z.string().regex(/^[0-9]+(\.[0-9]+)?$/),
      }),
      payee: z.strictObject({ merchant_id: z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/) }),
      soft_descriptor: z.string().min(1).max(22).optional(),
    }),
  ]),
  payment_source: z.strictObject({ card: z.strictObject({ vault_id: z.string().min(1) }) }),
});
type Order = z.output<typeof orderSchema>;

export type Behaviour =
  | 'decline'
  | 'cut_before'
  | 'cut_after'
  | 'hang_after'
  | 'error_500_after'
  | 'hold'
  | 'refuse_token'
  | 'capture_less'
  | 'capture_for_another'
  | 'capture_other_currency'
  | 'capture_other_order'
  | 'pending'
  | 'nonsense';

export interface Capture {
  readonly requestId: string;
  readonly order: Order;
}

export interface FakeProcessor extends Listening {
  /** What really moved. */
  readonly captures: readonly Capture[];
  /** Every request that came in, also those that moved nothing. */
  readonly requestIds: readonly string[];
  /** How often it was asked for a token, which is how it is asked for the time. */
  readonly tokensAsked: number;
  /** While set, every connection is cut at once. */
  isOut: boolean;
  /** While set, its answers carry no date. */
  isWithoutDate: boolean;
  /** How it treats the next orders, one after the other. */
  next(...behaviours: readonly Behaviour[]): void;
  /** Lets the answers that are held go. */
  release(): void;
  /** Kept when that many order requests have come in. */
  asked(times: number): Promise<void>;
}

const KEY_IS_KNOWN_FOR_MS = 6 * 60 * 60 * 1000;

/** @param nowEpochMs the processor's own clock. */
export async function startFakeProcessor(nowEpochMs: () => number): Promise<FakeProcessor> {
  const state = { tokensAsked: 0, isOut: false, isWithoutDate: false };
  const captures: Capture[] = [];
  const requestIds: string[] = [];
  const behaviours: Behaviour[] = [];
  const known = new Map<
    string,
    { readonly text: string; readonly answer: JsonAnswer; readonly at: number }
  >();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiters: { readonly times: number; readonly resolve: () => void }[] = [];

  const settle = (
    requestId: string,
    text: string,
    behaviour: Behaviour | undefined,
  ): JsonAnswer => {
    const before = known.get(requestId);
    if (before && nowEpochMs() - before.at < KEY_IS_KNOWN_FOR_MS) {
      const isSame = before.text === text;
      return isSame ? before.answer : { status: 422, body: { name: 'DUPLICATE_REQUEST_ID' } };
    }
    const order = orderSchema.parse(JSON.parse(text));
    const answer =
      behaviour === 'decline' ? declined() : completed(order, captures.length, behaviour);
    if (behaviour !== 'decline') captures.push({ requestId, order });
    known.set(requestId, { text, answer, at: nowEpochMs() });
    return answer;
  };

  const takeOrder = async (requestId: string, body: string): Promise<JsonAnswer | undefined> => {
    requestIds.push(requestId);
    const behaviour = behaviours.shift();
    for (const waiter of waiters) if (requestIds.length >= waiter.times) waiter.resolve();
    if (behaviour === 'cut_before') return undefined;
    if (behaviour === 'refuse_token') return { status: 401, body: {} };
    if (behaviour === 'hold') await released;
    const answer = settle(requestId, body, behaviour);
    return behaviour === undefined ? answer : spoil(answer, behaviour);
  };
  const listening = await listen(
    async (request, body) => {
      if (state.isOut) return undefined;
      if (request.url === '/v1/oauth2/token') {
        state.tokensAsked += 1;
        return answerToken(request.headers.authorization);
      }
      const requestId = requestIdOf(request);
      return requestId === undefined ? { status: 400, body: {} } : takeOrder(requestId, body);
    },
    () => (state.isWithoutDate ? undefined : new Date(nowEpochMs()).toUTCString()),
  );

  return Object.assign(state, {
    ...listening,
    captures,
    requestIds,
    next: (...given: readonly Behaviour[]) => {
      behaviours.push(...given);
    },
    release: () => {
      release();
    },
    asked: (times: number) =>
      new Promise<void>((resolve) => {
        if (requestIds.length >= times) resolve();
        else waiters.push({ times, resolve });
      }),
  } satisfies Omit<FakeProcessor, keyof typeof state>);
}

/** The request id of an order request that is whole; undefined for any other. */
function requestIdOf({ method, url, headers }: IncomingMessage): string | undefined {
  const requestId = headers['paypal-request-id'];
  const isWhole =
    method === 'POST' &&
    url === '/v2/checkout/orders' &&
    headers.authorization === 'Bearer access-1' &&
    headers['prefer'] === 'return=representation';
  return isWhole && typeof requestId === 'string' && requestId.length <= 108
    ? requestId
    : undefined;
}

/** What becomes of the answer on its way back. */
function spoil(answer: JsonAnswer, behaviour: Behaviour): JsonAnswer | undefined | Promise<never> {
  if (behaviour === 'cut_after') return undefined;
  if (behaviour === 'hang_after') return new Promise(() => undefined);
  if (behaviour === 'error_500_after') return { status: 500, body: { name: 'INTERNAL' } };
  if (behaviour === 'nonsense') return { status: 201, body: { status: 'COMPLETED' } };
  return answer;
}

function answerToken(authorization: string | undefined): JsonAnswer {
  const expected = `Basic ${Buffer.from('shop:secret').toString('base64')}`;
  if (authorization !== expected) return { status: 401, body: { error: 'invalid_client' } };
  return {
    status: 200,
    body: { access_token: 'access-1', token_type: 'Bearer', expires_in: 3600 },
  };
}

function declined(): JsonAnswer {
  return {
    status: 422,
    body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] },
  };
}

type Amount = Order['purchase_units'][0]['amount'];

function amountOf(asked: Amount, behaviour: Behaviour | undefined): Amount {
  if (behaviour === 'capture_less') return { ...asked, value: '0.01' };
  return behaviour === 'capture_other_currency' ? { ...asked, currency_code: 'CAD' } : asked;
}

function completed(order: Order, index: number, behaviour: Behaviour | undefined): JsonAnswer {
  const [unit] = order.purchase_units;
  const amount = amountOf(unit.amount, behaviour);
  const payee = behaviour === 'capture_for_another' ? { merchant_id: 'ANTHER7PAYEE2' } : unit.payee;
  const reference = behaviour === 'capture_other_order' ? 'another' : unit.reference_id;
  const capture = {
    id: `CAPTURE${String(index + 1)}`,
    status: behaviour === 'pending' ? 'PENDING' : 'COMPLETED',
    custom_id: unit.custom_id,
    final_capture: true,
    amount,
  };
  return {
    status: 201,
    body: {
      id: `ORDER${String(index + 1)}`,
      status: 'COMPLETED',
      purchase_units: [{ reference_id: reference, payee, payments: { captures: [capture] } }],
    },
  };
}
