/** The requests that were sent to the skill, by the token that came with each: what the skill may ask of Alexa with it, and until when. */
import type { Speech } from '../check-skill-response.ts';

export interface SentRequest {
  readonly apiAccessToken: string;
  readonly requestId: string;
  readonly deviceId: string;
  /** Says the words before the answer; left out where the skill may not speak at all, as at the end of a session. */
  readonly hear?: ((speech: Speech) => void) | undefined;
}

export interface SkillRequests {
  /** From now on the token is known; it may speak until the returned function, that the answer has come, is called. */
  send(request: SentRequest): () => void;
  /** Whose token it is; undefined for one that was never given. */
  find(apiAccessToken: string): KnownRequest | undefined;
}

export interface KnownRequest {
  readonly deviceId: string;
  /** `not_now`: another request's id, after the answer, or once too often. */
  speak(requestId: string, speech: Speech): 'taken' | 'not_now';
}

/** As Amazon documents it, for one request. */
export const MOST_WORDS_MEANWHILE = 5;
/** A token is of use for a while after its request is answered. */
const MOST_KEPT = 100;

export function createSkillRequests(): SkillRequests {
  const known = new Map<string, KnownRequest>();
  return {
    send(request) {
      const { apiAccessToken, deviceId, hear } = request;
      let left = hear === undefined ? 0 : MOST_WORDS_MEANWHILE;
      known.set(apiAccessToken, {
        deviceId,
        speak(requestId, speech) {
          if (requestId !== request.requestId || left === 0) return 'not_now';
          left -= 1;
          hear?.(speech);
          return 'taken';
        },
      });
      const [oldest] = known.keys();
      if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
      return () => {
        left = 0;
      };
    },
    find: (apiAccessToken) => known.get(apiAccessToken),
  };
}
