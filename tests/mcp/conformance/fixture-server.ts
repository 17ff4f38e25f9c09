/** One session of the fixture server: tools, resources, prompts, logging and completion as the conformance suite wants them. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { IMAGE, PNG, promptOf, textOf } from './fixture-texts.ts';
import { FIXTURE_TOOLS, type Server } from './fixture-tools.ts';

export function createFixtureServer(): McpServer {
  const mcp = new McpServer(
    { name: 'hearback-fixtures', version: '0.1.0' },
    {
      capabilities: {
        tools: {},
        resources: { subscribe: true },
        prompts: {},
        logging: {},
        completions: {},
      },
    },
  );
  const { server } = mcp;
  addTools(server);
  addResources(server);
  addPrompts(server);
  server.setRequestHandler(CompleteRequestSchema, () => ({
    completion: { values: ['paris', 'park', 'party'], total: 3, hasMore: false },
  }));
  return mcp;
}

function addTools(server: Server): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(FIXTURE_TOOLS).map(([name, { description, inputSchema }]) => ({
      name,
      description,
      inputSchema,
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const tool = FIXTURE_TOOLS[params.name];
    if (!tool) throw new McpError(ErrorCode.InvalidParams, 'There is no tool of that name.');
    return tool.call({ server, args: params.arguments, extra });
  });
}

const RESOURCES = [
  { uri: 'test://static-text', name: 'A text', mimeType: 'text/plain' },
  { uri: 'test://static-binary', name: 'An image', mimeType: 'image/png' },
  { uri: 'test://watched-resource', name: 'One to watch', mimeType: 'text/plain' },
];

function addResources(server: Server): void {
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: RESOURCES.map((resource) => ({ ...resource, description: resource.name })),
  }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      {
        uriTemplate: 'test://template/{id}/data',
        name: 'Data by id',
        description: 'Data by id',
        mimeType: 'application/json',
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => ({
    contents: [readResource(params.uri)],
  }));
  server.setRequestHandler(SubscribeRequestSchema, () => ({}));
  server.setRequestHandler(UnsubscribeRequestSchema, () => ({}));
}

function readResource(
  uri: string,
): { uri: string; mimeType: string } & ({ text: string } | { blob: string }) {
  const id = /^test:\/\/template\/([^/]+)\/data$/.exec(uri)?.[1];
  if (id !== undefined) {
    const data = { id, templateTest: true, data: `Data for ID: ${id}` };
    return { uri, mimeType: 'application/json', text: JSON.stringify(data) };
  }
  switch (uri) {
    case 'test://static-text':
      return {
        uri,
        mimeType: 'text/plain',
        text: 'This is the content of the static text resource.',
      };
    case 'test://static-binary':
      return { uri, mimeType: 'image/png', blob: PNG };
    case 'test://watched-resource':
      return { uri, mimeType: 'text/plain', text: 'Nothing has changed.' };
    default:
      throw new McpError(ErrorCode.InvalidParams, 'There is no such resource.');
  }
}

const PROMPTS: Readonly<Record<string, readonly string[]>> = {
  test_simple_prompt: [],
  test_prompt_with_arguments: ['arg1', 'arg2'],
  test_prompt_with_embedded_resource: ['resourceUri'],
  test_prompt_with_image: [],
};

function addPrompts(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: Object.entries(PROMPTS).map(([name, args]) => ({
      name,
      description: name,
      arguments: args.map((arg) => ({ name: arg, description: arg, required: true })),
    })),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) =>
    promptNamed(params.name, params.arguments ?? {}),
  );
}

function promptNamed(name: string, args: Readonly<Record<string, string>>): object {
  switch (name) {
    case 'test_simple_prompt':
      return promptOf(textOf('This is a simple prompt for testing.'));
    case 'test_prompt_with_arguments':
      return promptOf(
        textOf(`Prompt with arguments: arg1='${args['arg1'] ?? ''}', arg2='${args['arg2'] ?? ''}'`),
      );
    case 'test_prompt_with_embedded_resource':
      return promptOf(
        {
          type: 'resource',
          resource: {
            uri: args['resourceUri'] ?? '',
            mimeType: 'text/plain',
            text: 'Embedded resource content for testing.',
          },
        },
        textOf('Please process the embedded resource above.'),
      );
    case 'test_prompt_with_image':
      return promptOf(IMAGE, textOf('Please analyze the image above.'));
    default:
      throw new McpError(ErrorCode.InvalidParams, 'There is no such prompt.');
  }
}
