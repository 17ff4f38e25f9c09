/** A server of the test's own, on a free loopback port. */
import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import type { Express } from 'express';

export interface Listening {
  readonly port: number;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** `makeApp` is told the port that it will have, so that it can check its Host. */
export async function listen(makeApp: (port: number) => Express): Promise<Listening> {
  const served: { app?: Express } = {};
  const server = createServer((request, response) => {
    served.app?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  served.app = makeApp(port);
  return {
    port,
    origin: `http://127.0.0.1:${String(port)}`,
    stop: () => stopServer(server),
  };
}

function stopServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
  });
}
