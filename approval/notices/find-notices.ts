/** What a customer is to be told now, found by reading: an order that waits, an order that waits no more, voice locked. */
import {
  showableText,
  writeAmountOf,
  type CustomerId,
  type Notice,
  type OrderViewState,
  type Settings,
  type StoredDryRun,
} from '#core';
import { isClientRevokedNow } from '../account/client-rights.ts';
import { readSettings } from '../account/read-settings.ts';
import type { ApprovalParts } from '../approval-parts.ts';
import { decideOrderState } from '../orders/decide-order-state.ts';
import { isOwnOrder } from '../orders/find-own-order.ts';
import { gatherOrderFacts } from '../orders/gather-order-facts.ts';
import { keepHalt } from '../risk/keep-halt.ts';
import { isVoiceLocked } from '../unlock/is-voice-locked.ts';
import type { NoticeToGive } from './notice-sender.ts';

/** Longer than an order can wait (design, section 5). */
const LOOKED_BACK_MS = 60 * 60_000;
const MOST_ORDERS = 20;
const HOUR_SECONDS = 3600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

/** @throws {StoreUnavailable} while a store of another side cannot be read. */
export async function findNotices(
  customerId: CustomerId,
  parts: ApprovalParts,
): Promise<readonly NoticeToGive[]> {
  const settings = await readSettings(customerId, parts);
  if (!settings.notices.isOn) return [];
  const found = [await findLockNotice(customerId, settings, parts)];
  const orders = await parts.requests.listDryRunsOfCustomer({
    customerId,
    sinceEpochMs: parts.clock.nowEpochMs() - LOOKED_BACK_MS,
    limit: MOST_ORDERS,
  });
  // Oldest first: who proposes many does not keep the first one back.
  for (const order of orders.toReversed()) {
    found.push(await findOrderNotice(order, { customerId, settings }, parts));
  }
  return found.filter((notice) => notice !== undefined);
}

async function findOrderNotice(
  stored: StoredDryRun,
  { customerId, settings }: { readonly customerId: CustomerId; readonly settings: Settings },
  parts: ApprovalParts,
): Promise<NoticeToGive | undefined> {
  const subject = stored.dryRun.digest;
  const wasTold = await parts.store.hasNotice({ customerId, kind: 'order_waits', subject });
  const ended = { customerId, kind: 'order_ended' as const, subject };
  if (wasTold && (await parts.store.hasNotice(ended))) return undefined;
  // Nothing is told that the card would not show (invariant 8).
  if (!(await isOwnOrder(stored, customerId, parts))) return undefined;
  const facts = await gatherOrderFacts(stored, parts);
  // Nobody may look at the card: what is halted is recorded all the same.
  await keepHalt(facts, parts);
  const state = decideOrderState(facts, NO_SESSION);
  const { terms, createdAt } = stored.dryRun;
  const about = { customerId, subject, subscribedBefore: createdAt };
  const notice = {
    digest: stored.dryRun.digest,
    shopName: showableText(terms.shop.name, terms.locale),
    locale: settings.locale ?? terms.locale,
  };
  if (wasTold) {
    if (WAITING_STATES.includes(state)) return undefined;
    const told: Notice = { ...notice, kind: 'order_ended', total: null };
    return { ...about, notice: told, isReplacing: true, ttlSeconds: HOUR_SECONDS };
  }
  const { clientId } = terms;
  if (state !== 'to_confirm') return undefined;
  if (await isClientRevokedNow({ customerId, clientId }, parts)) return undefined;
  const total = settings.notices.showsAmount ? writeAmountOf(terms, terms.totalMinor) : null;
  const leftMs = terms.confirmBy - parts.clock.nowEpochMs();
  const told: Notice = { ...notice, kind: 'order_waits', total };
  return { ...about, notice: told, isReplacing: false, ttlSeconds: Math.floor(leftMs / 1000) };
}

/** No session's own hash: an order that was confirmed is confirmed elsewhere. */
const NO_SESSION = '';
const WAITING_STATES: readonly OrderViewState[] = [
  'to_confirm',
  'confirmed_here',
  'confirmed_elsewhere',
  'locked',
];

async function findLockNotice(
  customerId: CustomerId,
  settings: Settings,
  parts: ApprovalParts,
): Promise<NoticeToGive | undefined> {
  const told = { customerId, kind: 'locked' as const, subject: '' };
  const wasTold = await parts.store.hasNotice(told);
  const isLocked = await isVoiceLocked(customerId, parts);
  if (!isLocked) {
    // Unlocked: the next time is told again.
    if (wasTold) await parts.store.forgetNotice(told);
    return undefined;
  }
  if (wasTold) return undefined;
  return {
    customerId,
    subject: '',
    isReplacing: false,
    ttlSeconds: DAY_SECONDS,
    subscribedBefore: parts.clock.nowEpochMs(),
    notice: plainNotice('locked', settings, parts),
  };
}

/** A notice that is about no order. */
export function plainNotice(
  kind: 'locked' | 'changed',
  settings: Settings,
  { shop }: Pick<ApprovalParts, 'shop'>,
): Notice {
  const locale = settings.locale ?? 'en-US';
  return { kind, digest: null, shopName: shop.name, total: null, locale };
}
