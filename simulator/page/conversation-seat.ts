/** Sets the stand-ins as a scripted dialogue needs them: the device, its language, and whether the customer's account is linked. */
import type { Express } from 'express';
import { z } from 'zod';
import { emptyBodySchema, parseBody, RequestRefused } from '#edge';
import type { SpeechLocale } from '#core';
import type { AlexaCloud, DeviceLanguage } from '../alexa-cloud/index.ts';
import { findDialogue } from '../conversations/index.ts';

export interface ConversationSeat {
  /** False while a dialogue is about a customer without an account. */
  isLinked(): boolean;
  addRoutes(app: Express): void;
}

const beginSchema = z.strictObject({ name: z.string().min(1).max(100) });

const DEVICES = { show: 'echo-show-10', dot: 'echo-dot' } as const;

export function createConversationSeat(
  cloud: () => Pick<AlexaCloud, 'choose' | 'speak' | 'state'>,
  deviceLanguageOf: (locale: SpeechLocale) => DeviceLanguage,
): ConversationSeat {
  let isLinked = true;
  return {
    isLinked: () => isLinked,
    addRoutes(app) {
      app.post('/conversations/begin', async (request, response) => {
        const { name } = parseBody<z.output<typeof beginSchema>>(request.body, beginSchema);
        const dialogue = findDialogue(name);
        if (dialogue === undefined) {
          throw new RequestRefused(404, 'dialogue_unknown', 'There is no such conversation.');
        }
        isLinked = dialogue.customer !== 'not-linked';
        await cloud().speak(deviceLanguageOf(dialogue.locale));
        await cloud().choose(DEVICES[dialogue.device]);
        response.json(cloud().state());
      });
      app.post('/conversations/end', async (request, response) => {
        parseBody(request.body, emptyBodySchema);
        isLinked = true;
        await cloud().speak(deviceLanguageOf('en-US'));
        response.json(cloud().state());
      });
    },
  };
}
