/** What reached the payment processor: the one place where it can be seen that no money moved. */
import { z } from 'zod';
import { callJson, type Fetch } from '#edge';

const wireLogSchema = z.object({
  requests: z.array(z.looseObject({ requestId: z.string().nullable() })),
  captures: z.array(z.looseObject({ requestId: z.string() })),
});
export type WireLog = z.output<typeof wireLogSchema>;

export function readWireLog(processorOrigin: string, fetch: Fetch): Promise<WireLog> {
  return callJson({
    method: 'GET',
    url: `${processorOrigin}/control/wire-log`,
    answer: wireLogSchema,
    timeoutMs: 5000,
    fetch,
  });
}

/** How often the processor was asked about this order; its request id is made of the order's digest (invariant 3). */
export function requestsFor(log: WireLog, digest: string): number {
  return log.requests.filter(({ requestId }) => requestId?.includes(digest) === true).length;
}
