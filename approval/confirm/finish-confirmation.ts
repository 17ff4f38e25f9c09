/** The customer has verified after typing the total: everything is checked again, and only then is the confirmation signed. */
import {
  confirmationIdSchema,
  type AmountRefusal,
  type ConfirmRefusal,
  type LedgerNote,
  type OrderDigest,
  type Passkey,
  type PersonRefusal,
  type Session,
  type WrittenConfirmation,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { findOwnOrder } from '../orders/find-own-order.ts';
import { gatherOrderFacts, type OrderFacts } from '../orders/gather-order-facts.ts';
import { randomSecret } from '../random-secret.ts';
import { judgedFactsOf } from '../risk/judged-facts.ts';
import { keepHalt } from '../risk/keep-halt.ts';
import { sayNo } from '../refusal-words.ts';
import { countTakenBack } from './count-taken-back.ts';
import { decideConfirmable } from './decide-confirmable.ts';
import { decideHalt, doesLiftHalt } from './decide-halt.ts';
import { decideTypedTotal } from './decide-typed-total.ts';
import { signNow } from './sign-now.ts';

export interface VerifiedTotal {
  readonly session: Session;
  readonly digest: OrderDigest;
  readonly text: string;
  readonly amr: WrittenConfirmation['amr'];
  /** The one that verified; null for a sign-in. */
  readonly passkey: Passkey | null;
  readonly verifiedAt: number;
}

export type FinishedConfirmation =
  | {
      readonly outcome: 'confirmed';
      readonly digest: OrderDigest;
      /** Of how many other orders it took the confirmation back; left out when of none. */
      readonly withdrawn?: number;
    }
  | {
      readonly outcome: 'refused';
      /** In a word, for the screens' own tables. */
      readonly reason: PersonRefusal;
      readonly message: string;
      readonly digest: OrderDigest;
    };

export async function finishConfirmation(
  verified: VerifiedTotal,
  parts: ApprovalParts,
): Promise<FinishedConfirmation> {
  const { session, digest } = verified;
  const stored = await findOwnOrder({ digest, customerId: session.customerId }, parts);
  if (!stored) return refuse('not_found', verified, parts);
  const facts = await gatherOrderFacts(stored, parts);
  const confirmable = decideConfirmable(facts, session.sessionHash);
  if (confirmable.outcome === 'refused') return refuse(confirmable.refusal, verified, parts);
  await keepHalt(facts, parts);
  if (facts.judgement.outcome === 'halted' && !doesLiftHalt(verified, facts.nowEpochMs)) {
    const { passkey } = decideHalt(facts.passkeys, facts.nowEpochMs);
    return refuse(passkey === 'too_new' ? 'passkey_too_new' : 'passkey_needed', verified, parts);
  }
  const typed = decideTypedTotal(verified.text, stored.dryRun.terms);
  if (typed.outcome === 'refused') return refuse(typed.refusal, verified, parts);
  return insertSigned(verified, facts, parts);
}

async function insertSigned(
  verified: VerifiedTotal,
  facts: OrderFacts,
  parts: ApprovalParts,
): Promise<FinishedConfirmation> {
  const { session, digest, amr } = verified;
  const { customerId, sessionHash } = session;
  const confirmationId = confirmationIdSchema.parse(randomSecret(parts.randomness));
  const at = facts.nowEpochMs;
  const inserted = await parts.store.insertConfirmation({
    row: {
      confirmationId,
      digest,
      customerId,
      sessionHash,
      jws: (jwssOfCustomer) =>
        signNow({ verified, confirmationId, dryRun: facts.stored.dryRun, jwssOfCustomer }, parts),
    },
    note: {
      at,
      kind: 'order_confirmed',
      digest,
      facts: {
        customerId,
        confirmationId,
        amr: amr.join(' '),
        ...judgedFactsOf(facts.judgement),
      },
    },
    withdrawnNote: (withdrawn) => noteOfWithdrawn(withdrawn, verified, at),
  });
  switch (inserted.outcome) {
    case 'inserted': {
      const withdrawn = await countTakenBack(inserted.withdrawn, { digest, customerId }, parts);
      return { outcome: 'confirmed', digest, ...(withdrawn > 0 && { withdrawn }) };
    }
    // Drawn anew: the store allows an order three confirmations, so at most two codes are taken.
    case 'code_taken':
      return insertSigned(verified, facts, parts);
    case 'declined':
    case 'too_many':
    case 'expired':
      return refuse(inserted.outcome, verified, parts);
    default:
      return inserted satisfies never;
  }
}

function noteOfWithdrawn(
  withdrawn: OrderDigest,
  by: VerifiedTotal,
  nowEpochMs: number,
): LedgerNote {
  return {
    at: nowEpochMs,
    kind: 'confirmation_withdrawn',
    digest: withdrawn,
    facts: { customerId: by.session.customerId, confirmedInstead: by.digest },
  };
}

async function refuse(
  refusal: ConfirmRefusal | AmountRefusal,
  verified: VerifiedTotal,
  parts: ApprovalParts,
): Promise<FinishedConfirmation> {
  const { digest, session } = verified;
  await parts.store.appendNote({
    at: parts.clock.nowEpochMs(),
    kind: 'confirmation_refused',
    digest,
    facts: { reason: refusal, customerId: session.customerId },
  });
  return { ...sayNo(refusal), digest };
}
