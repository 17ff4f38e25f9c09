/** What a customer hears when a tool breaks off. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { StoreUnavailable, clientIdSchema, customerIdSchema } from '#core';
import { makeTool, READING_MARKS } from '../../mcp/tools/tool.ts';

const CALLER = {
  customerId: customerIdSchema.parse('customer-1'),
  clientId: clientIdSchema.parse('alexa-skill'),
};

async function wordsAfter(fault: Error, name: string): Promise<string> {
  const tool = makeTool(
    { log: pino({ level: 'silent' }) },
    {
      name,
      title: name,
      description: name,
      input: z.strictObject({}),
      output: z.strictObject({}),
      marks: READING_MARKS,
      run: () => Promise.reject(fault),
    },
  );
  const answer = await tool.call({}, CALLER);
  expect(answer.isRefused).toBe(true);
  expect(answer.words.spoken).toBe(answer.words.text);
  return answer.words.text;
}

const OWN_FAULT = new TypeError('a fault of our own');

describe('a tool that breaks off', () => {
  it.each(['preview_order', 'search_products', 'get_product', 'shop_help'])(
    'says of %s that nothing was bought, and advises nothing that fails the same way',
    async (name) => {
      const words = await wordsAfter(OWN_FAULT, name);
      expect(words).toBe('Something is wrong on our side. Nothing was bought.');
    },
  );

  it.each(['get_order', 'list_orders', 'get_audit_trail', 'cancel_order', 'redeem_order'])(
    'claims of %s nothing that it does not know, and points to the phone',
    async (name) => {
      const words = await wordsAfter(OWN_FAULT, name);
      expect(words).not.toMatch(/nothing was|try again|ask how/i);
      expect(words).toMatch(/Your phone shows how your orders are\.$/);
    },
  );

  it('says of a redeemed order that it is not known, and that it is charged once at most', async () => {
    expect(await wordsAfter(OWN_FAULT, 'redeem_order')).toContain(
      "I don't know yet whether your order was placed. You will not be charged twice.",
    );
  });

  it.each(['get_order', 'list_orders', 'get_audit_trail'])(
    'claims of %s nothing about what was bought, when a part cannot be reached',
    async (name) => {
      expect(await wordsAfter(new StoreUnavailable('request', { cause: undefined }), name)).toBe(
        "I can't reach the shop right now. Your phone shows how your orders are. Try again in a minute.",
      );
    },
  );

  it('invariant 6: claims of a redeemed order, when a part cannot be reached, nothing about what was bought: an earlier call may have bought it', async () => {
    expect(
      await wordsAfter(new StoreUnavailable('own', { cause: undefined }), 'redeem_order'),
    ).toBe(
      "I can't reach the shop right now. I don't know yet whether your order was placed. You will not be charged twice. Your phone shows how your orders are. Try again in a minute.",
    );
  });

  it.each(['preview_order', 'search_products'])(
    'says of %s, when a part cannot be reached, that nothing was bought and that trying again helps',
    async (name) => {
      expect(await wordsAfter(new StoreUnavailable('request', { cause: undefined }), name)).toBe(
        "I can't reach the shop right now. Nothing was bought. Try again in a minute.",
      );
    },
  );
});
