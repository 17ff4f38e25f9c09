/** The device in another language: what it hears, how it calls the skill, and what Alexa itself says. */
import type { RequestEnvelope } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import { SPEECH_LOCALES } from '#core';
import {
  createAlexaCloud,
  createCloudClock,
  type AlexaCloud,
  type SkillCall,
} from '../../../simulator/alexa-cloud/index.ts';
import {
  FIRST_WORDS,
  LANGUAGE_NAMES,
  readDeviceWords,
} from '../../../simulator/page/browser/device-language.ts';
import { deviceLanguageOf, routeOf } from '../../skill-package/support/written.ts';

const ASKING: SkillCall = {
  outcome: 'answered',
  body: JSON.stringify({
    version: '1.0',
    response: {
      outputSpeech: { type: 'SSML', ssml: '<speak>Ja?</speak>' },
      shouldEndSession: false,
    },
  }),
};

function makeBench(): { readonly cloud: AlexaCloud; readonly received: RequestEnvelope[] } {
  const received: RequestEnvelope[] = [];
  let ids = 0;
  const cloud = createAlexaCloud({
    ...deviceLanguageOf('en-US'),
    applicationId: 'amzn1.ask.skill.test',
    shopName: 'Harbor Roasters',
    device: { deviceId: 'device', userId: 'user' },
    callSkill: (envelope) => {
      received.push(envelope);
      return Promise.resolve(ASKING);
    },
    accessToken: () => Promise.resolve('an-access-token'),
    clock: createCloudClock(() => 0),
    realNowEpochMs: () => 0,
    makeId: () => String((ids += 1)),
  });
  return { cloud, received };
}

describe('a device that is set to another language', () => {
  it('ends what was open, has said nothing yet, and hears the new one alone [REQ-PAGE-LANGUAGES]', async () => {
    const { cloud, received } = makeBench();
    await cloud.say('open harbor roasters');
    await cloud.speak(deviceLanguageOf('de-DE'));
    expect(cloud.state()).toMatchObject({ locale: 'de-DE', session: 'closed', lastTurn: null });
    await cloud.say('Alexa, öffne Harbor Roasters');
    const { turn } = await cloud.say('bestelle zwei Packungen dunkle Röstung');
    expect(turn.intent).toMatchObject({ name: 'OrderIntent', slots: { quantity: '2' } });
    expect(received.map(({ request }) => request.type)).toEqual([
      'LaunchRequest',
      'SessionEndedRequest',
      'LaunchRequest',
      'IntentRequest',
    ]);
    const locales = received.map(({ request }) => ('locale' in request ? request.locale : ''));
    expect(locales.slice(2)).toEqual(['de-DE', 'de-DE']);
    expect((await cloud.say('order two bags of the dark roast')).turn.intent?.name).not.toBe(
      'OrderIntent',
    );
  });

  it('keeps its session where it is set to what it speaks already', async () => {
    const { cloud, received } = makeBench();
    await cloud.say('open harbor roasters');
    await cloud.speak(deviceLanguageOf('en-US'));
    expect(cloud.state()).toMatchObject({ session: 'open', lastTurn: { caption: 'Ja?' } });
    expect(received).toHaveLength(1);
  });
});

describe('the languages that the page offers', () => {
  it('are those of the skill, all of them', () => {
    expect(Object.keys(LANGUAGE_NAMES)).toEqual([...SPEECH_LOCALES]);
  });

  it.each(SPEECH_LOCALES)(
    'have words in %s that open the skill, order, and find',
    async (locale) => {
      const words = await readDeviceWords(locale);
      expect(words.locale).toBe(locale);
      expect(routeOf(locale, words.opening('Harbor Roasters'))).toBe('LaunchRequest');
      const routes = words.suggestions.map((each) => deviceLanguageOf(locale).match(each).name);
      expect(routes[0]).toBe('OrderIntent');
      expect(routes).not.toContain('AMAZON.FallbackIntent');
      expect(routes.at(-1)).toBe('AMAZON.HelpIntent');
      if (locale.startsWith('en')) expect(words.suggestions).toEqual(FIRST_WORDS.suggestions);
    },
  );
});
