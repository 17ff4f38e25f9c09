/** The tools that the conformance suite calls. They are in no build: the product lists none of them. */
import { setTimeout as wait } from 'node:timers/promises';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type {
  CallToolResult,
  ServerNotification,
  ServerRequest,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import {
  DEFAULTS_SCHEMA,
  ENUMS_SCHEMA,
  IMAGE,
  PERSON_SCHEMA,
  SCHEMA_2020_12,
  textOf,
  WAV,
} from './fixture-texts.ts';

export type Server = McpServer['server'];

export interface FixtureCall {
  readonly server: Server;
  readonly args: unknown;
  readonly extra: RequestHandlerExtra<ServerRequest, ServerNotification>;
}

export interface FixtureTool {
  readonly description: string;
  readonly inputSchema: { readonly type: 'object' };
  readonly call: (call: FixtureCall) => Promise<CallToolResult> | CallToolResult;
}

const NOTHING = { type: 'object' as const, properties: {} };
/** As the suite asks, so that a notification can be told from the answer. */
const PAUSE_MS = 50;

function fixed(description: string, content: CallToolResult['content']): FixtureTool {
  return { description, inputSchema: NOTHING, call: () => ({ content }) };
}

function takes(name: string): { readonly type: 'object' } {
  return Object.assign(
    { type: 'object' as const },
    { properties: { [name]: { type: 'string' } }, required: [name] },
  );
}

export const FIXTURE_TOOLS: Readonly<Record<string, FixtureTool>> = {
  test_simple_text: fixed('Gives a text.', [textOf('This is a simple text response for testing.')]),
  test_image_content: fixed('Gives an image.', [IMAGE]),
  test_audio_content: fixed('Gives a sound.', [
    { type: 'audio', data: WAV, mimeType: 'audio/wav' },
  ]),
  test_embedded_resource: fixed('Gives a resource.', [
    {
      type: 'resource',
      resource: {
        uri: 'test://embedded-resource',
        mimeType: 'text/plain',
        text: 'This is an embedded resource content.',
      },
    },
  ]),
  test_multiple_content_types: fixed('Gives three contents.', [
    textOf('Multiple content types test:'),
    IMAGE,
    {
      type: 'resource',
      resource: {
        uri: 'test://mixed-content-resource',
        mimeType: 'application/json',
        text: '{"test":"data","value":123}',
      },
    },
  ]),
  test_error_handling: {
    description: 'Fails.',
    inputSchema: NOTHING,
    call: () => ({
      isError: true,
      content: [textOf('This tool intentionally returns an error for testing')],
    }),
  },
  test_tool_with_logging: {
    description: 'Logs while it works.',
    inputSchema: NOTHING,
    call: async ({ extra }) => {
      for (const data of [
        'Tool execution started',
        'Tool processing data',
        'Tool execution completed',
      ]) {
        await extra.sendNotification({
          method: 'notifications/message',
          params: { level: 'info', data },
        });
        await wait(PAUSE_MS);
      }
      return { content: [textOf('The tool has logged three times.')] };
    },
  },
  test_tool_with_progress: {
    description: 'Tells how far it is.',
    inputSchema: NOTHING,
    call: async ({ extra }) => {
      const progressToken = extra._meta?.progressToken;
      for (const progress of [0, 50, 100]) {
        if (progressToken !== undefined) {
          await extra.sendNotification({
            method: 'notifications/progress',
            params: { progressToken, progress, total: 100 },
          });
        }
        await wait(PAUSE_MS);
      }
      return { content: [textOf('The tool has come to its end.')] };
    },
  },
  test_sampling: {
    description: 'Asks the client’s model.',
    inputSchema: takes('prompt'),
    call: async ({ server, args, extra }) => {
      const { prompt } = z.object({ prompt: z.string() }).parse(args);
      const { content } = await server.createMessage(
        { messages: [{ role: 'user', content: textOf(prompt) }], maxTokens: 100 },
        { relatedRequestId: extra.requestId },
      );
      const said = z.object({ text: z.string() }).safeParse(content);
      return { content: [textOf(`LLM response: ${said.data?.text ?? 'no text'}`)] };
    },
  },
  test_elicitation: {
    description: 'Asks the person.',
    inputSchema: takes('message'),
    call: async (call) => {
      const { message } = z.object({ message: z.string() }).parse(call.args);
      const asked = await call.server.elicitInput(
        { message, requestedSchema: PERSON_SCHEMA },
        { relatedRequestId: call.extra.requestId },
      );
      return {
        content: [
          textOf(
            `User response: action: ${asked.action}, content: ${JSON.stringify(asked.content)}`,
          ),
        ],
      };
    },
  },
  test_elicitation_sep1034_defaults: eliciting('Asks with defaults.', DEFAULTS_SCHEMA),
  test_elicitation_sep1330_enums: eliciting('Asks with choices.', ENUMS_SCHEMA),
  json_schema_2020_12_tool: {
    description: 'Has a schema with newer keywords.',
    inputSchema: SCHEMA_2020_12,
    call: () => ({ content: [textOf('The schema is in the list.')] }),
  },
};

type RequestedSchema = Parameters<Server['elicitInput']>[0] extends infer Asked
  ? Asked extends { requestedSchema: infer Schema }
    ? Schema
    : never
  : never;

function eliciting(description: string, requestedSchema: unknown): FixtureTool {
  return {
    description,
    inputSchema: NOTHING,
    call: async ({ server, extra }) => {
      const asked = await server.elicitInput(
        {
          message: 'Please look at the values.',
          requestedSchema: requestedSchema as RequestedSchema,
        },
        { relatedRequestId: extra.requestId },
      );
      const content = JSON.stringify(asked.content);
      return {
        content: [textOf(`Elicitation completed: action=${asked.action}, content=${content}`)],
      };
    },
  };
}
