/** Where a token may be for, and what it may hold: the rule that keeps the clients apart. */
import { errors, type Client, type KoaContextWithOIDC, type ResourceServer } from 'oidc-provider';
import type { TableRow } from './client-table.ts';

const ACCESS_TOKEN_SECONDS = 300;

export interface AudiencePolicy {
  /** RFC 8707: the client's own audience where a request names none; there are no tokens without an audience. */
  defaultResource(context: KoaContextWithOIDC, client: Client): string;
  /** @throws the library's `invalid_target` for another audience than the client's, its `invalid_scope` for another scope. */
  resourceServerInfo(context: KoaContextWithOIDC, resource: string, client: Client): ResourceServer;
  rowOf(clientId: string): TableRow;
}

export function createAudiencePolicy(table: readonly TableRow[]): AudiencePolicy {
  const rowOf = (clientId: string): TableRow => {
    const row = table.find((candidate) => candidate.clientId === clientId);
    if (row === undefined) throw new errors.InvalidTarget();
    return row;
  };
  return {
    rowOf,
    defaultResource: (_context, client) => rowOf(client.clientId).audience,
    resourceServerInfo(context, resource, client) {
      const row = rowOf(client.clientId);
      if (resource !== row.audience) throw new errors.InvalidTarget();
      refuseOtherScopes(requestedScopes(context), row);
      return {
        scope: row.audienceScopes.join(' '),
        audience: row.audience,
        accessTokenTTL: ACCESS_TOKEN_SECONDS,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
      };
    },
  };
}

/** The library drops scopes that it does not know or cannot give; here a request for more than the table says is refused instead. */
function refuseOtherScopes(requested: readonly string[], row: TableRow): void {
  for (const scope of requested) {
    if (!row.audienceScopes.includes(scope) && !row.ownScopes.includes(scope)) {
      throw new errors.InvalidScope('requested scope is not allowed', scope);
    }
  }
}

/** As the library keeps it, and as it came: `offline_access` is taken out before this is asked. */
function requestedScopes(context: KoaContextWithOIDC): readonly string[] {
  return [context.oidc.params?.['scope'], context.query['scope']].flatMap((scope) =>
    typeof scope === 'string' ? scope.split(' ').filter((name) => name !== '') : [],
  );
}
