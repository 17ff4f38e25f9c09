/** What no intent fits, and intents that this version does not know. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { stringsOf } from '../dialogue/strings-of.ts';

export const fallbackHandler: RequestHandler = {
  canHandle: (input) => input.requestEnvelope.request.type === 'IntentRequest',
  handle: (input) => {
    const { fallback, welcomeReprompt } = stringsOf(input);
    return answer(input, { spoken: fallback, question: welcomeReprompt });
  },
};
