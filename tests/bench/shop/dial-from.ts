/** A caller's own way to the shop: its own loopback address, so that a bound by address counts each caller for itself. */
import { Agent, fetch as undiciFetch } from 'undici';
import type { Fetch } from '#edge';

/** @param caller counted from 0. RFC 5735: the whole of 127.0.0.0/8 is this machine. */
export function dialFrom(caller: number): Fetch {
  const dispatcher = new Agent({
    localAddress: `127.0.1.${String(caller + 1)}`,
    connect: {
      lookup: (_hostname, options, callback) => {
        if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
        else callback(null, '127.0.0.1', 4);
      },
    },
  });
  return ((input: never, init?: RequestInit) =>
    undiciFetch(input, { ...init, dispatcher } as never)) as unknown as Fetch;
}
