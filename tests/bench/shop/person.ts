/** One customer: an assistant that proposes and redeems for them, and a phone on which they confirm. */
import { z } from 'zod';
import { orderViewSchema } from '#core';
import type { Fetch } from '#edge';
import type { Demo } from '../../../simulator/launch/make-demo.ts';
import { createCardSender, type CardSender } from '../../../simulator/walkthrough/card-client.ts';
import { dialFrom } from './dial-from.ts';
import type { MintToken } from './mint-tokens.ts';

export interface Proposed {
  readonly digest: string;
  readonly token: string;
  readonly total: string;
}

export interface Person {
  /** Any tool, and its structured answer. */
  call(tool: string, input: object): Promise<unknown>;
  preview(): Promise<Proposed>;
  /** Types the total, is verified at once, and reads the code. */
  confirm(order: Proposed): Promise<string>;
  redeem(order: Proposed, code: string): Promise<void>;
}

const proposedSchema = z.object({
  outcome: z.literal('proposed'),
  digest: z.string(),
  redemption_token: z.string(),
  total: z.string(),
});

const begunSchema = z.object({ authorizationUrl: z.url() });
const typedSchema = z.object({ outcome: z.literal('verify'), signIn: begunSchema });
const confirmedSchema = z.looseObject({ outcome: z.enum(['signed_in', 'confirmed']) });
const PRODUCT = 'dark-roast-whole-bean-12oz';

export async function openPerson(
  { plan }: Demo,
  mint: MintToken,
  who: { readonly customerId: string; readonly caller: number },
): Promise<Person> {
  const dial = dialFrom(who.caller);
  const callTool = createToolCall(dial, `${plan.addresses.mcp}/mcp`, await mint(who.customerId));
  const send = await createCardSender({
    cardOrigin: plan.addresses.approval,
    dial,
    nowEpochMs: () => Date.now(),
  });
  const verify = async (authorizationUrl: string): Promise<void> => {
    const state = new URL(authorizationUrl).searchParams.get('state');
    const answer = { code: who.customerId, state, iss: plan.addresses.identity };
    confirmedSchema.parse(await ask(send, '/api/callback', answer));
  };
  await verify(begunSchema.parse(await ask(send, '/api/sign-in', {})).authorizationUrl);

  return {
    call: callTool,
    preview: async () => {
      const proposed = proposedSchema.parse(
        await callTool('preview_order', { items: [{ product_id: PRODUCT, quantity: 2 }] }),
      );
      return {
        digest: proposed.digest,
        token: proposed.redemption_token,
        total: proposed.total,
      };
    },
    confirm: async ({ digest, total }) => {
      const path = `/api/orders/${digest}`;
      const typed = typedSchema.parse(
        await ask(send, `${path}/total`, { text: total, shownDigest: digest }),
      );
      await verify(typed.signIn.authorizationUrl);
      const { code } = orderViewSchema.parse(await ask(send, path));
      if (code === null) throw new Error('the phone shows no code');
      return code;
    },
    redeem: async ({ digest, token }, code) => {
      const answer = z
        .looseObject({ outcome: z.string() })
        .parse(
          await callTool('redeem_order', { digest, redemption_token: token, code, wait_ms: 5000 }),
        );
      if (answer.outcome !== 'ordered') {
        throw new Error(`redeem answered ${answer.outcome}`);
      }
    },
  };
}

async function ask(send: CardSender, path: string, body?: object): Promise<unknown> {
  const response =
    body === undefined ? await send('GET', path) : await send('POST', path, JSON.stringify(body));
  if (!response.ok)
    throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
  return response.json();
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
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${String(response.status)}: ${text}`);
    const { structuredContent, content } = toolAnswerSchema.parse(JSON.parse(text)).result;
    // A fault has words alone.
    if (structuredContent === undefined) throw new Error(`${name}: ${JSON.stringify(content)}`);
    return structuredContent;
  };
}
