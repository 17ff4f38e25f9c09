/** A tool call by the SDK's client, which also checks the structured result against the declared output schema. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { z } from 'zod';

const resultSchema = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).length(1),
  structuredContent: z.looseObject({ spoken_message: z.string() }).optional(),
});

export interface Called {
  readonly isError: boolean;
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>> & { readonly spoken_message: string };
  readonly bytes: number;
}

export async function callTool(
  client: Client,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<Called> {
  const raw: unknown = await client.callTool({ name, arguments: args });
  const result = resultSchema.parse(raw);
  const text = result.content[0]?.text ?? '';
  return {
    isError: result.isError ?? false,
    text,
    structured: result.structuredContent ?? { spoken_message: text },
    bytes: Buffer.byteLength(JSON.stringify(raw)),
  };
}

export const previewSchema = z.object({
  outcome: z.literal('proposed'),
  digest: z.string(),
  redemption_token: z.string(),
  sentence: z.string(),
  spoken_text: z.string(),
  check_words: z.string(),
  total_minor: z.int(),
  currency: z.literal('USD'),
  confirm_by: z.string(),
  card_url: z.string(),
});
