/** Status: where the caller's own orders stand, from evidence alone. */
import {
  CLOCK_TOLERANCE_MS,
  isDryRunOf,
  isOfShop,
  mayTellHistory,
  MOST_DRY_RUNS_READ,
  type DryRun,
  type StatusAnswer,
  type StatusRequest,
} from '#core';
import type { SettlementContext } from '../settlement-context.ts';
import { stateOfOrder } from './state-of-order.ts';

const MOST_ORDERS = 20;

export type StatusContext = Pick<
  SettlementContext,
  'store' | 'requests' | 'approvals' | 'keys' | 'clock' | 'shop' | 'processor'
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
  return {
    orders: await Promise.all(orders),
    ...((await isHistoryForVoice(context, request)) && { mayTellHistory: true }),
  };
}

async function isHistoryForVoice(
  { approvals, keys, clock }: StatusContext,
  { customerId }: StatusRequest,
): Promise<boolean> {
  const jws = await approvals.findVoiceSettingJws(customerId);
  const nowEpochMs = clock.nowEpochMs();
  return mayTellHistory(jws, { customerId, nowEpochMs }, keys.approvalKeys);
}

async function readOrders(
  { requests }: StatusContext,
  { customerId, clientId, digest }: StatusRequest,
): Promise<readonly DryRun[]> {
  if (digest === undefined) {
    const stored = await requests.listDryRunsOfCustomer({
      customerId,
      clientId,
      sinceEpochMs: 0,
      // More than are told: what a hand wrote among them is passed over.
      limit: MOST_DRY_RUNS_READ,
    });
    return stored.map(({ dryRun }) => dryRun);
  }
  const stored = await requests.findDryRun(digest);
  return stored ? [stored.dryRun] : [];
}

/** What is another's or another shop's, altered or from the future is not there (invariants 11 and 13). */
function isTheCallers(
  dryRun: DryRun,
  request: StatusRequest,
  { keys, clock, shop }: StatusContext,
): boolean {
  return (
    isDryRunOf(dryRun, request, keys.hash) &&
    isOfShop(dryRun.terms, shop) &&
    dryRun.createdAt <= clock.nowEpochMs() + CLOCK_TOLERANCE_MS
  );
}
