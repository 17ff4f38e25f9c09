/** Whether the customer has taken this client's right to act away, from the signed decisions alone. */
import { isClientRevoked, type ClientOfCustomer } from '#core';
import type { SettlementContext } from './settlement-context.ts';

/** @throws {StoreUnavailable} while the approval side's store cannot be read: then nobody knows, and nothing is told or quoted. */
export async function isClientRevokedFor(
  { approvals, keys, clock }: Pick<SettlementContext, 'approvals' | 'keys' | 'clock'>,
  { customerId, clientId }: ClientOfCustomer,
): Promise<boolean> {
  const jwss = await approvals.listClientRightJwss({ customerId, clientId });
  const nowEpochMs = clock.nowEpochMs();
  return isClientRevoked(jwss, { customerId, clientId, nowEpochMs }, keys.approvalKeys);
}
