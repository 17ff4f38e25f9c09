/** One raw POST to the MCP door, as a client that is not the SDK's would send it. */
import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export function send(
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method: options.method ?? 'POST', headers: options.headers ?? {} });
    call.on('error', reject);
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        });
      });
    });
    call.end(options.body);
  });
}

export const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };
