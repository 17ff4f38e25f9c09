/** Outgoing HTTP: the address to dial is configured apart from the name that is asked for. */
import { lookup } from 'node:dns';
import { Agent, buildConnector, fetch as undiciFetch } from 'undici';
import { z } from 'zod';
import { exchangeOver, type ExchangingFetch } from './exchange.ts';

export type Fetch = typeof globalThis.fetch;

/**
 * Where a name is dialled: an IPv4 address, at the name's own scheme and port; or, where a TLS proxy stands before the server, the server's
 * own plain origin behind it, for example `http://127.0.0.1:3003`; or `dns`, for a server elsewhere whose address is the resolver's to say.
 */
export const dialAddressSchema = z.union([
  z.ipv4(),
  z.literal('dns'),
  z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) &&
        new URL(text).protocol === 'http:' &&
        new URL(text).origin === text &&
        z.ipv4().safeParse(new URL(text).hostname).success,
      'must be an IPv4 address or a plain origin at one',
    ),
]);

/**
 * A `fetch` that connects to `addresses[host]` for the hosts named there and sends the name as `Host`; every other name is refused. Redirects
 * are not followed, so that no answer can send a server elsewhere. Numeric addresses need no look-up: they come from configuration alone.
 * Only a host whose address is `dns` is ever asked for at the resolver.
 */
export function createDial(addresses: Readonly<Record<string, string>>): ExchangingFetch {
  const connectByName = buildConnector({
    lookup: (hostname, options, callback) => {
      const address = addresses[hostname];
      if (address === undefined) {
        callback(new Error(`this process may not dial ${hostname}`), '', 4);
      } else if (address === 'dns') {
        lookup(hostname, options, callback);
      } else if (options.all) {
        callback(null, [{ address, family: 4 }]);
      } else {
        callback(null, address, 4);
      }
    },
  });
  const dispatcher = new Agent({
    connect: (options, callback) => {
      const behind = originBehindProxy(options.hostname, addresses);
      connectByName(
        behind === undefined
          ? options
          : { ...options, protocol: 'http:', hostname: behind.hostname, port: behind.port || '80' },
        callback,
      );
    },
  });
  // What the proxy would have said.
  const headersOfProxy = (url: URL): Readonly<Record<string, string>> =>
    originBehindProxy(url.hostname, addresses) === undefined
      ? {}
      : { 'x-forwarded-proto': url.protocol.slice(0, -1) };
  const fetch = (input: string | URL, init?: RequestInit): unknown => {
    const url = new URL(input);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(headersOfProxy(url))) headers.set(name, value);
    const options = { redirect: 'manual', ...init, headers: [...headers], dispatcher };
    // undici's own types and the global ones describe the same web standard, but are declared apart.
    return undiciFetch(url.href, options as never);
  };
  return Object.assign(fetch as unknown as Fetch, {
    exchange: exchangeOver(dispatcher, headersOfProxy),
  });
}

/** The connection alone goes there: address, `Host` and path of the request stay as they are. */
function originBehindProxy(
  hostname: string,
  addresses: Readonly<Record<string, string>>,
): URL | undefined {
  const address = addresses[hostname];
  return address?.startsWith('http://') === true ? new URL(address) : undefined;
}
