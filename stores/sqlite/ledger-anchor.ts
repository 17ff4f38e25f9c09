/**
 * How far the ledger was once verified, in a signed file beside the keys, and a digest of the rows that were. A store that was put back from a backup ends before it, or goes on
 * otherwise, and so does not verify: what was charged meanwhile is not in it, and spending stops until a person has looked (invariants 3 and 10).
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import {
  decodeBase64Url,
  EMPTY_LEDGER,
  encodeBase64Url,
  type LedgerHead,
  type Side,
  type Signer,
  type Verifier,
} from '#core';
import { z } from 'zod';
import { isHeadSealed, sealHead } from './ledger-head.ts';
import type { VerifiedRows } from './ledger-pages.ts';

export interface Anchored {
  readonly head: LedgerHead;
  /** The rows that were verified, down to their signatures: a start finds them again without verifying each anew. */
  readonly rows?: VerifiedRows;
}

export interface LedgerAnchor {
  /**
   * What was kept last, the empty ledger where there is no file: none was ever written, or a person has taken it away (accept-without-anchor.ts); undefined
   * where the file is not what this program wrote.
   */
  read(): Anchored | undefined;
  /**
   * Call it with what is verified only. Writes at once, and then what came last within a tenth of a second, so that orders in a row do not each wait
   * for a further disk write.
   */
  keep(head: LedgerHead, rows: VerifiedRows): void;
  /** Writes what still waits. */
  close(): void;
}

const KEPT_EVERY_MS = 100;

/** Runs something once after a while, unless what it gives is called before. */
export interface AnchorTimers {
  after(delayMs: number, run: () => void): () => void;
}

const anchorSchema = z.strictObject({
  sequence: z.int().min(0),
  hash: z.string(),
  keyId: z.string(),
  signature: z.string(),
  rows: z
    .strictObject({
      pages: z.int().min(1),
      digest: z.string(),
      keyId: z.string(),
      signature: z.string(),
    })
    .optional(),
});
type SealedRows = NonNullable<z.output<typeof anchorSchema>['rows']>;

export function openLedgerAnchor(of: {
  readonly path: string;
  readonly side: Side;
  readonly ledgerKey: Signer;
  readonly ledgerKeys: Verifier;
  readonly timers: AnchorTimers;
}): LedgerAnchor {
  const { path, side, ledgerKey, ledgerKeys, timers } = of;
  /** A new store's too is kept, of the empty ledger: from then on a file that is missing was taken away. */
  let keptSequence = -1;
  let latest: { readonly head: LedgerHead; readonly rows: VerifiedRows } | undefined;
  let endPause: (() => void) | undefined;

  function write(): void {
    if (!latest) return;
    const { head, rows } = latest;
    const sealed = rows.pages > 0 ? { rows: sealRows(rows, side, ledgerKey) } : {};
    replaceFile(path, JSON.stringify({ ...sealHead(head, side, ledgerKey), ...sealed }));
    keptSequence = head.sequence;
    latest = undefined;
  }

  function writeAndPause(): void {
    endPause = undefined;
    if (!latest) return;
    // Set first: what cannot be written now, as on a full disk, is tried again.
    endPause = timers.after(KEPT_EVERY_MS, writeLater);
    write();
  }

  function writeLater(): void {
    try {
      writeAndPause();
    } catch {
      // The next look meets the same disk and says so; there is nobody here to tell.
    }
  }

  return {
    read() {
      if (!existsSync(path)) return { head: EMPTY_LEDGER };
      const anchor = anchorSchema.safeParse(parseText(readFileSync(path, 'utf8'))).data;
      if (!anchor || !isHeadSealed(anchor, side, ledgerKeys)) return undefined;
      const { sequence, hash, rows } = anchor;
      if (rows && !areRowsSealed(rows, side, ledgerKeys)) return undefined;
      // One without rows is written anew although the ledger is no longer than it was.
      keptSequence = rows ? sequence : 0;
      return { head: { sequence, hash }, ...(rows && { rows }) };
    },
    keep(head, rows) {
      if (head.sequence <= keptSequence) return;
      latest = { head, rows };
      if (!endPause) writeAndPause();
    },
    close() {
      endPause?.();
      write();
    },
  };
}

function sealRows(rows: VerifiedRows, side: Side, ledgerKey: Signer): SealedRows {
  const signature = encodeBase64Url(ledgerKey.sign(signedText(rows, side)));
  return { ...rows, keyId: ledgerKey.keyId, signature };
}

function areRowsSealed(rows: SealedRows, side: Side, ledgerKeys: Verifier): boolean {
  const signature = decodeBase64Url(rows.signature);
  return (
    signature !== undefined && ledgerKeys.verify(rows.keyId, signedText(rows, side), signature)
  );
}

function signedText({ pages, digest }: VerifiedRows, side: Side): string {
  return ['hearback.ledger-rows.v1', side, String(pages), digest].join('\n');
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whole or not at all, also after a loss of power; several processes may do it at once. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${String(process.pid)}`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}
