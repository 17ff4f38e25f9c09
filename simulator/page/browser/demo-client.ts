/** The page's calls to its own server. */
import { z } from 'zod';

const turnSchema = z.object({
  turnNumber: z.number(),
  kind: z.enum(['answer', 'reprompt', 'ended', 'trouble']),
  heard: z.string().nullable(),
  caption: z.string(),
  listens: z.boolean(),
});

export const ECHO_NAMES = ['echo-show-10', 'echo-show-8', 'echo-dot'] as const;
export type EchoName = (typeof ECHO_NAMES)[number];

/** Whatever the skill sent for the screen; the engine reads the document, and the page only what it draws itself. */
const screenSchema = z.looseObject({
  document: z.record(z.string(), z.unknown()).default({}),
  datasources: z.record(z.string(), z.unknown()).default({}),
});
export type ShownScreen = z.output<typeof screenSchema>;

const stateSchema = z.object({
  device: z.enum(ECHO_NAMES),
  session: z.enum(['open', 'closed']),
  isListening: z.boolean(),
  screen: screenSchema.nullable(),
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

const pressedSchema = z.object({ words: z.string() });

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

/** The customer goes to another device. */
export async function chooseEcho(device: EchoName): Promise<void> {
  await call('POST', '/alexa/device', { device });
}

/** Presses a button of the stand-ins and gives the words that say what it did. */
export async function pressFault(name: string): Promise<string> {
  return pressedSchema.parse(await call('POST', `/faults/${name}`, {})).words;
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
