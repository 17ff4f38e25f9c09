/** Answers behind the product's door, but with sessions: the suite asks for requests from server to client, which no stateless server can make. */
import { randomUUID } from 'node:crypto';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { Answerer } from '../../../mcp/http/mcp-door.ts';
import { createFixtureServer } from './fixture-server.ts';

export function createSessionAnswerer(): Answerer {
  const sessions = new Map<string, WebStandardStreamableHTTPServerTransport>();
  const open = async (): Promise<WebStandardStreamableHTTPServerTransport> => {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        sessions.set(id, transport);
      },
    });
    await createFixtureServer().connect(transport);
    return transport;
  };
  return {
    isPersons: () => true,
    answer: async ({ message, headers }) => {
      const transport = sessions.get(headers.get('mcp-session-id') ?? '') ?? (await open());
      const request = new Request('http://mcp.invalid/mcp', { method: 'POST', headers });
      return transport.handleRequest(request, { parsedBody: message });
    },
  };
}
