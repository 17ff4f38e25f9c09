/** The page's calls to its own server as the Alexa+ device. */
import { z } from 'zod';
import { askPage } from './ask-page.ts';

const recordSchema = z.record(z.string(), z.unknown());
const turnSchema = z.object({
  turnNumber: z.number(),
  heard: z.string(),
  caption: z.string(),
  call: z.object({ tool: z.string(), args: recordSchema }).optional(),
  result: recordSchema.optional(),
  widget: z.string().optional(),
});
export type AddonTurn = z.output<typeof turnSchema>;

const widgetSchema = z.object({ html: z.string() });

export async function sayToAddon(text: string): Promise<AddonTurn> {
  return turnSchema.parse(await askPage('POST', '/addon/utterances', { text }));
}

/** What a widget asked for; the server refuses what is not for widgets. */
export async function callForWidget(
  tool: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  return recordSchema.parse(await askPage('POST', '/addon/tools', { tool, args }));
}

export async function beginAddon(): Promise<void> {
  await askPage('POST', '/addon/begin', {});
}

/** The same address is always the same document. */
const documents = new Map<string, string>();

export async function readWidget(uri: string): Promise<string> {
  const known = documents.get(uri);
  if (known !== undefined) return known;
  const path = `/addon/widget?uri=${encodeURIComponent(uri)}`;
  const { html } = widgetSchema.parse(await askPage('GET', path));
  documents.set(uri, html);
  return html;
}
