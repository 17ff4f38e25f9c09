import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSkill, type Bundled } from '../../../deploy/bundle.mjs';
import { startRequestSide } from '../../mcp/support/start-request-side.ts';
import { checkResponse } from '../schemas/check-envelope.ts';
import { APPLICATION_ID, makeEnvelope } from '../support/make-envelope.ts';
import { ENVIRONMENT, runBundle, type BundleRun } from './run-bundle.ts';

let folder: string;
let bundled: Bundled;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hearback-bundle-'));
  bundled = await bundleSkill({ output: join(folder, 'index.cjs') });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function run(...events: readonly unknown[]): Promise<BundleRun> {
  const ran = await runBundle(folder, events);
  if (ran.outcome !== 'ran') throw new Error(ran.words);
  return ran;
}

describe('the bundle for Lambda', () => {
  it('answers in a process of its own, in every language, as Amazon’s types have it [REQ-SKILL-DOOR-BUNDLE]', async () => {
    const locales = ['en-US', 'de-DE', 'ja-JP', 'hi-IN'];
    const { answers } = await run(...locales.map((locale) => makeEnvelope({ locale })));
    expect(answers).toHaveLength(locales.length);
    for (const { answer } of answers) {
      expect(checkResponse(answer)).toEqual([]);
      expect(JSON.stringify(answer)).toContain('<speak>');
    }
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(locales.length);
  });

  it('refuses another skill’s request, and what is none, in words that say nothing of it [REQ-SKILL-DOOR-LAMBDA]', async () => {
    const text = JSON.stringify(makeEnvelope({ accessToken: 'a-token' }));
    const foreign: unknown = JSON.parse(text.replaceAll(APPLICATION_ID, 'amzn1.ask.skill.other'));
    const half: unknown = JSON.parse(text.replace(APPLICATION_ID, 'amzn1.ask.skill.other'));
    const { answers } = await run(foreign, half, {}, null, 'x', makeEnvelope({}));
    expect(answers).toEqual([
      { fault: 'This request is for another skill.' },
      { fault: 'This request is for another skill.' },
      { fault: 'This is not a request envelope of Alexa.' },
      { fault: 'This is not a request envelope of Alexa.' },
      { fault: 'This is not a request envelope of Alexa.' },
      { answer: expect.anything() as unknown },
    ]);
  });

  it.each([
    ['HEARBACK_APPLICATION_ID', undefined],
    ['HEARBACK_APPLICATION_ID', 'amzn1.ask.skill.*'],
    ['HEARBACK_MCP_URL', undefined],
    ['HEARBACK_MCP_URL', 'http://shop.example/mcp'],
    ['HEARBACK_SHOP_NAME', ''],
    ['HEARBACK_CARD_ORIGIN', 'https://card.shop.example/orders'],
  ])(
    'does not start where %s is %s, and says which one is wrong [REQ-SKILL-DOOR-LAMBDA]',
    async (name, value) => {
      const others = Object.entries(ENVIRONMENT).filter(([other]) => other !== name);
      const environment = Object.fromEntries(
        value === undefined ? others : [...others, [name, value]],
      );
      const ran = await runBundle(folder, [], environment);
      expect(ran).toMatchObject({
        outcome: 'did_not_start',
        words: expect.stringContaining(name) as unknown,
      });
    },
  );

  it('asks the shop over the MCP door that its environment names, with the customer’s own token [REQ-SKILL-DOOR-LAMBDA]', async () => {
    const shop = await startRequestSide();
    try {
      const accessToken = await shop.identity.mint({});
      const slots = { product: 'decaf', quantity: '2' };
      const order = makeEnvelope({ intent: 'OrderIntent', slots, accessToken });
      const environment = {
        ...ENVIRONMENT,
        HEARBACK_MCP_URL: shop.mcpUrl,
        HEARBACK_CARD_ORIGIN: 'http://card.hearback.localhost:8010',
      };
      const ran = await runBundle(folder, [order], environment);
      expect(ran).toMatchObject({ outcome: 'ran' });
      const [given] = ran.outcome === 'ran' ? ran.answers : [];
      expect(checkResponse(given?.answer)).toEqual([]);
      expect(given?.answer).toMatchObject({
        sessionAttributes: { digest: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown },
      });
      expect(shop.settlement.quotes).toHaveLength(1);
      // With the squares of the card's address in it.
      expect(JSON.stringify(given?.answer)).toContain('Alexa.Presentation.APL.RenderDocument');
    } finally {
      await shop.stop();
    }
  });

  it('is one small file, and holds no package that has no work in Lambda', () => {
    expect(bundled.bytes).toBeLessThan(1.5 * 1024 * 1024);
    // No server, no other way to dial, no key.
    const names = bundled.parts.map(({ name }) => name);
    for (const name of ['express', 'undici', 'jose', 'oidc-provider', '@photostructure/sqlite']) {
      expect(names).not.toContain(name);
    }
  });
});
