/**
 * A caller's own way to the shop: its own loopback address, so that a bound by address counts each caller for itself; and without the streams and copies of a
 * whole `fetch`, because the callers share the cores with what they measure.
 */
import { Agent } from 'undici';
import type { Fetch } from '#edge';

/** @param caller counted from 0. RFC 5735: the whole of 127.0.0.0/8 is this machine. */
export function dialFrom(caller: number): Fetch {
  const agent = new Agent({
    localAddress: `127.0.1.${String(caller + 1)}`,
    connect: {
      lookup: (_name, options, callback) => {
        if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
        else callback(null, '127.0.0.1', 4);
      },
    },
  });
  return async (input, init) => {
    const target = new URL(input instanceof Request ? input.url : input);
    const { statusCode, headers, body } = await agent.request({
      origin: target.origin,
      path: target.pathname + target.search,
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : null,
    });
    const text = await body.text();
    const kept = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      for (const each of [value ?? []].flat()) kept.append(name, each);
    }
    return new Response(text === '' ? null : text, { status: statusCode, headers: kept });
  };
}
