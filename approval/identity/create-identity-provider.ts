/** The client of the identity provider over HTTP. */
import type { Clock, Hash } from '#core';
import {
  createBearerCheck,
  createIssuerKeys,
  type CheckBearer,
  type Fetch,
  type IssuerKeys,
} from '#edge';
import { sha256Base64Url } from '../random-secret.ts';
import { checkIdToken } from './check-id-token.ts';
import { fetchTokens, type FetchedTokens } from './fetch-tokens.ts';
import {
  IdentityUnavailable,
  type AuthorizationRequest,
  type ExchangeOutcome,
  type IdentityProvider,
} from './identity-provider.ts';
import { createProviderEndpoints } from './provider-endpoints.ts';

/** The only scope that lets a person approve; the provider grants it to no assistant's client. */
const APPROVE_SCOPE = 'approve';

export interface IdentityProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly audience: string;
  readonly redirectUri: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly hash: Hash;
}

export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { issuer, audience, clientId, fetch } = options;
  const endpoints = createProviderEndpoints({ issuer, fetch });
  const checkAccessToken = createBearerCheck({ issuer, audience, fetch });
  const keys = createIssuerKeys({ issuer, fetch });
  return {
    issuer,
    authorizationUrl: async (request) =>
      authorizationUrl((await endpoints()).authorization, request, options),
    exchangeCode: async (exchange) => {
      const { token } = await endpoints();
      const fetched = await fetchTokens(token, exchange, options);
      if (fetched.outcome === 'refused') return fetched;
      return checkTokens(fetched.tokens, {
        nonce: exchange.nonce,
        issuer,
        clientId,
        keys,
        checkAccessToken,
        nowEpochMs: options.clock.nowEpochMs(),
      });
    },
  };
}

/** RFC 6749 section 4.1.1 with PKCE (RFC 7636), resource (RFC 8707) and OpenID Connect Core section 3.1.2.1. */
function authorizationUrl(
  endpoint: string,
  request: AuthorizationRequest,
  options: IdentityProviderOptions,
): string {
  const url = new URL(endpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    scope: `openid ${APPROVE_SCOPE}`,
    resource: options.audience,
    state: request.state,
    nonce: request.nonce,
    code_challenge: sha256Base64Url(request.codeVerifier, options.hash),
    code_challenge_method: 'S256',
    prompt: 'login',
    ...(request.mustBeFresh ? { max_age: '0' } : {}),
  }).toString();
  return url.href;
}

/** Both tokens must be ours and about one person: the ID token says who and when, the access token that approving was granted. */
async function checkTokens(
  tokens: FetchedTokens,
  expected: {
    readonly nonce: string;
    readonly issuer: string;
    readonly clientId: string;
    readonly keys: IssuerKeys;
    readonly checkAccessToken: CheckBearer;
    readonly nowEpochMs: number;
  },
): Promise<ExchangeOutcome> {
  const identity = await checkIdToken(tokens.idToken, expected);
  if (identity.outcome === 'refused') return identity;
  const access = await expected.checkAccessToken(`Bearer ${tokens.accessToken}`);
  if (access.outcome === 'unavailable') {
    throw new IdentityUnavailable({ cause: new Error('its keys cannot be had') });
  }
  if (access.outcome !== 'accepted') return { outcome: 'refused', reason: 'access_token_invalid' };
  const { subject, clientId, scopes } = access.claims;
  if (clientId !== expected.clientId) return { outcome: 'refused', reason: 'other_client' };
  if (!scopes.includes(APPROVE_SCOPE)) return { outcome: 'refused', reason: 'scope_missing' };
  if (subject !== identity.subject) return { outcome: 'refused', reason: 'subjects_differ' };
  return identity;
}
