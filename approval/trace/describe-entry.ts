/** One ledger entry in the closed words of the trace. What a fact holds beyond them, such as an id, stays here (invariant 12). */
import {
  changedTextsOf,
  minorUnitsSchema,
  showableText,
  traceEntrySchema,
  writeAmountOf,
  type LedgerEntry,
  type StoredDryRun,
  type TraceEntry,
} from '#core';
import type { z } from 'zod';
import { reasonOf } from './reason-of.ts';

const { shape } = traceEntrySchema;

/** @param before the earlier entries of the same ledger about the same order. */
export function describeEntry(
  entry: LedgerEntry,
  of: { readonly stored: StoredDryRun; readonly before: readonly LedgerEntry[] },
): TraceEntry {
  const { stored, before } = of;
  const { terms } = stored.dryRun;
  const { facts, kind } = entry;
  const { customerId } = facts;
  return {
    sequence: entry.sequence,
    at: entry.at,
    kind,
    isByStranger: typeof customerId === 'string' && customerId !== terms.customerId,
    total: STANDS_ON_THE_TOTAL.includes(kind) ? writeAmountOf(terms, terms.totalMinor) : null,
    requester: kind === 'order_proposed' ? requesterOf(stored) : null,
    verifiedBy: verifiedByOf(facts['amr']),
    reason: reasonOf(facts['reason']),
    outcome: known(shape.outcome, facts['outcome']),
    triesLeft: known(shape.triesLeft, facts['triesLeft']),
    tryNumber: kind === 'order_redeemed' ? tryNumberOf(entry, before) : null,
    chargeState: known(shape.chargeState, kind === 'charge_recorded' ? facts['state'] : null),
    refundState: kind === 'refund_recorded' ? known(shape.refundState, facts['state']) : null,
    charged: kind === 'charge_recorded' ? chargedOf(facts, stored) : null,
    // From the terms, and not from what the request side says that it changed.
    ...(kind === 'order_proposed' ? { changedTexts: changedTextsOf(terms) } : {}),
  };
}

/** The terms are recomputed and the customer typed exactly their total, or else the entry would be a refusal. */
const STANDS_ON_THE_TOTAL: readonly string[] = [
  'order_proposed',
  'order_presented',
  'order_confirmed',
  'order_redeemed',
];

function requesterOf({ dryRun, requester }: StoredDryRun): TraceEntry['requester'] {
  const { locale } = dryRun.terms;
  return {
    clientName: showableText(requester.clientName, locale),
    device: requester.device === null ? null : showableText(requester.device, locale),
  };
}

/** The ledger keeps the methods of RFC 8176 with a space between them. */
function verifiedByOf(amr: unknown): TraceEntry['verifiedBy'] {
  if (typeof amr !== 'string') return null;
  return amr.split(' ').includes('user') ? 'passkey' : 'signed_in_again';
}

function tryNumberOf(redeemed: LedgerEntry, before: readonly LedgerEntry[]): number | null {
  const wrong = before.filter(
    ({ facts }) =>
      facts['outcome'] === 'code_wrong' &&
      facts['confirmationId'] === redeemed.facts['confirmationId'],
  );
  return known(shape.tryNumber, wrong.length + 1);
}

function chargedOf(facts: LedgerEntry['facts'], { dryRun }: StoredDryRun): string | null {
  const amountMinor = minorUnitsSchema.safeParse(facts['amountMinor']);
  if (!amountMinor.success || facts['currency'] !== dryRun.terms.currency) return null;
  return writeAmountOf(dryRun.terms, amountMinor.data);
}

/** The fact when it is one that the trace has words for, otherwise null. */
function known<Known>(schema: z.ZodType<Known>, fact: unknown): Known | null {
  const parsed = schema.safeParse(fact);
  return parsed.success ? parsed.data : null;
}
