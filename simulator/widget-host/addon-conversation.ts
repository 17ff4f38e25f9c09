/** A conversation of Alexa+ with the shop's add-on, as the linked customer: sentence in, tool called at the real MCP door, result and card out. */
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { NO_TOPIC, understand, type ToolCall, type Topic } from './understand.ts';

export interface AddonTurn {
  readonly turnNumber: number;
  readonly heard: string;
  readonly caption: string;
  /** Undefined where no tool was called. */
  readonly call: ToolCall | undefined;
  readonly result: CallToolResult | undefined;
  /** The document that draws the result; undefined: the host has data alone. */
  readonly widget: string | undefined;
}

/** The add-on's door, as a host of MCP Apps sees it. */
export interface AddonDoor {
  /** @throws when the door refuses or cannot be reached. */
  call(call: ToolCall): Promise<CallToolResult>;
  /** The address of the tool's card. */
  cardOf(tool: string): Promise<string | undefined>;
  isForWidgets(tool: string): Promise<boolean>;
}

export interface AddonConversation {
  readonly say: (text: string) => Promise<AddonTurn>;
  /** What the widget asked for. @throws {NotForWidgets} for a tool that the add-on does not give to widgets. */
  readonly callForWidget: (call: ToolCall) => Promise<CallToolResult>;
  /** Nothing of what was talked about is known any more. */
  readonly begin: () => void;
}

export class NotForWidgets extends Error {
  readonly code = 'NOT_FOR_WIDGETS';
}

const listSchema = z.object({ products: z.array(z.object({ product_id: z.string() })) });
const oneSchema = z.object({ product: z.object({ product_id: z.string() }) });
const orderSchema = z.object({ digest: z.string(), redemption_token: z.string().nullable() });
const changedSchema = z.object({ new_order: orderSchema });

export function createAddonConversation(door: AddonDoor): AddonConversation {
  let topic: Topic = NO_TOPIC;
  let turnNumber = 0;

  const call = async ({ tool, args }: ToolCall): Promise<CallToolResult> => {
    const wanted = { tool, args };
    const result = await door.call(wanted);
    topic = topicAfter(topic, wanted, result);
    return result;
  };
  const order = async (query: string, quantity: number): Promise<[ToolCall, CallToolResult]> => {
    const search = { tool: 'search_products', args: { query } };
    const found = await call(search);
    const [productId] = topic.productIds;
    if (productId === undefined || found.isError === true) return [search, found];
    const preview = {
      tool: 'preview_order',
      args: { items: [{ product_id: productId, quantity }] },
    };
    return [preview, await call(preview)];
  };

  return {
    say: async (heard) => {
      turnNumber += 1;
      const meant = understand(heard, topic);
      const without = { turnNumber, heard, call: undefined, result: undefined, widget: undefined };
      if (meant.kind === 'unclear') return { ...without, caption: meant.words };
      const [wanted, result] =
        meant.kind === 'order'
          ? await order(meant.query, meant.quantity)
          : [meant, await call(meant)];
      return {
        turnNumber,
        heard,
        caption: textOf(result),
        call: { tool: wanted.tool, args: wanted.args },
        result,
        widget: await door.cardOf(wanted.tool),
      };
    },
    callForWidget: async (wanted) => {
      // The host's own duty (MCP Apps 2026-01-26, visibility), whatever stands in the widget's document.
      if (!(await door.isForWidgets(wanted.tool))) throw new NotForWidgets(wanted.tool);
      return call(wanted);
    },
    begin: () => {
      topic = NO_TOPIC;
    },
  };
}

function topicAfter(topic: Topic, wanted: ToolCall, result: CallToolResult): Topic {
  const { structuredContent } = result;
  const list = listSchema.safeParse(structuredContent);
  if (list.success) {
    const productIds = list.data.products.map(({ product_id: productId }) => productId);
    return { ...topic, productIds, search: wanted };
  }
  const one = oneSchema.safeParse(structuredContent);
  if (one.success) return { ...topic, productIds: [one.data.product.product_id] };
  const changed = changedSchema.safeParse(structuredContent);
  const order = orderSchema.safeParse(changed.success ? changed.data.new_order : structuredContent);
  if (!order.success) return topic;
  const { digest, redemption_token: token } = order.data;
  return { ...topic, order: { digest, token } };
}

function textOf({ content }: CallToolResult): string {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ');
}
