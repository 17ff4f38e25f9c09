/**
 * Access tokens that were accepted a moment ago: one client sends the same one with each call. A token is remembered whole, for a minute at most
 * and never past its own end; the issuer's keys are kept for longer than that anyway, so nothing is accepted that would not have been.
 */

export interface AcceptedTokens<Claims> {
  find(token: string): Claims | undefined;
  keep(token: string, accepted: Accepted<Claims>): void;
}

interface Accepted<Claims> {
  readonly claims: Claims;
  /** `exp` of the token (RFC 7519, section 4.1.4). */
  readonly expiresAtSeconds: number;
}

const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 1000;

export function createAcceptedTokens<Claims>(nowEpochMs: () => number): AcceptedTokens<Claims> {
  const tokens = new Map<
    string,
    { readonly claims: Claims; readonly from: number; readonly until: number }
  >();
  return {
    find(token) {
      const known = tokens.get(token);
      const now = nowEpochMs();
      // Neither late nor, with a clock that was set back, early.
      return known && now >= known.from && now < known.until ? known.claims : undefined;
    },
    keep(token, { claims, expiresAtSeconds }) {
      const from = nowEpochMs();
      const until = Math.min(expiresAtSeconds * 1000, from + REMEMBERED_MS);
      if (tokens.size >= MOST_REMEMBERED) tokens.clear();
      tokens.set(token, { claims, from, until });
    },
  };
}
