/** The one place where what the widget's document says becomes typed: behind it runs a document of the add-on's. */
import { z } from 'zod';
import type { WidgetReport } from './widget-messages.ts';

const reportSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ready') }),
  z.strictObject({ kind: z.literal('shown') }),
  z.strictObject({
    kind: z.literal('call'),
    call: z.int(),
    tool: z.string().max(100),
    args: z.record(z.string(), z.unknown()),
  }),
  z.strictObject({ kind: z.literal('say'), text: z.string().min(1).max(500) }),
  z.strictObject({ kind: z.literal('open'), url: z.url({ protocol: /^https?$/ }).max(2000) }),
]);

export function parseWidgetReport(message: unknown): WidgetReport | undefined {
  const parsed = reportSchema.safeParse(message);
  return parsed.success ? parsed.data : undefined;
}
