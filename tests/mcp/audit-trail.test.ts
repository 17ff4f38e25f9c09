/** What was done in the customer's name: their own entries, in plain words, and nothing of the past where others may hear it. */
import { describe, expect, it } from 'vitest';
import { findSpokenAmounts, SPEECH_LOCALES } from '#core';
import { callTool, previewSchema } from './support/call-tool.ts';
import { shareRequestSide } from './support/shared-side.ts';

const shared = shareRequestSide();

const QUARTER_HOUR_MS = 15 * 60_000;
const trail = (args: Readonly<Record<string, unknown>> = {}, by = shared.client) =>
  callTool(by, 'get_audit_trail', args);

async function propose(product_id: string, by = shared.client) {
  shared.side.clock.nowMs += 1000;
  const items = [{ product_id, quantity: 1 }];
  return previewSchema.parse((await callTool(by, 'preview_order', { items })).structured);
}

async function refuse(by = shared.client): Promise<void> {
  shared.side.clock.nowMs += 1000;
  const items = [{ product_id: 'yacht', quantity: 1 }];
  await callTool(by, 'preview_order', { items });
}

const whats = (called: Awaited<ReturnType<typeof trail>>): readonly string[] =>
  (called.structured['entries'] as readonly { what: string }[]).map(({ what }) => what);

describe('[REQ-MCP-AUDIT] what was done in the customer’s name', () => {
  it('says that there was nothing', async () => {
    const called = await trail();
    expect(called).toMatchObject({ isError: false, text: 'Nothing was asked for in your name.' });
    expect(called.structured).toMatchObject({ entries: [], more: false });
  });

  it('tells each order that was read back and how it stands, and each that was not, the newest first', async () => {
    const order = await propose('decaf');
    shared.side.settlement.orders.set(order.digest, { state: 'cancelled' });
    await refuse();
    const called = await trail();
    expect(whats(called)).toEqual([
      "Alexa was asked for an order and read none back. I couldn't find one of those things in the shop. Nothing was ordered.",
      `Alexa read an order back to you. Your order of $27.13. Check words: ${order.check_words}. It was cancelled. Nothing was bought.`,
    ]);
    expect(called.structured['entries']).toMatchObject([
      { assistant: 'Alexa' },
      { assistant: 'Alexa', check_words: order.check_words, total: '$27.13' },
    ]);
    expect(called.text).toBe(whats(called).join(' '));
  });

  it('tells them page by page', async () => {
    for (let count = 0; count < 4; count += 1) await refuse();
    const first = await trail();
    expect(whats(first)).toHaveLength(2);
    expect(first.structured['more']).toBe(true);
    expect(first.text).toMatch(/There is more before that\.$/);
    const second = await trail({ page: 2 });
    expect(whats(second)).toHaveLength(2);
    expect(second.structured['more']).toBe(false);
    expect((await trail({ page: 3 })).structured).toMatchObject({ entries: [], more: false });
  });

  it('invariant 11: tells nothing of anybody else, by whatever client', async () => {
    await propose('decaf');
    const stranger = await shared.side.connect({ subject: 'customer-2' });
    expect((await trail({}, stranger)).structured).toMatchObject({ entries: [], more: false });
    await refuse(stranger);
    expect(whats(await trail())).toHaveLength(1);
    expect(whats(await trail({}, stranger))).toHaveLength(1);
    await stranger.close();
  });

  it('tells what another assistant of the same customer did, without its id', async () => {
    const other = await shared.side.connect({
      clientId: 'client-7f3a',
      subject: shared.customerId,
    });
    const order = await propose('decaf', other);
    await other.close();
    const called = await trail();
    expect(whats(called)).toEqual([
      `An assistant read an order back to you. Your order of $27.13. Check words: ${order.check_words}.`,
    ]);
    expect(JSON.stringify(called)).not.toContain('client-7f3a');
  });

  it('tells an assistant that the customer has sent away of nothing but what it asked for itself', async () => {
    const other = await shared.side.connect({
      clientId: 'client-7f3a',
      subject: shared.customerId,
    });
    const order = await propose('decaf', other);
    await refuse(other);
    await refuse();
    shared.side.settlement.settings.isClientRevoked = true;
    const pages = [await trail(), await trail({ page: 2 })];
    await other.close();
    expect(pages.flatMap(whats)).toHaveLength(1);
    expect(JSON.stringify(pages)).not.toMatch(new RegExp(`27\\.13|${order.check_words}`));
  });

  it('invariant 12: holds no digest, token, code or inner word', async () => {
    const order = await propose('decaf');
    shared.side.settlement.orders.set(order.digest, { state: 'confirmed', code: '4821' });
    await refuse();
    const told = JSON.stringify(await trail());
    for (const secret of [order.digest, order.redemption_token, '4821', shared.customerId]) {
      expect(told).not.toContain(secret);
    }
    expect(whats(await trail()).join(' ')).not.toMatch(/_|order_proposed|proposal/);
  });

  it('keeps what is past for the phone where others may hear the device [REQ-SHARED-DEVICE]', async () => {
    await refuse();
    const order = await propose('decaf');
    shared.side.clock.nowMs += 600_000 + 300_000 + QUARTER_HOUR_MS;
    shared.side.settlement.orders.set(order.digest, { state: 'expired' });
    const called = await trail();
    expect(called.text).toBe('Your past orders are on your phone.');
    expect(called.structured).toMatchObject({
      entries: [],
      more: false,
      are_past_entries_on_phone: true,
    });
    expect(JSON.stringify(called)).not.toMatch(/27\.13|Decaf|yacht/);
    shared.side.settlement.settings.mayTellHistory = true;
    expect(whats(await trail())).toHaveLength(2);
  });
});

describe.each(SPEECH_LOCALES)('[REQ-MCP-AUDIT] in %s', (locale) => {
  it('is told without figures and with its amounts exact', async () => {
    await propose('decaf');
    await refuse();
    const spoken = (await trail({ locale })).structured.spoken_message;
    expect(spoken).not.toMatch(/[\p{N}<>{}_]/u);
    const amounts = findSpokenAmounts(spoken, locale);
    expect(amounts.map(({ amountMinor }) => amountMinor)).toEqual([2713]);
  });
});
