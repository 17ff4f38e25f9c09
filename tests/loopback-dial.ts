/** A dial for which every host name is this machine: no name is asked for anywhere. */
import { Agent, fetch as undiciFetch } from 'undici';
import type { Fetch } from '#edge';

export interface LoopbackDial {
  readonly dial: Fetch;
  readonly close: () => Promise<void>;
}

/**
 * @param localAddress where it dials from.
 * @param ca the one certificate that it trusts.
 */
export function openLoopbackDial({
  localAddress,
  ca,
}: {
  readonly localAddress?: string;
  readonly ca?: string;
}): LoopbackDial {
  const dispatcher = new Agent({
    ...(localAddress === undefined ? {} : { localAddress }),
    connect: {
      ...(ca === undefined ? {} : { ca }),
      lookup: (_name, options, callback) => {
        if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
        else callback(null, '127.0.0.1', 4);
      },
    },
  });
  return {
    // The types of Node's own fetch and of the package differ in name alone.
    dial: ((input: never, init?: RequestInit) =>
      undiciFetch(input, { ...init, dispatcher } as never)) as unknown as Fetch,
    close: () => dispatcher.destroy(),
  };
}
