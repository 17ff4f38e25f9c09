/** Judges an order that was just proposed, however it stands, and keeps its halt: one that the assistant took back at once was tried all the same. */
import { CLOCK_TOLERANCE_MS, LONGEST_REDEMPTION_MS, type StoredDryRun } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { isOwnOrder } from '../orders/find-own-order.ts';
import { judgeOpenOrder } from './judge-open-order.ts';
import { keepHalt } from './keep-halt.ts';

export type NewOrderParts = Pick<
  ApprovalParts,
  | 'store'
  | 'requests'
  | 'settlement'
  | 'approvalKey'
  | 'approvalKeys'
  | 'settlementLedgerKeys'
  | 'clock'
  | 'hash'
  | 'shop'
  | 'policy'
  | 'noteUntrueOrder'
>;

/** @throws {StoreUnavailable} while a store of another side cannot be read. */
export async function judgeNewOrder(
  stored: StoredDryRun,
  parts: NewOrderParts,
): Promise<'judged' | 'too_early'> {
  const { dryRun } = stored;
  const { digest, terms } = dryRun;
  const nowEpochMs = parts.clock.nowEpochMs();
  const isOfLater =
    dryRun.createdAt > nowEpochMs + CLOCK_TOLERANCE_MS ||
    terms.redeemBy > nowEpochMs + LONGEST_REDEMPTION_MS;
  if (isOfLater) return 'too_early';
  if (await parts.store.hasHalt(digest)) return 'judged';
  if (!(await isOwnOrder(stored, terms.customerId, parts))) return 'judged';
  // Only what was bought was judged by settlement.
  if ((await parts.settlement.findEnding(digest))?.kind === 'redeemed') return 'judged';
  const inForce = parts.policy.current();
  const judgement = await judgeOpenOrder({ dryRun, nowEpochMs, inForce }, parts);
  await keepHalt({ stored, judgement, nowEpochMs }, parts);
  return 'judged';
}
