/**
 * Progress of a call that takes long, for a host that asked to hear of it (MCP 2025-11-25, progress). Without sessions there is one place to tell it:
 * the stream that answers the same POST. An answer that comes soon is sent as ever, and no stream is begun.
 */
import type { Timers } from '#edge';
import { z } from 'zod';
import { localeIn } from '../tools/locale-input.ts';
import { hostWordsOf } from './host-words.ts';
import { EVENT_STREAM, eventsOf, serverEvent } from './server-event.ts';

/** What Alexa+ gives a round trip: by then the customer waits. */
export const FIRST_AFTER_MS = 500;
export const EVERY_MS = 1000;

const askingSchema = z.object({
  method: z.literal('tools/call'),
  id: z.union([z.string(), z.int()]),
  params: z.object({
    _meta: z.object({ progressToken: z.union([z.string().max(500), z.int()]) }),
    arguments: z.unknown().optional(),
  }),
});
type Asking = z.output<typeof askingSchema>;

/** @param answering is awaited whatever the host does: what it asked for is done. */
export async function tellProgress(
  answering: Promise<Response>,
  {
    message,
    readsStreams,
    timers,
  }: { readonly message: unknown; readonly readsStreams: boolean; readonly timers: Timers },
): Promise<Response> {
  const asking = askingSchema.safeParse(message);
  if (!readsStreams || !asking.success) return answering;
  const isLate = await isLaterThan(FIRST_AFTER_MS, answering, timers);
  return isLate ? streamOf(answering, asking.data, timers) : answering;
}

function isLaterThan(ms: number, answering: Promise<Response>, timers: Timers): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = timers.after(ms, () => {
      resolve(true);
    });
    const isThere = (): void => {
      giveUp();
      resolve(false);
    };
    // How it ends is told to whoever awaits the answer itself.
    answering.then(isThere, isThere);
  });
}

function streamOf(answering: Promise<Response>, asking: Asking, timers: Timers): Response {
  const { progressToken } = asking.params._meta;
  const message = hostWordsOf(localeIn(asking.params.arguments)).stillWorking;
  const encoder = new TextEncoder();
  let stopTelling = (): void => undefined;
  let isGone = false;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      let progress = 0;
      const tell = (): void => {
        progress += 1;
        const params = { progressToken, progress, message };
        const note = { jsonrpc: '2.0', method: 'notifications/progress', params };
        stream.enqueue(encoder.encode(serverEvent(JSON.stringify(note))));
        stopTelling = timers.after(EVERY_MS, tell);
      };
      tell();
      answering.then(eventsOf).then(
        (events) => {
          // A stream that was given up takes nothing any more, and throws.
          if (isGone) return;
          stopTelling();
          stream.enqueue(encoder.encode(events));
          stream.close();
        },
        (fault: unknown) => {
          if (isGone) return;
          stopTelling();
          stream.error(fault);
        },
      );
    },
    // The host went away: nobody is told any more, and the call goes on to its end.
    cancel: () => {
      isGone = true;
      stopTelling();
    },
  });
  return new Response(body, { headers: { 'content-type': EVENT_STREAM } });
}
