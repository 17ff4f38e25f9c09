/** What came of the orders of one run, for the coverage. */
import { parseJson, type LetterKind } from '#core';
import { z } from 'zod';
import type { StoresSeen } from '../invariants/stores-seen.ts';
import type { Covered } from './coverage.ts';
import type { World } from './world.ts';

const TOLD: Readonly<Record<string, Covered>> = {
  ordered: 'told_ordered',
  payment_unknown: 'told_payment_unknown',
  payment_processing: 'told_payment_processing',
  terms_changed: 'terms_changed',
  code_wrong: 'wrong_codes',
  code_locked: 'codes_locked',
};

const LETTERS: Readonly<Partial<Record<LetterKind, Covered>>> = {
  return_accepted: 'returns_accepted',
  return_refused: 'returns_refused',
  instrument_added: 'cards_added',
  instrument_removed: 'cards_removed',
  client_revoked: 'clients_revoked',
};

export function countOutcomes({ coverage, history, mailbox }: World, seen: StoresSeen): void {
  for (const { kind } of seen.endings.values()) coverage.count(kind);
  for (const { is_withdrawn: isWithdrawn } of seen.confirmations) {
    if (isWithdrawn !== 0) coverage.count('confirmations_withdrawn');
  }
  for (const { by, about, digest, outcome } of history.told) {
    const covered = by === 'settlement' && about === 'redeem' ? TOLD[outcome] : undefined;
    if (covered) coverage.count(covered);
    const hasEnded = seen.endings.has(digest) && about === 'redeem';
    if (hasEnded && by === 'settlement') coverage.count('redeems_of_ended_orders');
  }
  countMail({ coverage, mailbox }, seen);
}

function countMail(
  { coverage, mailbox }: Pick<World, 'coverage' | 'mailbox'>,
  { letters }: StoresSeen,
): void {
  for (const { kind } of letters.values()) {
    const covered = LETTERS[kind];
    if (covered) coverage.count(covered);
  }
  const keys = [...mailbox.api.messages.keys()];
  coverage.count('receipts_mailed', keys.filter((key) => key.startsWith('receipt-')).length);
  coverage.count('letters_mailed', keys.filter((key) => key.startsWith('letter-')).length);
}

const stateEntry = z.object({ digest: z.string(), facts: z.object({ state: z.string() }) });

/** Notes in the ledger that a charge was unknown and is charged now. */
export function countFoundOut(entryTexts: readonly string[]): number {
  const unknown = new Set<string>();
  let found = 0;
  for (const text of entryTexts) {
    const entry = stateEntry.safeParse(parseJson(text)).data;
    if (entry?.facts.state === 'unknown') unknown.add(entry.digest);
    if (entry?.facts.state === 'charged' && unknown.has(entry.digest)) found += 1;
  }
  return found;
}
