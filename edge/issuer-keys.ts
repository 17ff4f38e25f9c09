/** The identity provider's public keys, and how a token that fails with them is told from keys that cannot be had. */
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import type { Fetch } from './dial.ts';

export type IssuerKeys = JWTVerifyGetKey;

/** @param jwksUri as the issuer's own metadata names it (RFC 8414, section 2); where our stand-in has it when left out. */
export function createIssuerKeys({
  issuer,
  jwksUri,
  fetch,
}: {
  readonly issuer: string;
  readonly jwksUri?: string | undefined;
  readonly fetch: Fetch;
}): IssuerKeys {
  return createRemoteJWKSet(jwksUri === undefined ? new URL('/jwks', issuer) : new URL(jwksUri), {
    [customFetch]: fetch,
    timeoutDuration: 2000,
  });
}

/** Jose says with a generic code, or a time-out, that the keys could not be fetched; everything else is about the token. */
export function isTokenAtFault(fault: unknown): boolean {
  return (
    fault instanceof errors.JOSEError &&
    !(fault instanceof errors.JWKSTimeout) &&
    fault.code !== 'ERR_JOSE_GENERIC'
  );
}
