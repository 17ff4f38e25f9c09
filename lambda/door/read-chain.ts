/** How the text of a certificate chain is had: from its address, or, in the simulator, from the file that its launcher made. */
import type { Fetch } from '#edge';

/** The PEM text; undefined where there is none to be had. */
export type ReadChain = (address: URL) => Promise<string | undefined>;

const DOWNLOAD_MS = 2500;
const LARGEST_CHAIN_BYTES = 64 * 1024;
/** Strangers can have us ask for files that are not there: no more of them than this at once. */
const MOST_AT_ONCE = 8;

/** @param fetch follows no redirect: the address was checked, another one was not. */
export function createChainDownload(
  fetch: Fetch,
  { withinMs = DOWNLOAD_MS }: { readonly withinMs?: number } = {},
): ReadChain {
  let underWay = 0;
  return async (address) => {
    if (underWay >= MOST_AT_ONCE) return undefined;
    underWay += 1;
    try {
      const response = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.timeout(withinMs),
      });
      if (response.status === 200) return await readBounded(response);
      await response.body?.cancel();
      return undefined;
    } catch {
      // Not reached, too slow or cut off: without the chain nothing can be checked, whatever the cause.
      return undefined;
    } finally {
      underWay -= 1;
    }
  };
}

async function readBounded(response: Response): Promise<string | undefined> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  if (body === null) return undefined;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the stream.
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > LARGEST_CHAIN_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('latin1');
}

/** One chain, known by its address; there is nothing at any other. */
export function createChainFile({
  url,
  text,
}: {
  readonly url: string;
  readonly text: string;
}): ReadChain {
  return (address) => Promise.resolve(address.href === url ? text : undefined);
}
