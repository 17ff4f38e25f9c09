/** Which request a handler is for. */
import type { HandlerInput } from 'ask-sdk-core';

export function isIntent(
  { requestEnvelope: { request } }: HandlerInput,
  ...names: readonly string[]
): boolean {
  return request.type === 'IntentRequest' && names.includes(request.intent.name);
}
