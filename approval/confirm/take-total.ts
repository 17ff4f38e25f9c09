/** The customer typed the total: if it is exactly that, it waits on the server until the customer has verified. */
import {
  writeAmountOf,
  type AmountRefusal,
  type ConfirmRefusal,
  type LedgerNote,
  type OrderDigest,
  type OrderTerms,
  type Session,
} from '#core';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { ApprovalParts } from '../approval-parts.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { gatherOrderFacts, type OrderFacts } from '../orders/gather-order-facts.ts';
import { beginPasskeyVerification } from '../passkeys/begin-passkey-verification.ts';
import { randomSecret } from '../random-secret.ts';
import { judgedFactsOf } from '../risk/judged-facts.ts';
import { keepHalt } from '../risk/keep-halt.ts';
import { sayNo } from '../refusal-words.ts';
import { beginAuthorization, type BegunAuthorization } from '../sign-in/begin-authorization.ts';
import { decideConfirmable } from './decide-confirmable.ts';
import { decideHalt, passkeysFor } from './decide-halt.ts';
import { decideTypedTotal } from './decide-typed-total.ts';

export interface TypedTotalRequest {
  readonly session: Session;
  readonly digest: OrderDigest;
  readonly text: string;
  /** The digest of the order that the customer's screen showed. */
  readonly shownDigest: OrderDigest;
}

export type TakenTotal =
  /** There is no such order for this customer. */
  | { readonly outcome: 'not_found' }
  | {
      readonly outcome: 'refused';
      /** In a word, for the screens' own tables. */
      readonly reason: ConfirmRefusal | AmountRefusal;
      readonly message: string;
      readonly read: string | null;
      readonly expected: string;
    }
  | {
      readonly outcome: 'verify';
      /** Null for a halted order: a passkey alone verifies it. */
      readonly signIn: BegunAuthorization | null;
      readonly passkey: PublicKeyCredentialRequestOptionsJSON | null;
    };

export async function takeTotal(
  request: TypedTotalRequest,
  parts: ApprovalParts,
): Promise<TakenTotal> {
  const { session, digest, text } = request;
  const stored = await findOwnOrder({ digest, customerId: session.customerId }, parts);
  if (!stored) return { outcome: 'not_found' };
  const { terms } = stored.dryRun;
  const facts = await gatherOrderFacts(stored, parts);
  await keepHalt(facts, parts);
  const refusal = confirmRefusalOf(request, facts);
  if (refusal !== undefined) {
    await parts.store.appendNote(noteOf('confirmation_refused', refusal, facts));
    return refused(refusal, null, terms);
  }
  const typed = decideTypedTotal(text, terms);
  if (typed.outcome === 'refused') {
    await parts.store.appendNote(noteOf('amount_refused', typed.refusal, facts));
    return refused(typed.refusal, typed.read, terms);
  }
  const { sessionHash } = session;
  // Two ways to verify it, and the first that is used takes the other away.
  const typingId = randomSecret(parts.randomness);
  const purpose = { kind: 'confirm', sessionHash, digest, text, typingId } as const;
  return {
    outcome: 'verify',
    passkey: await beginPasskeyVerification(purpose, passkeysFor(facts.judgement, facts), parts),
    signIn: facts.judgement.outcome === 'halted' ? null : await beginAuthorization(purpose, parts),
  };
}

function confirmRefusalOf(
  request: TypedTotalRequest,
  facts: OrderFacts,
): ConfirmRefusal | undefined {
  if (request.shownDigest !== request.digest) return 'other_order_shown';
  const confirmable = decideConfirmable(facts, request.session.sessionHash);
  if (confirmable.outcome === 'refused') return confirmable.refusal;
  if (facts.judgement.outcome !== 'halted') return undefined;
  const { passkey } = decideHalt(facts.passkeys, facts.nowEpochMs);
  switch (passkey) {
    case 'usable':
      return undefined;
    case 'none':
      return 'passkey_needed';
    case 'too_new':
      return 'passkey_too_new';
    default:
      return passkey satisfies never;
  }
}

function refused(
  refusal: ConfirmRefusal | AmountRefusal,
  read: string | null,
  terms: OrderTerms,
): TakenTotal {
  const expected = writeAmountOf(terms, terms.totalMinor);
  return { ...sayNo(refusal), read, expected };
}

/** What was typed never reaches the ledger: only why it was refused. */
function noteOf(
  kind: 'amount_refused' | 'confirmation_refused',
  reason: AmountRefusal | ConfirmRefusal,
  facts: OrderFacts,
): LedgerNote {
  const { digest, terms } = facts.stored.dryRun;
  return {
    at: facts.nowEpochMs,
    kind,
    digest,
    facts: { reason, customerId: terms.customerId, ...judgedFactsOf(facts.judgement) },
  };
}
