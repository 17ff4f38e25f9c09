/** One JSON-RPC message out of a request, checked before the SDK sees it: what it cannot be is answered with a 400, never a 500. */
import { z } from 'zod';

/** The handshake revisions that are served, the newest first; without a header it is the oldest (MCP 2025-11-25, transports). */
export const PROTOCOL_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
const NEWEST_VERSION = PROTOCOL_VERSIONS[0];
const ASSUMED_VERSION = '2025-03-26';

export type ReadMessage =
  | {
      readonly outcome: 'read';
      readonly message: unknown;
      readonly protocolVersion: string;
      readonly asEventStream: boolean;
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

export function readMessage(request: {
  readonly body: unknown;
  readonly protocolVersionHeader: string | undefined;
  readonly acceptHeader: string | undefined;
}): ReadMessage {
  const { body, protocolVersionHeader = ASSUMED_VERSION } = request;
  if (!PROTOCOL_VERSIONS.some((version) => version === protocolVersionHeader)) {
    return refuse(
      -32600,
      `This protocol version is not served. Use ${PROTOCOL_VERSIONS.join(', ')}.`,
    );
  }
  if (Array.isArray(body)) return refuse(-32600, 'Send one message at a time.');
  if (!messageSchema.safeParse(body).success) {
    return refuse(-32600, 'This is not a JSON-RPC 2.0 message.');
  }
  return {
    outcome: 'read',
    message: withServedVersion(body),
    protocolVersion: protocolVersionHeader,
    asEventStream: wantsEventStream(request.acceptHeader),
  };
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

function refuse(code: number, message: string): ReadMessage {
  return { outcome: 'refused', code, message };
}
