/** One attempt to have money paid back, or to find out what became of an earlier one. It may be repeated at any time. */
import {
  judgeLimits,
  REFUND_ASKING_ENDS_AFTER_MS,
  refundKeyOf,
  type LedgerNote,
  type Letter,
  type OrderTerms,
  type RefundAnswer,
  type RefundIntent,
  type RefundRequest,
  type RefundRow,
  type RefundStart,
  type RefundState,
} from '#core';
import { CLOCK_MAY_BE_OFF_MS, readProcessorTime } from '../processor/read-processor-time.ts';
import type { AfterSalePorts, Worked } from './after-sale-ports.ts';
import { moneyLetter } from './money-letter.ts';
import { noteContradictedRefund } from './note-contradicted-refund.ts';
import { verifyCharged, verifyRefund } from './verify-refund.ts';

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
  const request = requestOf(intent);
  // Under a key that the processor may know, the very bytes that it was asked with: to any others it gives no answer.
  const kept =
    row.state === 'intended' ? undefined : await store.findAskedBody(request.idempotencyKey);
  const body = kept ?? (await ports.refunds.compose(request));
  // The last thing before the processor is asked: nothing that takes time may come between.
  const stop = await findStop(ports, { intent, isFirst: row.state === 'intended' });
  if (stop === 'over') await tellOver(ports, intent, charged.receipt.terms);
  if (stop) return stop === 'over' ? 'done' : stop;
  if (row.state === 'intended') {
    const note = noteOf(intent, clock.nowEpochMs(), {
      kind: 'refund_started',
      state: 'processing',
    });
    const { terms } = charged.receipt;
    const start = startOf(ports, intent, terms);
    const isStarted = await store.moveRefund({
      ...{ refundId, from: 'intended', to: 'processing' },
      ...{ start, asked: { idempotencyKey: request.idempotencyKey, body }, note },
    });
    // A limit holds it, or another process has just started it, and asks the processor now.
    if (!isStarted) return 'again';
  }
  const answer = await ports.refunds.refund(request, body);
  return recordAnswer(ports, { intent, terms: charged.receipt.terms, answer });
}

function requestOf({
  refundId,
  captureReference,
  amountMinor,
  currency,
}: RefundIntent): RefundRequest {
  return {
    idempotencyKey: refundKeyOf(refundId),
    captureReference,
    amount: { amountMinor, currency },
    reference: refundId,
  };
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
): Promise<'again' | 'over' | undefined> {
  const { log } = ports;
  const now = await readProcessorTime(ports, { isFresh: !isFirst });
  if (!now) {
    log.error({ refundId }, 'the time of the processor is not known; nothing is paid back yet');
    return 'again';
  }
  const age = now.processorEpochMs - decidedAt;
  if (age >= REFUND_ASKING_ENDS_AFTER_MS) {
    log.fatal({ refundId }, 'the processor may not be asked about this refund any more');
    return 'over';
  }
  return age < -CLOCK_MAY_BE_OFF_MS ? 'again' : undefined;
}

/** Once: nobody finds out any more, and a person has to see to it. */
async function tellOver(
  { store, clock }: AfterSalePorts,
  intent: RefundIntent,
  terms: OrderTerms,
): Promise<void> {
  const at = clock.nowEpochMs();
  const letter = letterOf(intent, terms, { kind: 'refund_failed', at });
  const { letterId, customerId, kind: what } = letter;
  if (await store.isRecordTaken(letterId)) return;
  const facts = { customerId, noticeId: letterId, what, isSent: false };
  await store.takeToldChange({ letter, note: { at, kind: 'change_told', digest: null, facts } });
}

function letterOf(
  intent: RefundIntent,
  { customerId, locale }: OrderTerms,
  { kind, at }: { readonly kind: 'refunded' | 'refund_failed'; readonly at: number },
): Letter {
  return moneyLetter({ name: intent.refundId, kind, money: intent, customerId, locale, at });
}

/** What is known for sure wins over what another process called unknown meanwhile. */
async function recordAnswer(
  ports: AfterSalePorts,
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
  const { store, clock, log } = ports;
  const { refundId } = intent;
  const known = believeAnswer(intent, answer);
  if (known.outcome === 'unknown' && answer.outcome === 'refunded') {
    log.fatal({ refundId }, 'the processor paid back something else than was intended');
  }
  const to: RefundState = known.outcome === 'refused' ? 'refused_by_processor' : known.outcome;
  const at = clock.nowEpochMs();
  const note = noteOf(intent, at, { kind: 'refund_recorded', state: to });
  const told = toldOf(known, { intent, terms, at });
  for (const from of ['processing', 'unknown'] as const) {
    if (from === to) break;
    if (await store.moveRefund({ refundId, from, to, ...told, note })) break;
  }
  await noteContradictedRefund(ports, intent, known);
  if (to === 'refused_by_processor') {
    log.error({ refundId }, 'the processor refuses to pay this back; a person must look at it');
  }
  return to === 'unknown' ? 'again' : 'done';
}

/** What the customer is told of an answer, in the transaction that records it. */
function toldOf(
  known: RefundAnswer,
  of: { readonly intent: RefundIntent; readonly terms: OrderTerms; readonly at: number },
): Pick<Parameters<AfterSalePorts['store']['moveRefund']>[0], 'processorReference' | 'letter'> {
  const { intent, terms, at } = of;
  switch (known.outcome) {
    case 'refunded': {
      const { processorReference } = known;
      return { processorReference, letter: letterOf(intent, terms, { kind: 'refunded', at }) };
    }
    case 'refused':
      return { letter: letterOf(intent, terms, { kind: 'refund_failed', at }) };
    case 'unknown':
      return {};
    default:
      return known satisfies never;
  }
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
