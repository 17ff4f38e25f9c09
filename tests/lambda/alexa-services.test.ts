/** Alexa's own interfaces: a word while waiting and the time zone, only from Alexa's own hosts, and never at the cost of the answer. */
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Fetch, Timers } from '#edge';
import { createAlexaServices, LONG_WAIT_MS } from '../../lambda/protocol/alexa-services.ts';
import { startConversation } from './support/start-conversation.ts';
import { makeEnvelope, startSkill } from './support/start-skill.ts';

const WORDS = '<speak>One moment, please.</speak>';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

function under(answer: (sent: Sent) => Promise<Response> | Response, standInOrigin?: string) {
  const sent: Sent[] = [];
  const waiting: { readonly delayMs: number; readonly run: () => void; isCalled: boolean }[] = [];
  const logs: string[] = [];
  const fetch: Fetch = async (input, init) => {
    const call = {
      url: input instanceof Request ? input.url : String(input),
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      signal: init?.signal,
    };
    sent.push(call);
    return answer(call);
  };
  const timers: Timers = {
    after(delayMs, run) {
      const entry = { delayMs, run, isCalled: false };
      waiting.push(entry);
      return () => {
        entry.isCalled = true;
      };
    },
  };
  const services = createAlexaServices({
    fetch,
    timers,
    log: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
    standInOrigin,
  });
  return { services, sent, waiting, logs };
}

function envelopeAt(apiEndpoint: unknown, apiAccessToken: unknown = 'api.token'): unknown {
  const envelope = makeEnvelope({ intent: 'StatusIntent' });
  const context = envelope['context'] as Record<string, Record<string, unknown>>;
  return {
    ...envelope,
    context: { System: { ...context['System'], apiEndpoint, apiAccessToken } },
  };
}

const taken = (): Response => new Response(null, { status: 204 });

describe('the word while waiting', () => {
  it.each([
    'https://api.amazonalexa.com',
    'https://api.eu.amazonalexa.com',
    'https://api.fe.amazonalexa.com',
  ])(
    'is sent to %s after two seconds, for this request, with its own token [REQ-SKILL-PROGRESSIVE]',
    async (origin) => {
      const { services, sent, waiting } = under(taken);
      services.speakWhileWaiting(envelopeAt(origin), WORDS);
      expect(waiting.map(({ delayMs }) => delayMs)).toEqual([LONG_WAIT_MS]);
      expect(sent).toEqual([]);
      waiting[0]?.run();
      await Promise.resolve();
      expect(sent).toMatchObject([
        {
          url: `${origin}/v1/directives`,
          method: 'POST',
          body: {
            header: { requestId: 'amzn1.echo-api.request.1' },
            directive: { type: 'VoicePlayer.Speak', speech: WORDS },
          },
        },
      ]);
      expect(sent[0]?.headers.get('authorization')).toBe('Bearer api.token');
    },
  );

  it.each([
    'https://api.amazonalexa.com.evil.example',
    'https://evil.example',
    'https://api.xx.amazonalexa.com',
    'http://api.amazonalexa.com',
    'https://api.amazonalexa.com:8443',
    'https://me@api.amazonalexa.com',
    'https://apiXamazonalexa.com',
    'file:///etc/passwd',
    'http://169.254.169.254',
    'not an address',
    '',
    undefined,
    42,
  ])('goes to nobody at %s [REQ-SKILL-ALEXA-HOSTS]', async (endpoint) => {
    const { services, sent, waiting } = under(taken);
    services.speakWhileWaiting(envelopeAt(endpoint), WORDS);
    for (const { run } of waiting) run();
    expect(await services.timeZoneOf(envelopeAt(endpoint))).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('goes to the stand-in that is configured, and to it alone', async () => {
    const origin = 'http://127.0.0.1:23000';
    const { services, sent, waiting } = under(taken, origin);
    services.speakWhileWaiting(envelopeAt(origin), WORDS);
    services.speakWhileWaiting(envelopeAt('http://127.0.0.1:23001'), WORDS);
    services.speakWhileWaiting(envelopeAt('https://api.amazonalexa.com'), WORDS);
    for (const { run } of waiting) run();
    await Promise.resolve();
    expect(sent.map(({ url }) => url)).toEqual([`${origin}/v1/directives`]);
  });

  it('is not sent with a token that is none', () => {
    const { services, waiting } = under(taken);
    services.speakWhileWaiting(envelopeAt('https://api.amazonalexa.com', 'a b\r\nx: y'), WORDS);
    expect(waiting).toEqual([]);
  });

  it('is not sent once the answer is ready, and given up where it is under way', async () => {
    const { services, sent, waiting } = under(() => new Promise<Response>(() => undefined));
    const ready = services.speakWhileWaiting(envelopeAt('https://api.amazonalexa.com'), WORDS);
    waiting[0]?.run();
    await Promise.resolve();
    expect(sent[0]?.signal?.aborted).toBe(false);
    ready();
    expect(waiting[0]?.isCalled).toBe(true);
    expect(sent[0]?.signal?.aborted).toBe(true);
  });

  it.each([
    ['a refusal', () => new Response('no', { status: 403 })],
    ['a fault', () => Promise.reject(new TypeError('lost'))],
  ])('changes nothing by %s, and its token is in no log', async (_name, answer) => {
    const { services, waiting, logs } = under(answer);
    services.speakWhileWaiting(envelopeAt('https://api.amazonalexa.com'), WORDS);
    waiting[0]?.run();
    await new Promise((resolve) => setImmediate(resolve));
    expect(logs).toHaveLength(1);
    expect(logs.join('')).not.toContain('api.token');
  });

  it('is begun with each call to the shop, in the customer’s language, and ended before the answer', async () => {
    const calls: string[] = [];
    const skill = await startSkill(undefined, {
      alexa: {
        speakWhileWaiting: (_envelope, ssml) => {
          calls.push(ssml);
          return () => void calls.push('ready');
        },
        timeZoneOf: () => Promise.resolve(undefined),
      },
    });
    const talk = startConversation(skill);
    await talk.say('StatusIntent', {}, { locale: 'de-DE' });
    await talk.say('AMAZON.HelpIntent');
    await skill.stop();
    expect(calls).toEqual(['<speak>Einen Moment, bitte.</speak>', 'ready']);
  });
});

describe('the time zone', () => {
  const at = envelopeAt('https://api.amazonalexa.com');

  it('is asked of Alexa with the request’s own token [REQ-SKILL-TIME-ZONE]', async () => {
    const { services, sent } = under(() => Response.json('Europe/Rome'));
    expect(await services.timeZoneOf(at)).toBe('Europe/Rome');
    expect(sent[0]?.url).toBe(
      'https://api.amazonalexa.com/v2/devices/device-1/settings/System.timeZone',
    );
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer api.token');
  });

  it.each([
    ['is refused', () => new Response('no', { status: 403 })],
    ['is no time zone', () => Response.json('Somewhere/Else')],
    ['is no text', () => Response.json({ zone: 'Europe/Rome' })],
    ['is a redirection', () => new Response(null, { status: 302 })],
    ['is lost', () => Promise.reject(new TypeError('lost'))],
  ])('is unknown where it %s', async (_name, answer) => {
    expect(await under(answer).services.timeZoneOf(at)).toBeUndefined();
  });

  it('is unknown after 300 ms', async () => {
    const { services } = under(
      ({ signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('too late', 'TimeoutError'));
          });
        }),
    );
    const startedAt = performance.now();
    expect(await services.timeZoneOf(at)).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });
});
