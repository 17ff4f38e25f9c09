import type { RequestEnvelope } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import {
  createAlexaCloud,
  createCloudClock,
  createUtteranceMatcher,
  parseInteractionModel,
  type AlexaCloud,
  type SkillCall,
} from '../../../simulator/alexa-cloud/index.ts';

const MODEL = parseInteractionModel({
  interactionModel: {
    languageModel: {
      invocationName: 'corner shop',
      intents: [
        {
          name: 'BuyIntent',
          slots: [{ name: 'what', type: 'AMAZON.SearchQuery' }],
          samples: ['buy {what}'],
        },
        { name: 'AMAZON.StopIntent' },
      ],
    },
  },
});
const START = Date.UTC(2026, 0, 1);
/** As Alexa has it; pinned here. */
const LISTEN_MS = 8000;
const QUIET_MS = 30_000;

interface Bench {
  readonly cloud: AlexaCloud;
  readonly received: RequestEnvelope[];
  answer: (envelope: RequestEnvelope) => SkillCall;
  /** Moves real time, which the cloud's clock follows. */
  passRealTime(ms: number): void;
}

function answer(response: object, sessionAttributes: object = {}): SkillCall {
  return {
    outcome: 'answered',
    body: JSON.stringify({ version: '1.0', sessionAttributes, response }),
  };
}

function speaking(words: string): object {
  return { outputSpeech: { type: 'SSML', ssml: `<speak>${words}</speak>` } };
}

const ASKING = {
  ...speaking('What now?'),
  reprompt: speaking('Still there?'),
  shouldEndSession: false,
};

function makeBench(): Bench {
  const received: RequestEnvelope[] = [];
  let nowEpochMs = START;
  let ids = 0;
  const bench: Bench = {
    received,
    answer: () => answer(ASKING),
    passRealTime: (ms) => {
      nowEpochMs += ms;
    },
    cloud: createAlexaCloud({
      applicationId: 'amzn1.ask.skill.test',
      invocationName: MODEL.invocationName,
      shopName: 'Corner Shop',
      device: { deviceId: 'device', userId: 'user' },
      match: createUtteranceMatcher(MODEL),
      callSkill: (envelope) => {
        received.push(envelope);
        return Promise.resolve(bench.answer(envelope));
      },
      accessToken: () => Promise.resolve('an-access-token'),
      clock: createCloudClock(() => nowEpochMs),
      realNowEpochMs: () => nowEpochMs,
      makeId: () => {
        ids += 1;
        return String(ids);
      },
    }),
  };
  return bench;
}

function typesOf({ received }: Bench): readonly string[] {
  return received.map(({ request }) => request.type);
}

