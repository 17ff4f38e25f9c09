/**
 * Seals: a row that opens something by merely being there (a session, a passkey, an entry of the vault) carries a signature by the side's
 * own key, which is not in the store. Whoever can only write rows can neither make nor change one (invariant 1).
 */
import {
  canonicalJson,
  createBoundedMemory,
  decodeBase64Url,
  encodeBase64Url,
  type BoundedMemory,
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

const MOST_REMEMBERED = 512;

export function createRowSeals(using: {
  readonly side: Side;
  readonly ledgerKey: Signer;
  /** The keys that may have sealed a row before, where others than `ledgerKey` did. */
  readonly ledgerKeys?: Verifier;
}): RowSeals {
  const { side, ledgerKey } = using;
  const isSealed = createSealCheck({ side, sealKeys: verifierOf(ledgerKey, using.ledgerKeys) });
  return {
    isSealed,
    seal: (table, record) =>
      `${ledgerKey.keyId}.${encodeBase64Url(ledgerKey.sign(textOf(side, table, record)))}`,
  };
}

/** For whoever has only the public keys. */
export function createSealCheck(using: {
  readonly side: Side;
  readonly sealKeys: Verifier;
}): RowSeals['isSealed'] {
  const { side, sealKeys } = using;
  const right = rightUnder(sealKeys);
  const isRight = (text: string, seal: string): boolean => {
    const [keyId = '', encoded = '', ...more] = seal.split('.');
    const signature = decodeBase64Url(encoded);
    return signature !== undefined && more.length === 0 && sealKeys.verify(keyId, text, signature);
  };
  return (table, record, seal) => {
    const text = textOf(side, table, record);
    const key = `${seal}\n${text}`;
    if (right.find(key)) return true;
    const isSealed = isRight(text, seal);
    if (isSealed) right.keep(key, true);
    return isSealed;
  };
}

/** Seals that were right, by who verified them and with all that is under them: a session's row is looked at with each of its calls. */
const RIGHT = new WeakMap<Verifier, BoundedMemory<true>>();

function rightUnder(sealKeys: Verifier): BoundedMemory<true> {
  const known = RIGHT.get(sealKeys);
  if (known) return known;
  const memory = createBoundedMemory<true>(MOST_REMEMBERED);
  RIGHT.set(sealKeys, memory);
  return memory;
}

/** The domain prefix keeps a seal apart from an entry or a head of the ledger, which the same key signs. */
function textOf(side: Side, table: string, record: unknown): string {
  return ['hearback.row-seal.v1', side, table, canonicalJson(record)].join('\n');
}
