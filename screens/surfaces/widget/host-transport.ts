/**
 * Messages between the widget and the window that frames it (MCP Apps 2026-01-26, transport layer). The library's own transport writes every message to
 * the console, and a tool's result holds what redeems an order together with a code; this one writes nothing down.
 */
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { JSONRPCMessageSchema, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

const contextInAnswer = z.looseObject({ hostContext: z.unknown() });
const CONTEXT_CHANGED = 'ui/notifications/host-context-changed';

/**
 * Takes the host's context out of each message and hands it over as it came: the library refuses a whole handshake for a field of a device that it does
 * not know, and Alexa's `platform` and `displayMode` are not the standard's.
 */
export class HostTransport implements Transport {
  declare onmessage?: (message: JSONRPCMessage) => void;
  declare onclose?: () => void;
  declare onerror?: (fault: Error) => void;
  readonly #onContext: (context: unknown) => void;

  constructor(onContext: (context: unknown) => void) {
    this.#onContext = onContext;
  }

  start(): Promise<void> {
    window.addEventListener('message', this.#hear);
    return Promise.resolve();
  }

  /** A frame in a sandbox does not know its host's origin; what it says is for whoever frames it. */
  send(message: JSONRPCMessage): Promise<void> {
    window.parent.postMessage(message, '*');
    return Promise.resolve();
  }

  close(): Promise<void> {
    window.removeEventListener('message', this.#hear);
    this.onclose?.();
    return Promise.resolve();
  }

  readonly #hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== window.parent) return;
    const message = JSONRPCMessageSchema.safeParse(data);
    if (message.success) this.onmessage?.(this.#withoutContext(message.data));
  };

  #withoutContext(message: JSONRPCMessage): JSONRPCMessage {
    if ('result' in message) {
      const answer = contextInAnswer.safeParse(message.result);
      if (!answer.success || answer.data.hostContext === undefined) return message;
      this.#onContext(answer.data.hostContext);
      return { ...message, result: { ...message.result, hostContext: {} } };
    }
    if ('method' in message && message.method === CONTEXT_CHANGED) {
      this.#onContext(message.params);
      return { ...message, params: {} };
    }
    return message;
  }
}
