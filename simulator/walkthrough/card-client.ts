/** The second device without a browser: the card's own calls with its cookies, its origin and a proof by its own key. */
import { generateKeyPair, generateProof } from 'dpop';
import { z } from 'zod';
import { orderListSchema, orderViewSchema, type OrderList, type OrderView } from '#core';
import type { Fetch } from '#edge';
import { createCookieJar } from '../sign-in/cookie-jar.ts';
import { signInOverHttp } from '../sign-in/sign-in-over-http.ts';

export interface CardClient {
  signIn(): Promise<CallbackAnswer>;
  listOrders(): Promise<OrderList>;
  findOrder(digest: string): Promise<OrderView>;
  typeTotal(digest: string, text: string): Promise<TotalAnswer>;
  /** "Don't buy this": the order alone is stopped, and the assistant may order again. */
  decline(digest: string): Promise<OrderView>;
  /** Says on the account's page whether others hear the customer's devices. */
  shareDevice(isShared: boolean): Promise<void>;
  /** Signs in afresh at the address that {@link typeTotal} gave, and brings the answer back. */
  verify(authorizationUrl: string): Promise<CallbackAnswer>;
}

const callbackAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('signed_in') }),
  z.strictObject({
    outcome: z.literal('confirmed'),
    digest: z.string(),
    withdrawn: z.int().min(1).optional(),
  }),
  z.strictObject({ outcome: z.literal('passkey_may_be_added') }),
  z.strictObject({
    outcome: z.literal('refused'),
    reason: z.string(),
    message: z.string(),
    digest: z.string().optional(),
  }),
]);
export type CallbackAnswer = z.output<typeof callbackAnswerSchema>;

const totalAnswerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('verify'),
    signIn: z.strictObject({ authorizationUrl: z.url() }),
    passkey: z.unknown(),
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    reason: z.string(),
    message: z.string(),
    read: z.string().nullable(),
    expected: z.string(),
  }),
]);
export type TotalAnswer = z.output<typeof totalAnswerSchema>;

export interface CardClientOptions {
  readonly cardOrigin: string;
  readonly issuer: string;
  /** Dials the hosts of both. */
  readonly dial: Fetch;
  readonly username: string;
  readonly passphrase: string;
  readonly nowEpochMs: () => number;
}

export class CardCallFailed extends Error {
  readonly code = 'CARD_CALL_FAILED';
}

/** One call with the card's cookies, origin and proof, and the answer as it came; `text` is sent as it is. */
export type CardSender = (method: 'GET' | 'POST', path: string, text?: string) => Promise<Response>;

/** Without a sender it is a browser that was never there before. */
export async function createCardClient(
  options: CardClientOptions,
  sender?: CardSender,
): Promise<CardClient> {
  const call = createCardCall(sender ?? (await createCardSender(options)));

  const verify = async (authorizationUrl: string): Promise<CallbackAnswer> => {
    const arrivedAt = new URL(
      await signInOverHttp({
        dial: options.dial,
        issuer: options.issuer,
        authorizationUrl,
        username: options.username,
        passphrase: options.passphrase,
        nowEpochMs: options.nowEpochMs,
      }),
    );
    if (arrivedAt.origin !== options.cardOrigin || arrivedAt.pathname !== '/callback') {
      throw new CardCallFailed(`the sign-in ended at ${arrivedAt.origin}${arrivedAt.pathname}`);
    }
    const { code, state, iss } = Object.fromEntries(arrivedAt.searchParams);
    return call('POST', '/api/callback', callbackAnswerSchema, { code, state, iss });
  };

  return {
    verify,
    signIn: async () => {
      const answer = z.strictObject({ authorizationUrl: z.url() });
      return verify((await call('POST', '/api/sign-in', answer, {})).authorizationUrl);
    },
    listOrders: () => call('GET', '/api/orders', orderListSchema),
    findOrder: (digest) => call('GET', `/api/orders/${digest}`, orderViewSchema),
    typeTotal: (digest, text) =>
      call('POST', `/api/orders/${digest}/total`, totalAnswerSchema, { text, shownDigest: digest }),
    decline: (digest) =>
      call('POST', `/api/orders/${digest}/decline`, orderViewSchema, { keepsClient: true }),
    shareDevice: async (isSharedDevice) => {
      await call('POST', '/api/settings', z.unknown(), { isSharedDevice });
    },
  };
}

export async function createCardSender(
  options: Pick<CardClientOptions, 'cardOrigin' | 'dial' | 'nowEpochMs'>,
): Promise<CardSender> {
  const keys = await generateKeyPair('ES256');
  const jar = createCookieJar(options.nowEpochMs);
  return async (method, path, text) => {
    const url = new URL(path, options.cardOrigin);
    const response = await options.dial(url.href, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        origin: options.cardOrigin,
        'sec-fetch-site': 'same-origin',
        cookie: jar.headerFor(url),
        dpop: await generateProof(keys, url.href, method),
      },
      ...(text === undefined ? {} : { body: text }),
      signal: AbortSignal.timeout(10_000),
    });
    jar.keep(response, url);
    return response;
  };
}

type CardCall = <Answer>(
  method: 'GET' | 'POST',
  path: string,
  answer: z.ZodType<Answer>,
  body?: unknown,
) => Promise<Answer>;

function createCardCall(send: CardSender): CardCall {
  return async (method, path, answer, body) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const response = await send(method, path, sent);
    const text = await response.text();
    if (!response.ok) {
      throw new CardCallFailed(
        `${method} ${path} answered ${String(response.status)}: ${text.slice(0, 300)}`,
      );
    }
    return answer.parse(JSON.parse(text));
  };
}
