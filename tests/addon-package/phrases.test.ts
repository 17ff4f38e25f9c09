import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callTool } from '../mcp/support/call-tool.ts';
import { startRequestSide, type RequestSideUnderTest } from '../mcp/support/start-request-side.ts';
import { readManifest } from './addon-package.ts';
import { PHRASE_STEPS, type CallTool } from './phrase-steps.ts';

const { examplePhrases } = readManifest().storeListing.locales['en-US'];
let side: RequestSideUnderTest;
let client: Client;
beforeAll(async () => {
  side = await startRequestSide();
  client = await side.connect({ subject: 'customer-phrases' });
});
afterAll(async () => {
  await client.close();
  await side.stop();
});

const call: CallTool = async (name, args) => {
  const { isError, text, structured } = await callTool(client, name, args);
  return { isRefused: isError, text, structured };
};

describe('the example phrases [REQ-ADDON-PHRASES]', () => {
  it('are exactly those whose steps are tried', () => {
    expect([...examplePhrases].sort()).toEqual(Object.keys(PHRASE_STEPS).sort());
  });

  it('all work, one after the other, for a customer who said none of them before', async () => {
    for (const phrase of examplePhrases) {
      const steps = PHRASE_STEPS[phrase];
      expect([phrase, await steps?.run(call)]).toEqual([
        phrase,
        expect.stringMatching(steps?.hears ?? /$^/),
      ]);
    }
    expect(side.settlement.redeems).toEqual([]);
  });

  it('are told as not working where a step refuses', async () => {
    const steps =
      PHRASE_STEPS['Alexa, ask Harbor Roasters what two bags of dark roast cost with delivery'];
    const refusing: CallTool = async (name, args) =>
      name === 'preview_order'
        ? { isRefused: true, text: 'It is sold out.', structured: {} }
        : call(name, args);
    await expect(steps?.run(refusing)).rejects.toThrow('It is sold out.');
  });
});
