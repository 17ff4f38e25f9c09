import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { previewSchema } from '../support/call-tool.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';
import {
  driveInspector,
  driveScript,
  driveSdkV1,
  type CallResult,
  type Drive,
} from './driven-client.ts';

/** The others have packages and a Node of their own (package.json in this folder), which the deep tests install. */
const isDeep = process.env['HEARBACK_MCP_CLIENTS'] === '1';
const CLIENTS: readonly (readonly [string, Drive])[] = [
  ['the official client, first line', driveSdkV1],
  ...(isDeep
    ? ([
        ['the official client, second line', driveScript('speak-sdk-v2.mjs')],
        ['the MCP Inspector from the command line', driveInspector],
        ['the client of the AI SDK', driveScript('speak-ai-sdk.mjs')],
      ] as const)
    : []),
];

let side: RequestSideUnderTest;
beforeAll(async () => {
  side = await startRequestSide();
});
afterAll(async () => {
  await side.stop();
});

const TOOLS = [
  ...[
    'search_products',
    'get_product',
    'view_cart',
    'change_cart',
    'preview_order',
    'redeem_order',
  ],
  ...['cancel_order', 'get_order', 'list_orders', 'get_audit_trail', 'shop_help'],
];

const cartSchema = z.object({ lines: z.array(z.object({ quantity: z.int() })) });

async function cartOf(answer: Promise<CallResult>): Promise<readonly number[]> {
  return cartSchema.parse((await answer).structuredContent).lines.map(({ quantity }) => quantity);
}

describe.each(CLIENTS)('%s', (_name, drive) => {
  it(
    'searches, looks, fills a cart, previews it, redeems with the code, and finds the order and what was done again [REQ-MCP-CLIENTS]',
    { timeout: 180_000 },
    async () => {
      side.settlement.orders.clear();
      const client = await drive(side);
      expect([...client.tools].sort()).toEqual([...TOOLS].sort());
      // Whoever was here before left a cart, which is the customer's and not the client's.
      await client.call('change_cart', { change: 'clear' });
      const found = await client.call('search_products', { query: 'decaf' });
      const { products } = z
        .object({ products: z.array(z.object({ product_id: z.string() })) })
        .parse(found.structuredContent);
      const product_id = products[0]?.product_id ?? '';
      expect((await client.call('get_product', { product_id })).content[0]?.text).toContain(
        'Decaf',
      );

      expect(
        await cartOf(client.call('change_cart', { change: 'add', product_id, quantity: 1 })),
      ).toEqual([1]);
      expect(
        await cartOf(client.call('change_cart', { change: 'set', product_id, quantity: 2 })),
      ).toEqual([2]);
      expect(await cartOf(client.call('view_cart', {}))).toEqual([2]);
      const preview = await client.call('preview_order', {});
      const order = previewSchema.parse(preview.structuredContent);
      const redeem = { digest: order.digest, redemption_token: order.redemption_token };
      const tooSoon = await client.call('redeem_order', { ...redeem, code: '4821' });
      expect(tooSoon).toMatchObject({
        isError: true,
        structuredContent: { outcome: 'waiting_for_confirmation' },
      });
      // What the customer does on the phone.
      side.settlement.orders.set(order.digest, { state: 'confirmed', code: '4821' });
      const done = await client.call('redeem_order', { ...redeem, code: 'four eight two one' });
      expect(done.structuredContent).toMatchObject({ outcome: 'ordered' });
      const again = await client.call('get_order', { digest: order.digest });
      expect(again.structuredContent).toMatchObject({ state: 'ordered' });
      expect(JSON.stringify(await client.call('list_orders', {}))).toContain(order.digest);
      // What was bought is in the cart no more.
      expect(await cartOf(client.call('view_cart', {}))).toEqual([]);
      const trail = await client.call('get_audit_trail', {});
      expect(JSON.stringify(trail.structuredContent)).toContain(order.check_words);
      await client.close();
    },
  );
});
