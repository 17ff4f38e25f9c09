/** Amazon Bedrock's Converse call (`POST /model/ID/converse`) with an API key as bearer token; any server of that shape will do. */
import { readFileSync } from 'node:fs';
import type { ExplainByModel, ToExplain } from '#core';
import { callJson, originSchema, type Fetch } from '#edge';
import { z } from 'zod';

export const explainConfigSchema = z.strictObject({
  /** For example `https://bedrock-runtime.us-east-1.amazonaws.com`. */
  url: originSchema,
  model: z.string().regex(/^[A-Za-z0-9._:-]{1,200}$/),
  /** A file that holds the API key and nothing else. */
  keyFile: z.string().min(1),
  timeoutMs: z.number().int().min(1).max(5000),
});
export type ExplainConfig = Readonly<z.output<typeof explainConfigSchema>>;

const answerSchema = z.object({
  output: z.object({
    message: z.object({ content: z.array(z.object({ text: z.string().optional() })).max(20) }),
  }),
});

const TASK =
  'You explain to a customer, in one short sentence of plain words, why a shop wants their passkey for an order. You are given reasons as code words and a language tag. Answer in that language, with the sentence alone. Name no amount, and give no advice.';

export function createBedrockExplain(
  config: ExplainConfig,
  using: { readonly fetch: Fetch },
): ExplainByModel {
  const key = readFileSync(config.keyFile, 'utf8').trim();
  const url = `${config.url}/model/${encodeURIComponent(config.model)}/converse`;
  return async (of) => {
    const { output } = await callJson({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${key}` },
      body: bodyOf(of),
      answer: answerSchema,
      timeoutMs: config.timeoutMs,
      fetch: using.fetch,
    });
    return output.message.content.map(({ text = '' }) => text).join(' ');
  };
}

function bodyOf({ reasons, locale }: ToExplain): object {
  const text = JSON.stringify({ reasons, language: locale });
  return {
    system: [{ text: TASK }],
    messages: [{ role: 'user', content: [{ text }] }],
    inferenceConfig: { maxTokens: 120, temperature: 0 },
  };
}
