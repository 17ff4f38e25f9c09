/**
 * The one place that knows the MCP SDK. Each message gets a server and a transport of its own, so that two calls with one JSON-RPC id
 * can never take each other's answer (MCP 2025-11-25, transports, Streamable HTTP).
 */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type ListToolsResult,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Caller } from '../request-side.ts';
import type { Tool, ToolAnswer } from '../tools/tool.ts';

export interface ServerIdentity {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
}

export interface IncomingMessage {
  readonly message: unknown;
  readonly protocolVersion: string;
  readonly caller: Caller;
  /** True for a client that reads event streams only. */
  readonly asEventStream: boolean;
}

/** The web-standard answer to one JSON-RPC message. */
export async function answerMessage(
  identity: ServerIdentity,
  tools: readonly Tool[],
  incoming: IncomingMessage,
): Promise<Response> {
  const server = createServer(identity, tools, incoming.caller);
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !incoming.asEventStream,
  });
  await server.connect(transport);
  try {
    const response = await transport.handleRequest(requestOf(incoming), {
      parsedBody: incoming.message,
    });
    // Read to its end before the server is closed: an event stream ends with the one answer.
    const body = await response.text();
    return new Response(body === '' ? null : body, {
      status: response.status,
      headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
    });
  } finally {
    await server.close();
  }
}

/** Headers as the SDK wants them, whatever a real client sent: the checks were made before (mcp/http). */
function requestOf({ protocolVersion }: IncomingMessage): Request {
  return new Request('http://mcp.invalid/mcp', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': protocolVersion,
    },
  });
}

/** One for all servers: it holds compiled schemas and nothing of any call, and making one costs more than answering. */
const ANSWER_VALIDATOR = new AjvJsonSchemaValidator();

function createServer(
  { name, title, version, instructions }: ServerIdentity,
  tools: readonly Tool[],
  caller: Caller,
): McpServer {
  const mcp = new McpServer(
    { name, title, version },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator: ANSWER_VALIDATOR },
  );
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find((each) => each.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of that name.');
    return resultOf(await tool.call(params.arguments, caller));
  });
  return mcp;
}

const objectSchemaSchema = z.looseObject({ type: z.literal('object') });

function listed(tool: Tool): ListToolsResult['tools'][number] {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: objectSchemaSchema.parse(tool.inputSchema),
    outputSchema: objectSchemaSchema.parse(tool.outputSchema),
    annotations: { title: tool.title, ...tool.marks },
  };
}

function resultOf({ words, structured, isRefused }: ToolAnswer): CallToolResult {
  return {
    content: [{ type: 'text', text: words.text }],
    // What is declared is sent whole or not at all: a client checks it against the output schema.
    ...(structured ? { structuredContent: { ...structured, spoken_message: words.spoken } } : {}),
    ...(isRefused ? { isError: true } : {}),
  };
}
