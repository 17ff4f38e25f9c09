import {
  RESOURCE_MIME_TYPE,
  RESOURCE_URI_META_KEY,
  type McpUiResourceMeta,
} from '@modelcontextprotocol/ext-apps';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CARD_REACHES } from '../../../mcp/apps/cards.ts';
import { appsConfigSchema } from '../../../mcp/apps/config.ts';
import { makeApps } from '../../../mcp/apps/make-apps.ts';
import { FLAT_RESOURCE_URI_META, WIDGET_MIME_TYPE } from '../../../mcp/apps/standard.ts';
import { postRpc } from '../support/rpc.ts';
import {
  startRequestSide,
  WIDGET_HTML,
  type RequestSideUnderTest,
} from '../support/start-request-side.ts';

const TOOLS_OF_A_WIDGET = [
  'change_cart',
  'get_order',
  'get_product',
  'search_products',
  'view_cart',
];
/** Written out: no tool that proposes, redeems or cancels is ever a widget's. */
const NEVER_A_WIDGETS = ['preview_order', 'redeem_order', 'cancel_order'];

const metaSchema = z.object({
  ui: z.object({
    resourceUri: z.string().optional(),
    visibility: z.array(z.enum(['model', 'app'])),
  }),
});
const uiOf = (meta: unknown): z.output<typeof metaSchema>['ui'] => metaSchema.parse(meta).ui;

let side: RequestSideUnderTest;
let client: Client;
beforeAll(async () => {
  side = await startRequestSide();
  client = await side.connect();
});
afterAll(async () => {
  await client.close();
  await side.stop();
});

describe('the widget as a resource', () => {
  it('uses the standard’s own names', () => {
    expect([WIDGET_MIME_TYPE, FLAT_RESOURCE_URI_META]).toEqual([
      RESOURCE_MIME_TYPE,
      RESOURCE_URI_META_KEY,
    ]);
  });

  it('is listed and read with one policy on both, which asks for nothing [REQ-APPS-RESOURCE, REQ-APPS-CSP]', async () => {
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(1);
    const [listed] = resources;
    const { contents } = await client.readResource({ uri: listed?.uri ?? '' });
    expect(contents).toEqual([
      {
        uri: listed?.uri,
        mimeType: 'text/html;profile=mcp-app',
        text: WIDGET_HTML,
        _meta: listed?._meta,
      },
    ]);
    expect(listed?.mimeType).toBe('text/html;profile=mcp-app');
    expect(listed?.size).toBe(Buffer.byteLength(WIDGET_HTML));
    const policy: McpUiResourceMeta = {
      csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
      permissions: {},
      prefersBorder: false,
    };
    expect(listed?._meta).toEqual({ ui: policy });
    expect((await client.listResourceTemplates()).resourceTemplates).toEqual([]);
  });

  it('has an address that follows from its bytes, and no other is answered [REQ-APPS-HASH]', async () => {
    const uriOf = (html: string): string | undefined => makeApps(html, 'all').resources[0]?.uri;
    expect(uriOf(WIDGET_HTML)).toBe('ui://hearback/widget-ca714e796eee1b63.html');
    expect(uriOf(`${WIDGET_HTML} `)).not.toBe(uriOf(WIDGET_HTML));
    for (const uri of ['ui://hearback/widget-0000000000000000.html', 'file:///etc/passwd', '']) {
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32002 });
    }
  });

  it('is read by a client that speaks for nobody, and by nobody without a token', async () => {
    const read = {
      jsonrpc: '2.0',
      id: 1,
      method: 'resources/read',
      params: { uri: makeApps(WIDGET_HTML, 'all').resources[0]?.uri },
    };
    const guest = await side.identity.mint({ scope: 'mcp:service' });
    expect((await postRpc(side.mcpUrl, read, { token: guest })).text).toContain('mcp-app');
    expect((await postRpc(side.mcpUrl, read)).status).toBe(401);
  });
});

