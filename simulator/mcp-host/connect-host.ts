/** An MCP host's connection to one server: the official client, over Streamable HTTP, with the token of whoever it speaks for. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { FetchLike } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { ClientCapabilities } from '@modelcontextprotocol/sdk/types.js';
import { createFetchWithToken, type FetchWithTokenOptions } from './fetch-with-token.ts';

export function connectHost(options: FetchWithTokenOptions): Promise<Client> {
  return connectBy({ mcpUrl: options.mcpUrl, fetch: createFetchWithToken(options) });
}

/** @param to `fetch` brings the token; `capabilities` is what the host can do besides calling tools. */
export async function connectBy(to: {
  readonly mcpUrl: string;
  readonly fetch: FetchLike;
  readonly capabilities?: ClientCapabilities;
}): Promise<Client> {
  const client = new Client(
    { name: 'hearback-simulator', version: '0.1.0' },
    { capabilities: to.capabilities ?? {} },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(to.mcpUrl), { fetch: to.fetch }));
  return client;
}
