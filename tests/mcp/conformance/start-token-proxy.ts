/** A proxy on this machine's loopback that adds a bearer token to every request: the suite itself has none to send. Host and Origin pass as they came. */
import { createServer, request } from 'node:http';
import { z } from 'zod';

export interface TokenProxy {
  /** As the suite names it: `localhost`, so that its own check of the Host means something. */
  readonly host: string;
  readonly url: string;
  readonly forwardTo: (target: { readonly port: number; readonly token: string }) => void;
  readonly stop: () => Promise<void>;
}

export async function startTokenProxy(): Promise<TokenProxy> {
  let target: { readonly port: number; readonly token: string } | undefined;
  const server = createServer((incoming, outgoing) => {
    if (!target) {
      outgoing.writeHead(503).end();
      return;
    }
    const onward = request({
      host: '127.0.0.1',
      port: target.port,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, authorization: `Bearer ${target.token}` },
    });
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
    });
    onward.on('error', () => {
      outgoing.destroy();
    });
    outgoing.on('close', () => {
      onward.destroy();
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const host = `localhost:${String(port)}`;
  return {
    host,
    url: `http://${host}/mcp`,
    forwardTo: (to) => {
      target = to;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}
