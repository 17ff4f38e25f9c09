/**
 * The push service stand-in (RFC 8030): takes encrypted messages from whoever has the key that a browser subscribed with, and keeps them. A
 * browser subscribes and reads over `/push/control`, in place of the connection that a real one holds.
 */
import type { Express, Request } from 'express';
import { parseBody, RequestRefused } from '#edge';
import { z } from 'zod';
import { checkVapid } from './check-vapid.ts';
import type { PushStore } from './push-store.ts';

/** RFC 8030, section 7.2: at least this much is taken; this one takes no more. */
const LARGEST_MESSAGE_BYTES = 4096;
const LONGEST_TTL_SECONDS = 2_419_200;

const subscribeSchema = z.strictObject({
  applicationServerKey: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
});
const idSchema = z.strictObject({ subscriptionId: z.string().min(1).max(100) });
const refuseSchema = z.strictObject({
  status: z.number().int().min(400).max(599),
  times: z.number().int().min(0).max(100),
});
const ttlSchema = z.string().regex(/^[0-9]{1,10}$/);
const topicSchema = z.string().regex(/^[A-Za-z0-9_-]{1,32}$/);
const urgencySchema = z.enum(['very-low', 'low', 'normal', 'high']).default('normal');

export interface PushParts {
  readonly store: PushStore;
  /** Where browsers are told to have messages sent to. */
  readonly origin: string;
  readonly nowEpochMs: () => number;
  /** A name that nobody can guess. */
  readonly newId: () => string;
}

export function pushRoutes(app: Express, parts: PushParts): void {
  const refusing = { status: 500, times: 0 };
  controlRoutes(app, parts, refusing);
  app.post('/push/send/:subscriptionId', async (request, response) => {
    const body = await readBody(request);
    if (refusing.times > 0) {
      refusing.times -= 1;
      response.status(refusing.status).end();
      return;
    }
    const { subscriptionId } = request.params;
    const { origin, store, nowEpochMs } = parts;
    const known = store.find(subscriptionId);
    if (known === undefined) throw refused(404, 'nobody subscribed here');
    // RFC 8030, section 7.3, says 404; services that browsers use say 410.
    if (known.isGone) throw refused(410, 'the browser has unsubscribed');
    const key = checkVapid(request.headers.authorization, { origin, nowEpochMs: nowEpochMs() });
    if (key === undefined) throw refused(401, 'the token of the sender is not right');
    if (key !== known.applicationServerKey) throw refused(403, 'the key is another’s');
    const ttl = ttlSchema.safeParse(request.get('TTL'));
    if (!ttl.success) throw refused(400, 'there is no TTL');
    const topic = topicSchema.optional().safeParse(request.get('Topic'));
    const urgency = urgencySchema.safeParse(request.get('Urgency'));
    if (!topic.success || !urgency.success) throw refused(400, 'topic or urgency is not right');
    if (request.get('Content-Encoding') !== 'aes128gcm') throw refused(415, 'it is not encrypted');
    const ttlSeconds = Math.min(Number(ttl.data), LONGEST_TTL_SECONDS);
    const id = store.keep({
      subscriptionId,
      topic: topic.data ?? null,
      ttlSeconds,
      urgency: urgency.data,
      body: body.toString('base64url'),
      receivedAt: nowEpochMs(),
    });
    response.status(201).set({ TTL: String(ttlSeconds), Location: `${origin}/push/message/${id}` });
    response.end();
  });
}

/** What stands for the browser's own connection, and for a bad day of the service. */
function controlRoutes(
  app: Express,
  { store, origin, newId }: PushParts,
  refusing: { status: number; times: number },
): void {
  app.post('/push/control/subscribe', (request, response) => {
    const { applicationServerKey } = parseBody(request.body, subscribeSchema);
    const subscriptionId = newId();
    store.subscribe(subscriptionId, applicationServerKey);
    response.json({ subscriptionId, endpoint: `${origin}/push/send/${subscriptionId}` });
  });
  app.post('/push/control/unsubscribe', (request, response) => {
    store.unsubscribe(parseBody(request.body, idSchema).subscriptionId);
    response.status(204).end();
  });
  app.post('/push/control/refuse', (request, response) => {
    Object.assign(refusing, parseBody(request.body, refuseSchema));
    response.status(204).end();
  });
  app.get('/push/messages', (_request, response) => {
    response.json({ messages: store.list() });
  });
}

function refused(status: number, words: string): RequestRefused {
  return new RequestRefused(status, 'not_taken', `The message was not taken: ${words}.`);
}

/** The library's own readers take no encoding but those of HTTP. */
async function readBody(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > LARGEST_MESSAGE_BYTES) throw refused(413, 'it is too large');
    chunks.push(bytes);
  }
  if (length === 0) throw refused(400, 'it is empty');
  return Buffer.concat(chunks);
}
