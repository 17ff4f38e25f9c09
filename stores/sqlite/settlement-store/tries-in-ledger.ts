/**
 * Wrong codes as the signed ledger tells them. The counting rows are quick to ask but anybody's to delete; a ledger that lacks an entry does not
 * verify. So whoever can only write rows wins no try back (invariant 1).
 */
import { z } from 'zod';
import type { LedgerWitness } from '../ledger-verification.ts';
import { DAY_MS, type RedemptionQueries } from './redemption-queries.ts';

export interface TriesInLedger
  extends
    LedgerWitness,
    Pick<RedemptionQueries, 'countWrongCodes' | 'countWrongCodesOfCustomerInADay'> {}

const wrongCodeEntry = z.object({
  at: z.number(),
  facts: z.object({
    outcome: z.literal('code_wrong'),
    confirmationId: z.string(),
    customerId: z.string(),
  }),
});
type WrongCode = z.output<typeof wrongCodeEntry>;

export function createTriesInLedger(): TriesInLedger {
  let ofConfirmation = new Map<string, number>();
  let ofCustomer = new Map<string, readonly number[]>();
  return {
    restart() {
      ofConfirmation = new Map();
      ofCustomer = new Map();
    },
    see(entryText) {
      const entry = readWrongCode(entryText);
      if (!entry) return;
      const { confirmationId, customerId } = entry.facts;
      ofConfirmation.set(confirmationId, (ofConfirmation.get(confirmationId) ?? 0) + 1);
      ofCustomer.set(customerId, [...(ofCustomer.get(customerId) ?? []), entry.at]);
    },
    countWrongCodes: (confirmationId) => ofConfirmation.get(confirmationId) ?? 0,
    // A time ahead of ours counts too: a clock that was set back gives no new tries.
    countWrongCodesOfCustomerInADay: ({ customerId, nowEpochMs, unlockedAt }) => {
      const since = Math.max(nowEpochMs - DAY_MS, unlockedAt);
      return (ofCustomer.get(customerId) ?? []).filter((at) => at > since).length;
    },
  };
}

function readWrongCode(entryText: string): WrongCode | undefined {
  // Nearly every entry is about something else, and all of them are read at a start.
  if (!entryText.includes('"code_wrong"')) return undefined;
  try {
    return wrongCodeEntry.safeParse(JSON.parse(entryText)).data;
  } catch {
    // Not JSON: the ledger does not verify, which is told elsewhere.
    return undefined;
  }
}
