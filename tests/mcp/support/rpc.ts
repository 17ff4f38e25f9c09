/** Raw JSON-RPC to the MCP door, with or without a token. */
import { send, type RawAnswer } from './post-message.ts';

export interface RpcOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export function postRpc(
  url: string,
  body: unknown,
  { token, headers = {} }: RpcOptions = {},
): Promise<RawAnswer> {
  return send(url, {
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function toolCall(
  name: string,
  args: unknown = {},
  id: string | number = 1,
): Readonly<Record<string, unknown>> {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } };
}
