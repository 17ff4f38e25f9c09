/** "Home", after "where should it go?": Alexa takes the word alone for the built-in intent that leads to the beginning. */
import type { HandlerInput } from 'ask-sdk-core';
import { isIntent } from './is-intent.ts';
import { askedOf } from './session.ts';

export function isHomeAnswered(input: HandlerInput): boolean {
  return isIntent(input, 'AMAZON.NavigateHomeIntent') && askedOf(input) === 'address';
}
