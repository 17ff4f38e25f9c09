/** Takes the identity provider's answer to a sign-in that this browser began, and does what the sign-in was for. */
import {
  customerOfSubject,
  type Ceremony,
  type CeremonyPurpose,
  type ChangeRefusal,
  type ChangeResult,
  type CustomerId,
  type OrderDigest,
  type PersonRefusal,
  type Session,
  type VerificationRefusal,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { applyChange, refuseChange } from '../changes/apply-change.ts';
import type { VerifiedChange } from '../changes/verified-change.ts';
import { finishConfirmation, type FinishedConfirmation } from '../confirm/finish-confirmation.ts';
import { IdentityUnavailable } from '../identity/identity-provider.ts';
import { permitPasskey } from '../passkeys/passkey-permit.ts';
import { sayNo } from '../refusal-words.ts';
import { isFreshSignIn } from './is-fresh-sign-in.ts';
import { openSession, type OpenedSession } from './open-session.ts';
import { ceremonyHashOf, stateOf } from './state-binding.ts';

export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss: string;
  /** The secret of the state cookie, where the browser sent one. */
  readonly stateSecret: string | undefined;
  /** The key that signed the proof of this call. */
  readonly proofKeyThumbprint: string;
  /** The session of this browser, proved by its own key; undefined when there is none. */
  readonly session: Session | undefined;
  /** Browser and system of this call, for a session that it opens. */
  readonly device: string;
}

export type AuthorizationResult =
  | OpenedSession
  | Extract<FinishedConfirmation, { readonly outcome: 'confirmed' }>
  | { readonly outcome: 'passkey_may_be_added' }
  | Extract<ChangeResult, { readonly outcome: 'changed' }>
  | { readonly outcome: 'change_refused'; readonly reason: ChangeRefusal }
  | {
      readonly outcome: 'refused';
      readonly reason: PersonRefusal;
      readonly message: string;
      readonly digest?: OrderDigest;
    };

type OauthCeremony = Ceremony & { readonly oauth: NonNullable<Ceremony['oauth']> };

export async function finishAuthorization(
  answer: ProviderAnswer,
  parts: ApprovalParts,
): Promise<AuthorizationResult> {
  const ceremony = await takeBoundCeremony(answer, parts);
  const { session } = answer;
  if (!ceremony) return refuse('started_elsewhere', { purpose: undefined, session }, parts);
  const { purpose } = ceremony;
  const of = { purpose, session };
  if (!isOfThisCaller(purpose, answer)) return refuse('started_elsewhere', of, parts);
  const person = await identifyPerson(answer.code, ceremony, parts);
  if (person.outcome === 'refused') return refuse(person.refusal, of, parts);
  const { customerId, verifiedAt } = person;
  if (purpose.kind === 'sign_in') {
    const { proofKeyThumbprint, device } = answer;
    const isRemembered = purpose.remembers;
    return openSession({ customerId, proofKeyThumbprint, verifiedAt, device, isRemembered }, parts);
  }
  if (session?.customerId !== customerId) return refuse('other_customer', of, parts);
  return finishVerified(purpose, { session, verifiedAt, amr: ['pwd'] }, parts);
}

/** What the customer has signed in again for. */
async function finishVerified(
  purpose: Exclude<CeremonyPurpose, { readonly kind: 'sign_in' }>,
  verified: VerifiedChange,
  parts: ApprovalParts,
): Promise<AuthorizationResult> {
  switch (purpose.kind) {
    case 'add_passkey': {
      const { session, verifiedAt } = verified;
      await permitPasskey({ sessionHash: session.sessionHash, verifiedAt }, parts);
      return { outcome: 'passkey_may_be_added' };
    }
    case 'change': {
      const result = await applyChange(purpose.change, verified, parts);
      return result.outcome === 'changed'
        ? result
        : { outcome: 'change_refused', reason: result.reason };
    }
    case 'confirm': {
      const { digest, text } = purpose;
      return finishConfirmation({ ...verified, digest, text, passkey: null }, parts);
    }
    default:
      return purpose satisfies never;
  }
}

