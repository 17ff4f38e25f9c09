/** The official client of the SDK's second line, moved by lines of JSON: one call in, one result out. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { speak } from './speak.mjs';

await speak(async ({ url, authorization }) => {
  const client = new Client({ name: 'sdk-v2', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), {
      requestInit: { headers: { authorization } },
    }),
  );
  return {
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    callTool: (name, args) => client.callTool({ name, arguments: args }),
    close: () => client.close(),
  };
});
