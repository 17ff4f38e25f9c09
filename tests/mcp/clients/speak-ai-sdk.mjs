/** The MCP client of Vercel's AI SDK, written apart from the official ones, moved by lines of JSON. */
import { createMCPClient } from '@ai-sdk/mcp';
import { speak } from './speak.mjs';

await speak(async ({ url, authorization }) => {
  const client = await createMCPClient({
    transport: { type: 'http', url, headers: { authorization } },
  });
  const tools = await client.tools();
  return {
    listTools: () => Promise.resolve(Object.keys(tools)),
    callTool: (name, args) => tools[name].execute(args, { messages: [], toolCallId: 'call-1' }),
    close: () => client.close(),
  };
});
