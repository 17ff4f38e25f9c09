/** An MCP host as small as one can be: one message, one answer. */
import { parseAnswerBody } from '#edge';
import { z } from 'zod';
import type { RunningShop } from './running-shop.ts';

const toolResultSchema = z.object({
  result: z.object({
    isError: z.boolean().optional(),
    content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
    structuredContent: z.record(z.string(), z.unknown()).optional(),
  }),
});

export interface ToolResult {
  readonly isRefused: boolean;
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
}

/** One JSON-RPC message to `POST /mcp`, and the answer as it came. */
export async function sendMcp(
  shop: RunningShop,
  token: string | undefined,
  message: unknown,
): Promise<Response> {
  return shop.dial(`${shop.addresses.mcp}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(10_000),
  });
}

export async function callTool(
  shop: RunningShop,
  token: string,
  call: { readonly name: string; readonly arguments: object },
): Promise<ToolResult> {
  const response = await sendMcp(shop, token, {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: call,
  });
  const { result } = toolResultSchema.parse(parseAnswerBody(await response.text()));
  return {
    isRefused: result.isError === true,
    text: result.content.map(({ text }) => text ?? '').join('\n'),
    structured: result.structuredContent ?? {},
  };
}
