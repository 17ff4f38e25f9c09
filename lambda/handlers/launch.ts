/** "Open harbor roasters", and "go home" inside it. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { stringsOf } from '../dialogue/strings-of.ts';
import type { SkillSide } from '../skill-side.ts';

export function launchHandler(side: SkillSide): RequestHandler {
  return {
    canHandle: (input) =>
      input.requestEnvelope.request.type === 'LaunchRequest' ||
      isIntent(input, 'AMAZON.NavigateHomeIntent'),
    handle: (input) => {
      const { welcome, welcomeReprompt } = stringsOf(input);
      return answer(input, { spoken: welcome(side.shopName), question: welcomeReprompt });
    },
  };
}
