/** OAuth 2.0 client credentials as PayPal takes them: Basic, opaque bearer tokens. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { ProcessorConfig } from './config.ts';
import type { ProcessorStore } from './processor-store.ts';

/** PayPal's own life of a token: nine hours. */
const TOKEN_SECONDS = 32_400;

export interface AccessTokens {
  /** The answer's body; undefined where the client is not known or its secret is another. */
  issue(authorization: string | undefined): object | undefined;
  /** The client that the bearer token was given to. */
  clientOf(authorization: string | undefined): string | undefined;
}

export function createAccessTokens({
  clients,
  store,
  nowEpochMs,
  newToken,
}: {
  readonly clients: ProcessorConfig['clients'];
  readonly store: ProcessorStore;
  readonly nowEpochMs: () => number;
  readonly newToken: () => string;
}): AccessTokens {
  return {
    issue(authorization) {
      const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(authorization ?? '')?.[1];
      if (encoded === undefined) return undefined;
      const credentials = Buffer.from(encoded, 'base64').toString('utf8');
      const client = clients.find(({ clientId, clientSecret }) =>
        isSame(credentials, `${clientId}:${clientSecret}`),
      );
      if (client === undefined) return undefined;
      const token = newToken();
      store.keepToken(hashOf(token), {
        clientId: client.clientId,
        expiresAt: nowEpochMs() + TOKEN_SECONDS * 1000,
      });
      return {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-STAND-IN',
        expires_in: TOKEN_SECONDS,
        nonce: `${new Date(nowEpochMs()).toISOString()}${hashOf(token).slice(0, 16)}`,
      };
    },
    clientOf(authorization) {
      const token = /^Bearer ([A-Za-z0-9_-]+)$/i.exec(authorization ?? '')?.[1];
      return token === undefined ? undefined : store.clientOfToken(hashOf(token), nowEpochMs());
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
