/** One attempt to have money paid back, or to find out what became of an earlier one. It may be repeated at any time. */
import {
  judgeLimits,
  refundKeyOf,
  type LedgerNote,
  type OrderTerms,
  type RefundAnswer,
  type RefundIntent,
  type RefundRow,
  type RefundStart,
  type RefundState,
} from '#core';
import { CLOCK_MAY_BE_OFF_MS, readProcessorTime } from '../processor/read-processor-time.ts';
import type { AfterSalePorts, Worked } from './after-sale-ports.ts';
import { moneyLetter } from './money-letter.ts';
import { verifyCharged, verifyRefund } from './verify-refund.ts';

/**
 * The processor forgets a refund's idempotency key after 45 days (PayPal Payments v2, `PayPal-Request-Id`); asking after that could pay back
 * twice, so a person must look instead. Half of it is margin for restored backups. Only the processor's own time counts, as for charges.
 */
export const REFUND_ASKING_ENDS_AFTER_MS = 22 * 24 * 60 * 60 * 1000;

export async function settleRefund(ports: AfterSalePorts, row: RefundRow): Promise<Worked> {
  const { store, keys, clock, log } = ports;
  const { refundId, digest } = row;
  const rows = { ending: await store.findEnding(digest), charge: await store.findCharge(digest) };
  const charged = verifyCharged(rows, keys);
  const intent = charged && verifyRefund(row, charged.receipt, keys);
  if (!intent) {
    log.fatal({ refundId }, 'a refund row has no evidence; nothing is paid back for it');
    return 'done';
  }
  if (!(await store.isLedgerVerified())) {
    log.fatal({ refundId }, 'the ledger does not verify; spending has stopped (invariant 10)');
    return 'again';
  }
  // The last thing before the processor is asked: nothing that takes time may come between.
  const stop = await findStop(ports, { intent, isFirst: row.state === 'intended' });
  if (stop) return stop;
  if (row.state === 'intended') {
    const note = noteOf(intent, clock.nowEpochMs(), {
      kind: 'refund_started',
      state: 'processing',
    });
    const { terms } = charged.receipt;
    const start = startOf(ports, intent, terms);
    const isStarted = await store.moveRefund({
      ...{ refundId, from: 'intended', to: 'processing' },
      ...{ start, note },
    });
    // A limit holds it, or another process has just started it, and asks the processor now.
    if (!isStarted) return 'again';
  }
  const answer = await ports.refunds.refund({
    idempotencyKey: refundKeyOf(refundId),
    captureReference: intent.captureReference,
    amount: { amountMinor: intent.amountMinor, currency: intent.currency },
    reference: refundId,
  });
  return recordAnswer(ports, { intent, terms: charged.receipt.terms, answer });
}

/** A limit that is reached ends nothing: the money goes back when there is room again, or when a person has changed the policy. */
function startOf(
  { policy, clock, log }: AfterSalePorts,
  { refundId, amountMinor, currency }: RefundIntent,
  terms: OrderTerms,
): RefundStart {
  const money = { amountMinor, currency };
  return {
    ...{ terms, money, nowEpochMs: clock.nowEpochMs() },
    mayStart: (spent) => {
      const order = { totalMinor: amountMinor, currency };
      const verdict = judgeLimits(order, spent, policy.current().policy, 'refund_capture');
      if (verdict.outcome === 'within') return true;
      const { scope, per, kind } = verdict;
      log.error({ refundId, scope, per, kind }, 'a limit of the policy holds a refund back');
      return false;
    },
  };
}

async function findStop(
  ports: AfterSalePorts,
  {
    intent: { refundId, decidedAt },
    isFirst,
  }: { readonly intent: RefundIntent; readonly isFirst: boolean },
): Promise<Worked | undefined> {
  const { log } = ports;
  const now = await readProcessorTime(ports, { isFresh: !isFirst });
  if (!now) {
    log.error({ refundId }, 'the time of the processor is not known; nothing is paid back yet');
    return 'again';
  }
  const age = now.processorEpochMs - decidedAt;
  if (age >= REFUND_ASKING_ENDS_AFTER_MS) {
    log.fatal({ refundId }, 'the processor may not be asked about this refund any more');
    return 'done';
  }
  return age < -CLOCK_MAY_BE_OFF_MS ? 'again' : undefined;
}

/** What is known for sure wins over what another process called unknown meanwhile. */
async function recordAnswer(
  { store, clock, log }: AfterSalePorts,
  {
    intent,
    terms,
    answer,
  }: {
    readonly intent: RefundIntent;
    readonly terms: OrderTerms;
    readonly answer: RefundAnswer;
  },
): Promise<Worked> {
  const { refundId } = intent;
  const known = believeAnswer(intent, answer);
  if (known.outcome === 'unknown' && answer.outcome === 'refunded') {
    log.fatal({ refundId }, 'the processor paid back something else than was intended');
  }
  const to: RefundState = known.outcome === 'refused' ? 'refused_by_processor' : known.outcome;
  const at = clock.nowEpochMs();
  const note = noteOf(intent, at, { kind: 'refund_recorded', state: to });
  const { customerId, locale } = terms;
  const done =
    known.outcome === 'refunded'
      ? {
          processorReference: known.processorReference,
          letter: moneyLetter({
            name: refundId,
            kind: 'refunded',
            money: intent,
            customerId,
            locale,
            at,
          }),
        }
      : {};
  for (const from of ['processing', 'unknown'] as const) {
    if (from === to) break;
    if (await store.moveRefund({ refundId, from, to, ...done, note })) break;
  }
  if (to === 'refused_by_processor') {
    log.error({ refundId }, 'the processor refuses to pay this back; a person must look at it');
  }
  return to === 'unknown' ? 'again' : 'done';
}

function believeAnswer(intent: RefundIntent, answer: RefundAnswer): RefundAnswer {
  if (answer.outcome !== 'refunded') return answer;
  const isAsIntended =
    answer.refunded.amountMinor === intent.amountMinor &&
    answer.refunded.currency === intent.currency;
  return isAsIntended ? answer : { outcome: 'unknown' };
}

function noteOf(
  { refundId, digest, cause, amountMinor, currency }: RefundIntent,
  at: number,
  { kind, state }: { readonly kind: LedgerNote['kind']; readonly state: RefundState },
): LedgerNote {
  return { at, kind, digest, facts: { refundId, cause, amountMinor, currency, state } };
}
