/** Passes the bytes of every connection at one endpoint on to another, both ways, and looks at none of them. */
import { connect, createServer, type Server } from 'node:net';
import { pipeline } from 'node:stream';
import type { Endpoint } from './config.ts';

/** The promise is kept once it listens. */
export async function relay({
  from,
  to,
}: {
  readonly from: Endpoint;
  readonly to: Endpoint;
}): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...addressOf(to), allowHalfOpen: true });
    // A side that is not there ends the connection, as it would without a gate between; there is nobody to tell.
    pipeline(near, far, endQuietly);
    pipeline(far, near, endQuietly);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(addressOf(from), resolve);
  });
  return server;
}

function endQuietly(): void {
  return;
}

function addressOf(
  endpoint: Endpoint,
): { readonly host: string; readonly port: number } | { readonly path: string } {
  return 'port' in endpoint
    ? { host: '127.0.0.1', port: endpoint.port }
    : { path: endpoint.socket };
}
