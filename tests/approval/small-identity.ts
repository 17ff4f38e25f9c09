/** A small OpenID provider on a loopback port: it signs whatever the test asks for, so that each lie can be tried on its own. */
import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const CLIENT_ID = 'approval-card';
export const CLIENT_SECRET = 'card-secret-for-tests';

export interface SignInLies {
  readonly sub?: string;
  readonly authTimeSeconds?: number;
  readonly nonce?: string;
  readonly idTokenIssuer?: string;
  readonly idTokenAudience?: string | string[];
  readonly accessAudience?: string | string[];
  readonly accessScope?: string;
  readonly accessSub?: string;
  readonly accessClient?: string;
  readonly accessType?: string;
  readonly signedByStranger?: boolean;
}

export type SmallIdentity = Awaited<ReturnType<typeof startSmallIdentity>>;

interface Grant {
  readonly request: URLSearchParams;
  readonly lies: SignInLies;
}

export async function startSmallIdentity(clock: { nowEpochMs(): number }) {
  const grants = new Map<string, Grant>();
  const key = await generateKeyPair('RS256');
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(key.publicKey)), kid: 'id-1', alg: 'RS256', use: 'sig' };
  const state = {
    issuer: '',
    isDown: false,
    metadata: {} as Record<string, unknown>,
    tokenCalls: 0,
  };

  const sign = (claims: Record<string, unknown>, type: string, lies: SignInLies): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'id-1', typ: type })
      .sign(lies.signedByStranger ? stranger.privateKey : key.privateKey);

  const tokens = async (grant: Grant): Promise<Record<string, unknown>> => {
    const { request, lies } = grant;
    const sub = lies.sub ?? 'customer-1';
    const now = Math.floor(clock.nowEpochMs() / 1000);
    const realNow = Math.floor(Date.now() / 1000);
    const idToken = await sign(
      {
        iss: lies.idTokenIssuer ?? state.issuer,
        aud: lies.idTokenAudience ?? CLIENT_ID,
        sub,
        nonce: lies.nonce ?? request.get('nonce'),
        auth_time: lies.authTimeSeconds ?? now,
        iat: now,
        exp: now + 300,
      },
      'JWT',
      lies,
    );
    const accessToken = await sign(
      {
        iss: state.issuer,
        aud: lies.accessAudience ?? request.get('resource'),
        sub: lies.accessSub ?? sub,
        client_id: lies.accessClient ?? CLIENT_ID,
        scope: lies.accessScope ?? 'openid approve',
        iat: realNow,
        exp: realNow + 300,
      },
      lies.accessType ?? 'at+jwt',
      lies,
    );
    return { token_type: 'Bearer', access_token: accessToken, id_token: idToken, expires_in: 300 };
  };

  const answerToken = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    state.tokenCalls += 1;
    const form = new URLSearchParams(await readText(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const basic = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      grant !== undefined &&
      request.headers.authorization === basic &&
      form.get('grant_type') === 'authorization_code' &&
      form.get('redirect_uri') === grant.request.get('redirect_uri') &&
      form.get('resource') === grant.request.get('resource') &&
      challenge === grant.request.get('code_challenge');
    if (isRight) answer(response, 200, await tokens(grant));
    else answer(response, 400, { error: 'invalid_grant' });
  };

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', state.issuer).pathname;
    if (state.isDown) response.destroy();
    else if (path === '/token') void answerToken(request, response);
    else if (path === '/jwks') answer(response, 200, { keys: [jwk] });
    else if (path === '/.well-known/openid-configuration') {
      answer(response, 200, {
        issuer: state.issuer,
        authorization_endpoint: `${state.issuer}/auth`,
        token_endpoint: `${state.issuer}/token`,
        jwks_uri: `${state.issuer}/jwks`,
        code_challenge_methods_supported: ['S256'],
        ...state.metadata,
      });
    } else answer(response, 404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.issuer = `http://id.hearback.localhost:${String((server.address() as AddressInfo).port)}`;

  return {
    state,
    /** The person signs in: what the browser carries back to the card. */
    signIn(authorizationUrl: string, lies: SignInLies = {}) {
      const request = new URL(authorizationUrl).searchParams;
      const code = randomBytes(16).toString('base64url');
      grants.set(code, { request, lies });
      return { code, state: request.get('state') ?? '', iss: state.issuer };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8');
}
