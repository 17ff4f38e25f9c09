/** Status: where the caller's own orders stand, from evidence alone. */
import {
  CLOCK_TOLERANCE_MS,
  isDryRunOf,
  type DryRun,
  type StatusAnswer,
  type StatusRequest,
} from '#core';
import type { SettlementContext } from '../settlement-context.ts';
import { stateOfOrder } from './state-of-order.ts';

const MOST_ORDERS = 20;
/** Orders of other clients of the same customer are passed over after reading. */
const MOST_READ = 200;

export type StatusContext = Pick<
  SettlementContext,
  'store' | 'requests' | 'approvals' | 'keys' | 'clock'
>;

/** @throws {StoreUnavailable} while a store of another side cannot be read: half the truth is none. */
export async function tellStatus(
  context: StatusContext,
  request: StatusRequest,
): Promise<StatusAnswer> {
  const own = (await readOrders(context, request)).filter((dryRun) =>
    isTheCallers(dryRun, request, context),
  );
  const orders = own.slice(0, MOST_ORDERS).map((dryRun) => stateOfOrder(context, dryRun));
  return { orders: await Promise.all(orders) };
}

async function readOrders(
  { requests }: StatusContext,
  { customerId, digest }: StatusRequest,
): Promise<readonly DryRun[]> {
  if (digest === undefined) {
    const stored = await requests.listDryRunsOfCustomer({
      customerId,
      sinceEpochMs: 0,
      limit: MOST_READ,
    });
    return stored.map(({ dryRun }) => dryRun);
  }
  const stored = await requests.findDryRun(digest);
  return stored ? [stored.dryRun] : [];
}

/** What is another's, altered or from the future is not there (invariants 11 and 13). */
function isTheCallers(
  dryRun: DryRun,
  request: StatusRequest,
  { keys, clock }: StatusContext,
): boolean {
  return (
    isDryRunOf(dryRun, request, keys.hash) &&
    dryRun.createdAt <= clock.nowEpochMs() + CLOCK_TOLERANCE_MS
  );
}
