/** The clients, and what each may ask for: one audience and its scopes, nothing else (docs/wire.md, "Identity"). */
import type { ClientMetadata } from 'oidc-provider';
import type { IdentityConfig } from './config.ts';

export interface TableRow {
  readonly clientId: string;
  /** The one resource indicator of this client, which becomes the `aud` of its access tokens. */
  readonly audience: string;
  /** Scopes of that audience. */
  readonly audienceScopes: readonly string[];
  /** Scopes of OpenID Connect itself. */
  readonly ownScopes: readonly string[];
  readonly metadata: ClientMetadata;
}

export function clientTable(config: IdentityConfig): readonly TableRow[] {
  const { clients, audiences } = config;
  return [
    {
      clientId: 'alexa-skill',
      audience: audiences.mcp,
      audienceScopes: ['shop'],
      ownScopes: ['offline_access'],
      metadata: {
        ...codeFlow('alexa-skill', clients['alexa-skill']),
        grant_types: ['authorization_code', 'refresh_token'],
      },
    },
    {
      // Alexa+ before anybody has linked: the tools and the catalogue, nobody's things.
      clientId: 'alexa-service',
      audience: audiences.mcp,
      audienceScopes: ['mcp:service'],
      ownScopes: [],
      metadata: service('alexa-service', clients['alexa-service']),
    },
    {
      clientId: 'approval-card',
      audience: audiences.approval,
      audienceScopes: ['approve'],
      ownScopes: ['openid'],
      metadata: {
        ...codeFlow('approval-card', clients['approval-card']),
        grant_types: ['authorization_code'],
        // The card's verification stands on `auth_time`: a request that would bring none is refused.
        require_auth_time: true,
      },
    },
    {
      clientId: 'mcp-service',
      audience: audiences.settlement,
      audienceScopes: ['quote', 'redeem', 'cancel', 'status'],
      ownScopes: [],
      metadata: service('mcp-service', clients['mcp-service']),
    },
    {
      clientId: 'approval-service',
      audience: audiences.settlement,
      audienceScopes: ['void'],
      ownScopes: [],
      metadata: service('approval-service', clients['approval-service']),
    },
  ];
}

function codeFlow(
  clientId: string,
  client: { readonly clientSecret: string; readonly redirectUris: readonly string[] },
): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: client.clientSecret,
    redirect_uris: [...client.redirectUris],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
  };
}

function service(clientId: string, client: { readonly clientSecret: string }): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: client.clientSecret,
    redirect_uris: [],
    response_types: [],
    grant_types: ['client_credentials'],
    token_endpoint_auth_method: 'client_secret_basic',
  };
}
