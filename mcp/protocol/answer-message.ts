/**
 * The one place that knows the MCP SDK. Each message gets a server and a transport of its own, those of a batch too: two calls with one JSON-RPC id
 * can never take each other's answer, and no message can call off another's (MCP 2025-11-25, transports, Streamable HTTP).
 */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolRequest,
  type CallToolResult,
  type ListToolsResult,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { systemTimers, type Timers } from '#edge';
import { answerResources } from './answer-resources.ts';
import type { Apps } from '../apps/make-apps.ts';
import type { Answerer, LetIn } from '../http/mcp-door.ts';
import type { Visitor } from '../request-side.ts';
import type { Tool, ToolAnswer } from '../tools/tool.ts';
import { idForDeclared, offerCard } from './offer-card.ts';
import { deviceIn } from './read-device.ts';
import { tellProgress } from './tell-progress.ts';

export interface ServerIdentity {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  /** Our cards on hosts that draw them (MCP Apps); undefined: there are none. */
  readonly apps?: Apps | undefined;
}

/** Answers by these tools, without sessions: nothing of a call is left when it has been answered. */
export function createToolAnswerer(
  identity: ServerIdentity,
  tools: readonly Tool[],
  timers: Timers = systemTimers,
): Answerer {
  return {
    isPersons: (name) => tools.find((tool) => tool.name === name)?.callAsGuest === undefined,
    answer: (letIn) => {
      const { message } = letIn;
      const answerOne = (one: unknown): Promise<Response> =>
        answerMessage(createServer(identity, tools, letIn.visitor), letIn, one);
      if (Array.isArray(message)) return answerBatch(message.map(answerOne));
      const offered = answerOne(message).then((answer) => offerCard(answer, letIn));
      return tellProgress(offered, { ...letIn, timers });
    },
  };
}

async function answerMessage(
  server: McpServer,
  { headers, asEventStream }: LetIn,
  message: unknown,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: !asEventStream,
  });
  await server.connect(transport);
  try {
    const request = new Request('http://mcp.invalid/mcp', { method: 'POST', headers });
    const response = await transport.handleRequest(request, { parsedBody: message });
    // Read to its end before the server is closed: an event stream ends with the one answer.
    const body = await response.text();
    const type = response.headers.get('content-type') ?? JSON_TYPE;
    const id = idForDeclared(message);
    return new Response(body === '' ? null : body, {
      status: response.status,
      headers: { 'content-type': type, ...(id === undefined ? {} : { 'mcp-session-id': id }) },
    });
  } finally {
    await server.close();
  }
}

/** The answers of those that have one: as one array, or as the events of one stream (MCP 2025-03-26, transports). */
async function answerBatch(answering: readonly Promise<Response>[]): Promise<Response> {
  const responses = await Promise.all(answering);
  const answers = responses.filter(({ body }) => body !== null);
  const [first] = answers;
  if (!first) return new Response(null, { status: 202 });
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  const type = first.headers.get('content-type') ?? JSON_TYPE;
  const body = type.startsWith(JSON_TYPE) ? `[${texts.join(',')}]` : texts.join('');
  return new Response(body, { headers: { 'content-type': type } });
}

const JSON_TYPE = 'application/json';

/** One for all servers: it holds compiled schemas and nothing of any call, and making one costs more than answering. */
const ANSWER_VALIDATOR = new AjvJsonSchemaValidator();

function createServer(
  { name, title, version, instructions, apps }: ServerIdentity,
  tools: readonly Tool[],
  visitor: Visitor,
): McpServer {
  const mcp = new McpServer(
    { name, title, version },
    {
      capabilities: { tools: {}, ...(apps ? { resources: {} } : {}) },
      instructions,
      jsonSchemaValidator: ANSWER_VALIDATOR,
    },
  );
  if (apps) answerResources(mcp, apps);
  mcp.server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map((tool) => ({
      ...listed(tool),
      ...(apps && { _meta: apps.metaOf(tool.name) }),
    })),
  }));
  mcp.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find((each) => each.name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of that name.');
    return resultOf(await callFor(visitor, tool, params));
  });
  return mcp;
}

/** A guest has no name to call a person's tool in: the door has refused it already (mcp/http), and here there is nothing to call. */
async function callFor(
  visitor: Visitor,
  tool: Tool,
  params: CallToolRequest['params'],
): Promise<ToolAnswer> {
  if (visitor.kind === 'person') {
    return tool.call(params.arguments, visitor.caller, deviceIn(params._meta));
  }
  if (tool.callAsGuest) return tool.callAsGuest(params.arguments, visitor.guest);
  throw new McpError(ErrorCode.InvalidRequest, 'Link your account first.');
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
