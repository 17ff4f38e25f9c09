/** JSON-RPC out of a request, checked before any protocol library sees it: what it cannot be is answered with a 400, never a 500. */
import { z } from 'zod';

/** The handshake revisions that are served, the newest first; without a header it is the oldest (MCP 2025-11-25, transports). */
export const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
const NEWEST_VERSION = PROTOCOL_VERSIONS[0];
const ASSUMED_VERSION = '2025-03-26';

/** The one revision with batches: 2025-03-26 asks servers to take them, 2025-06-18 took them away. */
const BATCH_VERSION = '2025-03-26';
/** More than any host needs, and few enough that one request stays one request's work. */
const MOST_IN_A_BATCH = 10;

export type ReadMessage =
  | {
      readonly outcome: 'read';
      /** An array where it is a batch. */
      readonly message: unknown;
      readonly toolsCalled: readonly string[];
      readonly protocolVersion: string;
      readonly asEventStream: boolean;
      readonly readsStreams: boolean;
    }
  | { readonly outcome: 'refused'; readonly code: number; readonly message: string };

const messageSchema = z.looseObject({
  jsonrpc: z.literal('2.0'),
  method: z.string().max(200).optional(),
  id: z.union([z.string().max(500), z.int()]).optional(),
});

const initializeSchema = z.looseObject({
  method: z.literal('initialize'),
  params: z.looseObject({ protocolVersion: z.string() }),
});

/**
 * What a host may say of itself at length and nobody here reads: a protocol library would look at each part, and tell of each that is wrong, in an
 * answer a hundred times as long as the message.
 */
const unread = z
  .unknown()
  .optional()
  .transform(() => undefined);
const saidOfItselfSchema = z.looseObject({
  method: z.literal('initialize'),
  params: z.looseObject({
    clientInfo: z.union([z.looseObject({ icons: unread }), z.unknown()]),
    capabilities: z.union([
      z.looseObject({ experimental: unread, extensions: unread }),
      z.unknown(),
    ]),
  }),
});

const toolCallSchema = z.object({ method: z.literal('tools/call') });
const toolNameSchema = z.object({ params: z.object({ name: z.string() }) });

export function readMessage(request: {
  readonly body: unknown;
  readonly protocolVersionHeader: string | undefined;
  readonly acceptHeader: string | undefined;
}): ReadMessage {
  const { body, protocolVersionHeader = ASSUMED_VERSION } = request;
  if (!PROTOCOL_VERSIONS.some((version) => version === protocolVersionHeader)) {
    return refuse(`This protocol version is not served. Use ${PROTOCOL_VERSIONS.join(', ')}.`);
  }
  const isBatch = Array.isArray(body);
  const messages: readonly unknown[] = isBatch ? body : [body];
  const fault = isBatch ? faultOfBatch(messages, protocolVersionHeader) : undefined;
  if (fault !== undefined) return refuse(fault);
  if (!messages.every((message) => messageSchema.safeParse(message).success)) {
    return refuse('This is not a JSON-RPC 2.0 message.');
  }
  return {
    outcome: 'read',
    message: isBatch ? messages : withServedVersion(withoutUnread(body)),
    toolsCalled: messages.flatMap(toolCalledBy),
    protocolVersion: protocolVersionHeader,
    asEventStream: wantsEventStream(request.acceptHeader),
    readsStreams: request.acceptHeader?.toLowerCase().includes('text/event-stream') === true,
  };
}

function faultOfBatch(messages: readonly unknown[], protocolVersion: string): string | undefined {
  if (protocolVersion !== BATCH_VERSION) return 'Send one message at a time.';
  if (messages.length === 0 || messages.length > MOST_IN_A_BATCH) {
    return `Send from one to ${String(MOST_IN_A_BATCH)} messages in a batch.`;
  }
  // MCP 2025-03-26, lifecycle: the first message of all is by itself.
  const hasInitialize = messages.some((message) => initializeSchema.safeParse(message).success);
  return hasInitialize ? 'Send initialize by itself.' : undefined;
}

/** A call without a name for its tool is a call of the tool that nobody has. */
function toolCalledBy(message: unknown): readonly string[] {
  if (!toolCallSchema.safeParse(message).success) return [];
  return [toolNameSchema.safeParse(message).data?.params.name ?? ''];
}

function withoutUnread(body: unknown): unknown {
  const initialize = saidOfItselfSchema.safeParse(body);
  return initialize.success ? initialize.data : body;
}

/** An `initialize` for a revision that is not served is answered with the newest, as the lifecycle says. */
function withServedVersion(body: unknown): unknown {
  const initialize = initializeSchema.safeParse(body);
  if (!initialize.success) return body;
  const { params } = initialize.data;
  if (PROTOCOL_VERSIONS.some((version) => version === params.protocolVersion)) return body;
  return { ...initialize.data, params: { ...params, protocolVersion: NEWEST_VERSION } };
}

/** JSON is the answer unless the client names event streams and nothing that JSON would do for. */
function wantsEventStream(acceptHeader: string | undefined): boolean {
  const accept = acceptHeader?.toLowerCase() ?? '*/*';
  return (
    accept.includes('text/event-stream') && !/application\/json|application\/\*|\*\/\*/.test(accept)
  );
}

function refuse(message: string): ReadMessage {
  return { outcome: 'refused', code: -32600, message };
}
