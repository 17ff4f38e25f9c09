/** One request to the skill over HTTP, signed, with the eight seconds that Alexa gives. */
import type { RequestEnvelope } from 'ask-sdk-model';
import type { Fetch } from '#edge';
import type { SignRequest } from './signing/sign-request.ts';

export const SKILL_TIMEOUT_MS = 8000;

export type SkillCall =
  | { readonly outcome: 'answered'; readonly body: string }
  | { readonly outcome: 'failed'; readonly reason: string; readonly isTimeout: boolean };

export type CallSkill = (envelope: RequestEnvelope) => Promise<SkillCall>;

export function createSkillCaller({
  url,
  sign,
  fetch,
}: {
  readonly url: string;
  readonly sign: SignRequest;
  readonly fetch: Fetch;
}): CallSkill {
  return async (envelope) => {
    try {
      const body = JSON.stringify(envelope);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          accept: 'application/json',
          ...sign(body),
        },
        body,
        signal: AbortSignal.timeout(SKILL_TIMEOUT_MS),
      });
      const answer = await response.text();
      if (response.status === 200) return { outcome: 'answered', body: answer };
      return {
        outcome: 'failed',
        reason: `the skill answered ${String(response.status)}`,
        isTimeout: false,
      };
    } catch (fault) {
      const isTimeout = fault instanceof DOMException && fault.name === 'TimeoutError';
      return {
        outcome: 'failed',
        reason: isTimeout ? 'the skill was too slow' : 'the skill was not reached',
        isTimeout,
      };
    }
  };
}
