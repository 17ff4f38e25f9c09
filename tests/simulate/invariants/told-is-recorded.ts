import { parseJson } from '#core';
import { z } from 'zod';
import { firstFault, type Invariant } from './invariant.ts';

const entrySchema = z.object({
  kind: z.string(),
  digest: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
});

/** What was decided before is not decided again when its present truth is told. */
const TOLD_OF_REDEEMED = ['ordered', 'payment_processing', 'payment_declined', 'payment_unknown'];

export const toldIsRecorded: Invariant = {
  name: 'told is recorded',
  number: 9,
  says: 'what settlement answers about an order, refusals included, is in its ledger before the answer leaves',
  begin: () => {
    const recorded = new Set<string>();
    return ({ now, newTold }) => {
      for (const { entryText } of now.newEntries.settlement) {
        const { kind, digest, facts } = entrySchema.parse(parseJson(entryText));
        const told = facts['outcome'] ?? facts['state'];
        recorded.add(`${digest ?? ''} ${kind} `).add(`${digest ?? ''} ${String(told)}`);
      }
      return firstFault(newTold, ({ by, about, digest, outcome }) => {
        if (by !== 'settlement' || about === 'status') return undefined;
        const isRecorded =
          recorded.has(`${digest} ${outcome}`) ||
          (TOLD_OF_REDEEMED.includes(outcome) && recorded.has(`${digest} order_redeemed `));
        return isRecorded ? undefined : `settlement answered ${outcome} and recorded nothing of it`;
      });
    };
  },
};
