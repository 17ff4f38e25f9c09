/** What came of a call to the skill: its answer, or Alexa's own words where there is none that can be used. */
import type { SpeechLocale } from '#core';
import type { SkillCall } from './call-skill.ts';
import { checkSkillResponse, type SkillAnswer } from './check-skill-response.ts';
import type { SkillRequest } from './request-envelope.ts';
import { troubleWords } from './trouble-words.ts';

export type CallFault = NonNullable<Extract<SkillRequest, { kind: 'session_ended' }>['error']>;

export type UsableCall =
  | { readonly outcome: 'answered'; readonly answer: SkillAnswer }
  | { readonly outcome: 'failed'; readonly words: string; readonly error: CallFault };

export function readCall(
  call: SkillCall,
  { shopName, locale }: { readonly shopName: string; readonly locale: SpeechLocale },
): UsableCall {
  const words = troubleWords(locale);
  if (call.outcome === 'failed') {
    return {
      outcome: 'failed',
      words: words.unreachable(shopName),
      error: {
        type: call.isTimeout ? 'ENDPOINT_TIMEOUT' : 'INTERNAL_SERVICE_ERROR',
        message: call.reason,
      },
    };
  }
  const checked = checkSkillResponse(call.body);
  if (checked.outcome === 'valid') return { outcome: 'answered', answer: checked.answer };
  return {
    outcome: 'failed',
    words: words.unusable(shopName),
    error: { type: 'INVALID_RESPONSE', message: checked.reason },
  };
}
