/** What each verified change does. Each is stored with its ledger note before it is answered. */
import type { AccountChangeKind, ChangeRefusal, ChangeResult, WaitingChange } from '#core';
import { allowClient } from '../account/client-rights.ts';
import { eraseAccount } from '../account/erase-account.ts';
import type { ApprovalParts } from '../approval-parts.ts';
import { requestReturn } from '../returns/request-return.ts';
import { unlockVoice } from '../unlock/unlock-voice.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import type { VerifiedChange } from './verified-change.ts';

/** One verification applies one change; a refusal is in the ledger before it is answered (invariant 9). */
export async function applyChange(
  change: WaitingChange,
  verified: VerifiedChange,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  const result = await apply(change, verified, parts);
  return result.outcome === 'refused'
    ? refuseChange(result.reason, { change, customerId: verified.session.customerId }, parts)
    : result;
}

export async function refuseChange(
  reason: ChangeRefusal,
  of: {
    readonly change: { readonly kind: AccountChangeKind };
    readonly customerId: string | undefined;
  },
  parts: Pick<ApprovalParts, 'store' | 'clock'>,
): Promise<ChangeResult & { readonly outcome: 'refused' }> {
  await parts.store.appendNote({
    at: parts.clock.nowEpochMs(),
    kind: 'change_refused',
    digest: null,
    facts: {
      ...(of.customerId !== undefined && { customerId: of.customerId }),
      change: of.change.kind,
      reason,
    },
  });
  return { outcome: 'refused', reason };
}

/** The switch is the table: a kind without an arm does not compile. */
function apply(
  change: WaitingChange,
  verified: VerifiedChange,
  parts: ApprovalParts,
): Promise<ChangeResult> {
  const { session } = verified;
  switch (change.kind) {
    case 'unlock':
      return unlockVoice(session, parts);
    case 'make_recovery_codes':
      return makeRecoveryCodes(session, parts);
    case 'allow_client':
      return allowClient({ clientId: change.clientId, customerId: session.customerId }, parts);
    case 'return_order':
      return requestReturn(change, verified, parts);
    case 'erase':
      return eraseAccount(session, parts);
    case 'add_address':
    case 'remove_address':
    case 'add_instrument':
    case 'remove_instrument':
      return parts.changeBook(change, verified);
    // Only with a recovery code, which is no verification of a person.
    case 'remove_all_passkeys':
      return Promise.resolve({ outcome: 'refused', reason: 'not_possible' });
    default:
      return change satisfies never;
  }
}
