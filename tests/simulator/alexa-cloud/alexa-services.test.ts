/** Alexa's own interfaces, asked by Amazon's own clients: a word before the answer, and the device's time zone; each by the token of its request. */
import { DefaultApiClient } from 'ask-sdk-core';
import type { RequestEnvelope } from 'ask-sdk-model';
import { services } from 'ask-sdk-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAlexaCloud,
  createCloudClock,
  createServicesApp,
  createSkillRequests,
  type AlexaCloud,
  type SkillCall,
} from '../../../simulator/alexa-cloud/index.ts';
import { deviceLanguageOf } from '../../skill-package/support/written.ts';
import { listen, quietLog } from '../stand-in-store/listen.ts';

const ZONE = 'America/Los_Angeles';
const WORDS = '<speak>One <break time="100ms"/> moment, please.</speak>';
const ANSWER: SkillCall = {
  outcome: 'answered',
  body: JSON.stringify({
    version: '1.0',
    response: {
      outputSpeech: { type: 'SSML', ssml: '<speak>Done.</speak>' },
      shouldEndSession: false,
    },
  }),
};

const requests = createSkillRequests();
let server: Awaited<ReturnType<typeof listen>>;
/** What the skill does before it answers. */
let whileAnswering: (envelope: RequestEnvelope) => Promise<void> = () => Promise.resolve();
let last: RequestEnvelope | undefined;

beforeAll(async () => {
  server = await listen((host) =>
    createServicesApp({ hosts: [host], requests, timeZone: ZONE, log: quietLog() }),
  );
});
afterAll(() => server.stop());

function makeCloud(): AlexaCloud {
  let ids = 0;
  return createAlexaCloud({
    ...deviceLanguageOf('en-US'),
    applicationId: 'amzn1.ask.skill.test',
    shopName: 'Harbor Roasters',
    device: { deviceId: 'device', userId: 'user' },
    callSkill: async (envelope) => {
      last = envelope;
      await whileAnswering(envelope);
      return ANSWER;
    },
    services: { endpoint: server.url, requests },
    accessToken: () => Promise.resolve('an-access-token'),
    clock: createCloudClock(() => 0),
    realNowEpochMs: () => 0,
    makeId: () => `id-${String((ids += 1))}-${String(Math.floor(performance.now() * 1000))}`,
  });
}

/** As the SDK makes it from the request that it answers. */
function apiOf({ context: { System } }: RequestEnvelope) {
  return {
    apiClient: new DefaultApiClient(),
    apiEndpoint: System.apiEndpoint,
    authorizationValue: System.apiAccessToken ?? '',
  };
}

function speak(
  envelope: RequestEnvelope,
  { requestId = envelope.request.requestId, speech = WORDS } = {},
): Promise<void> {
  return new services.directive.DirectiveServiceClient(apiOf(envelope)).enqueue({
    header: { requestId },
    directive: { type: 'VoicePlayer.Speak', speech },
  });
}

