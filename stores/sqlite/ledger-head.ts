/**
 * The signed head: where the ledger ends. A chain alone cannot show that its last entries were taken away; a head that only the
 * holder of the key can write does.
 */
import {
  decodeBase64Url,
  encodeBase64Url,
  type LedgerHead,
  type Side,
  type Signer,
  type Verifier,
} from '#core';
import { z } from 'zod';
import { integerColumn } from './rows.ts';

export interface SealedHead extends LedgerHead {
  readonly keyId: string;
  /** base64url, 64 bytes; empty when an earlier head was already not right. */
  readonly signature: string;
}

export const sealedHeadRow = z
  .strictObject({
    sequence: integerColumn,
    hash: z.string(),
    key_id: z.string(),
    signature: z.string(),
  })
  .transform((row): SealedHead => ({
    sequence: row.sequence,
    hash: row.hash,
    keyId: row.key_id,
    signature: row.signature,
  }));

export function sealHead(head: LedgerHead, side: Side, ledgerKey: Signer): SealedHead {
  return {
    sequence: head.sequence,
    hash: head.hash,
    keyId: ledgerKey.keyId,
    signature: encodeBase64Url(ledgerKey.sign(signedText(head, side))),
  };
}

export function isHeadSealed(head: SealedHead, side: Side, ledgerKeys: Verifier): boolean {
  const signature = decodeBase64Url(head.signature);
  return (
    signature !== undefined && ledgerKeys.verify(head.keyId, signedText(head, side), signature)
  );
}

function signedText({ sequence, hash }: LedgerHead, side: Side): string {
  return ['hearback.ledger-head.v1', side, String(sequence), hash].join('\n');
}