/** The ceremony, once, and only in the browser that began it and for an answer of our own provider (RFC 9207, section 2.4). */
async function takeBoundCeremony(
  answer: ProviderAnswer,
  parts: ApprovalParts,
): Promise<OauthCeremony | undefined> {
  if (answer.iss !== parts.identity.issuer) return undefined;
  if (answer.stateSecret === undefined) return undefined;
  if (stateOf(answer.stateSecret, parts.hash) !== answer.state) return undefined;
  const ceremony = await parts.store.takeCeremony({
    stateHash: ceremonyHashOf(answer.state, parts.hash),
    nowEpochMs: parts.clock.nowEpochMs(),
  });
  return ceremony?.oauth ? { ...ceremony, oauth: ceremony.oauth } : undefined;
}

/** A sign-in belongs to the key that began it; everything else to the session that began it. */
function isOfThisCaller(purpose: CeremonyPurpose, answer: ProviderAnswer): boolean {
  return purpose.kind === 'sign_in'
    ? purpose.proofKeyThumbprint === answer.proofKeyThumbprint
    : purpose.sessionHash === answer.session?.sessionHash;
}

async function identifyPerson(
  code: string,
  ceremony: OauthCeremony,
  parts: ApprovalParts,
): Promise<
  | { readonly outcome: 'identified'; readonly customerId: CustomerId; readonly verifiedAt: number }
  | { readonly outcome: 'refused'; readonly refusal: VerificationRefusal }
> {
  try {
    const exchange = await parts.identity.exchangeCode({ code, ...ceremony.oauth });
    if (exchange.outcome === 'refused') {
      parts.log.warn({ reason: exchange.reason }, 'sign-in refused');
      return { outcome: 'refused', refusal: 'provider_refused' };
    }
    const customerId = customerOfSubject(exchange.subject, parts.hash);
    if (customerId === undefined) return { outcome: 'refused', refusal: 'provider_refused' };
    const { authTimeSeconds } = exchange;
    const nowEpochMs = parts.clock.nowEpochMs();
    const begunAt = ceremony.createdAt;
    if (!isFreshSignIn({ authTimeSeconds, begunAt, nowEpochMs })) {
      return { outcome: 'refused', refusal: 'not_fresh' };
    }
    // Whole seconds can lie before the typing that the sign-in surely followed, or just ahead of our own clock.
    const verifiedAt = Math.min(Math.max(authTimeSeconds * 1000, begunAt), nowEpochMs);
    return { outcome: 'identified', customerId, verifiedAt };
  } catch (fault) {
    if (!(fault instanceof IdentityUnavailable)) throw fault;
    parts.log.warn({ err: fault }, 'sign-in could not be checked');
    return { outcome: 'refused', refusal: 'provider_unreachable' };
  }
}

/** A refusal about an order or a change is in the ledger before its answer leaves (invariant 9). */
async function refuse(
  refusal: VerificationRefusal,
  of: { readonly purpose: CeremonyPurpose | undefined; readonly session: Session | undefined },
  parts: ApprovalParts,
): Promise<AuthorizationResult> {
  const { purpose, session } = of;
  if (purpose?.kind === 'change') {
    const reason = CHANGE_REFUSALS_BY_VERIFICATION[refusal] ?? 'not_verified';
    await refuseChange(reason, { change: purpose.change, customerId: session?.customerId }, parts);
    return { outcome: 'change_refused', reason };
  }
  if (purpose?.kind !== 'confirm') return sayNo(refusal);
  await parts.store.appendNote({
    at: parts.clock.nowEpochMs(),
    kind: 'verification_refused',
    digest: purpose.digest,
    facts: { reason: refusal },
  });
  // Which order it was is told to the session that typed its total alone.
  const isOwn = session?.sessionHash === purpose.sessionHash;
  return { ...sayNo(refusal), ...(isOwn && { digest: purpose.digest }) };
}

/** What a screen says something else about than that the verification did not count. */
const CHANGE_REFUSALS_BY_VERIFICATION: {
  readonly [Refusal in VerificationRefusal]?: ChangeRefusal;
} = { other_customer: 'other_person', provider_unreachable: 'provider_unreachable' };
