/**
 * What this side itself has signed to have verified need not be verified again entry by entry, as long as each row is the same to the last byte and its
 * key is still one of this ledger's (docs/decisions/0019).
 */
import type { Hash, LedgerHead, SealedLedgerEntry } from '#core';
import {
  chainPage,
  ENTRIES_OF_A_PAGE,
  type PageReading,
  type StoredPage,
  type VerifiedRows,
} from './ledger-pages.ts';
import type { LedgerWitness } from './ledger-verification.ts';

export interface RecallUsing {
  readonly hash: Hash;
  readonly reading: PageReading;
  readonly witness: LedgerWitness | undefined;
  readonly entriesAfter: (sequence: number) => readonly SealedLedgerEntry[];
  readonly headAt: (sequence: number) => LedgerHead;
  readonly verifies: (entries: readonly SealedLedgerEntry[], head: LedgerHead) => boolean;
}

/** The digests of the pages, the witness having seen their entries; undefined, and nothing seen, where they are not what was signed. */
export function recallPages(rows: VerifiedRows, using: RecallUsing): readonly string[] | undefined {
  const digests = digestsOfSignedPages(rows.pages, using);
  if (digests.length === rows.pages && digests.at(-1) === rows.digest) return digests;
  using.witness?.forgetAfter(0);
  return undefined;
}

/** Ends early at a page that cannot be read, or of a key that signs nothing here. */
function digestsOfSignedPages(pages: number, using: RecallUsing): readonly string[] {
  const triedKeys = new Set<string>();
  const digests: string[] = [];
  for (let page = 0; page < pages; page += 1) {
    const stored = using.reading.page({ page, upTo: Number.MAX_SAFE_INTEGER });
    if (!stored || !isOfGoodKeys(page, stored, { triedKeys, using })) break;
    const { witness } = using;
    if (witness?.isOfInterest(stored.text)) {
      for (const entry of entriesOfPage(page, using)) witness.see(entry);
    } else witness?.skim?.(stored.text);
    digests.push(chainPage(using.hash, digests.at(-1) ?? '', stored.text));
  }
  return digests;
}

/** The first page of each key is verified in full. */
function isOfGoodKeys(
  page: number,
  { keyIds: [least, greatest] }: StoredPage,
  { triedKeys, using }: { readonly triedKeys: Set<string>; readonly using: RecallUsing },
): boolean {
  if (least === greatest && triedKeys.has(least)) return true;
  const head = using.headAt(page * ENTRIES_OF_A_PAGE);
  if (!using.verifies(entriesOfPage(page, using), head)) return false;
  triedKeys.add(least).add(greatest);
  return true;
}

function entriesOfPage(page: number, using: RecallUsing): readonly SealedLedgerEntry[] {
  return using.entriesAfter(page * ENTRIES_OF_A_PAGE).slice(0, ENTRIES_OF_A_PAGE);
}