function post(token: string | undefined, body: unknown): Promise<Response> {
  return fetch(`${server.url}/v1/directives`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** The status of each call that is made while a request is answered. */
async function statusesWhile(
  calls: (envelope: RequestEnvelope) => readonly Promise<Response>[],
): Promise<readonly number[]> {
  let statuses: readonly number[] = [];
  whileAnswering = async (envelope) => {
    statuses = (await Promise.all(calls(envelope))).map(({ status }) => status);
  };
  await makeCloud().say('what can you do');
  whileAnswering = () => Promise.resolve();
  return statuses;
}

function directive(
  envelope: RequestEnvelope,
  change: object = {},
  speech: unknown = WORDS,
): unknown {
  return {
    header: { requestId: envelope.request.requestId },
    directive: { type: 'VoicePlayer.Speak', speech, ...change },
  };
}

function tokenOf({ context: { System } }: RequestEnvelope): string {
  return System.apiAccessToken ?? '';
}

describe('a word before the answer', () => {
  it('is said while the answer is awaited, and told with it as what came before [REQ-ALEXA-SERVICES]', async () => {
    const cloud = makeCloud();
    let during: ReturnType<AlexaCloud['state']>['meanwhile'] = null;
    whileAnswering = async (envelope) => {
      await speak(envelope);
      during = cloud.state().meanwhile;
    };
    const { turn } = await cloud.say('what can you do');
    whileAnswering = () => Promise.resolve();
    expect(during).toEqual({ wordNumber: 1, caption: 'One moment, please.' });
    expect(turn).toMatchObject({ saidMeanwhile: ['One moment, please.'], caption: 'Done.' });
    expect(cloud.state().meanwhile).toBeNull();
    const next = await cloud.say('what can you do');
    expect(next.turn.saidMeanwhile).toEqual([]);
  });

  it('is told too where the answer then cannot be used', async () => {
    const cloud = createAlexaCloud({
      ...deviceLanguageOf('de-DE'),
      applicationId: 'amzn1.ask.skill.test',
      shopName: 'Harbor Roasters',
      device: { deviceId: 'device', userId: 'user' },
      callSkill: async (envelope) => {
        if (envelope.request.type !== 'SessionEndedRequest') await speak(envelope);
        return { outcome: 'failed', reason: 'lost', isTimeout: false };
      },
      services: { endpoint: server.url, requests },
      accessToken: () => Promise.resolve(undefined),
      clock: createCloudClock(() => 0),
      realNowEpochMs: () => 0,
      makeId: () => `other-${String(performance.now())}`,
    });
    expect((await cloud.say('hilfe')).turn).toMatchObject({
      kind: 'trouble',
      saidMeanwhile: ['One moment, please.'],
      caption: 'Ich kann Harbor Roasters gerade leider nicht erreichen.',
    });
  });

  it('needs the token of a request that was sent [REQ-ALEXA-SERVICES]', async () => {
    const statuses = await statusesWhile((envelope) => [
      post(undefined, directive(envelope)),
      post('', directive(envelope)),
      post('made-up', directive(envelope)),
      post(`${tokenOf(envelope)}x`, directive(envelope)),
    ]);
    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  it('has to be a directive as Alexa takes it', async () => {
    const statuses = await statusesWhile((envelope) => {
      const token = tokenOf(envelope);
      return [
        post(token, {}),
        post(token, 'words'),
        post(token, directive(envelope, { type: 'AudioPlayer.Play' })),
        post(token, directive(envelope, {}, '')),
        post(token, directive(envelope, {}, 42)),
        post(token, directive(envelope, {}, '<speak>not closed')),
        post(token, directive(envelope, {}, 'x'.repeat(601))),
        post(token, { directive: { type: 'VoicePlayer.Speak', speech: WORDS } }),
      ];
    });
    expect(statuses).toEqual(statuses.map(() => 400));
    expect(statuses).toHaveLength(8);
  });

  it('is taken five times for a request, as plain text too, and not for another’s id', async () => {
    const statuses = await statusesWhile((envelope) => {
      const token = tokenOf(envelope);
      const foreign = { ...envelope, request: { ...envelope.request, requestId: 'another' } };
      return [
        post(token, directive(foreign)),
        post(token, directive(envelope, {}, 'Plain & simple.')),
      ];
    });
    expect(statuses).toEqual([403, 204]);
    const six = await statusesWhile((envelope) =>
      Array.from({ length: 6 }, () => post(tokenOf(envelope), directive(envelope))),
    );
    expect(six.toSorted()).toEqual([204, 204, 204, 204, 204, 403]);
  });

  it('comes too late once the answer is there, and never at the end of a session [REQ-ALEXA-SERVICES]', async () => {
    const cloud = makeCloud();
    await cloud.say('what can you do');
    if (last === undefined) throw new Error('nothing was sent');
    await expect(speak(last)).rejects.toMatchObject({ statusCode: 403 });
    expect(cloud.state().meanwhile).toBeNull();
    let ended: number | undefined;
    whileAnswering = async (envelope) => {
      if (envelope.request.type !== 'SessionEndedRequest') return;
      ended = (await post(tokenOf(envelope), directive(envelope))).status;
    };
    await cloud.say('exit');
    whileAnswering = () => Promise.resolve();
    expect(ended).toBe(403);
  });
});

describe('the time zone', () => {
  it('is told to Amazon’s own client for the device of the request, also after the answer', async () => {
    await makeCloud().say('what can you do');
    if (last === undefined) throw new Error('nothing was sent');
    const settings = new services.ups.UpsServiceClient(apiOf(last));
    const { deviceId } = last.context.System.device ?? { deviceId: '' };
    expect(await settings.getSystemTimeZone(deviceId)).toBe(ZONE);
    await expect(settings.getSystemTimeZone('another-device')).rejects.toMatchObject({
      statusCode: 403,
    });
    const path = `${server.url}/v2/devices/${deviceId}/settings/System.timeZone`;
    expect((await fetch(path)).status).toBe(401);
  });
});
