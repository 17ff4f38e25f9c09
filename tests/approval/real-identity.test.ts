/** The card's sign-in against the identity stand-in on the real OpenID library. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerIdSchema } from '#core';
import type { Fetch } from '#edge';
import { nodeHash, systemClock, systemRandomness } from '#stores';
import { createIdentityProvider } from '../../approval/identity/create-identity-provider.ts';
import type { IdentityProvider } from '../../approval/identity/identity-provider.ts';
import { isFreshSignIn } from '../../approval/sign-in/is-fresh-sign-in.ts';
import { randomSecret } from '../../approval/random-secret.ts';
import {
  APPROVAL,
  MCP,
  PASSPHRASES,
  REDIRECTS,
  removeFolders,
  SECRETS,
  startIdentity,
  type TestIdentity,
} from '../simulator/identity/identity-fixture.ts';
import { signInOverHttp } from '../../simulator/sign-in/sign-in-over-http.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  removeFolders();
});

function providerFor(
  change: { readonly audience?: string; readonly fetch?: Fetch } = {},
): IdentityProvider {
  return createIdentityProvider({
    issuer: identity.issuer,
    clientId: 'approval-card',
    clientSecret: SECRETS['approval-card'],
    audience: APPROVAL,
    redirectUri: REDIRECTS['approval-card'],
    fetch: identity.dial,
    clock: systemClock,
    hash: nodeHash,
    ...change,
  });
}

async function signIn(provider: IdentityProvider, username: keyof typeof PASSPHRASES) {
  const [state, nonce, codeVerifier] = [1, 2, 3].map(() => randomSecret(systemRandomness));
  if (!state || !nonce || !codeVerifier) throw new Error('no secrets');
  const request = { state, nonce, codeVerifier, mustBeFresh: true };
  const back = await signInOverHttp({
    dial: identity.dial,
    issuer: identity.issuer,
    authorizationUrl: await provider.authorizationUrl(request),
    username,
    passphrase: PASSPHRASES[username],
    nowEpochMs: () => Date.now(),
  });
  return { request, answer: new URL(back).searchParams };
}

it('a customer signs in, and the tokens say who it was and when', async () => {
  const provider = providerFor();
  const begunAt = Date.now();
  const { request, answer } = await signIn(provider, 'demo-one');
  expect(answer.get('state')).toBe(request.state);
  expect(answer.get('iss')).toBe(provider.issuer);
  const exchange = await provider.exchangeCode({ ...request, code: answer.get('code') ?? '' });
  if (exchange.outcome !== 'verified') throw new Error(exchange.reason);
  expect(customerIdSchema.parse(exchange.subject)).toBe('customer-1');
  const { authTimeSeconds } = exchange;
  expect(isFreshSignIn({ authTimeSeconds, begunAt, nowEpochMs: Date.now() })).toBe(true);
});

it('a code counts once', async () => {
  const provider = providerFor();
  const { request, answer } = await signIn(provider, 'demo-two');
  const exchange = { ...request, code: answer.get('code') ?? '' };
  expect((await provider.exchangeCode(exchange)).outcome).toBe('verified');
  expect((await provider.exchangeCode(exchange)).outcome).toBe('refused');
});

it('identity gives the card’s client no token of the mcp audience', async () => {
  const { answer } = await signIn(providerFor({ audience: MCP }), 'demo-one');
  expect(answer.get('code')).toBeNull();
  expect(answer.get('error')).toBe('invalid_target');
});

it('a provider that does not answer is unavailable, not a refusal', async () => {
  const provider = providerFor();
  const { request, answer } = await signIn(provider, 'demo-one');
  const cut = providerFor({
    fetch: (input, init) =>
      input instanceof Request || !String(input).endsWith('/token')
        ? identity.dial(input, init)
        : Promise.reject(new TypeError('connection cut')),
  });
  await expect(
    cut.exchangeCode({ ...request, code: answer.get('code') ?? '' }),
  ).rejects.toMatchObject({ code: 'IDENTITY_UNAVAILABLE' });
});
