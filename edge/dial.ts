/** Outgoing HTTP: the address to dial is configured apart from the name that is asked for. */
import { Agent, fetch as undiciFetch } from 'undici';

export type Fetch = typeof globalThis.fetch;

/**
 * A `fetch` that connects to `addresses[host]` for the hosts named there and sends the name as `Host`; every other name is refused. Redirects
 * are not followed, so that no answer can send a server elsewhere. Numeric addresses need no look-up: they come from configuration alone.
 */
export function createDial(addresses: Readonly<Record<string, string>>): Fetch {
  const dispatcher = new Agent({
    connect: {
      lookup: (hostname, options, callback) => {
        const address = addresses[hostname];
        if (address === undefined) {
          callback(new Error(`this process may not dial ${hostname}`), '', 4);
        } else if (options.all) {
          callback(null, [{ address, family: 4 }]);
        } else {
          callback(null, address, 4);
        }
      },
    },
  });
  // undici's own types and the global ones describe the same web standard, but are declared apart.
  return ((input: never, init?: RequestInit) =>
    undiciFetch(input, { redirect: 'manual', ...init, dispatcher } as never)) as unknown as Fetch;
}
