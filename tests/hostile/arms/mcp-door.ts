/** Hearback's MCP endpoint as an assistant's host calls it. */
import { parseAnswerBody } from '#edge';
import { z } from 'zod';
import type { RunningShop } from '../../e2e/running-shop.ts';
import type { Door, ToolAnswer } from '../agent/door.ts';

const toolsSchema = z.object({
  result: z.object({ tools: z.array(z.looseObject({ name: z.string() })) }),
});
const answerSchema = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({
    result: z.object({
      isError: z.boolean().optional(),
      content: z.array(z.looseObject({ text: z.string().optional() })),
      structuredContent: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
]);

const outcomeSchema = z.looseObject({
  outcome: z.string().optional(),
  reason: z.string().optional(),
});

export async function openMcpDoor(shop: RunningShop, token: string): Promise<Door> {
  const send = async (method: string, params: object, signal: AbortSignal): Promise<Response> =>
    shop.dial(`${shop.addresses.mcp}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal,
    });
  const listed = await send('tools/list', {}, AbortSignal.timeout(10_000));
  const { result } = toolsSchema.parse(parseAnswerBody(await listed.text()));
  return {
    tools: result.tools.map(({ name }) => name),
    call: async (name, args, { giveUpAfterMs } = {}) => {
      const limit = AbortSignal.timeout(giveUpAfterMs ?? 20_000);
      try {
        const response = await send('tools/call', { name, arguments: args }, limit);
        return readAnswer(response.status, await response.text());
      } catch (fault) {
        if (!limit.aborted) throw fault;
        return { outcome: 'no_answer', structured: {} };
      }
    },
  };
}

function readAnswer(status: number, body: string): ToolAnswer {
  if (status !== 200) return { outcome: `status ${String(status)}`, structured: {} };
  const answer = answerSchema.parse(parseAnswerBody(body));
  if ('error' in answer) return { outcome: `rpc ${String(answer.error.code)}`, structured: {} };
  const { isError, content, structuredContent: structured = {} } = answer.result;
  const { outcome, reason } = outcomeSchema.parse(structured);
  const told = reason === undefined ? outcome : `${String(outcome)} ${reason}`;
  const silent = isError === true ? refusalWithoutOutcome(content[0]?.text ?? '') : 'answered';
  return { outcome: told ?? silent, structured };
}

/** What the door did not take, apart from what it took and could not serve. */
function refusalWithoutOutcome(words: string): string {
  return words.startsWith("I didn't understand") ? 'not_understood' : `fault: ${words}`;
}
