/** A device that others hear: what is past is told on the phone alone, in words, in figures and in the assistant's own data. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderDigestSchema, SPEECH_LOCALES, type DryRun } from '#core';
import { shopWordsOf } from '../../mcp/words/shop-words-of.ts';
import { callTool, previewSchema } from './support/call-tool.ts';
import { startRequestSide, type RequestSideUnderTest } from './support/start-request-side.ts';
import { receiptOf } from './support/start-settlement.ts';

const LATELY_MS = 15 * 60_000;
const ON_PHONE = 'Your past orders are on your phone.';

let side: RequestSideUnderTest;
let client: Client;
let order: DryRun;
beforeEach(async () => {
  side = await startRequestSide();
  client = await side.connect();
  await client.listTools();
  order = await propose('dark-roast');
});
afterEach(async () => {
  await client.close();
  await side.stop();
});

async function propose(productId: string): Promise<DryRun> {
  const items = [{ product_id: productId, quantity: 2 }];
  const called = await callTool(client, 'preview_order', { items });
  const { digest } = previewSchema.parse(called.structured);
  const stored = await side.reader.findDryRun(orderDigestSchema.parse(digest));
  if (!stored) throw new Error('no such dry run');
  return stored.dryRun;
}

/** Bought, and so long ago that nobody asks any more how it went. */
function buyLongAgo(): void {
  const receipt = { ...receiptOf(order), chargedAt: side.clock.nowMs };
  side.settlement.orders.set(order.digest, { state: 'ordered', receipt });
  side.clock.nowMs += LATELY_MS;
}

const get = (args: Readonly<Record<string, unknown>> = {}) => callTool(client, 'get_order', args);
const list = () => callTool(client, 'list_orders');

/** Everything of the order that a room could hear, or an assistant could say. */
function tracesOf(answer: unknown): readonly string[] {
  const text = JSON.stringify(answer);
  return [
    order.digest,
    'Dark Roast',
    order.checkWords,
    '47.61',
    'forty-seven',
    'Visa',
    'Home',
  ].filter((trace) => text.includes(trace));
}

describe('[REQ-SHARED-DEVICE] a device that others may hear', () => {
  it('is told nothing of what was bought, and where it stands', async () => {
    buyLongAgo();
    for (const called of [await get(), await get({ digest: order.digest }), await list()]) {
      expect(called).toMatchObject({ isError: false, text: ON_PHONE });
      expect(called.structured.spoken_message).toBe(ON_PHONE);
      expect(tracesOf(called)).toEqual([]);
    }
    expect((await list()).structured).toMatchObject({
      orders: [],
      are_past_orders_on_phone: true,
    });
    expect((await get()).structured).toEqual({
      is_found: true,
      is_on_phone_only: true,
      spoken_message: ON_PHONE,
    });
  });

  it.each(['cancelled', 'declined', 'expired', 'payment_declined'] as const)(
    'is told nothing of what was %s once that is past',
    async (state) => {
      side.settlement.orders.set(order.digest, { state });
      side.clock.nowMs = order.terms.redeemBy + LATELY_MS - 1;
      expect(tracesOf(await list())).toContain(order.checkWords);
      side.clock.nowMs += 1;
      expect(tracesOf(await list())).toEqual([]);
      expect(tracesOf(await get({ digest: order.digest }))).toEqual([]);
    },
  );

  it('is told of the order that was bought just now, and of the one that waits beside a past one', async () => {
    const receipt = { ...receiptOf(order), chargedAt: side.clock.nowMs };
    side.settlement.orders.set(order.digest, { state: 'ordered', receipt });
    side.clock.nowMs += LATELY_MS - 1;
    expect((await get()).text).toContain('Ordered. You paid');
    side.clock.nowMs += 1;
    const waiting = await propose('decaf');
    expect((await get()).structured['digest']).toBe(waiting.digest);
    const listed = await list();
    expect(listed.text).toContain(waiting.checkWords);
    expect(listed.text.endsWith(ON_PHONE)).toBe(true);
    expect(tracesOf(listed)).not.toContain(order.digest);
  });

  it.each(['payment_processing', 'payment_unknown'] as const)(
    'is told of a payment that is %s, however long ago it began',
    async (state) => {
      side.settlement.orders.set(order.digest, { state });
      side.clock.nowMs = order.terms.redeemBy + 100 * LATELY_MS;
      expect((await get()).structured).toMatchObject({ digest: order.digest, state });
    },
  );

  it('gets no history by the language in which it is asked', async () => {
    buyLongAgo();
    for (const locale of SPEECH_LOCALES) {
      const { pastOnPhone } = shopWordsOf(locale).order;
      expect((await get({ locale })).text, locale).toBe(pastOnPhone);
      expect(pastOnPhone === ON_PHONE, locale).toBe(locale.startsWith('en-'));
    }
  });
});

describe('[REQ-SHARED-DEVICE] a device that is the customer’s alone, by the phone’s own word', () => {
  it('is told of past orders as before', async () => {
    buyLongAgo();
    side.settlement.settings.mayTellHistory = true;
    expect((await get()).text).toContain('Ordered. You paid $47.61');
    expect((await list()).structured).toMatchObject({
      orders: [{ digest: order.digest }],
      are_past_orders_on_phone: false,
    });
  });
});
