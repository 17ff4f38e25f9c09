/** The page's calls to its own server. */
import { z } from 'zod';
import { askPage } from './ask-page.ts';
import type { Message } from './message-list.ts';

const turnSchema = z.object({
  turnNumber: z.number(),
  kind: z.enum(['answer', 'reprompt', 'ended', 'trouble']),
  heard: z.string().nullable(),
  /** Said before the answer, because the skill asked for it. */
  saidMeanwhile: z.array(z.string()).default([]),
  caption: z.string(),
  listens: z.boolean(),
});

export const ECHO_NAMES = [
  ...(['echo-show-5', 'echo-show-8', 'echo-show-10', 'echo-show-11', 'echo-show-15'] as const),
  ...(['echo-show-15-portrait', 'echo-show-21', 'echo-spot', 'fire-tv', 'echo-dot'] as const),
] as const;
export type EchoName = (typeof ECHO_NAMES)[number];

/** The languages of the skill. */
export const ECHO_LOCALES = [
  ...(['en-US', 'en-GB', 'en-CA', 'es-US', 'es-ES', 'de-DE'] as const),
  ...(['fr-FR', 'it-IT', 'pt-BR', 'ja-JP', 'hi-IN'] as const),
] as const;
export type EchoLocale = (typeof ECHO_LOCALES)[number];

/** Whatever the skill sent for the screen; the engine reads the document, and the page only what it draws itself. */
const screenSchema = z.looseObject({
  document: z.record(z.string(), z.unknown()).default({}),
  datasources: z.record(z.string(), z.unknown()).default({}),
});
export type ShownScreen = z.output<typeof screenSchema>;

const stateSchema = z.object({
  device: z.enum(ECHO_NAMES),
  locale: z.enum(ECHO_LOCALES),
  session: z.enum(['open', 'closed']),
  isListening: z.boolean(),
  screen: screenSchema.nullable(),
  lastTurn: turnSchema.nullable(),
  /** What the Echo says while an answer is awaited. */
  meanwhile: z.object({ wordNumber: z.number(), caption: z.string() }).nullable().default(null),
});
export type ShownState = z.output<typeof stateSchema>;

const demoSchema = z.object({
  shopName: z.string(),
  addresses: z.object({ approval: z.string() }),
  customers: z
    .array(z.object({ customerId: z.string(), username: z.string(), passphrase: z.string() }))
    .min(1),
  linkedCustomer: z.string().nullable(),
  /** The card has an address of its own on a network: no frame of this page can show it. */
  isCardElsewhere: z.boolean().default(false),
});
export type Demo = z.output<typeof demoSchema>;

const mailboxSchema = z.object({
  mails: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      text: z.string(),
      date: z.string().optional(),
    }),
  ),
});

const appCardsSchema = z.object({
  cards: z.array(
    z.object({
      cardNumber: z.number(),
      title: z.string(),
      text: z.string(),
      atEpochMs: z.number(),
    }),
  ),
});

const shelfSchema = z.object({
  found: z.number(),
  products: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      description: z.string(),
      price: z.string(),
      seller: z.string(),
      isInStock: z.boolean(),
    }),
  ),
});
export type Shelf = z.output<typeof shelfSchema>;
export type ShelfItem = Shelf['products'][number];

const agentSchema = z.object({
  state: z.enum(['not_run', 'running', 'nothing_moved', 'money_moved', 'broken_off']),
  steps: z.array(
    z.object({
      kind: z.enum(['read', 'refused', 'done', 'found']),
      tried: z.string(),
      answer: z.string(),
    }),
  ),
});
export type AgentTrial = z.output<typeof agentSchema>;

const strangerSchema = z.object({
  owner: z.string(),
  total: z.string(),
  checkWords: z.string(),
  address: z.string(),
  madeUpAddress: z.string(),
  answer: z.string(),
  answerToMadeUp: z.string(),
});
export type StrangersOrder = z.output<typeof strangerSchema>;

const pressedSchema = z.object({ words: z.string() });

export async function readDemo(): Promise<Demo> {
  return demoSchema.parse(await askPage('GET', '/demo'));
}

export async function readState(): Promise<ShownState> {
  return stateSchema.parse(await askPage('GET', '/alexa/state'));
}

export async function sayToEcho(text: string): Promise<void> {
  await askPage('POST', '/alexa/utterances', { text });
}

/** Tells the device that someone is speaking (or typing), so that it does not take it for silence. */
export async function tellSound(isHeard: boolean): Promise<void> {
  await askPage('POST', '/alexa/sound', { isHeard });
}

/** Something on the Echo's screen was touched. */
export async function touchEcho(args: readonly unknown[]): Promise<void> {
  await askPage('POST', '/alexa/touch', { arguments: args });
}

/** The customer goes to another device. */
export async function chooseEcho(device: EchoName): Promise<void> {
  await askPage('POST', '/alexa/device', { device });
}

/** The customer sets the device to another language. */
export async function chooseLanguage(locale: EchoLocale): Promise<void> {
  await askPage('POST', '/alexa/language', { locale });
}

/** The stand-ins are set as the conversation of that name needs them, or for one of the page's own in that language. */
export async function beginConversation(
  played: { readonly name: string } | { readonly locale: EchoLocale },
): Promise<void> {
  await askPage('POST', '/conversations/begin', played);
}

export async function endConversation(): Promise<void> {
  await askPage('POST', '/conversations/end', {});
}

/** Presses a button of the stand-ins and gives the words that say what it did. */
export async function pressFault(name: string): Promise<string> {
  return pressedSchema.parse(await askPage('POST', `/faults/${name}`, {})).words;
}

/** The linked customer's e-mails, newest first. */
export async function readMails(): Promise<readonly Message[]> {
  const { mails } = mailboxSchema.parse(await askPage('GET', '/mailbox'));
  return mails.map(({ subject, ...mail }) => ({ ...mail, title: subject }));
}

/** The cards that the skill sent to the customer's Alexa app, newest first. */
export async function readAppCards(): Promise<readonly Message[]> {
  const { cards } = appCardsSchema.parse(await askPage('GET', '/alexa/cards'));
  return cards.map(({ cardNumber, title, text, atEpochMs }) => ({
    id: String(cardNumber),
    title: title === '' ? 'A card without a title' : title,
    text,
    date: new Date(atEpochMs).toISOString(),
  }));
}

export async function readShelf(query: string): Promise<Shelf> {
  return shelfSchema.parse(await askPage('GET', `/shelf?query=${encodeURIComponent(query)}`));
}

export async function startAgent(): Promise<AgentTrial> {
  return agentSchema.parse(await askPage('POST', '/trials/obedient-agent', {}));
}

export async function readAgent(): Promise<AgentTrial> {
  return agentSchema.parse(await askPage('GET', '/trials/obedient-agent'));
}

/** Another customer orders something, and the linked one's assistant asks for it. */
export async function makeStrangersOrder(): Promise<StrangersOrder> {
  return strangerSchema.parse(await askPage('POST', '/trials/strangers-order', {}));
}
