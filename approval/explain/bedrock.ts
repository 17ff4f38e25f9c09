/** Amazon Bedrock's Converse call through the AWS SDK, with an API key as bearer token. The SDK is loaded only where an operator asks for it. */
import { readFileSync } from 'node:fs';
import type { ExplainByModel, ToExplain } from '#core';
import { originSchema } from '#edge';
import { z } from 'zod';

export const explainConfigSchema = z.strictObject({
  /** For example `https://bedrock-runtime.us-east-1.amazonaws.com`. */
  url: originSchema,
  region: z.string().regex(/^[a-z0-9-]{1,40}$/),
  model: z.string().regex(/^[A-Za-z0-9._:-]{1,200}$/),
  /** A file that holds the API key and nothing else. */
  keyFile: z.string().min(1),
  timeoutMs: z.number().int().min(1).max(5000),
});
export type ExplainConfig = Readonly<z.output<typeof explainConfigSchema>>;

const TASK =
  'You explain to a customer, in one short sentence of plain words, why a shop wants their passkey for an order. You are given reasons as code words and a language tag. Answer in that language, with the sentence alone. Name no amount, and give no advice.';

/** What of an answer is read at all. */
const MOST_PARTS = 20;

export function createBedrockExplain(config: ExplainConfig): ExplainByModel {
  const { url, region, model, keyFile, timeoutMs } = config;
  const token = { token: readFileSync(keyFile, 'utf8').trim() };
  const loading = Promise.all([
    import('@aws-sdk/client-bedrock-runtime'),
    import('@smithy/node-http-handler'),
  ]).then(([{ BedrockRuntimeClient, ConverseCommand }, { NodeHttpHandler }]) => ({
    // HTTP/1.1: nothing is streamed. One attempt: what comes late is of no use, and the card has its own words.
    client: new BedrockRuntimeClient({
      endpoint: url,
      region,
      token,
      authSchemePreference: ['httpBearerAuth'],
      maxAttempts: 1,
      requestHandler: new NodeHttpHandler({ requestTimeout: timeoutMs }),
    }),
    ConverseCommand,
  }));
  // A package that does not load is told at each call, and stops nothing else.
  loading.catch(() => undefined);
  return async (of) => {
    const { client, ConverseCommand } = await loading;
    const abortSignal = AbortSignal.timeout(timeoutMs);
    const { output } = await client.send(new ConverseCommand(callOf(model, of)), { abortSignal });
    const parts = output?.message?.content?.slice(0, MOST_PARTS) ?? [];
    return parts.map(({ text = '' }) => text).join(' ');
  };
}

function callOf(
  modelId: string,
  { reasons, locale }: ToExplain,
): import('@aws-sdk/client-bedrock-runtime').ConverseCommandInput {
  const text = JSON.stringify({ reasons, language: locale });
  return {
    modelId,
    system: [{ text: TASK }],
    messages: [{ role: 'user', content: [{ text }] }],
    inferenceConfig: { maxTokens: 120, temperature: 0 },
  };
}
