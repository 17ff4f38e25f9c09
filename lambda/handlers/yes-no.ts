/** A spoken yes is never a purchase, and a no buys nothing either: neither calls the shop. */
import type { RequestHandler } from 'ask-sdk-core';
import { answer } from '../dialogue/answer.ts';
import { isIntent } from '../dialogue/is-intent.ts';
import { readSession } from '../dialogue/session.ts';
import { stringsOf } from '../dialogue/strings-of.ts';

export const yesHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.YesIntent'),
  handle: (input) => {
    const strings = stringsOf(input);
    return readSession(input).digest === undefined
      ? answer(input, {
          spoken: strings.yesBuysNothingWithoutOrder,
          question: strings.welcomeReprompt,
        })
      : answer(input, { spoken: strings.yesBuysNothing, question: strings.confirmReprompt });
  },
};

export const noHandler: RequestHandler = {
  canHandle: (input) => isIntent(input, 'AMAZON.NoIntent'),
  handle: (input) => answer(input, { spoken: stringsOf(input).noBuysNothing }),
};
