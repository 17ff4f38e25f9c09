/** What was not understood: the question that is open is asked again. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { answer } from './answer.ts';
import { repromptOf, type Asked } from './asked.ts';
import { askedOf } from './session.ts';
import { stringsOf } from './strings-of.ts';

/** These ask what the customer wants at all. */
const WIDE: readonly (Asked | undefined)[] = [undefined, 'product', 'anything_else', 'help'];

export function isAskedForSomething(input: HandlerInput): boolean {
  return !WIDE.includes(askedOf(input));
}

export function askAgain(input: HandlerInput): Response {
  const strings = stringsOf(input);
  const asked = askedOf(input);
  return asked === undefined || !isAskedForSomething(input)
    ? answer(input, { spoken: strings.fallback, asks: 'product' })
    : answer(input, {
        spoken: `${strings.notUnderstood} ${repromptOf(asked, strings)}`,
        asks: asked,
      });
}
