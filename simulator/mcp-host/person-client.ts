/** The OAuth client of an MCP host, for one person: authorization code with PKCE, refresh, and what it has been told so far, in memory. */
import { randomBytes } from 'node:crypto';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type {
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/sdk/shared/auth.js';

export interface PersonClientOptions {
  readonly redirectUri: string;
  /** Registered by hand, as Alexa's are; undefined where the host may introduce itself. */
  readonly registered?: { readonly clientId: string; readonly clientSecret?: string } | undefined;
  /** An https address of a document that says who the host is, for servers that take one in place of a registration. */
  readonly metadataUrl?: string | undefined;
  /** What a browser does with an authorization request: gives the address that it was sent back to. */
  readonly openInBrowser: (authorizationUrl: URL) => Promise<URL>;
}

export interface PersonClient extends OAuthClientProvider {
  /** The code that the last sign-in brought. @throws {SignInRefused} where it brought none, or one of another sign-in. */
  takeCode(): string;
}

export class SignInRefused extends Error {
  readonly code = 'SIGN_IN_REFUSED';
}

export function createPersonClient(options: PersonClientOptions): PersonClient {
  const { redirectUri, registered, metadataUrl, openInBrowser } = options;
  const held: {
    information?: OAuthClientInformationMixed | undefined;
    tokens?: OAuthTokens | undefined;
    verifier?: string;
    state?: string;
    back?: URL;
  } = {
    information: registered && {
      client_id: registered.clientId,
      ...(registered.clientSecret === undefined ? {} : { client_secret: registered.clientSecret }),
    },
  };
  return {
    redirectUrl: redirectUri,
    ...(metadataUrl === undefined ? {} : { clientMetadataUrl: metadataUrl }),
    clientMetadata: {
      client_name: 'Hearback simulator',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    state: () => {
      held.state = randomBytes(16).toString('base64url');
      return held.state;
    },
    clientInformation: () => held.information,
    saveClientInformation: (information) => {
      held.information = information;
    },
    tokens: () => held.tokens,
    saveTokens: (tokens) => {
      held.tokens = tokens;
    },
    saveCodeVerifier: (verifier) => {
      held.verifier = verifier;
    },
    codeVerifier: () => {
      if (held.verifier === undefined) throw new SignInRefused('no sign-in was begun');
      return held.verifier;
    },
    redirectToAuthorization: async (url) => {
      held.back = await openInBrowser(url);
    },
    invalidateCredentials: (what) => {
      if (what === 'all' || what === 'tokens') held.tokens = undefined;
      if ((what === 'all' || what === 'client') && registered === undefined) {
        held.information = undefined;
      }
    },
    takeCode: () => {
      const back = held.back;
      delete held.back;
      return codeIn(back, held.state);
    },
  };
}

function codeIn(back: URL | undefined, state: string | undefined): string {
  const answer = back?.searchParams;
  const code = answer?.get('code') ?? null;
  if (code === null) {
    throw new SignInRefused(`the sign-in ended with: ${answer?.get('error') ?? 'nothing'}`);
  }
  if (answer?.get('state') !== state) throw new SignInRefused('another sign-in came back');
  return code;
}
