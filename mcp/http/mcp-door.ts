/** What stands behind `/mcp`: the door lets in, reads and normalizes; an answerer speaks the protocol. */
import type { CheckBearer, RefusalCount } from '#edge';
import type { Visitor } from '../request-side.ts';
import type { MakeChallenge } from './challenge.ts';

/** A message, or a batch of them, that was let in and is shaped as JSON-RPC 2.0. */
export interface LetIn {
  readonly visitor: Visitor;
  readonly message: unknown;
  /** As the client sent it, but with the Accept, type and version that a protocol library wants to see. */
  readonly headers: Headers;
  /** True for a client that reads event streams only. */
  readonly asEventStream: boolean;
  /** True where an event stream may be the answer too: the client named it among what it accepts. */
  readonly readsStreams: boolean;
}

export interface Answerer {
  /** True where a call of this tool is about a person's own things; also for a name that is not known. */
  readonly isPersons: (tool: string) => boolean;
  readonly answer: (letIn: LetIn) => Promise<globalThis.Response>;
}

export interface McpDoor {
  readonly answerer: Answerer;
  readonly checkBearer: CheckBearer;
  readonly allowedOrigins: readonly string[];
  readonly challenge: MakeChallenge;
  readonly refusals: RefusalCount;
}
