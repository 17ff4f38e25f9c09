/**
 * What Alexa takes of an answer beside its words: a card of 8,000 characters, 120 KB in all. An answer above one of these would be lost whole,
 * so what is too much gives way: the screen, then the card, then what was offered. The words stay; `answer` has bounded them.
 */
import type { HandlerInput, ResponseInterceptor } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { LONGEST_CARD } from './app-card.ts';
import { changeSession } from './session.ts';

/** 120 KB, less what the SDK adds of its own around the answer. */
const LARGEST_ANSWER_BYTES = 120 * 1024 - 512;

export const boundResponse: ResponseInterceptor = {
  process(input, response) {
    if (response === undefined) return;
    boundCard(response);
    if (isTooLarge(input, response)) delete response.directives;
    if (isTooLarge(input, response)) delete response.card;
    if (isTooLarge(input, response)) changeSession(input, { offered: undefined });
  },
};

function boundCard(response: Response): void {
  const { card } = response;
  if (card?.type !== 'Simple') return;
  if ((card.title ?? '').length + (card.content ?? '').length > LONGEST_CARD) delete response.card;
}

function isTooLarge(input: HandlerInput, response: Response): boolean {
  const sessionAttributes = input.requestEnvelope.session
    ? input.attributesManager.getSessionAttributes()
    : undefined;
  const body = JSON.stringify({ version: '1.0', response, sessionAttributes });
  return Buffer.byteLength(body, 'utf8') > LARGEST_ANSWER_BYTES;
}
