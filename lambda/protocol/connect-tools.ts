/** The one place of the skill that knows the MCP SDK. The customer's token is passed on with the calls of one request and kept nowhere. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation';
import { z } from 'zod';
import type { Fetch } from '#edge';
import type { ToolCaller } from '../shop/create-shop.ts';
import { ShopCallFailed } from '../shop/shop.ts';

/** Alexa gives 8 s for the whole answer, however many calls it takes. */
const ALL_CALLS_MS = 7200;

/**
 * The skill asks for no list of tools, so the client has no schemas to check by; what the skill reads is checked where it is read. Without
 * this the client would make a checker for every request.
 */
const CHECKS_NOTHING: jsonSchemaValidator = {
  getValidator: () => () => ({
    valid: false,
    data: undefined,
    errorMessage: 'no schema is checked here',
  }),
};

/** As the request side reads it (`mcp/protocol/read-device.ts`). */
const DEVICE_META = 'hearback/device';

export function connectTools({
  mcpUrl,
  accessToken,
  fetch,
  device,
}: {
  readonly mcpUrl: string;
  readonly accessToken: string;
  readonly fetch: Fetch;
  /** Told beside each call. */
  readonly device?: string | undefined;
}): ToolCaller {
  const client = new Client(
    { name: 'hearback-skill', version: '0.1.0' },
    { jsonSchemaValidator: CHECKS_NOTHING },
  );
  const signal = AbortSignal.timeout(ALL_CALLS_MS);
  const options = { signal, timeout: ALL_CALLS_MS };
  const connect = (): Promise<void> =>
    client.connect(
      new StreamableHTTPClientTransport(new URL(mcpUrl), {
        requestInit: { headers: { authorization: `Bearer ${accessToken}` } },
        fetch: withoutStreams(fetch),
      }),
      options,
    );
  let connected: Promise<void> | undefined;
  return {
    async call(tool, args) {
      try {
        connected ??= connect().catch((cause: unknown) => {
          if (!isCut(cause)) throw cause;
          return connect();
        });
        await connected;
      } catch (cause) {
        throw new ShopCallFailed(isNotLinked(cause) ? 'not_linked' : 'not_sent', { cause });
      }
      try {
        const beside = device === undefined ? {} : { _meta: { [DEVICE_META]: device } };
        const call = { name: tool, arguments: args, ...beside };
        const result = await client.callTool(call, undefined, options);
        return result.structuredContent ?? { spoken_message: textOf(result.content) };
      } catch (cause) {
        throw new ShopCallFailed(isNotLinked(cause) ? 'not_linked' : 'lost', { cause });
      }
    },
    close: () => client.close(),
  };
}

/** The client would listen for messages of the server, of which there are none: its GET is answered here, and a round trip is saved. */
function withoutStreams(fetch: Fetch): Fetch {
  return (input, init) =>
    init?.method === 'GET'
      ? Promise.resolve(new Response(null, { status: 405 }))
      : fetch(input, init);
}

/**
 * A connection that is kept may be closed at its other end by then, above all where Lambda has stood still in between. Nothing was asked of the
 * shop before: the first call of all is made once more.
 */
function isCut(fault: unknown): boolean {
  return fault instanceof TypeError;
}

function isNotLinked(fault: unknown): boolean {
  return fault instanceof StreamableHTTPError && (fault.code === 401 || fault.code === 403);
}

const contentSchema = z.array(z.looseObject({ type: z.string(), text: z.string().optional() }));

/** A refusal may have nothing but its words. */
function textOf(content: unknown): string {
  const blocks = contentSchema.safeParse(content);
  return (blocks.data ?? []).map(({ text }) => text ?? '').join(' ');
}
