/** Reads what the frame of the APL engine reports. */
import { z } from 'zod';
import type { AplReport } from './apl-messages.ts';

const reportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('drawn'), drawing: z.number() }),
  z.object({
    kind: z.literal('touched'),
    drawing: z.number(),
    arguments: z.array(z.unknown()).max(10),
  }),
  z.object({ kind: z.literal('failed'), drawing: z.number().nullable(), reason: z.string() }),
]);

/** Undefined for anything else: other frames post messages too. */
export function parseAplReport(message: unknown): AplReport | undefined {
  return reportSchema.safeParse(message).data;
}
