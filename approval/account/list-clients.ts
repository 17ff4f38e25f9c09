/** Which clients have acted for a customer, what each did last, and whether it still may. */
import {
  clientIdSchema,
  showableText,
  type AccountView,
  type ClientId,
  type CustomerId,
  type Ending,
  type StoredDryRun,
} from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { isOwnOrder } from '../orders/find-own-order.ts';
import { isClientRevokedNow } from './client-rights.ts';

type ClientView = AccountView['clients'][number];
type Act = NonNullable<ClientView['lastDid']>;

/** So many of the customer's newest orders are looked at. */
const MOST_LOOKED_AT = 50;

/** In the order in which they acted, the last first; then those that were decided on and have not acted lately. */
export async function listClients(
  customerId: CustomerId,
  parts: ApprovalParts,
): Promise<readonly ClientView[]> {
  const orders = await listOwn(customerId, parts);
  const decidedOn = await parts.store.listDecidedClients(customerId);
  const clientIds = new Set([...orders.map(({ dryRun }) => dryRun.terms.clientId), ...decidedOn]);
  const clients: ClientView[] = [];
  for (const clientId of clientIds) {
    const own = orders.filter(({ dryRun }) => dryRun.terms.clientId === clientId);
    clients.push({
      clientId,
      name: nameOf(clientId, own[0]),
      lastDid: await lastActOf(own, parts),
      isRevoked: await isClientRevokedNow({ customerId, clientId }, parts),
    });
  }
  return clients;
}

/** Undefined when this client has never acted for this customer. */
export async function findClient(
  of: { readonly customerId: CustomerId; readonly clientId: string },
  parts: ApprovalParts,
): Promise<ClientView | undefined> {
  const clientId = clientIdSchema.safeParse(of.clientId);
  if (!clientId.success) return undefined;
  const clients = await listClients(of.customerId, parts);
  return clients.find((client) => client.clientId === clientId.data);
}

async function listOwn(
  customerId: CustomerId,
  parts: ApprovalParts,
): Promise<readonly StoredDryRun[]> {
  const stored = await parts.requests.listDryRunsOfCustomer({
    customerId,
    sinceEpochMs: 0,
    limit: MOST_LOOKED_AT,
  });
  const own: StoredDryRun[] = [];
  for (const order of stored) {
    if (await isOwnOrder(order, customerId, parts)) own.push(order);
  }
  return own;
}

function nameOf(clientId: ClientId, newest: StoredDryRun | undefined): string {
  if (!newest) return clientId;
  return showableText(newest.requester.clientName, newest.dryRun.terms.locale);
}

async function lastActOf(
  orders: readonly StoredDryRun[],
  parts: ApprovalParts,
): Promise<Act | null> {
  let last: Act | null = null;
  for (const { dryRun } of orders) {
    const ending = await parts.settlement.findEnding(dryRun.digest);
    for (const act of actsOf(dryRun.createdAt, ending)) {
      if (!last || act.at > last.at) last = act;
    }
  }
  return last;
}

function actsOf(createdAt: number, ending: Ending | undefined): readonly Act[] {
  const proposed: Act = { kind: 'proposed', at: createdAt };
  if (!ending) return [proposed];
  switch (ending.kind) {
    case 'redeemed':
      return [proposed, { kind: 'ordered', at: ending.endedAt }];
    case 'cancelled':
      return [proposed, { kind: 'cancelled', at: ending.endedAt }];
    // The customer and the clock did these.
    case 'declined':
    case 'expired':
      return [proposed];
    default:
      return ending.kind satisfies never;
  }
}
