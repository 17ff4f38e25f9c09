/** Sets the stand-ins as what is played needs them: the device, its language, and whether the customer's account is linked. */
import type { Express } from 'express';
import { z } from 'zod';
import { emptyBodySchema, parseBody, RequestRefused } from '#edge';
import type { SpeechLocale } from '#core';
import { findDeviceLocale, type AlexaCloud, type DeviceLanguage } from '../alexa-cloud/index.ts';
import { findDialogue } from '../conversations/index.ts';

export interface ConversationSeat {
  /** False while a dialogue is about a customer without an account. */
  isLinked(): boolean;
  addRoutes(app: Express): void;
}

const localeSchema = z.string().min(1).max(35);
const languageSchema = z.strictObject({ locale: localeSchema });
/** A scripted dialogue by its name, or one that the page leads through by itself in that language. */
const beginSchema = z.union([
  z.strictObject({ name: z.string().min(1).max(100) }),
  z.strictObject({ locale: localeSchema }),
]);

const DEVICES = { show: 'echo-show-10', dot: 'echo-dot' } as const;

export function createConversationSeat(
  cloud: () => Pick<AlexaCloud, 'choose' | 'speak' | 'state'>,
  deviceLanguageOf: (locale: SpeechLocale) => DeviceLanguage,
): ConversationSeat {
  let isLinked = true;
  /** What the person has set the device to: it speaks this again once nothing is played any more. */
  let chosen: SpeechLocale = 'en-US';
  const speak = (locale: SpeechLocale): Promise<void> => cloud().speak(deviceLanguageOf(locale));
  return {
    isLinked: () => isLinked,
    addRoutes(app) {
      app.post('/alexa/language', async (request, response) => {
        const { locale } = parseBody<z.output<typeof languageSchema>>(request.body, languageSchema);
        const known = knownLocale(locale);
        await speak(known);
        chosen = known;
        response.json(cloud().state());
      });
      app.post('/conversations/begin', async (request, response) => {
        const played = parseBody<z.output<typeof beginSchema>>(request.body, beginSchema);
        if ('locale' in played) {
          isLinked = true;
          await speak(knownLocale(played.locale));
          response.json(cloud().state());
          return;
        }
        const dialogue = findDialogue(played.name);
        if (dialogue === undefined) {
          throw new RequestRefused(404, 'dialogue_unknown', 'There is no such conversation.');
        }
        isLinked = dialogue.customer !== 'not-linked';
        await speak(dialogue.locale);
        await cloud().choose(DEVICES[dialogue.device]);
        response.json(cloud().state());
      });
      app.post('/conversations/end', async (request, response) => {
        parseBody(request.body, emptyBodySchema);
        isLinked = true;
        await speak(chosen);
        response.json(cloud().state());
      });
    },
  };
}

/** @throws {RequestRefused} for a language that the skill does not have. */
function knownLocale(text: string): SpeechLocale {
  const locale = findDeviceLocale(text);
  if (locale !== undefined) return locale;
  throw new RequestRefused(
    404,
    'language_unknown',
    'The skill does not speak this language. The device stays as it is.',
  );
}
