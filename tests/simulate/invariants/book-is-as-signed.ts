import {
  CLOCK_TOLERANCE_MS,
  parseJson,
  verifyBookChange,
  verifyReturnRequest,
  verifyToldChange,
} from '#core';
import { z } from 'zod';
import { BOOKS } from '../world/books.ts';
import { SIMULATED_KEYS } from '../world/simulated-keys.ts';
import { firstFault, type Invariant, type Moment } from './invariant.ts';
import type { StoresSeen } from './stores-seen.ts';

const changedEntry = z.object({
  kind: z.literal('book_changed'),
  facts: z.object({
    changeId: z.string(),
    change: z.enum(['add_instrument', 'remove_instrument']),
    entryId: z.string(),
  }),
});

export const bookIsAsSigned: Invariant = {
  name: 'book is as signed',
  number: 1,
  says: 'the cards in the books are those that records of the approval side say, each taken once; none is gone that an unfinished charge needs; in the end every record is taken',
  begin: () => {
    const taken = new Set<string>();
    const cards = new Set<string>(
      BOOKS.flatMap(({ instruments }) => instruments.map(({ instrumentId }) => instrumentId)),
    );
    return (moment) =>
      firstFault(moment.now.newEntries.settlement, ({ entryText }) => {
        const entry = changedEntry.safeParse(parseJson(entryText)).data;
        if (!entry) return undefined;
        const { changeId, change, entryId } = entry.facts;
        if (taken.has(changeId)) return 'a change of the book was taken twice';
        taken.add(changeId);
        if (change === 'add_instrument') cards.add(entryId);
        else cards.delete(entryId);
        return moment.now.accountRecords.some(({ record_id: recordId }) => recordId === changeId)
          ? undefined
          : 'a book was changed and no record says so';
      }) ??
      findOtherCards(moment, cards) ??
      firstFault(neededCards(moment.now), (card) =>
        cards.has(card) ? undefined : 'a card is gone that an unfinished charge needs',
      ) ??
      (moment.isAtRest ? findUntaken(moment) : undefined);
  },
};

function neededCards({ charges, dryRuns }: StoresSeen): ReadonlySet<string> {
  const unfinished = [...charges.values()].filter(
    ({ state }) => state !== 'charged' && state !== 'declined_by_processor',
  );
  return new Set(
    unfinished.flatMap(({ digest }) => dryRuns.get(digest)?.terms.instrument.id ?? []),
  );
}

function findOtherCards({ now, before }: Moment, cards: ReadonlySet<string>): string | undefined {
  if (now.instruments === before.instruments) return undefined;
  const isSame =
    now.instruments.size === cards.size && [...cards].every((card) => now.instruments.has(card));
  return isSame ? undefined : 'the books hold other cards than the ledger says';
}

function findUntaken({ now, world }: Moment): string | undefined {
  const keys = SIMULATED_KEYS.approval.verifier;
  return firstFault(now.accountRecords, ({ record_id: recordId, jws }) => {
    const back = verifyReturnRequest(jws, keys);
    const signed = back ?? verifyBookChange(jws, keys) ?? verifyToldChange(jws, keys);
    if (!signed) return 'a record of the account is not signed';
    const at = 'requestedAt' in signed ? signed.requestedAt : signed.changedAt;
    // Signed by a clock that was ahead: its time has not come.
    if (at > world.scheduler.nowEpochMs() + CLOCK_TOLERANCE_MS) return undefined;
    // A card stays for as long as a charge may need it: for ever where that was left for a person.
    const removed = 'change' in signed ? signed.change : undefined;
    if (removed?.kind === 'remove_instrument' && neededCards(now).has(removed.instrumentId)) {
      return undefined;
    }
    const isTaken = back ? now.returns.has(back.returnId) : now.taken.has(recordId);
    return isTaken ? undefined : 'a record of the account was never taken';
  });
}
