/** "Stop" and "cancel": the conversation ends. An order that waits is not touched: "cancel my order" is for that. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { stringsOf } from '../dialogue/strings-of.ts';

export const stopHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.StopIntent', 'AMAZON.CancelIntent'),
  handle: (input) => answer(input, { spoken: stringsOf(input).goodbye }),
};
