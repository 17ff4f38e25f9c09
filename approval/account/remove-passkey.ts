/** Removes one passkey of the customer. The last one stays: without any, only a recovery code or a new passkey would help. */
import type { Session } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { publicPasskeyIdOf } from './public-ids.ts';

/** `not_found`: no passkey of this customer has that name. */
export async function removePasskey(
  of: { readonly session: Session; readonly passkeyId: string },
  parts: ApprovalParts,
): Promise<'removed' | 'last' | 'not_found'> {
  const { store, clock, hash } = parts;
  const { customerId } = of.session;
  const passkeys = await store.listPasskeys(customerId);
  const named = passkeys.find(
    ({ credentialId }) => publicPasskeyIdOf(credentialId, hash) === of.passkeyId,
  );
  if (!named) return 'not_found';
  const { credentialId } = named;
  // Counted where it is removed: of two calls at once one would find the other's passkey still there.
  const removed = await store.removePasskey(
    { customerId, credentialId },
    {
      at: clock.nowEpochMs(),
      kind: 'passkey_removed',
      digest: null,
      facts: { customerId, count: 1 },
    },
  );
  if (removed !== 'removed') return removed;
  parts.tellCustomer(customerId, { what: 'passkey_removed' });
  return 'removed';
}
