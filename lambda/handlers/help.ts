/** "Help". The question that was open stays open: "the second one" is understood after it. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { isAskedForSomething } from '../dialogue/ask-again.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { askedOf } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';

export const helpHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.HelpIntent'),
  handle: (input) =>
    answer(input, {
      spoken: stringsOf(input).help,
      asks: isAskedForSomething(input) ? askedOf(input) : 'help',
    }),
};
