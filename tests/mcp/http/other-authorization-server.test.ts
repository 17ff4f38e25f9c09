import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBearerCheck, createDial } from '#edge';
import { mcpConfigSchema } from '../../../mcp/config.ts';
import { listen, type Listening } from '../support/listen.ts';

/** An authorization server unlike ours: its issuer has a path, its keys are elsewhere, on an elliptic curve, and it names its audience in its own way. */
let server: Listening;
let issuer: string;
let jwksUri: string;
let mint: (change?: Readonly<Record<string, string>>, algorithm?: string) => Promise<string>;
const AUDIENCE = 'api://hearback';

beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'es-1', alg: 'ES256', use: 'sig' };
  server = await listen(() => {
    const app = express();
    app.get('/realms/shop/protocol/certs', (_request, response) => {
      response.json({ keys: [jwk] });
    });
    return app;
  });
  issuer = `${server.origin}/realms/shop`;
  jwksUri = `${issuer}/protocol/certs`;
  mint = async (change = {}) =>
    new SignJWT({
      iss: issuer,
      aud: AUDIENCE,
      sub: 'c-7',
      client_id: 'alexa',
      scope: 'shop',
      ...change,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'es-1', typ: 'at+jwt' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
});
afterAll(async () => {
  await server.stop();
});

const check = (algorithms?: readonly 'ES256'[]) =>
  createBearerCheck({ issuer, audience: AUDIENCE, jwksUri, algorithms, fetch: createDial({}) });

describe('another authorization server, by configuration alone', () => {
  it('has its tokens accepted [REQ-ANY-ISSUER]', async () => {
    expect(await check(['ES256'])(`Bearer ${await mint()}`)).toEqual({
      outcome: 'accepted',
      claims: { subject: 'c-7', clientId: 'alexa', scopes: ['shop'] },
    });
  });

  it('has no token accepted for another audience or issuer, or in an algorithm that is not named [REQ-ANY-ISSUER]', async () => {
    const checkBearer = check(['ES256']);
    for (const change of [{ aud: 'api://other' }, { iss: server.origin }, { iss: `${issuer}/` }]) {
      expect(await checkBearer(`Bearer ${await mint(change)}`)).toEqual({ outcome: 'invalid' });
    }
    expect(await check()(`Bearer ${await mint()}`)).toEqual({ outcome: 'invalid' });
  });

  it('is described by the configuration, which takes no secret-key algorithm and no host name for an address', () => {
    const { identity } = mcpConfigSchema.shape;
    const right = {
      issuer: 'https://id.shop.example/realms/shop',
      dialAddress: 'dns',
      jwksUri: 'https://keys.shop.example/certs',
      tokenEndpoint: 'https://id.shop.example/realms/shop/token',
      audience: AUDIENCE,
      algorithms: ['ES256', 'RS256'],
    };
    expect(identity.safeParse(right).success).toBe(true);
    for (const wrong of [
      { algorithms: ['HS256'] },
      { algorithms: ['none'] },
      { algorithms: [] },
      { dialAddress: 'keys.shop.example' },
      { issuer: 'file:///etc/passwd' },
    ]) {
      expect(identity.safeParse({ ...right, ...wrong }).success).toBe(false);
    }
  });
});
