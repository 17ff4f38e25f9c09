/**
 * What a host does with each example phrase: the calls that the tools' descriptions lead to, and what the customer hears at their end. A host's own
 * understanding of speech is not tried here; that every step is there, takes what the phrase has, and answers it, is.
 */
import { z } from 'zod';

export interface ToolResult {
  readonly isRefused: boolean;
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
}
export type CallTool = (
  name: string,
  args: Readonly<Record<string, unknown>>,
) => Promise<ToolResult>;

const foundSchema = z.object({
  products: z.array(z.object({ product_id: z.string(), title: z.string() })).min(1),
});

/** A step that refuses ends the phrase: the customer would hear a refusal to what the store promised. */
async function done(answering: Promise<ToolResult>): Promise<ToolResult> {
  const answer = await answering;
  if (answer.isRefused) throw new Error(`it is refused: ${answer.text}`);
  return answer;
}

async function findDarkRoast(
  call: CallTool,
): Promise<{ readonly id: string; readonly heard: string }> {
  const { structured, text } = await done(call('search_products', { query: 'dark roast' }));
  const dark = foundSchema
    .parse(structured)
    .products.find(({ title }) => title.toLowerCase().includes('dark roast'));
  if (!dark) throw new Error(`no dark roast among: ${text}`);
  return { id: dark.product_id, heard: text };
}

export interface PhraseSteps {
  /** Gives what the customer hears. */
  readonly run: (call: CallTool) => Promise<string>;
  /** What must be in it. */
  readonly hears: RegExp;
}

export const PHRASE_STEPS: Readonly<Record<string, PhraseSteps>> = {
  'Alexa, ask Harbor Roasters for a dark roast': {
    run: async (call) => (await findDarkRoast(call)).heard,
    hears: /dark roast.*\$\d/is,
  },
  'Alexa, ask Harbor Roasters what two bags of dark roast cost with delivery': {
    run: async (call) => {
      const { id } = await findDarkRoast(call);
      const items = [{ product_id: id, quantity: 2 }];
      return (await done(call('preview_order', { items }))).text;
    },
    hears: /\$\d+\.\d\d.*(?:delivery|total)/is,
  },
  'Alexa, ask Harbor Roasters how my order is doing': {
    run: async (call) => {
      const { structured } = await done(call('list_orders', {}));
      const { orders } = z
        .object({ orders: z.array(z.object({ digest: z.string() })).min(1) })
        .parse(structured);
      return (await done(call('get_order', { digest: orders[0]?.digest }))).text;
    },
    hears: /phone/i,
  },
  'Alexa, ask Harbor Roasters what I can do there': {
    run: async (call) => (await done(call('shop_help', {}))).text,
    hears: /order.*phone/is,
  },
};
