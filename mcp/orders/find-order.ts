/** The caller's orders with their standing. What is not the caller's is as if it were not there, by the same steps (invariant 11). */
import type { DryRun, Locale, OrderDigest } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import { findStatuses, standingOf, type Standing } from './standing.ts';

export interface FoundOrder {
  readonly dryRun: DryRun;
  readonly standing: Standing;
}

/** As many as settlement tells the state of (`statusAnswerSchema`). */
export const ORDERS_LISTED = 20;

/** The newest first. @throws when settlement cannot be reached. */
export async function listOrders(
  side: RequestSide,
  caller: Caller,
): Promise<readonly FoundOrder[]> {
  const stored = await side.store.listDryRuns({ ...caller, limit: ORDERS_LISTED });
  const statuses = await findStatuses(side, caller);
  return stored.flatMap(({ dryRun }) => {
    const status = statuses.get(dryRun.digest);
    return status ? [{ dryRun, standing: standingOf(status, dryRun) }] : [];
  });
}

/** Undefined for an unknown order and for someone else's alike. @throws when settlement cannot be reached. */
export async function findOrder(
  side: RequestSide,
  caller: Caller,
  digest: OrderDigest,
): Promise<FoundOrder | undefined> {
  const stored = await side.store.findDryRun({ ...caller, digest });
  const status = (await findStatuses(side, { ...caller, digest })).get(digest);
  if (!stored || !status) return undefined;
  return { dryRun: stored.dryRun, standing: standingOf(status, stored.dryRun) };
}

/** The language of the caller's own order. */
export async function findLocaleOfOrder(
  side: Pick<RequestSide, 'store'>,
  caller: Caller,
  digest: OrderDigest,
): Promise<Locale | undefined> {
  return (await side.store.findDryRun({ ...caller, digest }))?.dryRun.terms.locale;
}

/** The order that a customer means without naming one: the confirmed one, else the newest that waits, else the newest. */
export async function findCurrentOrder(
  side: RequestSide,
  caller: Caller,
): Promise<FoundOrder | undefined> {
  const orders = await listOrders(side, caller);
  return (
    orders.find(({ standing }) => standing.state === 'confirmed') ??
    orders.find(({ standing }) => standing.state === 'waiting') ??
    orders[0]
  );
}
