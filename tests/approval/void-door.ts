/** Settlement's `void` and the token endpoint before it, on one loopback port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function startVoidDoor() {
  const state = {
    takenToken: 'token-1',
    grants: [] as Record<string, string>[],
    bodies: [] as unknown[],
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const answer = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      };
      if (request.url === '/token') {
        state.grants.push(Object.fromEntries(new URLSearchParams(text)));
        answer(200, { access_token: `token-${String(state.grants.length)}`, expires_in: 300 });
      } else if (request.headers.authorization !== `Bearer ${state.takenToken}`) {
        answer(401, { error: { code: 'unauthorized', message: 'no' } });
      } else {
        state.bodies.push(JSON.parse(text));
        answer(200, { outcome: 'ended', ending: 'declined' });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