describe('a voice session', () => {
  it('keeps its id and attributes from turn to turn and is new only once', async () => {
    const bench = makeBench();
    bench.answer = () => answer(ASKING, { seen: 1 });
    await bench.cloud.say('open corner shop');
    await bench.cloud.say('buy bread');
    const [first, second] = bench.received.map(({ session }) => session);
    expect([first?.new, second?.new]).toEqual([true, false]);
    expect(second?.sessionId).toBe(first?.sessionId);
    expect(second?.attributes).toEqual({ seen: 1 });
  });

  it('gives the reprompt after eight seconds of silence and ends after eight more [REQ-ALEXA-TIME-OUTS]', async () => {
    const bench = makeBench();
    await bench.cloud.say('open corner shop');
    await bench.cloud.advance(LISTEN_MS - 1);
    expect(bench.cloud.state().lastTurn?.kind).toBe('answer');
    await bench.cloud.advance(1);
    expect(bench.cloud.state()).toMatchObject({
      session: 'open',
      isListening: true,
      lastTurn: { kind: 'reprompt', caption: 'Still there?' },
    });
    await bench.cloud.advance(LISTEN_MS);
    expect(bench.cloud.state()).toMatchObject({ session: 'closed', isListening: false });
    expect(typesOf(bench)).toEqual(['LaunchRequest', 'SessionEndedRequest']);
    expect(bench.received[1]?.request).toMatchObject({ reason: 'EXCEEDED_MAX_REPROMPTS' });
  });

  it('passes both silences in one long advance', async () => {
    const bench = makeBench();
    await bench.cloud.say('open corner shop');
    await bench.cloud.advance(60_000);
    expect(bench.cloud.state()).toMatchObject({ session: 'closed', clockEpochMs: START + 60_000 });
  });

  it('follows real time where nobody advances the clock', async () => {
    const bench = makeBench();
    await bench.cloud.say('open corner shop');
    bench.passRealTime(LISTEN_MS);
    await bench.cloud.tick();
    expect(bench.cloud.state().lastTurn?.kind).toBe('reprompt');
  });

  it('takes no sound for silence, and begins to wait when the sound ends', async () => {
    const bench = makeBench();
    await bench.cloud.say('open corner shop');
    bench.cloud.hearSound(true);
    bench.passRealTime(LISTEN_MS * 3);
    await bench.cloud.tick();
    expect(bench.cloud.state().lastTurn?.kind).toBe('answer');
    bench.cloud.hearSound(false);
    bench.passRealTime(LISTEN_MS);
    await bench.cloud.tick();
    expect(bench.cloud.state().lastTurn?.kind).toBe('reprompt');
  });

  it('ends at the first silence where the skill gave no reprompt', async () => {
    const bench = makeBench();
    bench.answer = () => answer({ ...speaking('What now?'), shouldEndSession: false });
    await bench.cloud.say('open corner shop');
    await bench.cloud.advance(LISTEN_MS);
    expect(bench.cloud.state().session).toBe('closed');
  });

  it('ends at once where the skill says so, without a request about it', async () => {
    const bench = makeBench();
    bench.answer = () => answer({ ...speaking('Bye.'), shouldEndSession: true });
    expect(await bench.cloud.say('open corner shop')).toMatchObject({
      session: 'closed',
      turn: { listens: false },
    });
    await bench.cloud.advance(60_000);
    expect(typesOf(bench)).toEqual(['LaunchRequest']);
  });

  it('stays without listening where the skill leaves the flag out, and then ends', async () => {
    const bench = makeBench();
    bench.answer = () => answer(speaking('Look.'));
    expect(await bench.cloud.say('open corner shop')).toMatchObject({
      session: 'open',
      turn: { listens: false },
    });
    await bench.cloud.advance(QUIET_MS - 1);
    expect(bench.cloud.state().session).toBe('open');
    await bench.cloud.advance(1);
    expect(bench.cloud.state().session).toBe('closed');
  });

  it('is a new one for "ask SHOP", and the skill hears that the old one ended', async () => {
    const bench = makeBench();
    await bench.cloud.say('open corner shop');
    await bench.cloud.say('alexa, ask corner shop to buy bread');
    expect(typesOf(bench)).toEqual(['LaunchRequest', 'SessionEndedRequest', 'IntentRequest']);
    expect(bench.received[1]?.request).toMatchObject({ reason: 'USER_INITIATED' });
    expect(bench.received[2]?.session?.new).toBe(true);
    expect(bench.received[2]?.session?.sessionId).not.toBe(bench.received[0]?.session?.sessionId);
  });

  it('is a new one for bare words after the old one ended', async () => {
    const bench = makeBench();
    await bench.cloud.say('open corner shop');
    await bench.cloud.advance(2 * LISTEN_MS);
    await bench.cloud.say('buy bread');
    expect(bench.received[2]?.session?.new).toBe(true);
    expect(bench.received[2]?.request).toMatchObject({
      type: 'IntentRequest',
      intent: { name: 'BuyIntent', slots: { what: { name: 'what', value: 'bread' } } },
    });
  });
});

