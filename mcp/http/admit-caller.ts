/**
 * Who may speak to `/mcp`. Without any Authorization header the answer is a bare 401, as Alexa wants it; a token that is not accepted gets
 * a challenge that says where to find another (RFC 6750, section 3; RFC 9728, section 5.1; MCP 2025-11-25, authorization).
 */
import { clientIdSchema, customerIdSchema } from '#core';
import type { BearerCheck, CheckBearer } from '#edge';
import type { Caller } from '../request-side.ts';

export const REQUIRED_SCOPE = 'shop';

export type Admission =
  | { readonly outcome: 'admitted'; readonly caller: Caller }
  | {
      readonly outcome: 'refused';
      readonly status: 401 | 403 | 503;
      readonly code: string;
      readonly message: string;
      readonly challenge: string | undefined;
    };

export async function admitCaller(
  checkBearer: CheckBearer,
  metadataUrl: string,
  authorizationHeader: string | undefined,
): Promise<Admission> {
  return decideAdmission(await checkBearer(authorizationHeader), metadataUrl);
}

function decideAdmission(check: BearerCheck, metadataUrl: string): Admission {
  const invalid = refuse(
    401,
    'invalid_token',
    'Link your account again.',
    `Bearer resource_metadata="${metadataUrl}", error="invalid_token"`,
  );
  if (check.outcome !== 'accepted') {
    switch (check.outcome) {
      case 'missing':
        return refuse(401, 'sign_in_needed', 'Link your account first.', undefined);
      case 'unavailable':
        return refuse(503, 'unavailable', 'Accounts cannot be checked right now.', undefined);
      case 'invalid':
        return invalid;
    }
  }
  const { subject, clientId, scopes } = check.claims;
  if (!scopes.includes(REQUIRED_SCOPE)) {
    return refuse(
      403,
      'insufficient_scope',
      'Your account is linked without the permission to shop. Link it again.',
      `Bearer resource_metadata="${metadataUrl}", error="insufficient_scope", scope="${REQUIRED_SCOPE}"`,
    );
  }
  const customer = customerIdSchema.safeParse(subject);
  const client = clientIdSchema.safeParse(clientId);
  if (!customer.success || !client.success) return invalid;
  return { outcome: 'admitted', caller: { customerId: customer.data, clientId: client.data } };
}

function refuse(
  status: 401 | 403 | 503,
  code: string,
  message: string,
  challenge: string | undefined,
): Admission {
  return { outcome: 'refused', status, code, message, challenge };
}
