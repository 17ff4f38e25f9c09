/** What settlement writes down, in American English. */
import type { LedgerKind, TraceEntry } from '#core';
import { joinWords, type EntryWords } from './trace-texts.ts';

type SettlementKind = Extract<
  LedgerKind,
  | 'redeem_refused'
  | 'order_redeemed'
  | 'order_cancelled'
  | 'cancel_refused'
  | 'order_voided'
  | 'void_refused'
  | 'order_expired'
  | 'charge_started'
  | 'charge_recorded'
  | 'receipt_sent'
  | 'book_changed'
  | 'book_change_refused'
  | 'change_told'
  | 'order_placed'
  | 'order_sold_out'
  | 'return_taken'
  | 'return_refused'
  | 'refund_started'
  | 'refund_recorded'
  | 'store_accepted'
  | 'answer_contradicted'
>;

const NOTHING_BOUGHT = 'nothing was bought';
const STRANGER: EntryWords = {
  tone: 'stopped',
  what: 'Somebody else tried',
  why: 'not their order, refused',
};
const TRY_NAMES = ['', '1st try', '2nd try', '3rd try'] as const;

function stopped(what: string, why: string): EntryWords {
  return { tone: 'stopped', what, why };
}

export const SETTLEMENT_ENTRIES_EN_US: Readonly<
  Record<SettlementKind, (entry: TraceEntry) => EntryWords>
> = {
  redeem_refused: (entry) => (entry.isByStranger ? STRANGER : refusedRedemption(entry)),
  order_redeemed: ({ tryNumber, total }) => ({
    tone: 'waiting',
    what: 'Code right',
    why: joinWords(TRY_NAMES[tryNumber ?? 0], total === null ? '' : `${total} checked`),
  }),
  order_cancelled: ({ outcome }) =>
    outcome === 'terms_changed'
      ? stopped('Ended, the shop changed it', 'new price or terms, nothing was bought')
      : stopped('Cancelled', NOTHING_BOUGHT),
  cancel_refused: (entry) => {
    if (entry.isByStranger) return STRANGER;
    return entry.outcome === 'already_ordered'
      ? stopped('Not cancelled', 'it was bought already')
      : stopped('Not cancelled', 'it had ended before');
  },
  order_voided: () => stopped('Stopped', 'your signed no, nothing was bought'),
  void_refused: ({ outcome }) =>
    outcome === 'redeemed'
      ? stopped('Not stopped', 'it was bought before')
      : stopped('Not stopped', 'it had ended before'),
  order_expired: () => stopped('Time ran out', NOTHING_BOUGHT),
  charge_started: () => ({
    tone: 'waiting',
    what: 'Payment asked',
    why: 'all checked again',
  }),
  charge_recorded: recordedCharge,
  receipt_sent: () => ({ tone: 'done', what: 'Receipt sent', why: 'signed, by e-mail' }),
  // About no order, so in no order’s story.
  answer_contradicted: () => stopped('The processor said two things', 'the shop looks at it'),
  store_accepted: () => stopped('Records put back', 'somebody looked'),
  book_changed: () => ({ tone: 'done', what: 'Book changed', why: 'you verified it' }),
  book_change_refused: () => stopped('Book not changed', 'it could not be taken'),
  change_told: () => ({ tone: 'done', what: 'Told you', why: 'by e-mail' }),
  order_placed: () => ({ tone: 'done', what: 'Order placed', why: 'the seller has it' }),
  order_sold_out: () => stopped('Sold out after all', 'all of it is paid back'),
  return_taken: () => ({ tone: 'waiting', what: 'Return taken', why: 'you verified it' }),
  return_refused: () => stopped('Return refused', 'the seller does not take it back'),
  refund_started: () => ({ tone: 'waiting', what: 'Paying back', why: 'to where it came from' }),
  refund_recorded: recordedRefund,
};

function recordedCharge({ chargeState, charged }: TraceEntry): EntryWords {
  switch (chargeState) {
    case 'charged':
      return {
        tone: 'done',
        what: charged === null ? 'Charged' : `Charged ${charged}`,
        why: 'by the processor',
      };
    case 'declined_by_processor':
      return stopped('The processor said no', 'nothing was charged');
    case 'intended':
    case 'processing':
    case 'unknown':
    case null:
      return {
        tone: 'waiting',
        what: 'Not known yet',
        why: 'the processor is asked again',
      };
    default:
      return chargeState satisfies never;
  }
}

function recordedRefund({ refundState }: TraceEntry): EntryWords {
  switch (refundState) {
    case 'refunded':
      return { tone: 'done', what: 'Paid back', why: 'to where it came from' };
    case 'refused_by_processor':
      return stopped('Not paid back', 'the processor said no, the shop looks at it');
    case 'intended':
    case 'processing':
    case 'unknown':
    case null:
      return { tone: 'waiting', what: 'Not known yet', why: 'the processor is asked again' };
    default:
      return refundState satisfies never;
  }
}

function refusedRedemption({ outcome, triesLeft }: TraceEntry): EntryWords {
  if (outcome === 'code_wrong') return stopped('Code wrong', triesWords(triesLeft));
  return stopped('Not bought', outcome === null ? DOES_NOT_FIT : WHY_NOT_BOUGHT[outcome]);
}

const DOES_NOT_FIT = 'it did not fit this order';
const HAD_ENDED = 'it had ended before';

const WHY_NOT_BOUGHT: Readonly<
  Record<Exclude<NonNullable<TraceEntry['outcome']>, 'code_wrong'>, string>
> = {
  code_locked: 'locked after wrong codes',
  waiting_for_confirmation: 'you had not confirmed',
  stronger_confirmation_needed: 'your passkey is needed',
  limit_reached: 'over the limit',
  expired: 'too late',
  unavailable: 'something could not be checked',
  cancelled: HAD_ENDED,
  declined: HAD_ENDED,
  terms_changed: HAD_ENDED,
  refused: DOES_NOT_FIT,
  ordered: DOES_NOT_FIT,
  already_ordered: DOES_NOT_FIT,
  payment_processing: DOES_NOT_FIT,
  payment_declined: DOES_NOT_FIT,
  payment_unknown: DOES_NOT_FIT,
  redeemed: DOES_NOT_FIT,
};

function triesWords(triesLeft: number | null): string {
  if (triesLeft === null) return NOTHING_BOUGHT;
  if (triesLeft === 0) return 'no tries left, locked';
  return triesLeft === 1 ? '1 try left' : `${String(triesLeft)} tries left`;
}
