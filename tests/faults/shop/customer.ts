/** A customer who does not give up: every step is repeated until it is answered, as a person with a broken line does. */
import { z } from 'zod';
import { orderViewSchema } from '#core';
import type { Fetch } from '#edge';
import { createCardSender, type CardSender } from '../../../simulator/walkthrough/card-client.ts';
import { dialFrom } from '../../bench/shop/dial-from.ts';
import type { MintToken } from '../../bench/shop/mint-tokens.ts';
import type { FaultShop } from './fault-shop.ts';
import { untilAnswered, type Patience } from './until-answered.ts';

export interface PreparedOrder {
  readonly digest: string;
  readonly token: string;
  readonly total: string;
  readonly customerId: string;
  readonly code: string;
}

export interface Customer {
  readonly customerId: string;
  /** Proposes an order and confirms it on the phone. */
  prepare(): Promise<PreparedOrder>;
  /** Says the code once, and tells what was answered. @throws when there was no answer. */
  redeem(order: PreparedOrder): Promise<string>;
  /** Drops the order by voice, and tells what was answered. */
  cancel(order: PreparedOrder): Promise<string>;
  /** "This wasn't me", on the phone. */
  decline(order: PreparedOrder): Promise<void>;
}

const PRODUCT = 'dark-roast-whole-bean-12oz';
const proposedSchema = z.object({
  outcome: z.literal('proposed'),
  digest: z.string(),
  redemption_token: z.string(),
  total: z.string(),
});
const outcomeSchema = z.looseObject({ outcome: z.string() });
const begunSchema = z.object({ authorizationUrl: z.url() });
const typedSchema = z.object({ outcome: z.literal('verify'), signIn: begunSchema });

export async function createCustomer(
  { demo }: Pick<FaultShop, 'demo'>,
  mint: MintToken,
  who: { readonly customerId: string; readonly caller: number; readonly patience: Patience },
): Promise<Customer> {
  const { addresses } = demo.plan;
  const { customerId, patience } = who;
  const dial = dialFrom(who.caller % 200);
  const callTool = createToolCall(dial, `${addresses.mcp}/mcp`, await mint(customerId));
  const send = await createCardSender({
    cardOrigin: addresses.approval,
    dial,
    nowEpochMs: () => Date.now(),
  });
  let isSignedIn = false;

  const verify = async (authorizationUrl: string): Promise<unknown> => {
    const state = new URL(authorizationUrl).searchParams.get('state');
    return ask(send, '/api/callback', { code: customerId, state, iss: addresses.identity });
  };
  const signIn = async (): Promise<void> => {
    if (isSignedIn) return;
    const begun = begunSchema.parse(await ask(send, '/api/sign-in', {}));
    outcomeSchema.parse(await verify(begun.authorizationUrl));
    isSignedIn = true;
  };
  const readCode = async (digest: string): Promise<string | null> =>
    orderViewSchema.parse(await ask(send, `/api/orders/${digest}`)).code;

  return {
    customerId,
    prepare: async () => {
      await untilAnswered('sign-in', patience, signIn);
      const items = [{ product_id: PRODUCT, quantity: 2 }];
      const proposed = await untilAnswered('preview', patience, async () =>
        proposedSchema.parse(await callTool('preview_order', { items })),
      );
      const { digest, total } = proposed;
      const code = await untilAnswered('confirm', patience, async () => {
        // An answer that was lost may have been a confirmation.
        const known = await readCode(digest);
        if (known !== null) return known;
        const text = { text: total, shownDigest: digest };
        const typed = typedSchema.parse(await ask(send, `/api/orders/${digest}/total`, text));
        await verify(typed.signIn.authorizationUrl);
        const shown = await readCode(digest);
        if (shown === null) throw new Error('the phone shows no code');
        return shown;
      });
      return { digest, total, customerId, code, token: proposed.redemption_token };
    },
    redeem: async ({ digest, token, code }) =>
      outcomeSchema.parse(
        await callTool('redeem_order', { digest, redemption_token: token, code, wait_ms: 2000 }),
      ).outcome,
    cancel: async ({ digest }) =>
      outcomeSchema.parse(await callTool('cancel_order', { digest })).outcome,
    decline: async ({ digest }) => {
      orderViewSchema.parse(
        await ask(send, `/api/orders/${digest}/decline`, { keepsClient: true }),
      );
    },
  };
}

async function ask(send: CardSender, path: string, body?: object): Promise<unknown> {
  const response =
    body === undefined ? await send('GET', path) : await send('POST', path, JSON.stringify(body));
  if (response.ok) return response.json();
  throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
}

const toolAnswerSchema = z.object({
  result: z.object({ structuredContent: z.unknown().optional(), content: z.unknown() }),
});

function createToolCall(
  dial: Fetch,
  url: string,
  token: string,
): (name: string, input: object) => Promise<unknown> {
  return async (name, input) => {
    const response = await dial(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: input },
      }),
      signal: AbortSignal.timeout(15_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${String(response.status)}: ${text}`);
    const { structuredContent, content } = toolAnswerSchema.parse(JSON.parse(text)).result;
    // A fault has words alone.
    if (structuredContent === undefined) throw new Error(`${name}: ${JSON.stringify(content)}`);
    return structuredContent;
  };
}
