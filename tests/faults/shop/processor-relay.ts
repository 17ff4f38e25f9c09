/**
 * The network between settlement and the processor: sees every charge that was answered, and can be cut before or after the processor
 * has heard it. It outlives settlement's crashes, so that what it saw is known although settlement forgot it.
 */
import {
  createServer,
  request as dial,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { z } from 'zod';

/** `cut_before`: the processor never hears of it. `cut_after`: it does, and its answer is lost. */
export type Cut = 'none' | 'cut_before' | 'cut_after';

export interface ProcessorRelay {
  readonly url: string;
  /** Orders of which the processor is known to have moved the money. */
  isCaptured(digest: string): boolean;
  /** Asked for each charge that passes; everything else always passes. */
  cutWith(decide: (digest: string) => Cut): void;
  /** Charges that passed or were cut, in all. */
  charges(): number;
  close(): Promise<void>;
}

const ordersSchema = z.object({ purchase_units: z.array(z.object({ reference_id: z.string() })) });
const answerSchema = z.object({ status: z.string() });

export async function openProcessorRelay(processorPort: number): Promise<ProcessorRelay> {
  const captured = new Set<string>();
  let decide: (digest: string) => Cut = () => 'none';
  let charges = 0;

  const relay = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await readAll(incoming);
    const digest = digestOf(incoming, body);
    if (digest !== undefined) charges += 1;
    const cut = digest === undefined ? 'none' : decide(digest);
    if (cut === 'cut_before') {
      outgoing.destroy();
      return;
    }
    const answer = await forward(incoming, { body, port: processorPort });
    if (digest !== undefined && isCapture(answer)) captured.add(digest);
    if (cut === 'cut_after') {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(answer.status, { 'content-type': answer.contentType });
    outgoing.end(answer.body);
  };
  const server = createServer((incoming, outgoing) => {
    relay(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    isCaptured: (digest) => captured.has(digest),
    cutWith: (next) => {
      decide = next;
    },
    charges: () => charges,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

function forward(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  to: { readonly body: Buffer; readonly port: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const host = `127.0.0.1:${String(to.port)}`;
    const call = dial(
      { host: '127.0.0.1', port: to.port, method, path: url, headers: { ...headers, host } },
      (response) => {
        readAll(response).then((body) => {
          const contentType = response.headers['content-type'] ?? 'application/json';
          resolve({ status: response.statusCode ?? 502, contentType, body });
        }, reject);
      },
    );
    call.once('error', reject);
    call.end(to.body);
  });
}

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts);
}

function digestOf({ method, url }: IncomingMessage, body: Buffer): string | undefined {
  if (method !== 'POST' || url !== '/v2/checkout/orders') return undefined;
  return ordersSchema.parse(JSON.parse(body.toString('utf8'))).purchase_units[0]?.reference_id;
}

function isCapture({ status, body }: Answer): boolean {
  if (status !== 200 && status !== 201) return false;
  return answerSchema.parse(JSON.parse(body.toString('utf8'))).status === 'COMPLETED';
}
