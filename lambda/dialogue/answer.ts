/** Speech out: plain words are escaped exactly once, here. The session stays open only where something is asked, and what is asked has its reprompt. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { escapeForSsml } from '#core';
import { repromptOf, type Asked } from './asked.ts';
import { forgetLabels } from './name-labels.ts';
import { changeSession } from './session.ts';
import { stringsOf } from './strings-of.ts';

export interface Answer {
  readonly spoken: string;
  readonly asks?: Asked | undefined;
  /** The same words, said slowly. */
  readonly isSlow?: boolean | undefined;
}

/** Alexa takes less than 8,000 characters, and loses the whole answer above that. */
export const LONGEST_SPEECH = 7999;

export function answer(input: HandlerInput, said: Answer): Response {
  const { responseBuilder } = input;
  const { spoken, asks, isSlow } = bounded(input, said);
  responseBuilder.speak(markupOf({ spoken, isSlow }));
  if (asks === undefined) {
    forgetLabels(input);
    return responseBuilder.withShouldEndSession(true).getResponse();
  }
  changeSession(input, { lastAnswer: { spoken, asks } });
  return responseBuilder
    .reprompt(escapeForSsml(repromptOf(asks, stringsOf(input))))
    .withShouldEndSession(false)
    .getResponse();
}

/** Words that are too long give way to a sentence that is safe, with the question that was asked. */
function bounded(input: HandlerInput, said: Answer): Answer {
  if (`<speak>${markupOf(said)}</speak>`.length <= LONGEST_SPEECH) return said;
  const strings = stringsOf(input);
  const { asks } = said;
  const question = asks === undefined ? [] : [repromptOf(asks, strings)];
  return { spoken: [strings.tooLongToSay, ...question].join(' '), asks };
}

function markupOf({ spoken, isSlow }: Answer): string {
  const words = escapeForSsml(spoken);
  return isSlow === true ? `<prosody rate="slow">${words}</prosody>` : words;
}
