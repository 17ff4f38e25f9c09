/**
 * The client of somebody whom an employer's identity provider vouches for: a token exchange there (RFC 8693) brings an assertion for the server
 * that is called, and the assertion a token from that server's own authorization server (RFC 7523, section 2.1). SDK v1 has none.
 */
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { z } from 'zod';

export interface EmployeeClientOptions {
  /** At the authorization server of what is called. */
  readonly registered: { readonly clientId: string; readonly clientSecret: string };
  /** At the employer's identity provider, where the person has signed in. */
  readonly employer: {
    readonly clientId: string;
    readonly idToken: string;
    readonly tokenEndpoint: string;
  };
  readonly fetch: typeof globalThis.fetch;
}

/** What was found out about the server that is called. */
interface Found {
  readonly issuer: string;
  readonly resource: string;
}

const ASSERTION_TYPE = 'urn:ietf:params:oauth:token-type:id-jag';
const exchangedSchema = z.object({
  access_token: z.string(),
  issued_token_type: z.literal(ASSERTION_TYPE),
});

export function createEmployeeClient(options: EmployeeClientOptions): OAuthClientProvider {
  const { clientId, clientSecret } = options.registered;
  const held: { tokens?: OAuthTokens; found?: Found } = {};
  const nobodyIsSentAway = (): never => {
    throw new Error('this client signs nobody in by a browser');
  };
  return {
    redirectUrl: undefined,
    clientMetadata: {
      redirect_uris: [],
      grant_types: ['urn:ietf:params:oauth:grant-type:jwt-bearer'],
    },
    clientInformation: () => ({ client_id: clientId, client_secret: clientSecret }),
    tokens: () => held.tokens,
    saveTokens: (tokens) => {
      held.tokens = tokens;
    },
    saveDiscoveryState: ({
      authorizationServerUrl,
      authorizationServerMetadata,
      resourceMetadata,
    }) => {
      if (!resourceMetadata) throw new Error('the server does not say what it is');
      const issuer = authorizationServerMetadata?.issuer ?? authorizationServerUrl;
      held.found = { issuer, resource: resourceMetadata.resource };
    },
    prepareTokenRequest: async () => {
      if (!held.found) throw new Error('nobody has looked for the authorization server');
      return new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await getAssertion(options, held.found),
      });
    },
    redirectToAuthorization: nobodyIsSentAway,
    saveCodeVerifier: nobodyIsSentAway,
    codeVerifier: nobodyIsSentAway,
  };
}

async function getAssertion(
  { employer, fetch }: EmployeeClientOptions,
  { issuer, resource }: Found,
): Promise<string> {
  const answer = await fetch(employer.tokenEndpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      requested_token_type: ASSERTION_TYPE,
      audience: issuer,
      resource,
      subject_token: employer.idToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      client_id: employer.clientId,
    }),
  });
  if (!answer.ok) throw new Error(`the employer answers ${String(answer.status)}`);
  return exchangedSchema.parse(await answer.json()).access_token;
}
