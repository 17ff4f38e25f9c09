/** How long a document stays on the screen: with its session, a bounded time longer, and then the device goes home. */
import { describe, expect, it } from 'vitest';
import {
  createAlexaCloud,
  createCloudClock,
  createUtteranceMatcher,
  parseInteractionModel,
  type AlexaCloud,
} from '../../../simulator/alexa-cloud/index.ts';

const MODEL = parseInteractionModel({
  interactionModel: {
    languageModel: {
      invocationName: 'corner shop',
      intents: [
        { name: 'AskIntent', samples: ['ask me'] },
        { name: 'EndIntent', samples: ['finish'] },
        { name: 'ShortIntent', samples: ['be short'] },
        { name: 'AMAZON.StopIntent' },
      ],
    },
  },
});
/** Amazon's default of an APL document's `idleTimeout`; pinned here. */
const STAYS_MS = 30_000;
const SILENCE_MS = 16_000;

const SPEECH = { outputSpeech: { type: 'SSML', ssml: '<speak>Words.</speak>' } };

function documentOf(settings: object): object {
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    document: { type: 'APL', version: '1.4', settings },
  };
}

const ANSWERS: Readonly<Record<string, object>> = {
  AskIntent: {
    ...SPEECH,
    reprompt: SPEECH,
    shouldEndSession: false,
    directives: [documentOf({})],
  },
  EndIntent: { ...SPEECH, shouldEndSession: true, directives: [documentOf({})] },
  ShortIntent: {
    ...SPEECH,
    shouldEndSession: true,
    directives: [documentOf({ idleTimeout: 5000 })],
  },
};

function openCloud(): AlexaCloud {
  return createAlexaCloud({
    applicationId: 'amzn1.ask.skill.test',
    invocationName: MODEL.invocationName,
    shopName: 'Corner Shop',
    device: { deviceId: 'device', userId: 'user' },
    match: createUtteranceMatcher(MODEL),
    callSkill: ({ request }) => {
      const name = request.type === 'IntentRequest' ? request.intent.name : '';
      const response = ANSWERS[name] ?? { ...SPEECH, shouldEndSession: true };
      return Promise.resolve({
        outcome: 'answered',
        body: JSON.stringify({ version: '1.0', response }),
      });
    },
    accessToken: () => Promise.resolve(undefined),
    clock: createCloudClock(() => 0),
    realNowEpochMs: () => 0,
    makeId: () => 'id',
  });
}

describe('the document on a screen', () => {
  it('stays after the answer that ends the session, for thirty seconds and no longer [REQ-SCREEN-LIFE]', async () => {
    const cloud = openCloud();
    await cloud.say('finish');
    expect(cloud.state()).toMatchObject({ session: 'closed', screen: {} });
    await cloud.advance(STAYS_MS - 1);
    expect(cloud.state().screen).not.toBeNull();
    await cloud.advance(1);
    expect(cloud.state().screen).toBeNull();
  });

  it('stays as long as its own settings say', async () => {
    const cloud = openCloud();
    await cloud.say('be short');
    await cloud.advance(4999);
    expect(cloud.state().screen).not.toBeNull();
    await cloud.advance(1);
    expect(cloud.state().screen).toBeNull();
  });

  it('stays while the session is open, and thirty seconds after silence ended it', async () => {
    const cloud = openCloud();
    await cloud.say('ask me');
    await cloud.advance(SILENCE_MS);
    expect(cloud.state().session).toBe('closed');
    await cloud.advance(STAYS_MS - 1);
    expect(cloud.state().screen).not.toBeNull();
    await cloud.advance(1);
    expect(cloud.state().screen).toBeNull();
  });

  it('does not time out while something is said, and has its whole time after that', async () => {
    const cloud = openCloud();
    await cloud.say('finish');
    cloud.hearSound(true);
    await cloud.advance(0);
    cloud.hearSound(false);
    await cloud.advance(STAYS_MS - 1);
    expect(cloud.state().screen).not.toBeNull();
    await cloud.advance(1);
    expect(cloud.state().screen).toBeNull();
  });

  it('stays under a session that opens again before the time is over', async () => {
    const cloud = openCloud();
    await cloud.say('finish');
    await cloud.advance(STAYS_MS - 1);
    await cloud.say('ask me');
    await cloud.advance(SILENCE_MS - 1);
    expect(cloud.state()).toMatchObject({ session: 'open', screen: {} });
  });

  it('goes at once where the customer leaves', async () => {
    for (const words of ['stop', 'exit']) {
      const cloud = openCloud();
      await cloud.say('ask me');
      await cloud.say(words);
      expect(cloud.state()).toMatchObject({ session: 'closed', screen: null });
    }
  });
});
