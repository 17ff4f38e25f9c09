/** Looks at ports before anything is started: a port in use is told in words, and nothing has begun. */
import { createServer } from 'node:net';
import { PORT_NAMES, planPorts, type Ports } from './plan-addresses.ts';

/** The ports of the plan that another program holds. */
export async function findPortsInUse(ports: Ports): Promise<readonly number[]> {
  const looked = await Promise.all(
    PORT_NAMES.map(async (name) => ({
      port: ports[name],
      isFree: await isPortFree(ports[name]),
    })),
  );
  return looked.filter(({ isFree }) => !isFree).map(({ port }) => port);
}

/**
 * Eleven free ports in a row, below the range from which systems take the ports of outgoing connections.
 * @throws {Error} when fifty rows were looked at in vain.
 */
export async function findFreePorts(
  randomInt: (low: number, high: number) => number,
): Promise<Ports> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const ports = planPorts(randomInt(1000, 1600) * 20);
    if ((await findPortsInUse(ports)).length === 0) return ports;
  }
  throw new Error('No eleven free ports in a row were found between 20000 and 32000.');
}

/** Free means that it can be had on the loopback address and that nobody holds it on all addresses. */
async function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(false);
    });
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
