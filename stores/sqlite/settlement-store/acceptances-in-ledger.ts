/** When a person let the store go on that had no anchor, as the signed ledger tells it. */
import { parseJson } from '#core';
import { z } from 'zod';
import type { LedgerWitness } from '../ledger-verification.ts';

export interface AcceptancesInLedger extends LedgerWitness {
  /** Of all of them the latest time: a clock that was set back must not make orders safe to end. Undefined where there was none. */
  latestAt(): number | undefined;
}

/** As it stands in the canonical JSON of each such entry, and within no text: there its quotes would be escaped. */
const MARK = '"kind":"store_accepted"';
const acceptedEntry = z.object({ at: z.number(), kind: z.literal('store_accepted') });

export function createAcceptancesInLedger(): AcceptancesInLedger {
  let acceptances: { readonly at: number; readonly sequence: number }[] = [];
  return {
    isOfInterest: (text) => text.includes(MARK),
    see({ sequence, entryText }) {
      if (!entryText.includes(MARK)) return;
      const entry = acceptedEntry.safeParse(parseJson(entryText)).data;
      if (entry) acceptances.push({ at: entry.at, sequence });
    },
    forgetAfter(sequence) {
      acceptances = acceptances.filter((each) => each.sequence <= sequence);
    },
    latestAt: () =>
      acceptances.length === 0 ? undefined : Math.max(...acceptances.map(({ at }) => at)),
  };
}
