/** A person's signed wish to send goods back, acted on once: the merchant is asked, and what it pays back goes to where it came from. */
import {
  NEXT_CHARGE_STATES,
  REFUND_ASKING_ENDS_AFTER_MS,
  refundIdOf,
  unfinishedStates,
  type ChargeRow,
  type Ending,
  type LedgerNote,
  type NewRefund,
  type OrderTerms,
  type Receipt,
  type ReturnRequest,
  type TakeBackAnswer,
} from '#core';
import type { AfterSalePorts } from './after-sale-ports.ts';
import { moneyLetter } from './money-letter.ts';
import { newRefund } from './place-order.ts';
import { verifyCharged } from './verify-refund.ts';

/** `not_now`: nothing was written, and it must be tried again. */
export type TakenReturn = 'accepted' | 'refused' | 'not_now' | 'already_taken';

export async function takeReturn(
  ports: AfterSalePorts,
  request: ReturnRequest,
): Promise<TakenReturn> {
  const { store, keys } = ports;
  const { returnId, digest } = request;
  if (await store.isReturnRecorded(returnId)) return 'already_taken';
  // A refusal is for ever: a store that was put back, or that lacks the purchase, refuses nothing.
  if (!(await store.isLedgerVerified())) return 'not_now';
  const rows = { ending: await store.findEnding(digest), charge: await store.findCharge(digest) };
  const charged = verifyCharged(rows, keys);
  const age = ports.clock.nowEpochMs() - request.requestedAt;
  // Too old to be paid back under a key that the processor surely remembers: whoever took its row away gets no second refund.
  const isTooOld = age >= REFUND_ASKING_ENDS_AFTER_MS;
  if (!isTooOld && !isPaymentKnown(rows)) return 'not_now';
  if (!charged || isTooOld || !isOfOrder(request, charged.charge.terms)) {
    return record(ports, request, null);
  }
  const fulfilment = await store.findFulfilment(digest);
  if (fulfilment === 'to_place') return 'not_now';
  if (fulfilment !== 'placed') return record(ports, request, null);
  let answer: TakeBackAnswer;
  try {
    answer = await ports.fulfilment.takeBack({ orderKey: digest, returnId, lines: request.lines });
  } catch (fault) {
    ports.log.warn({ err: fault, digest }, 'the merchant did not answer about a return');
    return 'not_now';
  }
  return record(ports, request, refundFor(ports, { request, receipt: charged.receipt, answer }));
}

/** Only what is written down as ended, and not as still being paid, can be said not to have been bought: the person has seen it as bought. */
function isPaymentKnown({
  ending,
  charge,
}: {
  readonly ending: Ending | undefined;
  readonly charge: ChargeRow | undefined;
}): boolean {
  if (!ending) return false;
  return !charge || !unfinishedStates(NEXT_CHARGE_STATES).includes(charge.state);
}

function isOfOrder({ customerId, lines }: ReturnRequest, terms: OrderTerms): boolean {
  const isOrdered = (line: ReturnRequest['lines'][number]): boolean =>
    terms.lines.some(
      ({ productId, quantity }) => productId === line.productId && line.quantity <= quantity,
    );
  const isEachOnce = new Set(lines.map(({ productId }) => productId)).size === lines.length;
  return customerId === terms.customerId && isEachOnce && lines.every(isOrdered);
}

function refundFor(
  { keys }: AfterSalePorts,
  of: {
    readonly request: ReturnRequest;
    readonly receipt: Receipt;
    readonly answer: TakeBackAnswer;
  },
): NewRefund | null {
  const { request, receipt, answer } = of;
  if (answer.outcome === 'refused' || answer.refundMinor === 0) return null;
  const { returnId } = request;
  return newRefund(
    receipt,
    {
      refundId: refundIdOf(receipt.digest, { cause: 'returned', returnId }),
      cause: 'returned',
      amountMinor: answer.refundMinor,
      decidedAt: request.requestedAt,
    },
    keys,
  );
}

/** What the merchant would pay back beyond what was charged is refused as a whole: a person must look at such a merchant. */
async function record(
  ports: AfterSalePorts,
  request: ReturnRequest,
  refund: NewRefund | null,
): Promise<TakenReturn> {
  const { returnId, digest, customerId } = request;
  const at = ports.clock.nowEpochMs();
  const note = noteOf(request, refund, at);
  const letter = moneyLetter({
    name: returnId,
    kind: refund ? 'return_accepted' : 'return_refused',
    money: refund && refund.intent,
    customerId,
    locale: request.locale,
    at,
  });
  const change = { returnId, digest, customerId, refund, letter, note };
  const recorded = await ports.store.recordReturn(change);
  switch (recorded) {
    case 'already_there':
      return 'already_taken';
    case 'too_much':
      ports.log.error({ digest, returnId }, 'a merchant would pay back more than was charged');
      return record(ports, request, null);
    case 'recorded':
      return refund ? 'accepted' : 'refused';
    default:
      return recorded satisfies never;
  }
}

function noteOf(
  { returnId, digest, customerId }: ReturnRequest,
  refund: NewRefund | null,
  at: number,
): LedgerNote {
  if (!refund) return { at, kind: 'return_refused', digest, facts: { returnId, customerId } };
  const { amountMinor, currency } = refund.intent;
  const facts = { returnId, customerId, amountMinor, currency };
  return { at, kind: 'return_taken', digest, facts };
}
