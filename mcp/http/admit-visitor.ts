/**
 * Who may speak to `/mcp`. Two tiers (Alexa+, authentication): a client by its own token sees the tools and the catalogue; a person's things take
 * the person's token. No token at all, or one that is not for exactly this server, opens nothing (RFC 9068, section 4; RFC 8707).
 */
import { clientIdSchema, customerOfSubject } from '#core';
import { systemHash, type BearerCheck, type CheckBearer } from '#edge';
import type { Visitor } from '../request-side.ts';
import type { ChallengeReason } from './challenge.ts';

/** Of a person's token. */
export const PERSON_SCOPE = 'shop';
/** Of a client's own token (client credentials). It is nobody's: whatever else the token holds, it never opens a person's things. */
export const SERVICE_SCOPE = 'mcp:service';

export interface Refusal {
  readonly outcome: 'refused';
  readonly status: 401 | 403 | 503;
  readonly code: string;
  readonly message: string;
  /** Undefined where no other token would help. */
  readonly challenge: ChallengeReason | undefined;
}

export type Admission = { readonly outcome: 'admitted'; readonly visitor: Visitor } | Refusal;

export async function admitVisitor(
  checkBearer: CheckBearer,
  from: { readonly authorizationHeader: string | undefined; readonly address: string },
): Promise<Admission> {
  return decideAdmission(await checkBearer(from.authorizationHeader), from.address);
}

/** A person's thing, asked for by a client that speaks for nobody. */
export const PERSON_NEEDED: Refusal = {
  outcome: 'refused',
  status: 401,
  code: 'person_needed',
  message: 'Link your account first.',
  challenge: 'no_person',
};

const INVALID: Refusal = {
  outcome: 'refused',
  status: 401,
  code: 'invalid_token',
  message: 'Link your account again.',
  challenge: 'invalid_token',
};

function decideAdmission(check: BearerCheck, address: string): Admission {
  if (check.outcome !== 'accepted') return refusalOf(check.outcome);
  const { subject, clientId, scopes } = check.claims;
  const client = clientIdSchema.safeParse(clientId);
  if (!client.success) return INVALID;
  if (scopes.includes(SERVICE_SCOPE)) {
    return {
      outcome: 'admitted',
      visitor: { kind: 'guest', guest: { clientId: client.data, address } },
    };
  }
  // RFC 9068, section 2.2: the subject of a token that a client got for itself is the client. It is no customer, whatever its scope.
  const isPersons = scopes.includes(PERSON_SCOPE) && subject !== clientId;
  if (!isPersons) {
    return {
      outcome: 'refused',
      status: 403,
      code: 'insufficient_scope',
      message: 'Your account is linked without the permission to shop. Link it again.',
      challenge: 'insufficient_scope',
    };
  }
  const customerId = customerOfSubject(subject, systemHash);
  if (customerId === undefined) return INVALID;
  const caller = { customerId, clientId: client.data };
  return { outcome: 'admitted', visitor: { kind: 'person', caller } };
}

function refusalOf(outcome: 'missing' | 'invalid' | 'unavailable'): Refusal {
  switch (outcome) {
    case 'missing':
      return {
        outcome: 'refused',
        status: 401,
        code: 'sign_in_needed',
        message: 'Link your account first.',
        challenge: 'no_token',
      };
    case 'invalid':
      return INVALID;
    case 'unavailable':
      return {
        outcome: 'refused',
        status: 503,
        code: 'unavailable',
        message: 'Accounts cannot be checked right now.',
        challenge: undefined,
      };
  }
}