describe('the Echo', () => {
  it('changes its screen by the skill’s answers alone', async () => {
    const bench = makeBench();
    const directive = { type: 'Alexa.Presentation.APL.RenderDocument', token: 'one' };
    bench.answer = () => answer({ ...ASKING, directives: [directive] });
    await bench.cloud.say('open corner shop');
    expect(bench.cloud.state().screen).toEqual(directive);
    bench.answer = () => answer(ASKING);
    await bench.cloud.say('buy bread');
    await bench.cloud.advance(2 * LISTEN_MS);
    expect(bench.cloud.state().session).toBe('closed');
    expect(bench.cloud.state().screen).toEqual(directive);
  });

  it('sends the linked account, the device and real time in every request', async () => {
    const bench = makeBench();
    await bench.cloud.say('open corner shop');
    await bench.cloud.advance(3_600_000);
    await bench.cloud.say('buy bread');
    for (const { context, request, session } of bench.received) {
      expect(context.System.user.accessToken).toBe('an-access-token');
      expect(session?.user.accessToken).toBe('an-access-token');
      expect(context.System.application.applicationId).toBe('amzn1.ask.skill.test');
      expect(context.System.device?.supportedInterfaces).toHaveProperty(['Alexa.Presentation.APL']);
      expect(context.Viewport).toMatchObject({ pixelWidth: 1280, pixelHeight: 800 });
      // The sides have no settable clock: a moved cloud must not make their requests look old.
      expect(request.timestamp).toBe(new Date(START).toISOString());
      expect(request.locale).toBe('en-US');
    }
  });

  it('speaks its own words and ends the session when the answer cannot be used', async () => {
    const bench = makeBench();
    bench.answer = ({ request }) =>
      request.type === 'SessionEndedRequest' ? answer({}) : answer(speaking('This & that'));
    const { turn, session } = await bench.cloud.say('open corner shop');
    expect(turn).toMatchObject({ kind: 'trouble', listens: false });
    expect(turn.caption).not.toContain('This & that');
    expect(turn.fault).toContain('SSML');
    expect(session).toBe('closed');
    expect(bench.received[1]?.request).toMatchObject({
      reason: 'ERROR',
      error: { type: 'INVALID_RESPONSE' },
    });
  });

  it('says that it cannot reach the shop when the skill is not there', async () => {
    const bench = makeBench();
    bench.answer = () => ({
      outcome: 'failed',
      reason: 'the skill was not reached',
      isTimeout: false,
    });
    expect(await bench.cloud.say('open corner shop')).toMatchObject({
      turn: {
        kind: 'trouble',
        caption: expect.stringContaining('trouble reaching Corner Shop') as string,
      },
      session: 'closed',
    });
  });

  it('handles two utterances at once one after the other', async () => {
    const bench = makeBench();
    await Promise.all([bench.cloud.say('open corner shop'), bench.cloud.say('buy bread')]);
    expect(bench.received.map(({ session }) => session?.new)).toEqual([true, false]);
  });
});

describe('a touch', () => {
  const directive = { type: 'Alexa.Presentation.APL.RenderDocument', token: 'one', document: {} };

  it('sends the skill what the document on the screen sends, in the session that is open [REQ-APL-TOUCH]', async () => {
    const bench = makeBench();
    bench.answer = () => answer({ ...ASKING, directives: [directive] });
    await bench.cloud.say('buy tea');
    await bench.cloud.touch(['choose', 2]);
    const [first, second] = bench.received;
    expect(second?.session?.sessionId).toBe(first?.session?.sessionId);
    expect(second?.request).toMatchObject({
      type: 'Alexa.Presentation.APL.UserEvent',
      token: 'one',
      arguments: ['choose', 2],
    });
    expect(bench.cloud.state().lastTurn).toMatchObject({
      heard: null,
      request: 'Alexa.Presentation.APL.UserEvent',
      caption: 'What now?',
    });
  });

  it('on an empty screen is none', async () => {
    const bench = makeBench();
    await bench.cloud.touch(['more']);
    bench.answer = () => answer(ASKING);
    await bench.cloud.say('buy tea');
    await bench.cloud.touch(['more']);
    expect(bench.received).toHaveLength(1);
  });
});

