import { request as httpRequest } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizationRequest,
  removeFolders,
  SECRETS,
  startIdentity,
  type TestIdentity,
} from './identity-fixture.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(async () => {
  await identity.stop();
  removeFolders();
});

const PATHS = [
  '/auth',
  '/auth/something',
  '/token',
  '/jwks',
  '/me',
  '/request',
  '/session/end',
  '/session/end/confirm',
  '/interaction/something',
  '/.well-known/openid-configuration',
  '/device',
  '/reg',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-7',
  'text/plain',
  'multipart/form-data',
  '%',
];
const NAMES = [
  'client_id',
  'response_type',
  'redirect_uri',
  'scope',
  'resource',
  'code_challenge',
  'prompt',
  'max_age',
  'claims',
  'request',
  'request_uri',
  'id_token_hint',
  'response_mode',
  'grant_type',
  'code',
  'refresh_token',
  'username',
];

interface Raw {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sent without a client that would tidy it up. */
function send({ method, path, headers, body }: Raw): Promise<number> {
  const { port } = identity.config;
  const content = method === 'GET' || method === 'HEAD' ? '' : body;
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: `id.hearback.localhost:${String(port)}`,
          'content-length': String(Buffer.byteLength(content)),
          ...headers,
        },
        timeout: 5000,
      },
      (response) => {
        response.resume();
        response.on('end', () => {
          resolve(response.statusCode ?? 0);
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('it hangs')));
    outgoing.on('error', reject);
    outgoing.end(content);
  });
}

const wildText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).filter((text) => !/[\uD800-\uDFFF]/.test(text)),
  fc.constantFrom(
    '',
    '%',
    '%E0%A4%A',
    '\u0000',
    '[]',
    '{"a":',
    '-1',
    'alexa-skill',
    'code',
    'none',
  ),
  fc.json({ maxDepth: 2 }),
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), wildText), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeSafely(value)}`).join('&'));

function encodeSafely(text: string): string {
  return text.startsWith('%') ? text : encodeURIComponent(text);
}

describe('whatever is sent to identity', () => {
  it('is answered, never with a fault of the server (bounded: 300 requests)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          method: fc.constantFrom(...METHODS),
          path: fc.tuple(fc.constantFrom(...PATHS), query).map(([path, text]) => `${path}?${text}`),
          headers: fc.record(
            {
              'content-type': fc.constantFrom(...TYPES),
              authorization: fc.constantFrom(
                'Basic %%%',
                'Basic ',
                `Basic ${Buffer.from(`mcp-service:${SECRETS['mcp-service']}`).toString('base64')}`,
                'Bearer x',
              ),
              cookie: fc.constantFrom('_interaction=x; _interaction.sig=y', '_session=%', '='),
              accept: fc.constantFrom('text/html', 'application/json', 'nonsense'),
            },
            { requiredKeys: [] },
          ),
          body: fc.oneof(wildText, query),
        }),
        async (raw) => {
          const status = await send(raw);
          expect(status).toBeGreaterThanOrEqual(200);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is answered without a fault where one parameter of a right request is wrong (bounded: 150)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), wildText, async (name, value) => {
        const { url } = authorizationRequest(identity, 'approval-card', {
          [name]: value,
        });
        const { pathname, search } = new URL(url);
        const status = await send({
          method: 'GET',
          path: pathname + search,
          headers: {},
          body: '',
        });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  });
});
