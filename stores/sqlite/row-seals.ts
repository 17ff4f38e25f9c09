/**
 * Seals: a row that opens something by merely being there (a session, a passkey, an entry of the vault) carries a signature by the side's
 * own key, which is not in the store. Whoever can only write rows can neither make nor change one (invariant 1).
 */
import {
  canonicalJson,
  decodeBase64Url,
  encodeBase64Url,
  type Side,
  type Signer,
  type Verifier,
} from '#core';
import { verifierOf } from '../keys/verifier-of.ts';

export interface RowSeals {
  seal(table: string, record: unknown): string;
  /** A record whose seal is not right counts as not there: refusing the whole table would let one row by hand lock everybody out. */
  isSealed(table: string, record: unknown, seal: string): boolean;
}

/** What a row holds, and the seal beside it. */
export interface Sealed<Row> {
  readonly record: Row;
  readonly seal: string;
}

export function createRowSeals(using: {
  readonly side: Side;
  readonly ledgerKey: Signer;
  /** The keys that may have sealed a row before, where others than `ledgerKey` did. */
  readonly ledgerKeys?: Verifier;
}): RowSeals {
  const { side, ledgerKey } = using;
  const sealKeys = verifierOf(ledgerKey, using.ledgerKeys);
  // The domain prefix keeps a seal apart from an entry or a head of the ledger, which the same key signs.
  const textOf = (table: string, record: unknown): string =>
    ['hearback.row-seal.v1', side, table, canonicalJson(record)].join('\n');
  return {
    seal: (table, record) =>
      `${ledgerKey.keyId}.${encodeBase64Url(ledgerKey.sign(textOf(table, record)))}`,
    isSealed: (table, record, seal) => {
      const [keyId = '', text = '', ...more] = seal.split('.');
      const signature = decodeBase64Url(text);
      return (
        signature !== undefined &&
        more.length === 0 &&
        sealKeys.verify(keyId, textOf(table, record), signature)
      );
    },
  };
}
