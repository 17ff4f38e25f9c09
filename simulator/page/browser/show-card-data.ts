/** What the Show draws, taken from the directive that the skill sent: the datasource, and nothing else. */
import { z } from 'zod';
import type { ShowCardData } from '#screens/elements';

const lineSchema = z.object({ text: z.string(), amount: z.string() });

const cardSchema = z.object({
  stateWord: z.string(),
  tone: z.enum(['waiting', 'done', 'stopped']),
  shop: z.string(),
  lines: z.array(lineSchema),
  moreLines: z.string(),
  titleLines: z.number(),
  scrolls: z.boolean().default(false),
  charges: z.array(lineSchema),
  totalLabel: z.string(),
  total: z.string(),
  totalRows: z.array(z.string()),
  checkWordsLabel: z.string(),
  checkWords: z.string(),
  instrument: z.string(),
});

const datasourceSchema = z.discriminatedUnion('kind', [
  cardSchema.extend({
    kind: z.literal('total'),
    instruction: z.string(),
    cardAddress: z.string(),
    cardHost: z.string(),
    qrPath: z.string(),
    qrScale: z.number().positive(),
    readBack: z.string(),
  }),
  cardSchema.extend({
    kind: z.literal('receipt'),
    receiptLabel: z.string(),
    receiptNumber: z.string(),
  }),
]);

const directiveSchema = z.object({ datasources: z.object({ hearback: datasourceSchema }) });

/** The address of the order that waits on the screen, if there is one. */
export function readShowCardAddress(directive: unknown): string | undefined {
  const card = readShowCardData(directive);
  return card?.kind === 'total' ? card.cardAddress : undefined;
}

/** Undefined for a directive that draws something else than our cards. */
export function readShowCardData(directive: unknown): ShowCardData | undefined {
  const parsed = directiveSchema.safeParse(directive);
  return parsed.success ? parsed.data.datasources.hearback : undefined;
}
