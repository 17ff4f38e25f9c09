/** MCP by raw messages: what a check reads is what came over the wire. */
import { parseAnswerBody } from '#edge';
import { z } from 'zod';
import { met } from '../row.ts';
import type { Answer, World } from './world.ts';

/** As Amazon documents the first message of its client. */
export const ALEXA_INITIALIZE = {
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: {
    protocolVersion: '2025-03-26',
    capabilities: { roots: { listChanged: true } },
    clientInfo: { name: 'Alexa+ MCP Client', version: '1.0.0' },
  },
} as const;

export function post(
  world: World,
  message: unknown,
  {
    token,
    headers = {},
  }: { readonly token?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer> {
  return world.ask('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
}

const resultSchema = z.object({
  result: z.looseObject({
    isError: z.boolean().optional(),
    content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
    structuredContent: z.record(z.string(), z.unknown()).optional(),
    _meta: z.record(z.string(), z.unknown()).optional(),
  }),
});

export interface Called {
  readonly tool: string;
  readonly status: number;
  readonly ms: number;
  readonly isRefused: boolean;
  readonly text: string;
  readonly spoken: string;
  readonly structured: Readonly<Record<string, unknown>>;
  /** The answer's body as it came. */
  readonly raw: string;
}

export function toolMessage(name: string, args: unknown): unknown {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } };
}

export async function callTool(
  world: World,
  call: { readonly tool: string; readonly args?: unknown; readonly token: string },
): Promise<Called> {
  const begunAt = performance.now();
  const answer = await post(world, toolMessage(call.tool, call.args ?? {}), { token: call.token });
  const ms = performance.now() - begunAt;
  const parsed = resultSchema.safeParse(parseAnswerBody(answer.text));
  met(
    parsed.success,
    `${call.tool} answers ${String(answer.status)}: ${answer.text.slice(0, 120)}`,
  );
  const { isError, content, structuredContent = {} } = parsed.data.result;
  const text = content.map((part) => part.text ?? '').join('\n');
  const spoken = z.string().safeParse(structuredContent['spoken_message']);
  return {
    tool: call.tool,
    status: answer.status,
    ms,
    isRefused: isError === true,
    text,
    spoken: spoken.data ?? text,
    structured: structuredContent,
    raw: answer.text,
  };
}

const toolSchema = z.looseObject({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  inputSchema: z.looseObject({ type: z.literal('object') }),
  outputSchema: z.looseObject({ type: z.literal('object') }),
  annotations: z.record(z.string(), z.unknown()),
  _meta: z.record(z.string(), z.unknown()).optional(),
});
export type ListedTool = z.output<typeof toolSchema>;

export async function listTools(world: World): Promise<readonly ListedTool[]> {
  const token = await world.personToken('one');
  const answer = await post(world, { jsonrpc: '2.0', id: 1, method: 'tools/list' }, { token });
  const listed = z.object({ result: z.object({ tools: z.array(toolSchema) }) });
  const parsed = listed.safeParse(parseAnswerBody(answer.text));
  met(parsed.success, `tools/list answers ${String(answer.status)}: ${answer.text.slice(0, 200)}`);
  return parsed.data.result.tools;
}
