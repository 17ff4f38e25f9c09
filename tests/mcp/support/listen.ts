/** A server of the test's own, on a free loopback port. */
import type { Server } from 'node:http';
import { z } from 'zod';
import type { Express } from 'express';
import { createHttpServer, type ConnectionLimits } from '#edge';

export interface Listening {
  readonly port: number;
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** `makeApp` is told the port that it will have, so that it can check its Host. */
export async function listen(
  makeApp: (port: number) => Express,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listening> {
  const served: { app?: Express } = {};
  const server = createHttpServer((request, response) => {
    served.app?.(request, response);
  }, limits);
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
