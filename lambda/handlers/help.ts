/** "Help". */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { stringsOf } from '../dialogue/strings-of.ts';

export const helpHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.HelpIntent'),
  handle: (input) => {
    const { help, helpReprompt } = stringsOf(input);
    return answer(input, { spoken: help, question: helpReprompt });
  },
};
