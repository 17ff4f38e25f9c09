/**
 * Which text the row of each customer's past had last, as the signed ledger tells it. A sealed row is anybody's to delete, or to put back as it was: one
 * that is not the last is not there. Of every customer for good, so an entry is looked for in the text of a page, and no page is taken apart for it.
 */
import type { Hash } from '#core';

export interface PastsInLedger {
  /** Undefined where the ledger tells of none. */
  readonly markOf: (customerId: string) => string | undefined;
  seeIn(text: string): void;
  forgetAfter(sequence: number): void;
}

/** Stands for the text of the row; half of the digest is more than enough, and there are as many as there are customers. */
export function markOfPast(customerId: string, pastJson: string, hash: Hash): string {
  const text = `hearback.customer-past.v1\n${customerId}\n${pastJson}`;
  return hash.sha256Hex(text).slice(0, 32);
}

const MARK = '"past":"';
/** In canonical JSON the names stand in this order, and their quotes in no text. */
const PAST_OF_ENTRY =
  /"facts":\{[^}]*"customerId":"([^"\\]+)"[^}]*"past":"([0-9a-f]{32})"[^}]*\},"kind":"[a-z_]+","previousHash":"[0-9a-f]{64}","sequence":(\d+)/g;

export function createPastsInLedger(): PastsInLedger {
  const last = new Map<string, { readonly mark: string; readonly sequence: number }>();
  return {
    markOf: (customerId) => last.get(customerId)?.mark,
    seeIn(text) {
      if (!text.includes(MARK)) return;
      for (const [, customerId, mark, sequence] of text.matchAll(PAST_OF_ENTRY)) {
        if (customerId === undefined || mark === undefined) continue;
        last.set(customerId, { mark, sequence: Number(sequence) });
      }
    },
    // What a customer had before comes anew only with what came after it; a ledger in which that is missing does not verify.
    forgetAfter(sequence) {
      for (const [customerId, past] of last) {
        if (past.sequence > sequence) last.delete(customerId);
      }
    },
  };
}
