import { orderDigestSchema, parseJson, SIDES } from '#core';
import { z } from 'zod';
import { firstFault, type Invariant, type Moment } from './invariant.ts';

const entrySchema = z.object({
  digest: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

export const ledgersKeepSecrets: Invariant = {
  name: 'ledgers keep secrets',
  number: 12,
  says: 'no ledger holds a token, a code of the order it tells of, or what somebody typed',
  begin: () => (moment) =>
    firstFault(SIDES, (side) =>
      firstFault(moment.now.newEntries[side], ({ entryText }) => findSecret(moment, entryText)),
    ),
};

/** A code may have the digits of an amount or of a category of goods by chance: that these are the order's own is another invariant's. */
const OFTEN_FOUR_DIGITS: ReadonlySet<string> = new Set(['amountMinor', 'categories']);

function findSecret({ world, redeems }: Moment, entryText: string): string | undefined {
  const { tokens, codes, typed } = world.history;
  const hasToken =
    [...tokens].some((token) => entryText.includes(token)) ||
    redeems.some(({ token }) => token.length > 20 && entryText.includes(token));
  if (hasToken) return 'a ledger holds a token';
  const { digest, facts } = entrySchema.parse(parseJson(entryText));
  const shown = digest === null ? undefined : codes.get(orderDigestSchema.parse(digest));
  return firstFault(Object.entries(facts), ([name, value]) => {
    if (OFTEN_FOUR_DIGITS.has(name)) return undefined;
    if (shown?.has(String(value)) === true) return 'a ledger holds a code';
    return typed.has(String(value)) ? 'a ledger holds what somebody typed' : undefined;
  });
}
