/** The identity provider as this side uses it: OAuth 2.0 authorization code with PKCE, and OpenID Connect for who and when. */

/** The provider cannot be reached or does not answer as its own metadata says: try again later. */
export class IdentityUnavailable extends Error {
  readonly code = 'IDENTITY_UNAVAILABLE';

  constructor(options: { readonly cause: unknown }) {
    super('the identity provider cannot be used now', options);
  }
}

export interface AuthorizationRequest {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** Asks for a sign-in made now, whatever the provider remembers (`max_age=0`). */
  readonly mustBeFresh: boolean;
}

export interface CodeExchange {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
}

/** `refused`: the code, or one of the tokens for it, is not what this side accepts. `reason` is for the log alone. */
export type ExchangeOutcome =
  | { readonly outcome: 'verified'; readonly subject: string; readonly authTimeSeconds: number }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Each method throws {@link IdentityUnavailable} while the provider cannot be used. */
export interface IdentityProvider {
  readonly issuer: string;
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  exchangeCode(exchange: CodeExchange): Promise<ExchangeOutcome>;
}
