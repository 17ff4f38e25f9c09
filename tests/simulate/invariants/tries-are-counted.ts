import { parseJson, TRIES_PER_CONFIRMATION } from '#core';
import { z } from 'zod';
import { firstFault, type Invariant } from './invariant.ts';

const wrongCodeEntry = z.object({
  facts: z.object({ outcome: z.literal('code_wrong'), confirmationId: z.string() }),
});

export const triesAreCounted: Invariant = {
  name: 'tries are counted',
  number: 1,
  says: 'after three wrong codes for a confirmation no code redeems it, and no fourth is judged',
  begin: () => {
    const wrong = new Map<string, number>();
    return ({ now, newEndings }) => {
      const locked = firstFault(newEndings, ({ confirmation_id: id }) =>
        id !== null && (wrong.get(id) ?? 0) >= TRIES_PER_CONFIRMATION
          ? 'an order was redeemed after three wrong codes'
          : undefined,
      );
      if (locked !== undefined) return locked;
      return firstFault(now.newEntries.settlement, ({ entryText }) => {
        const entry = wrongCodeEntry.safeParse(parseJson(entryText)).data;
        if (!entry) return undefined;
        const { confirmationId } = entry.facts;
        const count = (wrong.get(confirmationId) ?? 0) + 1;
        wrong.set(confirmationId, count);
        return count > TRIES_PER_CONFIRMATION ? 'a fourth wrong code was judged' : undefined;
      });
    };
  },
};
