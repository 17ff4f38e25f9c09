import { parseJson, TOLD_CHANGES, type LetterKind } from '#core';
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

type Truth = (of: { readonly id: string; readonly named: string }, before: StoresSeen) => boolean;

const isApplied: Truth = ({ id }, { taken }) => taken.get(id) === 'applied';
const isTold: Truth = ({ id }, { taken, accountRecords }) =>
  taken.get(id) === 'told' && accountRecords.some(({ record_id: recordId }) => recordId === id);
/** Nobody has an address sealed in these worlds. */
const isNever: Truth = () => false;

/** What has to be committed before a letter of each kind is sent. */
const TRUE_WHEN: Readonly<Record<LetterKind, Truth>> = {
  ...tellingOf(TOLD_CHANGES),
  refunded: ({ named }, { refunds }) => refunds.get(named)?.state === 'refunded',
  order_sold_out: ({ named }, { refunds }) => refunds.has(named),
  payment_not_taken: ({ named }, { charges }) =>
    charges.get(named)?.state === 'declined_by_processor',
  refund_failed: ({ id, named }, { refunds, taken }) =>
    refunds.get(named)?.state === 'refused_by_processor' || taken.has(id),
  return_accepted: ({ named }, { returns }) => returns.get(named) === true,
  return_refused: ({ named }, { returns }) => returns.get(named) === false,
  instrument_added: isApplied,
  instrument_removed: isApplied,
  instrument_not_added: ({ id }, { taken }) => taken.has(id) && taken.get(id) !== 'applied',
  address_added: isNever,
  address_removed: isNever,
  address_not_added: isNever,
};

function tellingOf<Kind extends string>(kinds: readonly Kind[]): Readonly<Record<Kind, Truth>> {
  return Object.fromEntries(kinds.map((kind) => [kind, isTold])) as Record<Kind, Truth>;
}

function isTrue({ letter_id: id, kind }: LetterSeen, before: StoresSeen): boolean {
  return TRUE_WHEN[kind]({ id, named: id.slice(kind.length + 1) }, before);
}

function findUnsent({ world, now }: Moment): string | undefined {
  const { messages } = world.mailbox.api;
  return firstFault(now.letters.values(), ({ letter_id: id, is_sent: isSent }) =>
    isSent === 1 && messages.has(`letter-${id}`) ? undefined : 'a letter was never mailed',
  );
}
