/** A small identity provider: real keys, real JWTs, client credentials for service tokens. */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import express from 'express';
import { createHttpApp, createLog } from '#edge';
import { listen, type Listening } from './listen.ts';

export interface TokenClaims {
  readonly audience?: string | readonly string[];
  readonly issuer?: string;
  readonly subject?: string;
  readonly clientId?: string;
  readonly scope?: string;
  readonly type?: string;
  readonly expiresInSeconds?: number;
}

export interface Identity extends Listening {
  readonly mint: (claims: TokenClaims) => Promise<string>;
  /** How often its keys were fetched. */
  readonly keysAsked: () => number;
}

/** Made once a test file: RSA keys take long. */
const keyPair = generateKeyPair('RS256');

/** Tokens are for `defaultAudience()` unless they are made otherwise. */
export async function startIdentity(defaultAudience: () => string): Promise<Identity> {
  const { publicKey, privateKey } = await keyPair;
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  let origin = '';
  let asked = 0;
  const mint = (claims: TokenClaims): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({
      client_id: claims.clientId ?? 'alexa-skill',
      scope: claims.scope ?? 'shop offline_access',
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-1', typ: claims.type ?? 'at+jwt' })
      .setIssuer(claims.issuer ?? origin)
      .setAudience(audienceOf(claims.audience ?? defaultAudience()))
      .setSubject(claims.subject ?? 'customer-1')
      .setIssuedAt(now - 600)
      .setExpirationTime(now + (claims.expiresInSeconds ?? 300))
      .sign(privateKey);
  };
  const server = await listen((port) =>
    createHttpApp({
      hosts: [`127.0.0.1:${String(port)}`],
      log: createLog('test-identity'),
      routes: (app) => {
        app.get('/jwks', (_request, response) => {
          asked += 1;
          response.json({ keys: [jwk] });
        });
        app.post('/token', express.urlencoded({ extended: false }), async (request, response) => {
          const form = new URLSearchParams(request.body as Record<string, string>);
          response.json({
            token_type: 'Bearer',
            expires_in: 300,
            access_token: await mint({
              audience: form.get('resource') ?? '',
              scope: form.get('scope') ?? '',
              subject: 'mcp-service',
              clientId: 'mcp-service',
            }),
          });
        });
      },
    }),
  );
  origin = server.origin;
  return { ...server, mint, keysAsked: () => asked };
}

/** One audience is a text, as RFC 9068 tokens carry it. */
function audienceOf(audience: string | readonly string[]): string | string[] {
  if (typeof audience === 'string') return audience;
  const [only, ...others] = audience;
  return only !== undefined && others.length === 0 ? only : [...audience];
}
