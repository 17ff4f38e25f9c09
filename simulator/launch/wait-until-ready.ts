/** Asks a process whether it serves. */
import { request } from 'node:http';

export interface HealthAddress {
  readonly port: number;
  /** The `Host` that the process answers for; it is dialled on the loopback address. */
  readonly host: string;
}

/** True once `GET /healthz` answered 200; false when `isGivenUp` said so or the bound was reached. */
export async function waitUntilReady(
  address: HealthAddress,
  { boundMs, isGivenUp }: { readonly boundMs: number; readonly isGivenUp: () => boolean },
): Promise<boolean> {
  const pauseMs = 50;
  for (let waitedMs = 0; waitedMs < boundMs && !isGivenUp(); waitedMs += pauseMs) {
    if (await isServing(address)) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return false;
}

async function isServing({ port, host }: HealthAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(
      { host: '127.0.0.1', port, path: '/healthz', headers: { host }, timeout: 1000 },
      (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      },
    );
    call.once('timeout', () => call.destroy());
    call.once('error', () => {
      resolve(false);
    });
    call.end();
  });
}
