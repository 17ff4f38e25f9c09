/** What an assistant says beside its request reaches the stored dry run, and nothing that it signs. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderDigestSchema, type AskedWith } from '#core';
import { startRequestSide, type RequestSideUnderTest } from './support/start-request-side.ts';
import { previewSchema } from './support/call-tool.ts';

const changedSchema = z.object({ new_order: z.object({ digest: z.string() }) });

let side: RequestSideUnderTest;
let client: Client;
beforeEach(async () => {
  side = await startRequestSide();
  client = await side.connect();
});
afterEach(async () => {
  await client.close();
  await side.stop();
});

let quantity = 0;
async function askedWithOf(
  args: Readonly<Record<string, unknown>>,
  meta: Readonly<Record<string, unknown>> = {},
): Promise<AskedWith | undefined> {
  quantity += 1;
  const items = [{ product_id: 'dark-roast', quantity }];
  const { structuredContent } = await client.callTool({
    name: 'preview_order',
    arguments: { items, ...args },
    _meta: meta,
  });
  const { digest } = previewSchema.parse(structuredContent);
  const stored = await side.reader.findDryRun(orderDigestSchema.parse(digest));
  if (!stored) throw new Error('no such dry run');
  return stored.dryRun.askedWith;
}

describe('beside a request', () => {
  it('a device and a kind of goods are kept as they were told, and nothing where nothing was [REQ-RISK-DEVICE] [REQ-RISK-CLAIM]', async () => {
    expect(await askedWithOf({})).toBeUndefined();
    expect(await askedWithOf({ category: 'groceries' })).toEqual({ claimedCategory: 'groceries' });
    const kitchen = { 'hearback/device': 'a1b2' };
    expect(await askedWithOf({}, kitchen)).toEqual({ deviceId: 'a1b2' });
    expect(await askedWithOf({ category: 'alcohol' }, kitchen)).toEqual({
      deviceId: 'a1b2',
      claimedCategory: 'alcohol',
    });
  });

  it('an order that is read out anew, since its terms changed, was asked for in the same way', async () => {
    const { structuredContent } = await client.callTool({
      name: 'preview_order',
      arguments: { items: [{ product_id: 'dark-roast', quantity: 1 }], category: 'alcohol' },
      _meta: { 'hearback/device': 'a1b2' },
    });
    const { digest, redemption_token } = previewSchema.parse(structuredContent);
    side.clock.nowMs += 14 * 60_000;
    side.settlement.settings.nextRedeemAnswers.push({ outcome: 'terms_changed' });
    const redeemed = await client.callTool({
      name: 'redeem_order',
      arguments: { digest, redemption_token, code: '4821' },
    });
    const { new_order: anew } = changedSchema.parse(redeemed.structuredContent);
    const stored = await side.reader.findDryRun(orderDigestSchema.parse(anew.digest));
    expect(anew.digest).not.toBe(digest);
    expect(stored?.dryRun.askedWith).toEqual({ deviceId: 'a1b2', claimedCategory: 'alcohol' });
  });

  it('an order that is asked for again with another kind of goods is another dry run, which carries it [REQ-RISK-CLAIM]', async () => {
    const ask = async (category?: string) => {
      const { structuredContent } = await client.callTool({
        name: 'preview_order',
        arguments: {
          items: [{ product_id: 'dark-roast', quantity: 2 }],
          ...(category && { category }),
        },
      });
      return orderDigestSchema.parse(previewSchema.parse(structuredContent).digest);
    };
    const plain = await ask();
    expect(await ask()).toBe(plain);
    const claimed = await ask('gift_card');
    expect(claimed).not.toBe(plain);
    expect((await side.reader.findDryRun(claimed))?.dryRun.askedWith).toEqual({
      claimedCategory: 'gift_card',
    });
    expect(await ask('gift_card')).toBe(claimed);
  });

  it.each([['with space'], ['x'.repeat(129)], [7], [{ id: 'a' }], ['']])(
    'a device that is none is not told: %j',
    async (device) => {
      expect(await askedWithOf({}, { 'hearback/device': device })).toBeUndefined();
    },
  );
});
