/** What no intent fits, and intents that this version does not know. */
import type { RequestHandler } from 'ask-sdk-core';
import { askAgain } from '../dialogue/ask-again.ts';

export const fallbackHandler: RequestHandler = {
  canHandle: (input) => input.requestEnvelope.request.type === 'IntentRequest',
  handle: (input) => askAgain(input),
};
