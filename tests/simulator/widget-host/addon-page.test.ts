import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Frame } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addAddonRoutes,
  createAddonConversation,
  type ToolCall,
} from '../../../simulator/widget-host/index.ts';
import { buildWeb } from '../../screens/build-web.ts';
import { findAccessibilityFaults } from '../../screens/find-faults.ts';
import * as given from '../../screens/widget/results.ts';
import { openPageStage, type PageScene, type PageStage } from '../page/page-stage.ts';
import { quietLog } from '../stand-in-store/listen.ts';

const WIDGET = 'ui://hearback/widget-0123456789abcdef.html';
const RESULTS: Readonly<Record<string, given.Structured>> = {
  search_products: given.products(),
  get_product: { product: given.product() },
  change_cart: { outcome: 'changed', ...given.cart() },
  preview_order: given.proposed(),
};

let stage: PageStage;
let folder: string;
let scene: PageScene;
const called: ToolCall[] = [];

beforeAll(async () => {
  stage = await openPageStage();
  folder = await buildWeb('widget');
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const door = {
    call: (wanted: ToolCall): Promise<CallToolResult> => {
      called.push(wanted);
      const structuredContent = RESULTS[wanted.tool];
      return Promise.resolve({
        content: [{ type: 'text', text: `The shop says ${wanted.tool}.` }],
        ...(structuredContent ? { structuredContent: { ...structuredContent } } : {}),
      });
    },
    cardOf: (tool: string) => Promise.resolve(tool in RESULTS ? WIDGET : undefined),
    isForWidgets: (tool: string) => Promise.resolve(['get_product', 'change_cart'].includes(tool)),
    read: () => Promise.resolve(html),
  };
  scene = await stage.open({
    addRoutes: (app) => {
      addAddonRoutes(app, { conversation: createAddonConversation(door), door, log: quietLog() });
    },
  });
  await scene.page.getByRole('button', { name: 'Alexa+ add-on' }).click();
});
afterAll(async () => {
  await scene.close();
  await stage.close();
  await rm(folder, { recursive: true, force: true });
});

async function ask(words: string): Promise<void> {
  const side = scene.page.locator('hb-addon-side');
  await side.locator('input').fill(words);
  await side.getByRole('button', { name: 'Say it' }).click();
}

/** The card of this answer: each has a document of its own, and the one before may stand until it comes. */
async function say(words: string): Promise<Frame> {
  const before = drawnCard();
  await ask(words);
  await expect.poll(() => ![undefined, before].includes(drawnCard())).toBe(true);
  await scene.page
    .locator('hb-addon-side')
    .getByText(/The shop says/)
    .waitFor();
  const frame = drawnCard();
  if (!frame) throw new Error('no widget');
  return frame;
}

function drawnCard(): Frame | undefined {
  const host = scene.page.frames().find((frame) => frame.url().endsWith('/widget-host/index.html'));
  const card = host?.childFrames().at(-1);
  return card?.url() === 'about:srcdoc' ? card : undefined;
}

/** Where it stands on the screen; the picture of the frame is made smaller than its canvas. */
async function press(x: number, y: number): Promise<void> {
  const box = await scene.page.locator('hb-addon-device .screen').boundingBox();
  if (!box) throw new Error('no screen');
  const scale = box.width / 768;
  await scene.page.mouse.click(box.x + x * scale, box.y + y * scale);
}

describe('the Alexa+ device of the page [REQ-APPS-HOST]', () => {
  it('shows the shop’s own card, in a document without an origin, under a policy that lets nothing out', async () => {
    const frame = await say('find coffee');
    await frame.getByText('Choose one').waitFor();
    expect(called.at(-1)).toEqual({ tool: 'search_products', args: { query: 'coffee' } });
    for (const document of [frame, frame.parentFrame()]) {
      expect(await document?.evaluate(() => self.origin)).toBe('null');
      expect(
        await document?.evaluate(() =>
          fetch('/demo').then(
            () => 'was fetched',
            () => 'was refused',
          ),
        ),
      ).toBe('was refused');
    }
    const answer = await scene.page.request.get(`${new URL(scene.page.url()).origin}/widget-host/`);
    const policy = answer.headers()['content-security-policy'];
    expect(policy).toContain("sandbox allow-scripts; default-src 'none'");
    expect(policy).not.toMatch(/connect-src|'self'(?!$|;)|unsafe-eval|https?:/);
  });

  it('takes a press on the card to the shop, as the host of MCP Apps does', async () => {
    const frame = await say('find coffee');
    await frame.getByText('Choose one').waitFor();
    await press(360, 200);
    await frame.getByText('The seller says').waitFor();
    expect(called.at(-1)).toEqual({
      tool: 'get_product',
      args: { product_id: 'decaf', locale: 'en-US' },
    });
  });

  it('refuses the card a tool that is not for widgets', async () => {
    const status = await scene.page.evaluate(async () => {
      const response = await fetch('/addon/tools', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ tool: 'preview_order', args: {} }),
      });
      return response.status;
    });
    expect(status).toBe(502);
    expect(called.map(({ tool }) => tool)).not.toContain('preview_order');
  });

  it('opens the order on the phone, and an address elsewhere nowhere', async () => {
    const frame = await say('order my cart');
    await frame.getByText('Open this order').waitFor();
    const before = scene.page.frames().map((each) => each.url());
    await press(650, 395);
    // The fixture's card is another host than this page's phone.
    expect(scene.page.frames().map((each) => each.url())).toEqual(before);
  });

  it('shows no card where the shop gives none, has no fault that axe finds, and goes back to the Echo', async () => {
    await ask('what can you do');
    const frame = scene.page.locator('hb-addon-device iframe');
    await expect.poll(() => frame.getAttribute('data-shown')).toBe(null);
    expect(await findAccessibilityFaults(scene.page)).toEqual([]);
    await scene.page.getByRole('button', { name: 'Skill', exact: true }).click();
    expect(await scene.page.locator('hb-echo-device').count()).toBe(1);
    expect(await scene.page.locator('hb-addon-device').count()).toBe(0);
    expect(scene.strangers).toEqual([]);
  });
});
