/** An MCP host's connection to one server: the official client, over Streamable HTTP, with the token of whoever it speaks for. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createFetchWithToken, type FetchWithTokenOptions } from './fetch-with-token.ts';

export async function connectHost(options: FetchWithTokenOptions): Promise<Client> {
  const client = new Client({ name: 'hearback-simulator', version: '0.1.0' });
  const transport = new StreamableHTTPClientTransport(new URL(options.mcpUrl), {
    fetch: createFetchWithToken(options),
  });
  await client.connect(transport);
  return client;
}
