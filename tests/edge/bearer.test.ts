import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBearerCheck, type CheckBearer } from '#edge';
import { createAcceptedTokens } from '../../edge/accepted-tokens.ts';

const ISSUER = 'http://id.example:3003';
const AUDIENCE = 'http://mcp.example/mcp';
const CLAIMS: JWTPayload = {
  iss: ISSUER,
  aud: AUDIENCE,
  sub: 'customer-1',
  client_id: 'alexa-skill',
  scope: 'shop',
};

let keys: CryptoKeyPair;
let foreign: CryptoKeyPair;
let check: CheckBearer;

async function bearer(
  change: JWTPayload,
  options: {
    readonly typ?: string;
    readonly key?: CryptoKey;
    readonly expires?: string | null;
  } = {},
): Promise<string> {
  const token = new SignJWT({ ...CLAIMS, ...change })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ: options.typ ?? 'at+jwt' })
    .setIssuedAt();
  if (options.expires !== null) token.setExpirationTime(options.expires ?? '5m');
  return `Bearer ${await token.sign(options.key ?? keys.privateKey)}`;
}

beforeAll(async () => {
  keys = await generateKeyPair('RS256', { extractable: true });
  foreign = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] };
  check = createBearerCheck({
    issuer: ISSUER,
    audience: AUDIENCE,
    fetch: () => Promise.resolve(Response.json(jwks)),
  });
});

describe('bearer check', () => {
  it('accepts a token made for this server', async () => {
    expect(await check(await bearer({}))).toEqual({
      outcome: 'accepted',
      claims: { subject: 'customer-1', clientId: 'alexa-skill', scopes: ['shop'] },
    });
  });

  it('accepts one whose list of audiences holds ours alone, as some issuers write it [REQ-ANY-ISSUER]', async () => {
    expect((await check(await bearer({ aud: [AUDIENCE] }))).outcome).toBe('accepted');
  });

  it.each([
    ['another audience', { aud: 'http://card.example:8010' }],
    ['an audience with a trailing slash', { aud: `${AUDIENCE}/` }],
    ['a list of audiences that holds ours', { aud: [AUDIENCE, 'http://card.example:8010'] }],
    ['our audience twice', { aud: [AUDIENCE, AUDIENCE] }],
    ['no audience', { aud: undefined }],
    ['an empty list of audiences', { aud: [] }],
    ['another issuer', { iss: 'http://evil.example' }],
    ['no subject', { sub: undefined }],
    ['no client', { client_id: undefined }],
    ['no scope', { scope: undefined }],
  ])('invariant 2: refuses a token with %s [REQ-TOKEN-CHECKED]', async (_name, change) => {
    expect((await check(await bearer(change as JWTPayload))).outcome).toBe('invalid');
  });

  it('invariant 13: refuses an expired token, one without expiry, an ID token and a foreign signature [REQ-TOKEN-CHECKED]', async () => {
    const refused = [
      await bearer({}, { expires: '-1s' }),
      await bearer({}, { expires: null }),
      await bearer({}, { typ: 'JWT' }),
      await bearer({}, { key: foreign.privateKey }),
      'Bearer not-a-token',
      'Basic YTpi',
      'Bearer ',
    ];
    for (const header of refused) expect((await check(header)).outcome).toBe('invalid');
    expect((await check(undefined)).outcome).toBe('missing');
  });

  it('invariant 13: says unavailable, not accepted, when the keys cannot be had', async () => {
    const offline = createBearerCheck({
      issuer: ISSUER,
      audience: AUDIENCE,
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    });
    expect((await offline(await bearer({}))).outcome).toBe('unavailable');
  });

  it('invariant 13: accepts a token again without asking for keys, but neither past its end nor for longer than a minute [REQ-TOKEN-CHECKED]', async () => {
    const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' }] };
    const startedAt = Date.now();
    let now = startedAt;
    let areKeysThere = true;
    const timed = (): CheckBearer =>
      createBearerCheck({
        issuer: ISSUER,
        audience: AUDIENCE,
        fetch: () =>
          areKeysThere ? Promise.resolve(Response.json(jwks)) : Promise.reject(new Error('down')),
        nowEpochMs: () => now,
      });
    const remembering = timed();
    const token = await bearer({}, { expires: '20s' });
    expect((await remembering(token)).outcome).toBe('accepted');
    expect(await remembering(token)).toEqual(await remembering(token));
    const changed = token.replace(/.(?=.{9}$)/, (one) => (one === 'A' ? 'B' : 'A'));
    expect((await remembering(changed)).outcome).toBe('invalid');
    // Where nothing is remembered, and keys cannot be had, the same token is not accepted.
    areKeysThere = false;
    expect((await timed()(token)).outcome).toBe('unavailable');
    const memory = createAcceptedTokens<string>(() => now);
    memory.keep('short', { claims: 'claims', expiresAtSeconds: startedAt / 1000 + 20 });
    memory.keep('long', { claims: 'claims', expiresAtSeconds: startedAt / 1000 + 3600 });
    now = startedAt + 19_999;
    expect([memory.find('short'), memory.find('long')]).toEqual(['claims', 'claims']);
    now = startedAt + 20_000;
    expect([memory.find('short'), memory.find('long')]).toEqual([undefined, 'claims']);
    now = startedAt + 60_000;
    expect(memory.find('long')).toBeUndefined();
    now = startedAt - 1;
    expect(memory.find('long')).toBeUndefined();
    expect(memory.find('unknown')).toBeUndefined();
  });
});
