/** Speech out: plain words are escaped exactly once, here. The session stays open only where something is asked. */
import type { HandlerInput } from 'ask-sdk-core';
import type { Response } from 'ask-sdk-model';
import { escapeForSsml } from '#core';

export function answer(
  { responseBuilder }: HandlerInput,
  { spoken, question }: { readonly spoken: string; readonly question?: string | undefined },
): Response {
  responseBuilder.speak(escapeForSsml(spoken));
  if (question === undefined) responseBuilder.withShouldEndSession(true);
  else responseBuilder.reprompt(escapeForSsml(question)).withShouldEndSession(false);
  return responseBuilder.getResponse();
}