describe('what the tools say of it', () => {
  it('names the card nested and flat, on tools that have one and on no other [REQ-APPS-META]', async () => {
    const { tools } = await client.listTools();
    const uri = makeApps(WIDGET_HTML, 'all').resources[0]?.uri;
    const withCard = tools.filter(({ _meta }) => uiOf(_meta).resourceUri !== undefined);
    expect(withCard.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'search_products',
        'get_product',
        'preview_order',
        'redeem_order',
        'get_order',
      ]),
    );
    for (const { _meta } of withCard) {
      expect(uiOf(_meta).resourceUri).toBe(uri);
      expect(_meta?.['ui/resourceUri']).toBe(uri);
    }
    for (const { name, _meta } of tools.filter((tool) => !withCard.includes(tool))) {
      expect(_meta, name).toEqual({ ui: { visibility: ['model'] } });
    }
  });

  it('lets a widget call what looks something up and the cart, and never what proposes, redeems or cancels (invariant 2) [REQ-APPS-VISIBILITY]', async () => {
    const { tools } = await client.listTools();
    const ofWidgets = tools.filter(({ _meta }) => uiOf(_meta).visibility.includes('app'));
    expect(ofWidgets.length).toBeGreaterThan(2);
    for (const { name } of ofWidgets) expect(TOOLS_OF_A_WIDGET).toContain(name);
    for (const name of NEVER_A_WIDGETS) {
      expect(uiOf(tools.find((tool) => tool.name === name)?._meta).visibility).toEqual(['model']);
    }
  });

  it('does not put the widget into a result: who draws nothing gets what they ever got', async () => {
    const result = await client.callTool({
      name: 'search_products',
      arguments: { query: 'decaf' },
    });
    expect(Object.keys(result).sort()).toEqual(['content', 'structuredContent']);
    expect(JSON.stringify(result)).not.toContain('ui://');
  });
});

describe('how far the cards go is a matter of configuration [REQ-APPS-DATA-ONLY]', () => {
  const WITH_CARD: Readonly<Record<(typeof CARD_REACHES)[number], readonly string[]>> = {
    all: [
      'search_products',
      'get_product',
      'view_cart',
      'change_cart',
      'preview_order',
      'redeem_order',
      'get_order',
    ],
    'before-checkout': ['search_products', 'get_product', 'view_cart', 'change_cart'],
    catalogue: ['search_products', 'get_product'],
    none: [],
  };

  it.each(CARD_REACHES)('with "%s", every other tool gives data alone', (reach) => {
    const apps = makeApps(WIDGET_HTML, reach);
    const everywhere = makeApps(WIDGET_HTML, 'all');
    for (const tool of [
      ...WITH_CARD.all,
      'cancel_order',
      'list_orders',
      'shop_help',
      'not_a_tool',
    ]) {
      const meta = apps.metaOf(tool);
      const hasCard = WITH_CARD[reach].includes(tool);
      expect(uiOf(meta).resourceUri !== undefined, tool).toBe(hasCard);
      expect('ui/resourceUri' in meta, tool).toBe(hasCard);
      // Who may call it does not hang on who draws it.
      expect(uiOf(meta).visibility).toEqual(uiOf(everywhere.metaOf(tool)).visibility);
    }
    expect(apps.resources).toHaveLength(reach === 'none' ? 0 : 1);
  });

  it('without a card there is no document either', () => {
    const uri = makeApps(WIDGET_HTML, 'all').resources[0]?.uri ?? '';
    expect(makeApps(WIDGET_HTML, 'none').read(uri)).toBeUndefined();
    expect(makeApps(WIDGET_HTML, 'catalogue').read(uri)?.text).toBe(WIDGET_HTML);
  });

  it('takes an absolute path and one of four words, and nothing else', () => {
    const widget = '/srv/widget.html';
    expect(appsConfigSchema.parse({ widget })).toEqual({ widget, cards: 'all' });
    for (const wrong of [
      {},
      { widget: 'widget.html' },
      { widget, cards: 'some' },
      { widget, x: 1 },
    ]) {
      expect(appsConfigSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
