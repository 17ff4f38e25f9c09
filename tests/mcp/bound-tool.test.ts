/** What an admitted client may ask in a minute. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callTool } from './support/call-tool.ts';
import {
  CALLS_PER_MINUTE,
  startRequestSide,
  type RequestSideUnderTest,
} from './support/start-request-side.ts';

let side: RequestSideUnderTest;
beforeEach(async () => {
  side = await startRequestSide();
});
afterEach(() => side.stop());

const TOOLS = ['preview_order', 'redeem_order', 'cancel_order'];
const TOO_MANY = 'Too many requests at once. Nothing was bought. Wait a minute.';

async function ledgerLength(): Promise<number> {
  return (await side.reader.listLedgerEntries({ afterSequence: 0, limit: 1000 })).length;
}

it.each(TOOLS)(
  '%s is answered so often in a minute and no more, by each client for each customer',
  async (tool) => {
    side.clock.nowMs = 1_790_000_000_000;
    const client = await side.connect();
    const isTooMany = async (by = client) => {
      const { isError, text } = await callTool(by, tool);
      expect(isError).toBe(true);
      return text === TOO_MANY;
    };
    for (let call = 1; call <= CALLS_PER_MINUTE; call += 1) expect(await isTooMany()).toBe(false);
    const before = await ledgerLength();
    expect(await isTooMany()).toBe(true);
    expect(await ledgerLength()).toBe(before);

    const others = [
      await side.connect({ clientId: 'another-client' }),
      await side.connect({ subject: 'customer-2' }),
    ];
    for (const other of others) expect(await isTooMany(other)).toBe(false);
    for (const another of TOOLS.filter((name) => name !== tool)) {
      expect((await callTool(client, another)).text).not.toBe(TOO_MANY);
    }
    side.clock.nowMs += 60_000;
    expect(await isTooMany()).toBe(false);
    await Promise.all([client, ...others].map((each) => each.close()));
  },
);
