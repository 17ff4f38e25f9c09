/** The caller's orders with their standing. What is not the caller's is as if it were not there, by the same steps (invariant 11). */
import type { DryRun, Locale, OrderDigest, StatusAnswer } from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import { isPast } from './is-past.ts';
import { standingOf, type Standing } from './standing.ts';

export interface FoundOrder {
  readonly dryRun: DryRun;
  readonly standing: Standing;
  /** It is past, and others may hear the customer's devices: nothing of it is told here. */
  readonly isForPhone: boolean;
}

/** As many as settlement tells the state of (`statusAnswerSchema`). */
export const ORDERS_LISTED = 20;

/** The newest first. @throws when settlement cannot be reached. */
export async function listOrders(
  side: RequestSide,
  caller: Caller,
): Promise<readonly FoundOrder[]> {
  const stored = await side.store.listDryRuns({ ...caller, limit: ORDERS_LISTED });
  const answer = await side.settlement.status(caller);
  return stored.flatMap(({ dryRun }) => {
    const found = foundIn(answer, dryRun, side);
    return found ? [found] : [];
  });
}

/** Undefined for an unknown order and for someone else's alike. @throws when settlement cannot be reached. */
export async function findOrder(
  side: RequestSide,
  caller: Caller,
  digest: OrderDigest,
): Promise<FoundOrder | undefined> {
  const stored = await side.store.findDryRun({ ...caller, digest });
  const answer = await side.settlement.status({ ...caller, digest });
  return stored && foundIn(answer, stored.dryRun, side);
}

/** Undefined where settlement tells nothing of it. */
export function foundIn(
  { orders, mayTellHistory }: StatusAnswer,
  dryRun: DryRun,
  { clock }: Pick<RequestSide, 'clock'>,
): FoundOrder | undefined {
  const status = orders.find(({ digest }) => digest === dryRun.digest);
  if (!status) return undefined;
  const standing = standingOf(status, dryRun);
  const isForPhone = mayTellHistory !== true && isPast({ dryRun, standing }, clock.nowEpochMs());
  return { dryRun, standing, isForPhone };
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
