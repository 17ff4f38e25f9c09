/** The add-on's MCP door as the host reaches it: by the official client, with the linked customer's token. */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Fetch } from '#edge';
import { connectBy } from '../mcp-host/index.ts';
import type { AddonDoor } from './addon-conversation.ts';

export interface AddonDoorOptions {
  readonly mcpUrl: string;
  /** Undefined when nobody is linked. */
  readonly accessToken: () => Promise<string | undefined>;
  readonly fetch: Fetch;
}

/** As MCP Apps 2026-01-26 names them. */
const UI_EXTENSION = 'io.modelcontextprotocol/ui';
const MIME_TYPE = 'text/html;profile=mcp-app';

const metaSchema = z.object({
  ui: z.object({
    resourceUri: z.string().startsWith('ui://').optional(),
    visibility: z.array(z.string()).default(['model', 'app']),
  }),
});
const documentSchema = z.object({
  uri: z.string(),
  mimeType: z.literal(MIME_TYPE),
  text: z.string(),
});

export type AddonHostDoor = AddonDoor & {
  /** The document at that address. @throws when there is none. */
  readonly read: (uri: string) => Promise<string>;
};

export function createAddonDoor(options: AddonDoorOptions): AddonHostDoor {
  const client = onceConnected(options);
  const metaOf = async (tool: string): Promise<z.output<typeof metaSchema>['ui'] | undefined> => {
    const { tools } = await (await client()).listTools();
    return metaSchema.safeParse(tools.find(({ name }) => name === tool)?._meta).data?.ui;
  };
  return {
    call: async ({ tool, args }) =>
      CallToolResultSchema.parse(await (await client()).callTool({ name: tool, arguments: args })),
    cardOf: async (tool) => (await metaOf(tool))?.resourceUri,
    isForWidgets: async (tool) => (await metaOf(tool))?.visibility.includes('app') === true,
    read: async (uri) => {
      const { contents } = await (await client()).readResource({ uri });
      return documentSchema.parse(contents[0]).text;
    },
  };
}

/** Connected at the first use, and again after a try that failed. */
function onceConnected({ mcpUrl, accessToken, fetch }: AddonDoorOptions): () => Promise<Client> {
  let connecting: Promise<Client> | undefined;
  return () => {
    connecting ??= connectBy({
      mcpUrl,
      fetch: async (url, init) => {
        const token = await accessToken();
        const headers = new Headers(init?.headers);
        if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
        return fetch(url, { ...init, headers });
      },
      capabilities: { extensions: { [UI_EXTENSION]: { mimeTypes: [MIME_TYPE] } } },
    }).catch((fault: unknown) => {
      connecting = undefined;
      throw fault;
    });
    return connecting;
  };
}
