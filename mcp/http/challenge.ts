/**
 * What a refusal says in `WWW-Authenticate` (RFC 6750, section 3; RFC 9728, section 5.1). Alexa+ wants a 401 without the header, HTTP wants one on
 * every 401; which of them is said is configuration, never a guess from who is asking.
 */

/**
 * `on-bad-token`: nothing where nobody has signed in yet, a challenge where a token came and is not accepted or allows too little;
 * `always`: on every 401 and 403, as RFC 9110 section 11.6.1 asks; `never`: clients find the metadata at its well-known address.
 */
export const CHALLENGE_MODES = ['on-bad-token', 'always', 'never'] as const;
export type ChallengeMode = (typeof CHALLENGE_MODES)[number];

export type ChallengeReason =
  | 'no_token'
  | 'invalid_token'
  | 'insufficient_scope'
  /** A client's own token, at something that is a person's: nobody has signed in. */
  | 'no_person';

export type MakeChallenge = (reason: ChallengeReason) => string | undefined;

export function createChallenges({
  mode,
  metadataUrl,
  scope,
}: {
  readonly mode: ChallengeMode;
  readonly metadataUrl: string;
  /** What a person has to allow. */
  readonly scope: string;
}): MakeChallenge {
  return (reason) => {
    const isUnasked = reason === 'no_token' || reason === 'no_person';
    if (mode === 'never' || (mode === 'on-bad-token' && isUnasked)) return undefined;
    return [
      `Bearer resource_metadata="${metadataUrl}"`,
      // RFC 6750, section 3.1: without a token there is no error to name.
      ...(isUnasked ? [] : [`error="${reason}"`]),
      ...(reason === 'invalid_token' ? [] : [`scope="${scope}"`]),
    ].join(', ');
  };
}
