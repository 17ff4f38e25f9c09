import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAddonConversation,
  createAddonDoor,
  NO_TOPIC,
  NotForWidgets,
  understand,
  type AddonHostDoor,
  type Topic,
} from '../../../simulator/widget-host/index.ts';
import {
  startRequestSide,
  WIDGET_HTML,
  type RequestSideUnderTest,
} from '../../mcp/support/start-request-side.ts';

const SEARCH = { tool: 'search_products', args: { query: 'coffee' } };
const TALKED: Topic = {
  productIds: ['dark-roast', 'decaf', 'mug'],
  search: SEARCH,
  order: { digest: 'd', token: 't' },
};
const call = (tool: string, args: Readonly<Record<string, unknown>> = {}): unknown => ({
  kind: 'call',
  tool,
  args,
});

describe('what the script in the place of Alexa+’s model understands', () => {
  it.each([
    ['find dark roast coffee', call('search_products', { query: 'dark roast coffee' })],
    ['Show me mugs, please.', call('search_products', { query: 'mugs please' })],
    ['order two bags of the dark roast', { kind: 'order', query: 'dark roast', quantity: 2 }],
    ['order 12 mugs', { kind: 'order', query: 'mugs', quantity: 12 }],
    ['order a decaf', { kind: 'order', query: 'decaf', quantity: 1 }],
    ['order dark roast', { kind: 'order', query: 'dark roast', quantity: 1 }],
    ['The second one', call('get_product', { product_id: 'decaf' })],
    [
      'add the third one to my cart',
      call('change_cart', { change: 'add', product_id: 'mug', quantity: 1 }),
    ],
    ['add it', call('change_cart', { change: 'add', product_id: 'dark-roast', quantity: 1 })],
    ['Show more', call('search_products', { query: 'coffee', page: 2 })],
    ['Show my cart', call('view_cart')],
    ['order my cart', call('preview_order')],
    ['Read my order back', call('preview_order')],
    ['how is my order?', call('get_order', { digest: 'd' })],
    ['cancel my order', call('cancel_order', { digest: 'd' })],
    [
      'my code is 4 8 2 1',
      call('redeem_order', { digest: 'd', redemption_token: 't', code: '4 8 2 1' }),
    ],
    ['4821', call('redeem_order', { digest: 'd', redemption_token: 't', code: '4821' })],
    ['what can you do', call('shop_help')],
  ])('“%s”', (said, meant) => {
    expect(understand(said, TALKED)).toEqual(meant);
  });

  it('says what it lacks where nothing was talked about, and a yes is no order', () => {
    expect(understand('my code is 4821', NO_TOPIC).kind).toBe('unclear');
    expect(understand('add the first one', NO_TOPIC).kind).toBe('unclear');
    expect(understand('...', NO_TOPIC).kind).toBe('unclear');
    expect(understand('yes', TALKED)).toEqual(call('search_products', { query: 'yes' }));
  });
});

describe('a conversation at the real door', () => {
  let side: RequestSideUnderTest;
  let door: AddonHostDoor;
  beforeAll(async () => {
    side = await startRequestSide();
    const token = await side.identity.mint({});
    door = createAddonDoor({
      mcpUrl: side.mcpUrl,
      accessToken: () => Promise.resolve(token),
      fetch,
    });
  });
  afterAll(() => side.stop());

  it('finds, shows closer and reads back, each with its card', async () => {
    const { say } = createAddonConversation(door);
    const found = await say('find decaf');
    expect(found).toMatchObject({
      turnNumber: 1,
      heard: 'find decaf',
      call: { tool: 'search_products', args: { query: 'decaf' } },
    });
    expect(found.caption).toContain('Decaf');
    expect(await door.read(found.widget ?? '')).toBe(WIDGET_HTML);
    expect((await say('the first one')).call).toEqual({
      tool: 'get_product',
      args: { product_id: 'decaf' },
    });
    const order = await say('order two decaf');
    expect(order.result?.structuredContent).toMatchObject({
      outcome: 'proposed',
      state: 'waiting',
    });
    expect((await say('how is my order')).call?.tool).toBe('get_order');
  });

  it('has no card where the shop has none, and says what the shop says', async () => {
    const turn = await createAddonConversation(door).say('what can you do');
    expect(turn.widget).toBeUndefined();
    expect(turn.caption).toContain('Harbor Roasters');
  });

  it('refuses a widget every tool that is not for widgets, before it is called (invariant 2) [REQ-APPS-VISIBILITY]', async () => {
    const called: string[] = [];
    const { callForWidget } = createAddonConversation({
      ...door,
      call: (wanted) => {
        called.push(wanted.tool);
        return door.call(wanted);
      },
    });
    for (const tool of ['preview_order', 'redeem_order', 'cancel_order', 'no_such_tool']) {
      await expect(callForWidget({ tool, args: {} })).rejects.toThrow(NotForWidgets);
    }
    expect(called).toEqual([]);
    const result = await callForWidget({ tool: 'get_product', args: { product_id: 'decaf' } });
    expect(result.structuredContent).toMatchObject({ product: { product_id: 'decaf' } });
  });

  it('tries again after a door that could not be reached', async () => {
    let isDown = true;
    const again = createAddonDoor({
      mcpUrl: side.mcpUrl,
      accessToken: () => side.identity.mint({}),
      fetch: (url, init) => (isDown ? Promise.reject(new Error('down')) : fetch(url, init)),
    });
    await expect(again.cardOf('search_products')).rejects.toThrow('down');
    isDown = false;
    expect(await again.cardOf('search_products')).toMatch(/^ui:/);
  });
});
