/** Access tokens of the identity provider, checked as RFC 9068 section 4 says. */
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Fetch } from './dial.ts';
import { createIssuerKeys, isTokenAtFault } from './issuer-keys.ts';
import { createAcceptedTokens } from './accepted-tokens.ts';

export interface BearerClaims {
  readonly subject: string;
  readonly clientId: string;
  readonly scopes: readonly string[];
}

/** `missing`: no Authorization header; `invalid`: not a token that this server accepts; `unavailable`: the keys cannot be had now. */
export type BearerCheck =
  | { readonly outcome: 'accepted'; readonly claims: BearerClaims }
  | { readonly outcome: 'missing' | 'invalid' | 'unavailable' };

export type CheckBearer = (authorizationHeader: string | undefined) => Promise<BearerCheck>;

export const SIGNING_ALGORITHMS = [
  ...(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'] as const),
  ...(['ES256', 'ES384', 'ES512', 'EdDSA'] as const),
] as const;
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number];

const claimsSchema = z.object({
  sub: z.string().min(1),
  client_id: z.string().min(1),
  scope: z.string(),
});

/** Issuer and audience are compared exactly; type, algorithm, expiry, subject, client and scope must be there. */
export function createBearerCheck({
  issuer,
  audience,
  jwksUri,
  algorithms = ['RS256'],
  fetch,
  nowEpochMs = Date.now,
}: {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUri?: string | undefined;
  /** Which the issuer signs with; RFC 9068 asks every issuer for RS256. Secret-key algorithms and `none` are not among them. */
  readonly algorithms?: readonly SigningAlgorithm[] | undefined;
  readonly fetch: Fetch;
  readonly nowEpochMs?: () => number;
}): CheckBearer {
  const keys = createIssuerKeys({ issuer, jwksUri, fetch });
  const accepted = createAcceptedTokens<BearerClaims>(nowEpochMs);
  return async (authorizationHeader) => {
    if (authorizationHeader === undefined) return { outcome: 'missing' };
    const token = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(authorizationHeader)?.[1];
    if (token === undefined) return { outcome: 'invalid' };
    const known = accepted.find(token);
    if (known) return { outcome: 'accepted', claims: known };
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        typ: 'at+jwt',
        algorithms: [...algorithms],
        requiredClaims: ['exp', 'iat', 'sub', 'client_id', 'scope'],
      });
      // `audience` also accepts a list that holds ours among others; a token for us is for us alone.
      // A list of one says the same as its one (RFC 7519, section 4.1.3), and some issuers write no other form.
      if ([payload.aud].flat().length !== 1) return { outcome: 'invalid' };
      const { sub, client_id, scope } = claimsSchema.parse(payload);
      const claims = { subject: sub, clientId: client_id, scopes: scope.split(' ') };
      accepted.keep(token, { claims, expiresAtSeconds: payload.exp ?? 0 });
      return { outcome: 'accepted', claims };
    } catch (fault) {
      const isInvalid = fault instanceof z.ZodError || isTokenAtFault(fault);
      return { outcome: isInvalid ? 'invalid' : 'unavailable' };
    }
  };
}
