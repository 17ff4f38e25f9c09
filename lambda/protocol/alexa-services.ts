/**
 * Alexa's own interfaces for the length of one request, with the token that came in it: a word while the customer waits (Directive service),
 * and where the device stands (Settings API). Both may fail, and neither ever delays or changes an answer.
 */
import { z } from 'zod';
import type { Fetch, Log, Timers } from '#edge';
import { ALEXA_API_HOSTS } from '../door/alexa-hosts.ts';

export interface AlexaServices {
  /** Says the words if the returned function, that the answer is ready, was not called before long. */
  speakWhileWaiting(envelope: unknown, ssml: string): () => void;
  /** The device's time zone, an IANA name; undefined where it is not told in time. */
  timeZoneOf(envelope: unknown): Promise<string | undefined>;
}

/** After this long a silence is heard as a fault. */
export const LONG_WAIT_MS = 2000;
const DIRECTIVE_MS = 2000;
const SETTING_MS = 300;

const API_HOSTS: readonly string[] = ALEXA_API_HOSTS;

const envelopeSchema = z.object({
  context: z.object({
    System: z.object({
      apiEndpoint: z.url().max(200),
      apiAccessToken: z.string().regex(/^[A-Za-z0-9._~+/-]{1,8000}=*$/),
      device: z.object({ deviceId: z.string().min(1).max(500) }),
    }),
  }),
  request: z.object({ requestId: z.string().min(1).max(500) }),
});

interface Api {
  readonly origin: string;
  readonly authorization: string;
  readonly deviceId: string;
  readonly requestId: string;
}

export function createAlexaServices({
  fetch,
  timers,
  log,
  standInOrigin,
}: {
  readonly fetch: Fetch;
  readonly timers: Timers;
  readonly log: Log;
  /** Believed in place of Alexa's own hosts. */
  readonly standInOrigin?: string | undefined;
}): AlexaServices {
  const apiOf = (envelope: unknown): Api | undefined => readApi(envelope, standInOrigin);
  return {
    speakWhileWaiting(envelope, ssml) {
      const api = apiOf(envelope);
      if (!api) return () => undefined;
      const ready = new AbortController();
      const cancel = timers.after(LONG_WAIT_MS, () => {
        speak(api, ssml, { fetch, signal: ready.signal }).catch(() => {
          if (!ready.signal.aborted) log.info('the word while waiting was not taken');
        });
      });
      return () => {
        cancel();
        ready.abort();
      };
    },
    async timeZoneOf(envelope) {
      const api = apiOf(envelope);
      if (!api) return undefined;
      try {
        return await readTimeZone(api, fetch);
      } catch {
        log.info('the time zone of the device was not told');
        return undefined;
      }
    },
  };
}

/** Undefined for any other host: the token is Alexa's, and goes to nobody else. */
function readApi(envelope: unknown, standInOrigin: string | undefined): Api | undefined {
  const parsed = envelopeSchema.safeParse(envelope);
  if (!parsed.success) return undefined;
  const { System: system } = parsed.data.context;
  const { origin, protocol, hostname, port, username } = new URL(system.apiEndpoint);
  const isAlexa =
    protocol === 'https:' && API_HOSTS.includes(hostname) && port === '' && username === '';
  if (standInOrigin === undefined ? !isAlexa : origin !== standInOrigin) return undefined;
  return {
    origin,
    authorization: `Bearer ${system.apiAccessToken}`,
    deviceId: system.device.deviceId,
    requestId: parsed.data.request.requestId,
  };
}

async function speak(
  { origin, authorization, requestId }: Api,
  ssml: string,
  { fetch, signal }: { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<void> {
  const response = await fetch(`${origin}/v1/directives`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      header: { requestId },
      directive: { type: 'VoicePlayer.Speak', speech: ssml },
    }),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(DIRECTIVE_MS)]),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the directive was answered ${String(response.status)}`);
}

async function readTimeZone(
  { origin, authorization, deviceId }: Api,
  fetch: Fetch,
): Promise<string | undefined> {
  const path = `/v2/devices/${encodeURIComponent(deviceId)}/settings/System.timeZone`;
  const response = await fetch(`${origin}${path}`, {
    headers: { authorization, accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(SETTING_MS),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    return undefined;
  }
  const zone = z
    .string()
    .max(100)
    .parse(await response.json());
  // Throws for what is no time zone.
  return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
}
