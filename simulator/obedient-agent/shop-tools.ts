/** The shop's MCP endpoint as an assistant's host calls it: one message, one answer, with the linked customer's own token. */
import { parseAnswerBody, type Fetch } from '#edge';
import { z } from 'zod';

export interface ToolAnswer {
  /** What the shop said, in its own words. */
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
  /** True where the shop did not do what it was asked. */
  readonly isRefused: boolean;
}

export interface ShopTools {
  /** @throws when nobody is linked, or the shop cannot be reached. */
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<ToolAnswer>;
}

const CALL_TIMEOUT_MS = 10_000;
const PROTOCOL_VERSION = '2025-11-25';

const answerSchema = z.union([
  z.object({ error: z.object({ message: z.string() }) }),
  z.object({
    result: z.object({
      isError: z.boolean().optional(),
      content: z.array(z.looseObject({ text: z.string().optional() })),
      structuredContent: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
]);

export function createShopTools(using: {
  readonly mcpUrl: string;
  readonly accessToken: () => Promise<string | undefined>;
  readonly fetch: Fetch;
}): ShopTools {
  let messageId = 0;
  return {
    call: async (name, args) => {
      const token = await using.accessToken();
      if (token === undefined) throw new Error('no customer is linked');
      messageId += 1;
      const response = await using.fetch(using.mcpUrl, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': PROTOCOL_VERSION,
        },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: messageId,
          method: 'tools/call',
          params: { name, arguments: args },
        }),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      return readAnswer(await response.text());
    },
  };
}

function readAnswer(body: string): ToolAnswer {
  const answer = answerSchema.parse(parseAnswerBody(body));
  if ('error' in answer) {
    // The protocol's number before the words is for programs.
    const text = answer.error.message.replace(/^MCP error -?\d+: /, '');
    return { text, structured: {}, isRefused: true };
  }
  const { isError, content, structuredContent } = answer.result;
  return {
    text: content.map(({ text }) => text ?? '').join(' '),
    structured: structuredContent ?? {},
    isRefused: isError === true,
  };
}
