/** What goes over the second device's live connection (docs/wire.md, "Live"): one message in, whole snapshots out. */
import { z } from 'zod';
import { orderDigestSchema } from '../order/ids.ts';
import { epochMsSchema } from '../order/order-terms.ts';

/** What one connection is about, for its whole life. */
const liveWatchSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('orders') }),
  z.strictObject({ kind: z.literal('order'), digest: orderDigestSchema }),
  /** Of the newest order for null, whichever that is at the time. */
  z.strictObject({ kind: z.literal('trace'), digest: orderDigestSchema.nullable() }),
]);
export type LiveWatch = z.output<typeof liveWatchSchema>;

/** The only message that a browser may send. The proof is as for `GET /live` (RFC 9449). */
export const liveRequestSchema = z.strictObject({
  proof: z.string().max(4000),
  watch: liveWatchSchema,
});

/**
 * When a view was read. Within one run a higher version was read later; a run never comes back once another has followed it.
 * It comes with each snapshot, and with each view that an HTTP answer holds.
 */
const readingSchema = z.strictObject({
  run: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  version: z.number().int().min(1),
});
export type Reading = z.output<typeof readingSchema>;

/** `body` is whole, never a change to an earlier one: `OrderList`, `OrderView` or `TraceView`, by `kind`. */
export const liveMessageSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['orders', 'order', 'trace']),
    ...readingSchema.shape,
    body: z.unknown(),
  }),
  /** The connection lives, and what it sent last is still so, as of this reading. */
  z.strictObject({ kind: z.literal('beat'), ...readingSchema.shape, nowEpochMs: epochMsSchema }),
]);
export type LiveMessage = z.output<typeof liveMessageSchema>;

/** So often at least is something sent. */
export const LIVE_BEAT_MS = 1000;

/** The connection's private close codes (RFC 6455, section 7.4.2). They say nothing more than an HTTP status would. */
export const LIVE_CLOSE = { signedOut: 4401, notFound: 4404 } as const;

/** In a header of HTTP answers: `RUN VERSION`. */
export const READING_HEADER = 'Hearback-Reading';

export function writeReading({ run, version }: Reading): string {
  return `${run} ${String(version)}`;
}

/** Undefined when it is no reading. */
export function parseReading(text: string | null): Reading | undefined {
  const [run, version, ...rest] = (text ?? '').split(' ');
  if (rest.length > 0 || version === undefined || !/^[1-9][0-9]{0,14}$/.test(version)) {
    return undefined;
  }
  return readingSchema.safeParse({ run, version: Number(version) }).data;
}
