/** Which clients may act for a customer: signed decisions that settlement reads. Taking a right away needs no verification, giving it back does. */
import {
  isClientRevoked,
  signClientRight,
  type ChangeResult,
  type ClientOfCustomer,
  type OrderDigest,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';

type Deciding = Pick<
  ApprovalParts,
  'store' | 'clock' | 'approvalKey' | 'approvalKeys' | 'tellCustomer'
>;

export async function isClientRevokedNow(
  of: ClientOfCustomer,
  { store, clock, approvalKeys }: Pick<Deciding, 'store' | 'clock' | 'approvalKeys'>,
): Promise<boolean> {
  const jwss = await store.listClientRightJwss(of);
  return isClientRevoked(jwss, { ...of, nowEpochMs: clock.nowEpochMs() }, approvalKeys);
}

/** `because` is the order that the customer says is none of theirs, where there is one. */
export async function revokeClient(
  of: ClientOfCustomer & { readonly name: string; readonly because: OrderDigest | null },
  parts: Deciding,
): Promise<void> {
  const { customerId, clientId } = of;
  if (await isClientRevokedNow({ customerId, clientId }, parts)) return;
  await decide({ customerId, clientId, isRevoked: true, digest: of.because }, parts);
  parts.tellCustomer(customerId, { what: 'client_revoked', about: of.name });
}

export async function allowClient(of: ClientOfCustomer, parts: Deciding): Promise<ChangeResult> {
  if (!(await isClientRevokedNow(of, parts))) {
    return { outcome: 'refused', reason: 'nothing_to_change' };
  }
  await decide({ ...of, isRevoked: false, digest: null }, parts);
  parts.tellCustomer(of.customerId, { what: 'client_allowed', about: of.clientId });
  return { outcome: 'changed', change: 'allow_client' };
}

async function decide(
  right: ClientOfCustomer & { readonly isRevoked: boolean; readonly digest: OrderDigest | null },
  { store, clock, approvalKey }: Deciding,
): Promise<void> {
  const { customerId, clientId, isRevoked, digest } = right;
  const decidedAt = clock.nowEpochMs();
  const jws = signClientRight(
    { version: 1, customerId, clientId, isRevoked, decidedAt },
    approvalKey,
  );
  await store.insertClientRight(
    { customerId, clientId, jws },
    {
      at: decidedAt,
      kind: isRevoked ? 'client_revoked' : 'client_allowed',
      digest,
      facts: { customerId, clientId },
    },
  );
}
