/** The page's calls to its own server. */
import { z } from 'zod';

const directiveSchema = z.looseObject({ type: z.string() });

const turnSchema = z.object({
  turnNumber: z.number(),
  kind: z.enum(['answer', 'reprompt', 'ended', 'trouble']),
  heard: z.string().nullable(),
  caption: z.string(),
  listens: z.boolean(),
});
export type ShownTurn = z.output<typeof turnSchema>;

const stateSchema = z.object({
  session: z.enum(['open', 'closed']),
  isListening: z.boolean(),
  screen: directiveSchema.nullable(),
  lastTurn: turnSchema.nullable(),
});
export type ShownState = z.output<typeof stateSchema>;

const demoSchema = z.object({
  shopName: z.string(),
  addresses: z.object({ approval: z.string() }),
  customers: z
    .array(z.object({ customerId: z.string(), username: z.string(), passphrase: z.string() }))
    .min(1),
  linkedCustomer: z.string().nullable(),
});
export type Demo = z.output<typeof demoSchema>;

export async function readDemo(): Promise<Demo> {
  return demoSchema.parse(await call('GET', '/demo'));
}

export async function readState(): Promise<ShownState> {
  return stateSchema.parse(await call('GET', '/alexa/state'));
}

export async function sayToEcho(text: string): Promise<void> {
  await call('POST', '/alexa/utterances', { text });
}

/** Tells the device that someone is speaking (or typing), so that it does not take it for silence. */
export async function tellSound(isHeard: boolean): Promise<void> {
  await call('POST', '/alexa/sound', { isHeard });
}

async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
  return response.json();
}
