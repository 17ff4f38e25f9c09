/** Whether the customer signed in after what the sign-in is for, and not long ago (design section 7). */
import { CLOCK_TOLERANCE_MS } from '#core';

/** The oldest verification that counts. */
export const VERIFICATION_MAX_AGE_SECONDS = 120;

/** `auth_time` is in whole seconds (OpenID Connect Core, section 2), so a sign-in in the second of `begunAt` is after it. */
export function isFreshSignIn(signIn: {
  readonly authTimeSeconds: number;
  readonly begunAt: number;
  readonly nowEpochMs: number;
}): boolean {
  const { authTimeSeconds, begunAt, nowEpochMs } = signIn;
  return (
    authTimeSeconds >= Math.floor(begunAt / 1000) &&
    Math.floor(nowEpochMs / 1000) - authTimeSeconds <= VERIFICATION_MAX_AGE_SECONDS &&
    authTimeSeconds * 1000 <= nowEpochMs + CLOCK_TOLERANCE_MS
  );
}
