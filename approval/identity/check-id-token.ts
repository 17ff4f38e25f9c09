/** The ID token, checked as OpenID Connect Core section 3.1.3.7 says: who signed in, when, and for which of our requests. */
import { isTokenAtFault, type IssuerKeys } from '#edge';
import { jwtVerify } from 'jose';
import { z } from 'zod';
import { IdentityUnavailable, type ExchangeOutcome } from './identity-provider.ts';

const claimsSchema = z.object({
  sub: z.string().min(1).max(128),
  nonce: z.string(),
  auth_time: z.number().int().min(0),
  azp: z.string().optional(),
});

export async function checkIdToken(
  idToken: string,
  expected: {
    readonly issuer: string;
    readonly clientId: string;
    readonly nonce: string;
    readonly keys: IssuerKeys;
    readonly nowEpochMs: number;
  },
): Promise<ExchangeOutcome> {
  try {
    const { payload } = await jwtVerify(idToken, expected.keys, {
      issuer: expected.issuer,
      audience: expected.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'nonce', 'auth_time'],
      currentDate: new Date(expected.nowEpochMs),
      clockTolerance: 2,
    });
    // A list that holds us among others would be a token for others too.
    if (payload.aud !== expected.clientId) return refused('id_token_audience');
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return refused('id_token_claims');
    if (claims.data.nonce !== expected.nonce) return refused('id_token_nonce');
    if (claims.data.azp !== undefined && claims.data.azp !== expected.clientId) {
      return refused('id_token_party');
    }
    return {
      outcome: 'verified',
      subject: claims.data.sub,
      authTimeSeconds: claims.data.auth_time,
    };
  } catch (fault) {
    if (isTokenAtFault(fault)) return refused('id_token_invalid');
    throw new IdentityUnavailable({ cause: fault });
  }
}

function refused(reason: string): ExchangeOutcome {
  return { outcome: 'refused', reason };
}
