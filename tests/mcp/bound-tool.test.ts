/** What an admitted client may ask in a minute. */
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { clientIdSchema } from '#core';
import { boundForGuests, GUESTS_OF_ONE_CLIENT } from '../../mcp/tools/bound-tool.ts';
import { makeTool, READING_MARKS, refusal } from '../../mcp/tools/tool.ts';
import { plainWords } from '../../mcp/words/words.ts';
import { postRpc, toolCall } from './support/rpc.ts';
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

const openTool = makeTool(
  { log: pino({ level: 'silent' }) },
  {
    ...{ name: 'look', title: 'Look', description: 'Looks.', marks: READING_MARKS },
    input: z.strictObject({}),
    output: z.strictObject({}),
    run: () => Promise.resolve(refusal(plainWords('Nothing.'))),
    runForGuest: () => Promise.resolve(refusal(plainWords('Nothing.'))),
  },
);

it('a tool is answered to guests so often in a minute and no more, by each client at each address [REQ-MCP-GUEST]', async () => {
  const clock = { now: 1_790_000_000_000, nowEpochMs: () => clock.now };
  const refused: string[] = [];
  const refusals = { add: (reason: string) => void refused.push(reason) };
  const { callAsGuest } = boundForGuests(openTool, {
    side: { clock, callsPerMinute: 2 },
    refusals,
  });
  const isTooMany = async (clientId = 'alexa-service', address = '10.0.0.1') => {
    const guest = { clientId: clientIdSchema.parse(clientId), address };
    return (await callAsGuest?.({}, guest))?.words.text === TOO_MANY;
  };
  for (let call = 1; call <= 2 * GUESTS_OF_ONE_CLIENT; call += 1) {
    expect(await isTooMany()).toBe(false);
  }
  expect(await isTooMany()).toBe(true);
  expect(refused).toEqual(['too_many_calls']);
  expect(await isTooMany('another-client')).toBe(false);
  expect(await isTooMany('alexa-service', '10.0.0.2')).toBe(false);
  clock.now += 60_000;
  expect(await isTooMany()).toBe(false);
});

it('a guest at the door is bound at every tool that is open to guests [REQ-MCP-GUEST]', async () => {
  side.clock.nowMs = 1_790_000_000_000;
  const clientId = 'alexa-service';
  const token = await side.identity.mint({ scope: 'mcp:service', subject: clientId, clientId });
  const ask = async (tool: string) => {
    // Not understood, which costs nothing but the count.
    const call = toolCall(tool, { nothing: 1 });
    const batch = Array.from({ length: 10 }, (_none, id) => ({ ...call, id }));
    return (await postRpc(side.mcpUrl, batch, { token })).text;
  };
  const most = CALLS_PER_MINUTE * GUESTS_OF_ONE_CLIENT;
  for (let sent = 0; sent < most; sent += 10) {
    expect(await ask('search_products')).not.toContain(TOO_MANY);
  }
  expect(await ask('search_products')).toContain(TOO_MANY);
  expect(await ask('get_product')).not.toContain(TOO_MANY);
});
