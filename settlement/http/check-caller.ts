/** Who may ask what: each route has one scope and one service client. */
import type { RequestHandler } from 'express';
import { RequestRefused, type CheckBearer, type RefusalCount } from '#edge';

export interface RouteAccess {
  readonly scope: 'quote' | 'redeem' | 'cancel' | 'status' | 'void';
  readonly clientId: 'mcp-service' | 'approval-service';
}

/** Refuses before the body is looked at (RFC 6750, section 3.1). */
export function createCallerCheck(
  checkBearer: CheckBearer,
  refusals: RefusalCount,
): (access: RouteAccess) => RequestHandler {
  return (access) => async (request, response, next) => {
    const check = await checkBearer(request.headers.authorization);
    switch (check.outcome) {
      case 'unavailable':
        refusals.add('unavailable');
        throw new RequestRefused(503, 'unavailable', 'Access cannot be checked now. Try again.');
      case 'missing':
      case 'invalid':
        refusals.add(check.outcome);
        response.set(
          'WWW-Authenticate',
          check.outcome === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"',
        );
        throw new RequestRefused(401, 'unauthorized', 'This needs an access token for settlement.');
      case 'accepted': {
        const { clientId, scopes } = check.claims;
        if (clientId !== access.clientId || !scopes.includes(access.scope)) {
          refusals.add('forbidden');
          response.set('WWW-Authenticate', 'Bearer error="insufficient_scope"');
          throw new RequestRefused(403, 'forbidden', 'This caller may not ask for that.');
        }
        next();
        return;
      }
      default:
        check satisfies never;
    }
  };
}
