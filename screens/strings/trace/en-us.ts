/** The trace in American English. Each entry is two short lines: what was done, and on what it stands. */
import type { TraceEntry, TraceReason } from '#core';
import { PHONE_EN_US } from '../phone/en-us.ts';
import { ACCOUNT_ENTRIES_EN_US } from './account-en-us.ts';
import { SETTLEMENT_ENTRIES_EN_US } from './settlement-en-us.ts';
import { joinWords, type TraceTexts } from './trace-texts.ts';
import { changedWords } from './changed-words-en-us.ts';

const REASONS: Readonly<Record<TraceReason, string>> = {
  other_amount: 'another amount typed',
  unreadable_amount: 'no clear amount typed',
  not_verified: 'the sign-in did not count',
  other_person: 'somebody else signed in',
  too_many: 'confirmed three times already',
  too_late: 'too late',
  ended: 'this order had ended',
  locked: 'locked after wrong codes',
  other_order_shown: 'another order was on the screen',
  not_as_proposed: 'not what was proposed',
  other: 'it did not fit this order',
};

function reason({ reason: why }: TraceEntry): string {
  return REASONS[why ?? 'other'];
}

const sides = { request: 'Request', approval: 'Approval', settlement: 'Settlement' } as const;

function list(names: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(names);
}

export const TRACE_EN_US: TraceTexts = {
  title: 'What each side wrote down',
  loading: 'One moment…',
  signedOut: 'Sign in on the phone to see what each side wrote down.',
  keyNotKept: 'This browser keeps nothing here, so the ledgers cannot be shown.',
  nothingYet: 'Nothing is written down yet. Ask for an order, and each side’s line appears here.',
  connectionLost: 'No connection. What you see may be out of date.',
  order: 'Order',
  newest: (order) => `Newest: ${order}`,
  orderName: ({ checkWords, total }) => `${checkWords} · ${total}`,
  sides,
  roles: {
    request: 'the assistant asks',
    approval: 'only you confirm',
    settlement: 'checks, charges',
  },
  laneEmpty: 'Nothing yet',
  leftOut: (count) => (count === 1 ? '1 earlier line' : `${String(count)} earlier lines`),
  standings: {
    checking: 'being checked',
    broken: 'does not check out',
    unavailable: 'cannot be read',
  },
  allVerified: 'All three ledgers check out',
  notVerified: ({ sides: which, standing }) => {
    const names = list(which);
    const isOne = which.length === 1;
    const ledgers = `The ${isOne ? 'ledger' : 'ledgers'} of ${names.toLowerCase()}`;
    if (standing === 'checking') return `${ledgers} ${isOne ? 'is' : 'are'} being checked`;
    if (standing === 'unavailable') return `${ledgers} cannot be read now`;
    return `${ledgers} ${isOne ? 'does' : 'do'} not check out. ${isOne ? 'It was' : 'They were'} changed.`;
  },
  entryVerified: 'This line checks out.',
  time: (epochMs) =>
    new Intl.DateTimeFormat('en-US', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }).format(epochMs),
  entries: {
    order_proposed: ({ requester, total, changedTexts }) => ({
      tone: 'waiting',
      what: requester === null ? 'Asked for this order' : `${requester.clientName} asked for this`,
      why: joinWords(requester?.device, total, changedWords(changedTexts)),
    }),
    proposal_refused: (entry) => ({
      tone: 'stopped',
      what: 'Not proposed',
      why: reason(entry),
    }),
    signed_in: () => ({ tone: 'waiting', what: 'Signed in', why: 'on the phone' }),
    order_presented: ({ total }) => ({
      tone: 'waiting',
      what: 'Reached your phone',
      why: total === null ? 'worked out again' : `${total} worked out again`,
    }),
    order_halted: () => ({
      tone: 'waiting',
      what: 'Held back',
      why: 'something about it is unusual: it takes your passkey',
    }),
    amount_refused: (entry) => ({
      tone: 'stopped',
      what: 'Total not taken',
      why: reason(entry),
    }),
    verification_refused: (entry) => ({
      tone: 'stopped',
      what: 'Not confirmed',
      why: reason(entry),
    }),
    order_confirmed: ({ total, verifiedBy }) => ({
      tone: 'waiting',
      what: 'You confirmed',
      why: joinWords(
        total === null ? null : `${total} typed`,
        verifiedBy === 'passkey' ? 'passkey used' : 'signed in again',
      ),
    }),
    confirmation_withdrawn: () => ({
      tone: 'stopped',
      what: 'Confirmation taken back',
      why: 'you confirmed another order',
    }),
    confirmation_refused: (entry) => ({
      tone: 'stopped',
      what: 'Not confirmed',
      why: reason(entry),
    }),
    order_declined: () => ({
      tone: 'stopped',
      what: 'You stopped it',
      why: 'you said: this wasn’t me',
    }),
    passkey_added: () => ({ tone: 'waiting', what: 'Passkey added', why: 'on the phone' }),
    return_requested: () => ({ tone: 'waiting', what: 'Return asked for', why: 'you verified it' }),
    book_change_signed: () => ({ tone: 'waiting', what: 'Book changed', why: 'on the phone' }),
    ...ACCOUNT_ENTRIES_EN_US,
    ...SETTLEMENT_ENTRIES_EN_US,
  },
  states: {
    to_confirm: PHONE_EN_US.states.to_confirm.word,
    confirmed_here: PHONE_EN_US.states.confirmed_here.word,
    // Which device shows the code is the phone's affair.
    confirmed_elsewhere: PHONE_EN_US.states.confirmed_here.word,
    locked: PHONE_EN_US.states.locked.word,
    expired: PHONE_EN_US.states.expired.word,
    cancelled: PHONE_EN_US.states.cancelled.word,
    stopping: PHONE_EN_US.states.stopping.word,
    stopped: PHONE_EN_US.states.stopped.word,
    too_late: PHONE_EN_US.states.too_late.word,
    payment_processing: PHONE_EN_US.states.payment_processing.word,
    payment_declined: PHONE_EN_US.states.payment_declined.word,
    payment_unknown: PHONE_EN_US.states.payment_unknown.word,
    ordered: PHONE_EN_US.states.ordered.word,
    refused_by_policy: PHONE_EN_US.states.refused_by_policy.word,
    changed: PHONE_EN_US.states.changed.word,
    partly_refunded: PHONE_EN_US.states.partly_refunded.word,
    refunded: PHONE_EN_US.states.refunded.word,
  },
};
