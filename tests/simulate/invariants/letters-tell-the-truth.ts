import { parseJson, TOLD_CHANGES } from '#core';
import { z } from 'zod';
import { firstFault, type Invariant, type Moment } from './invariant.ts';
import type { LetterSeen, StoresSeen } from './stores-seen.ts';

const sentEntry = z.object({
  kind: z.literal('change_told'),
  facts: z.object({ noticeId: z.string(), isSent: z.literal(true) }),
});

export const lettersTellTheTruth: Invariant = {
  name: 'letters tell the truth',
  number: 6,
  says: 'a letter or receipt is handed over only after what it tells is committed, always with the same words, by one process never again once it is recorded as sent, and is recorded as sent once; in the end every letter has come',
  begin: () => {
    let seen = 0;
    const texts = new Map<string, string>();
    const recorded = new Set<string>();
    return (moment) => {
      const { handedOver } = moment.world.history;
      const fresh = handedOver.slice(seen);
      seen = handedOver.length;
      return (
        firstFault(fresh, ({ message }) => {
          const { idempotencyKey, text } = message;
          const before = texts.get(idempotencyKey) ?? text;
          texts.set(idempotencyKey, before);
          if (before !== text) return 'one letter was sent with other words';
          return findUntrue(moment, idempotencyKey);
        }) ??
        firstFault(moment.now.newEntries.settlement, ({ entryText }) => {
          const entry = sentEntry.safeParse(parseJson(entryText)).data;
          if (!entry) return undefined;
          const { noticeId } = entry.facts;
          if (recorded.has(noticeId)) return 'a letter was recorded as sent twice';
          recorded.add(noticeId);
          return undefined;
        }) ??
        (moment.isAtRest ? findUnsent(moment) : undefined)
      );
    };
  },
};

function findUntrue({ world, before }: Moment, key: string): string | undefined {
  const [, what, id] = /^(receipt|letter)-(.+)$/.exec(key) ?? [];
  if (id === undefined) return 'something was mailed that is neither receipt nor letter';
  // Two processes that send at the same moment send the same letter under one key.
  const isAlone = world.settlements.length === 1;
  if (what === 'receipt') {
    const charge = before.charges.get(id);
    if (charge?.state !== 'charged') return 'a receipt was sent before the charge was recorded';
    return isAlone && charge.is_receipt_sent === 1 ? 'a receipt was sent again' : undefined;
  }
  const letter = before.letters.get(id);
  if (!letter) return 'a letter was sent that nothing says is to be sent';
  if (isAlone && letter.is_sent === 1) return 'a letter was sent again';
  return isTrue(letter, before) ? undefined : `a letter told ${letter.kind} before it was so`;
}

const TOLD_KINDS: readonly string[] = TOLD_CHANGES;

function isTrue({ letter_id: id, kind }: LetterSeen, before: StoresSeen): boolean {
  const named = id.slice(kind.length + 1);
  switch (kind) {
    case 'refunded':
      return before.refunds.get(named)?.state === 'refunded';
    case 'order_sold_out':
      return before.refunds.has(named);
    case 'return_accepted':
      return before.returns.get(named) === true;
    case 'return_refused':
      return before.returns.get(named) === false;
    case 'instrument_added':
    case 'instrument_removed':
      return before.taken.get(id) === 'applied';
    case 'instrument_not_added':
      return before.taken.has(id) && before.taken.get(id) !== 'applied';
    default:
      return (
        TOLD_KINDS.includes(kind) &&
        before.taken.get(id) === 'told' &&
        before.accountRecords.some(({ record_id: recordId }) => recordId === id)
      );
  }
}

function findUnsent({ world, now }: Moment): string | undefined {
  const { messages } = world.mailbox.api;
  return firstFault(now.letters.values(), ({ letter_id: id, is_sent: isSent }) =>
    isSent === 1 && messages.has(`letter-${id}`) ? undefined : 'a letter was never mailed',
  );
}
