/**
 * How far the ledger was once verified, in a signed file beside the keys. A store that was put back from a backup ends before it, or goes on
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
import { EMPTY_LEDGER, type LedgerHead, type Side, type Signer, type Verifier } from '#core';
import { z } from 'zod';
import { isHeadSealed, sealHead } from './ledger-head.ts';

export interface LedgerAnchor {
  /** The head that was kept last, the empty ledger's where none ever was; undefined where the file is not what this program wrote. */
  read(): LedgerHead | undefined;
  /** Call it with a verified head only. Writes at most once a second, so that an order does not wait for a further disk write. */
  keep(head: LedgerHead): void;
}

const KEPT_EVERY_MS = 1000;
const anchorSchema = z.strictObject({
  sequence: z.int().min(0),
  hash: z.string(),
  keyId: z.string(),
  signature: z.string(),
});

export function openLedgerAnchor(of: {
  readonly path: string;
  readonly side: Side;
  readonly ledgerKey: Signer;
  readonly ledgerKeys: Verifier;
}): LedgerAnchor {
  const { path, side, ledgerKey, ledgerKeys } = of;
  let keptSequence = 0;
  let keptAt = Number.NEGATIVE_INFINITY;
  return {
    read() {
      if (!existsSync(path)) return EMPTY_LEDGER;
      const anchor = anchorSchema.safeParse(parseText(readFileSync(path, 'utf8'))).data;
      if (!anchor || !isHeadSealed(anchor, side, ledgerKeys)) return undefined;
      keptSequence = anchor.sequence;
      return { sequence: anchor.sequence, hash: anchor.hash };
    },
    keep(head) {
      const now = performance.now();
      if (head.sequence <= keptSequence || now - keptAt < KEPT_EVERY_MS) return;
      replaceFile(path, JSON.stringify(sealHead(head, side, ledgerKey)));
      keptSequence = head.sequence;
      keptAt = now;
    },
  };
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
