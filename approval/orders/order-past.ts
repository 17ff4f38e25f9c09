/** What settlement's own ledger tells of an order's end beyond its rows: for the card's words alone, and no decision hangs on it. */
import type { Ending, LedgerEntry, OrderDigest } from '#core';
import type { ApprovalParts } from '../approval-parts.ts';
import { findSuccessor } from './find-successor.ts';

export interface OrderPast {
  /** It ended because the shop's terms were others when the code was said. */
  readonly hasChanged: boolean;
  /** The order for the same things as they are now. */
  readonly successor: OrderDigest | null;
  /** How its payment ended was unknown once. */
  readonly wasUnknown: boolean;
}

const NOTHING_TOLD: OrderPast = { hasChanged: false, successor: null, wasUnknown: false };

export async function readPast(
  of: { readonly digest: OrderDigest; readonly ending: Ending | undefined },
  parts: Pick<ApprovalParts, 'ledgers' | 'requests'>,
): Promise<OrderPast> {
  const { digest, ending } = of;
  if (!ending) return NOTHING_TOLD;
  switch (ending.kind) {
    case 'redeemed': {
      const entries = await readEntries(digest, 'order_redeemed', parts);
      return { ...NOTHING_TOLD, wasUnknown: entries.some(isUnknownPayment) };
    }
    case 'cancelled': {
      const entries = await readEntries(digest, 'order_cancelled', parts);
      const hasChanged = entries.some(isChangeOfTerms);
      const successor = hasChanged ? await findSuccessor(ending, parts) : null;
      return { ...NOTHING_TOLD, hasChanged, successor };
    }
    case 'declined':
    case 'expired':
      return NOTHING_TOLD;
    default:
      return ending.kind satisfies never;
  }
}

/** Reads on in the ledger only while the entry of the ending is not there yet: it is written with the ending itself. */
async function readEntries(
  digest: OrderDigest,
  ending: LedgerEntry['kind'],
  { ledgers }: Pick<ApprovalParts, 'ledgers'>,
): Promise<readonly LedgerEntry[]> {
  const book = ledgers.find(({ side }) => side === 'settlement');
  if (!book) return [];
  const known = book.entriesOf(digest).entries;
  if (known.some(({ kind }) => kind === ending)) return known;
  await book.look();
  return book.entriesOf(digest).entries;
}

function isUnknownPayment({ kind, facts }: LedgerEntry): boolean {
  return kind === 'charge_recorded' && facts['state'] === 'unknown';
}

function isChangeOfTerms({ kind, facts }: LedgerEntry): boolean {
  return kind === 'order_cancelled' && facts['outcome'] === 'terms_changed';
}
