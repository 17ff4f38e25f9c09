/** A small JSON server on a free loopback port, for stand-ins that enforce their contract. */
import { createServer, type IncomingMessage } from 'node:http';

export interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** `answer` undefined leaves the caller without an answer: the connection is cut. `date` is for servers whose clock is not this machine's. */
export async function listen(
  answer: (request: IncomingMessage, body: string) => Promise<JsonAnswer | undefined>,
  date: () => string | undefined = () => new Date().toUTCString(),
): Promise<Listening> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
      const given = await answer(request, Buffer.concat(chunks).toString('utf8'));
      if (!given) {
        response.destroy();
        return;
      }
      const now = date();
      response.sendDate = false;
      response.writeHead(given.status, {
        'content-type': 'application/json',
        ...(now === undefined ? {} : { date: now }),
      });
      response.end(JSON.stringify(given.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
