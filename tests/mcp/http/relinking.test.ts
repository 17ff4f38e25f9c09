import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTool, previewSchema } from '../support/call-tool.ts';
import { postRpc, toolCall } from '../support/rpc.ts';
import { startRequestSide, type RequestSideUnderTest } from '../support/start-request-side.ts';

let side: RequestSideUnderTest;
beforeAll(async () => {
  side = await startRequestSide();
});
afterAll(async () => {
  await side.stop();
});

const TWO_BAGS = { items: [{ product_id: 'dark-roast', quantity: 2 }] };
const NOBODYS_DIGEST = '0'.repeat(64);

describe('after the same client was linked to another account [REQ-MCP-RELINK]', () => {
  it('nothing of the former account is seen, named or moved', async () => {
    const before = await side.connect({ subject: 'customer-1' });
    const mine = previewSchema.parse(
      (await callTool(before, 'preview_order', TWO_BAGS)).structured,
    );
    side.settlement.orders.set(mine.digest, { state: 'confirmed', code: '4821' });
    const after = await side.connect({ subject: 'customer-2' });

    const list = await callTool(after, 'list_orders');
    expect(JSON.stringify(list)).not.toContain(mine.digest);
    for (const [tool, args] of [
      ['get_order', {}],
      ['cancel_order', {}],
      ['redeem_order', { redemption_token: mine.redemption_token, code: '4821' }],
    ] as const) {
      const theirs = await callTool(after, tool, { ...args, digest: mine.digest });
      const nobodys = await callTool(after, tool, { ...args, digest: NOBODYS_DIGEST });
      expect([tool, theirs.isError, theirs.text]).toEqual([tool, true, nobodys.text]);
      expect(theirs.structured).toEqual(nobodys.structured);
    }
    const again = previewSchema.parse(
      (await callTool(after, 'preview_order', TWO_BAGS)).structured,
    );
    expect(again.digest).not.toBe(mine.digest);
    expect(again.redemption_token).not.toBe(mine.redemption_token);
    expect(side.settlement.orders.get(mine.digest)?.state).toBe('confirmed');
    // And back again: the first account's order is where it was.
    const back = await callTool(before, 'get_order', { digest: mine.digest });
    expect(back.isError).toBe(false);
    await Promise.all([before.close(), after.close()]);
  });

  it('neither the cart, nor what was done, nor what was ordered is there for the next', async () => {
    const before = await side.connect({ subject: 'customer-6' });
    await callTool(before, 'change_cart', { change: 'add', product_id: 'decaf', quantity: 3 });
    const mine = previewSchema.parse((await callTool(before, 'preview_order', {})).structured);
    const seenBefore = await Promise.all(
      ['view_cart', 'list_orders', 'get_audit_trail'].map((tool) => callTool(before, tool)),
    );
    // The former account does have something to leak in each.
    const [cartBefore, ...ordersBefore] = seenBefore.map((seen) => JSON.stringify(seen));
    expect(cartBefore).toMatch(/decaf/i);
    for (const seen of ordersBefore) expect(seen).toContain(mine.check_words);
    const after = await side.connect({ subject: 'customer-7' });
    for (const [tool, args] of [
      ['view_cart', {}],
      ['list_orders', {}],
      ['get_audit_trail', {}],
      ['get_order', {}],
      ['preview_order', {}],
      ['search_products', { query: 'the one I had last time' }],
    ] as const) {
      const theirs = JSON.stringify(await callTool(after, tool, args));
      expect([tool, theirs]).not.toEqual([tool, expect.stringMatching(/"quantity":3/)]);
      expect([tool, theirs.includes(mine.digest), theirs.includes(mine.check_words)]).toEqual([
        ...[tool, false, false],
      ]);
    }
    const cart = await callTool(after, 'view_cart');
    expect(JSON.stringify(cart)).not.toMatch(/decaf/i);
    await Promise.all([before.close(), after.close()]);
  });

  it('two accounts that call in turn each see their own, however recently the other was accepted', async () => {
    const tokens = await Promise.all(
      ['customer-3', 'customer-4'].map((subject) => side.identity.mint({ subject })),
    );
    const digests: string[] = [];
    for (const token of tokens) {
      const answer = await postRpc(side.mcpUrl, toolCall('preview_order', TWO_BAGS), { token });
      digests.push(/[0-9a-f]{64}/.exec(answer.text)?.[0] ?? '');
    }
    for (let turn = 0; turn < 4; turn += 1) {
      const own = turn % 2;
      const answer = await postRpc(side.mcpUrl, toolCall('list_orders'), { token: tokens[own] });
      expect(answer.text).toContain(digests[own]);
      expect(answer.text).not.toContain(digests[1 - own]);
    }
  });
});

describe('the customer’s token', () => {
  it('goes to nobody else: merchant and settlement are asked without it [REQ-MCP-NO-PASSTHROUGH]', async () => {
    const token = await side.identity.mint({ subject: 'customer-5' });
    side.saidOut.length = 0;
    for (const call of [
      toolCall('search_products', { query: 'decaf' }),
      toolCall('preview_order', TWO_BAGS),
      toolCall('list_orders'),
    ]) {
      await postRpc(side.mcpUrl, call, { token });
    }
    expect(side.saidOut.length).toBeGreaterThanOrEqual(3);
    for (const said of side.saidOut) {
      expect(JSON.stringify(said)).not.toContain(token);
      expect(said.url.startsWith(side.merchant.origin) ? said.authorization : null).toBeNull();
    }
  });
});
