/** Any call to any endpoint is answered below 500, without a stack and without a hang. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from './approval-world.ts';
import type { Answer, TestBrowser } from './test-browser.ts';

let world: World;
let browser: TestBrowser;
let digest: string;
beforeAll(async () => {
  world = await makeWorld();
  browser = await world.signedIn();
  ({ digest } = await world.propose());
});
afterAll(() => world.stop());

const RUNS = 60;

const POSTS = [
  '/api/sign-in',
  '/api/callback',
  '/api/orders/DIGEST/total',
  '/api/orders/DIGEST/passkey',
  '/api/orders/DIGEST/decline',
  '/api/passkeys/options',
  '/api/passkeys',
  '/api/orders',
  '/api/changes',
  '/api/changes/passkey',
  '/api/settings',
  '/api/sessions/AAAAAAAAAAAAAAAA/end',
  '/api/clients/alexa-skill/revoke',
  '/api/passkeys/AAAAAAAAAAAAAAAA/remove',
  '/api/elsewhere',
];

function expectPlain(answer: Answer): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toMatch(/\n\s+at |node_modules|Error:/);
}

const near = (path: string): fc.Arbitrary<unknown> => {
  const text = fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom('47.61', digest, ''));
  if (path.endsWith('/total')) return fc.record({ text, shownDigest: text });
  if (path.endsWith('/callback')) return fc.record({ code: text, state: text, iss: text });
  const base64Url = fc.string({
    unit: fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
    minLength: 1,
    maxLength: 90,
  });
  return fc.record({
    response: fc.record({
      id: base64Url,
      rawId: base64Url,
      type: fc.constant('public-key'),
      clientExtensionResults: fc.constant({}),
      response: fc.record({
        clientDataJSON: fc.oneof(
          base64Url,
          fc.json().map((json) => Buffer.from(json).toString('base64url')),
        ),
        authenticatorData: base64Url,
        signature: base64Url,
        attestationObject: base64Url,
      }),
    }),
  });
};

describe('fuzz', () => {
  it.each(POSTS)('POST %s answers any JSON [REQ-NO-500]', async (template) => {
    const path = template.replace('DIGEST', digest);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), near(path)), async (body) => {
        expectPlain(await browser.post(path, body));
      }),
      { numRuns: RUNS },
    );
  });

  it('any body of any type', async () => {
    const types = fc.constantFrom(
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...POSTS),
        fc.string(),
        types,
        async (path, rawBody, type) => {
          const headers = { 'content-type': type };
          expectPlain(
            await browser.call('POST', path.replace('DIGEST', digest), {}, { rawBody, headers }),
          );
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('any path and method', async () => {
    const segment = fc.oneof(
      fc.webSegment(),
      fc.constantFrom('%', '%E0%A4%A', '%00', '..', '__proto__', digest, 'a'.repeat(3000)),
    );
    const bases = fc.constantFrom(
      '/',
      '/api/',
      '/api/orders/',
      '/orders/',
      '/assets/',
      '/callback/',
    );
    const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH');
    await fc.assert(
      fc.asyncProperty(bases, segment, methods, async (base, last, method) => {
        expectPlain(await browser.call(method, base + last));
      }),
      { numRuns: RUNS * 3 },
    );
  });

  it('any headers', async () => {
    const value = fc.string({
      unit: fc.constantFrom('a', 'Z', '0', '.', '=', ';', ',', ' ', '{', '}', '"', '_', '-'),
      maxLength: 300,
    });
    await fc.assert(
      fc.asyncProperty(value, value, value, async (dpop, cookie, origin) => {
        expectPlain(await browser.get('/api/orders', { headers: { dpop } }));
        expectPlain(await browser.get('/api/orders', { headers: { cookie } }));
        expectPlain(await browser.post('/api/sign-in', {}, { headers: { origin } }));
      }),
      { numRuns: RUNS },
    );
  });

  it('proofs with any header and claims', async () => {
    const encode = (value: unknown): string =>
      Buffer.from(JSON.stringify(value)).toString('base64url');
    const headers = fc.record(
      {
        alg: fc.constantFrom('ES256', 'none', 'HS256', 'EdDSA'),
        typ: fc.constantFrom('dpop+jwt', 'JWT'),
        jwk: fc.oneof(
          fc.jsonValue(),
          fc.record({
            kty: fc.constantFrom('EC', 'oct', 'RSA', 'OKP'),
            crv: fc.constantFrom('P-256', 'P-384', 'Ed25519'),
            x: fc.string(),
            y: fc.constantFrom('A'.repeat(43), '', '!'),
          }),
        ),
        crit: fc.jsonValue(),
      },
      { requiredKeys: ['alg'] },
    );
    await fc.assert(
      fc.asyncProperty(headers, fc.jsonValue(), async (header, claims) => {
        const dpop = `${encode(header)}.${encode(claims)}.${'A'.repeat(86)}`;
        const answer = await browser.get('/api/orders', { headers: { dpop } });
        expect(answer.status).toBe(401);
      }),
      { numRuns: RUNS * 2 },
    );
  });

  it('a body that is too large is refused', async () => {
    const answer = await browser.post('/api/sign-in', { text: 'x'.repeat(70_000) });
    expect(answer.status).toBe(413);
  });
});
