/** The resource methods of MCP (2025-11-25, resources). The widget's document is all there is, and it is nobody's secret: a guest reads it too. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { Apps } from '../apps/make-apps.ts';

/** MCP 2025-11-25, resources, error handling. */
const RESOURCE_NOT_FOUND = -32_002;

export function answerResources({ server }: McpServer, apps: Apps): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [...apps.resources] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const contents = apps.read(params.uri);
    if (!contents) throw new McpError(RESOURCE_NOT_FOUND, 'There is no such resource.');
    return { contents: [contents] };
  });
}