describe('the device that is spoken to', () => {
  const contextOf = async (device: 'echo-show-10' | 'echo-show-8' | 'echo-dot') => {
    const bench = makeBench();
    await bench.cloud.choose(device);
    await bench.cloud.say('buy tea');
    return bench.received.at(-1)?.context;
  };

  it('names its own screen to the skill: 1280 by 800 dp, or 960 by 600', async () => {
    const dpOf = async (device: 'echo-show-10' | 'echo-show-8') => {
      const viewport = (await contextOf(device))?.Viewport;
      const { currentPixelWidth = 0, currentPixelHeight = 0, dpi = 1 } = viewport ?? {};
      return [currentPixelWidth, currentPixelHeight].map((px) => Math.floor((px * 160) / dpi));
    };
    expect(await dpOf('echo-show-10')).toEqual([1280, 800]);
    expect(await dpOf('echo-show-8')).toEqual([961, 600]);
  });

  it('says of a round screen and of a television what they are', async () => {
    const bench = makeBench();
    const toldOf = async (device: 'echo-spot' | 'fire-tv' | 'echo-show-15-portrait') => {
      await bench.cloud.choose(device);
      await bench.cloud.say('buy tea');
      const { mode, shape, currentPixelWidth, currentPixelHeight, dpi } =
        bench.received.at(-1)?.context.Viewport ?? {};
      return [mode, shape, currentPixelWidth, currentPixelHeight, dpi];
    };
    expect(await toldOf('echo-spot')).toEqual(['HUB', 'ROUND', 480, 480, 160]);
    expect(await toldOf('fire-tv')).toEqual(['TV', 'RECTANGLE', 1920, 1080, 320]);
    expect(await toldOf('echo-show-15-portrait')).toEqual(['HUB', 'RECTANGLE', 1080, 1920, 160]);
  });

  it('without a screen names no APL interface and no viewport', async () => {
    const context = await contextOf('echo-dot');
    expect(context?.System.device?.supportedInterfaces).toEqual({});
    expect(context).not.toHaveProperty('Viewport');
    expect(context).not.toHaveProperty('Viewports');
    expect(JSON.stringify(context)).not.toContain('APL');
  });

  it('is another device with an empty screen, and the session on the one before ends', async () => {
    const bench = makeBench();
    bench.answer = () =>
      answer({
        ...ASKING,
        directives: [{ type: 'Alexa.Presentation.APL.RenderDocument', document: {} }],
      });
    await bench.cloud.say('buy tea');
    expect(bench.cloud.state()).toMatchObject({ device: 'echo-show-10', session: 'open' });
    expect(bench.cloud.state().screen).not.toBeNull();
    const first = bench.received.at(-1)?.context.System.device?.deviceId;

    await bench.cloud.choose('echo-show-8');
    expect(bench.received.at(-1)?.request).toMatchObject({
      type: 'SessionEndedRequest',
      reason: 'USER_INITIATED',
    });
    expect(bench.received.at(-1)?.context.System.device?.deviceId).toBe(first);
    expect(bench.cloud.state()).toMatchObject({
      device: 'echo-show-8',
      session: 'closed',
      screen: null,
    });
    await bench.cloud.say('buy tea');
    expect(bench.received.at(-1)?.session?.new).toBe(true);
    expect(bench.received.at(-1)?.context.System.device?.deviceId).not.toBe(first);
  });

  it('stays as it is when it is chosen again', async () => {
    const bench = makeBench();
    await bench.cloud.say('buy tea');
    await bench.cloud.choose('echo-show-10');
    expect(bench.cloud.state().session).toBe('open');
    expect(bench.received).toHaveLength(1);
  });
});
