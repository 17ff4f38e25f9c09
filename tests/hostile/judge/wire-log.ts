/** What the processor was asked for and what it took: the one thing that harm is read from. */
import { z } from 'zod';
import { callJson, type Fetch } from '#edge';

const captureSchema = z.object({
  requestId: z.string(),
  referenceId: z.string(),
  amount: z.object({ currency_code: z.string(), value: z.string() }),
  payee: z.string(),
  vaultId: z.string(),
});
export type Capture = z.output<typeof captureSchema>;

const wireLogSchema = z.object({
  requests: z.array(
    z.looseObject({ requestId: z.string().nullable(), outcome: z.string(), body: z.unknown() }),
  ),
  captures: z.array(captureSchema),
});
export type WireLog = z.output<typeof wireLogSchema>;

/** @throws when the processor cannot be read: what is not seen is not taken for harmless. */
export function readWireLog(processorOrigin: string, fetch: Fetch): Promise<WireLog> {
  const url = `${processorOrigin}/control/wire-log`;
  return callJson({ method: 'GET', url, answer: wireLogSchema, timeoutMs: 5000, fetch });
}

/** What is in the log since then. */
export function since(before: WireLog, after: WireLog): WireLog {
  return {
    requests: after.requests.slice(before.requests.length),
    captures: after.captures.slice(before.captures.length),
  };
}
