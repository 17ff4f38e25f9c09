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

/** As it stands in the canonical JSON of each such entry. */
const MARK = '"code_wrong"';

export function createTriesInLedger(): TriesInLedger {
  /** By sequence, in order. */
  let wrongCodes: (WrongCode & { readonly sequence: number })[] = [];
  let ofConfirmation = new Map<string, number>();
  let ofCustomer = new Map<string, number[]>();

  function count({ at, facts: { confirmationId, customerId } }: WrongCode): void {
    ofConfirmation.set(confirmationId, (ofConfirmation.get(confirmationId) ?? 0) + 1);
    const times = ofCustomer.get(customerId);
    if (times) times.push(at);
    else ofCustomer.set(customerId, [at]);
  }

  return {
    isOfInterest: (text) => text.includes(MARK),
    forgetAfter(sequence) {
      wrongCodes = wrongCodes.filter((wrongCode) => wrongCode.sequence <= sequence);
      ofConfirmation = new Map();
      ofCustomer = new Map();
      wrongCodes.forEach(count);
    },
    see({ sequence, entryText }) {
      const wrongCode = readWrongCode(entryText);
      if (!wrongCode) return;
      wrongCodes.push({ ...wrongCode, sequence });
      count(wrongCode);
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
  if (!entryText.includes(MARK)) return undefined;
  try {
    return wrongCodeEntry.safeParse(JSON.parse(entryText)).data;
  } catch {
    // Not JSON: the ledger does not verify, which is told elsewhere.
    return undefined;
  }
}
