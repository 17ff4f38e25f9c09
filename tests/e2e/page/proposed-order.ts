/** An order as an assistant proposes it over MCP, in any of Alexa's languages, and its end by the customer's code. */
import { z } from 'zod';
import type { SpeechLocale } from '#core';
import { callTool, type ToolResult } from '../mcp-client.ts';
import { redeemOverMcp } from '../steps.ts';
import type { RunningShop } from '../running-shop.ts';

const proposedSchema = z.object({
  outcome: z.literal('proposed'),
  digest: z.string(),
  redemption_token: z.string(),
  total: z.string(),
  check_words: z.string(),
});

export interface ProposedOrder {
  readonly digest: string;
  readonly total: string;
  readonly checkWords: string;
  /** As the assistant that heard the code says it. */
  redeem(code: string): Promise<ToolResult>;
}

export async function proposeOrder(
  shop: RunningShop,
  token: string,
  {
    productId = 'dark-roast-whole-bean-12oz',
    quantity = 2,
    locale = 'en-US',
  }: {
    readonly productId?: string;
    readonly quantity?: number;
    readonly locale?: SpeechLocale;
  } = {},
): Promise<ProposedOrder> {
  const { structured, text } = await callTool(shop, token, {
    name: 'preview_order',
    arguments: { items: [{ product_id: productId, quantity }], locale },
  });
  const proposed = proposedSchema.safeParse(structured);
  if (!proposed.success) throw new Error(text);
  const {
    digest,
    redemption_token: redemptionToken,
    total,
    check_words: checkWords,
  } = proposed.data;
  return {
    digest,
    total,
    checkWords,
    redeem: (code) => redeemOverMcp(shop, token, { digest, redemptionToken, code }),
  };
}
