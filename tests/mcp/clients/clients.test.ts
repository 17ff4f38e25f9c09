import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { previewSchema } from '../support/call-tool.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';
import { driveInspector, driveScript, driveSdkV1, type Drive } from './driven-client.ts';

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

describe.each(CLIENTS)('%s', (_name, drive) => {
  it(
    'searches, looks, previews, redeems with the code, and finds the order again [REQ-MCP-CLIENTS]',
    { timeout: 180_000 },
    async () => {
      side.settlement.orders.clear();
      const client = await drive(side);
      expect(client.tools).toEqual(
        expect.arrayContaining(['search_products', 'preview_order', 'redeem_order', 'list_orders']),
      );
      const found = await client.call('search_products', { query: 'decaf' });
      const { products } = z
        .object({ products: z.array(z.object({ product_id: z.string() })) })
        .parse(found.structuredContent);
      const product_id = products[0]?.product_id ?? '';
      expect((await client.call('get_product', { product_id })).content[0]?.text).toContain(
        'Decaf',
      );

      const preview = await client.call('preview_order', { items: [{ product_id, quantity: 2 }] });
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
      await client.close();
    },
  );
});
