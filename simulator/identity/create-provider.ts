/** oidc-provider, set up as docs/wire.md says: code flow with PKCE, refresh and client credentials, and nothing else. */
import {
  Provider,
  type Account,
  type Configuration,
  type Grant,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { createAudiencePolicy, type AudiencePolicy } from './audience-policy.ts';
import { clientTable } from './client-table.ts';
import type { IdentityConfig } from './config.ts';
import type { Customers } from './customers.ts';
import type { GrantStore } from './grant-store.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { FRESH_QUERY } from './pages/sign-in-page.ts';
import { stoppedPage } from './pages/stopped-page.ts';

const DAY_SECONDS = 24 * 60 * 60;

export interface ProviderParts {
  readonly config: IdentityConfig;
  readonly keys: IdentityKeys;
  readonly grants: GrantStore;
  readonly customers: Customers;
}

export function createProvider({ config, keys, grants, customers }: ProviderParts): Provider {
  const table = clientTable(config);
  const policy = createAudiencePolicy(table);
  const findAccount = (_context: KoaContextWithOIDC, sub: string): Account | undefined =>
    customers.isKnown(sub) ? { accountId: sub, claims: () => ({ sub }) } : undefined;
  const configuration: Configuration = {
    adapter: grants.adapter,
    clients: table.map((row) => row.metadata),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookieKey],
      // Host-only, and Lax so that the redirect from the card's frame on the same site carries them.
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    findAccount,
    loadExistingGrant: (context) => grantWhatWasAsked(context, policy),
    features: features(policy),
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    // The customer linked the device until it is unlinked, not until the browser is closed.
    expiresWithSession: () => false,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      ClientCredentials: 300,
      Grant: 365 * DAY_SECONDS,
      IdToken: 300,
      Interaction: 600,
      RefreshToken: 90 * DAY_SECONDS,
      Session: DAY_SECONDS,
    },
    interactions: {
      // The library keeps no `max_age=0` after it has made a prompt of it; the page says what such a sign-in is for.
      url: (context, { uid }) =>
        `/interaction/${uid}${context.query['max_age'] === '0' ? FRESH_QUERY : ''}`,
    },
    renderError: (context) => {
      context.type = 'html';
      context.body = stoppedPage();
    },
  };
  const provider = new Provider(config.issuer, configuration);
  // Behind the operator's TLS the scheme comes in a header; without TLS nobody's header is believed.
  provider.proxy = config.issuer.startsWith('https:');
  return provider;
}

function features(policy: AudiencePolicy): Configuration['features'] {
  return {
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: (context, client) => policy.defaultResource(context, client),
      getResourceServerInfo: (context, resource, client) =>
        policy.resourceServerInfo(context, resource, client),
      // A token request without `resource` gets the audience that was granted, never an opaque token.
      useGrantedResource: () => true,
    },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: { enabled: false },
    userinfo: { enabled: false },
  };
}

/** These clients are the shop's own, so signing in is agreeing: the grant holds what was asked, which the policy has bounded. */
async function grantWhatWasAsked(
  context: KoaContextWithOIDC,
  policy: AudiencePolicy,
): Promise<Grant | undefined> {
  const { oidc } = context;
  const { client, session } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const row = policy.rowOf(client.clientId);
  const knownId = session.grantIdFor(client.clientId);
  const known = knownId === undefined ? undefined : await oidc.provider.Grant.find(knownId);
  const grant =
    known ?? new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  const asked = [...oidc.requestParamScopes];
  grant.addOIDCScope(asked.filter((scope) => row.ownScopes.includes(scope)).join(' '));
  grant.addResourceScope(
    row.audience,
    asked.filter((scope) => row.audienceScopes.includes(scope)).join(' '),
  );
  await grant.save();
  return grant;
}
