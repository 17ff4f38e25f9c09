import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_LEDGER,
  orderDigestSchema,
  sealLedgerNote,
  verifyLedger,
  type LedgerNote,
  type SealedLedgerEntry,
} from '#core';
import { nodeHash } from '#stores';
import { makeSigningKey } from '../signing-key.ts';

const key = makeSigningKey('ledger-1');

function note(at: number): LedgerNote {
  return {
    at,
    kind: 'order_presented',
    digest: orderDigestSchema.parse('1'.repeat(64)),
    facts: { at, channel: 'phone' },
  };
}

function ledgerOf(length: number, firstAt = 0): SealedLedgerEntry[] {
  const rows: SealedLedgerEntry[] = [];
  let head = EMPTY_LEDGER;
  for (let index = 0; index < length; index += 1) {
    const row = sealLedgerNote(
      note(firstAt + index),
      { side: 'approval', head },
      { hash: nodeHash, ledgerKey: key.signer },
    );
    rows.push(row);
    head = { sequence: row.sequence, hash: row.hash };
  }
  return rows;
}

function verdictOf(rows: readonly SealedLedgerEntry[]): string {
  return verifyLedger(
    rows,
    { side: 'approval', head: EMPTY_LEDGER },
    { hash: nodeHash, ledgerKeys: key.verifier },
  ).outcome;
}

describe('ledger', () => {
  const rows = ledgerOf(12);

  it('invariant 9: verifies a ledger as it was written', () => {
    expect(verdictOf(rows)).toBe('verified');
    expect(verdictOf([])).toBe('verified');
  });

  it('invariant 10: notices a removed, repeated or moved entry', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 }), (index) => {
        expect(verdictOf(rows.toSpliced(index, 1))).toBe('broken');
        const row = rows[index];
        if (row) expect(verdictOf(rows.toSpliced(index, 0, row))).toBe('broken');
        const next = rows[index + 1];
        if (row && next) expect(verdictOf(rows.toSpliced(index, 2, next, row))).toBe('broken');
      }),
    );
  });

  it('invariant 10: notices an entry of another course of the same ledger, truly signed and in its place [REQ-LEDGER-SEALED]', () => {
    const other = ledgerOf(12, 1000);
    expect(verdictOf(other)).toBe('verified');
    for (const [index, row] of other.entries()) {
      expect(verdictOf(rows.toSpliced(index, 1, row)), String(index)).toBe('broken');
    }
    expect(verdictOf([...rows.slice(0, 6), ...other.slice(6)])).toBe('broken');
  });

  it('invariant 10: notices any changed field of any entry', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 11 }),
        fc.constantFrom('entryText', 'hash', 'keyId', 'signature'),
        fc.nat(),
        (index, field, position) => {
          const row = rows[index];
          if (!row) throw new Error('no such row');
          const text = row[field];
          const at = position % text.length;
          const changed = `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
          expect(verdictOf(rows.toSpliced(index, 1, { ...row, [field]: changed }))).toBe('broken');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('invariant 10: notices an entry that was written again with right hashes but without the key', () => {
    const intruder = makeSigningKey('ledger-1');
    const first = sealLedgerNote(
      note(99),
      { side: 'approval', head: EMPTY_LEDGER },
      { hash: nodeHash, ledgerKey: intruder.signer },
    );
    expect(verdictOf([first])).toBe('broken');
  });

  it('invariant 10: takes no entry of another side', () => {
    const head = EMPTY_LEDGER;
    const row = sealLedgerNote(
      note(1),
      { side: 'request', head },
      { hash: nodeHash, ledgerKey: key.signer },
    );
    expect(verdictOf([row])).toBe('broken');
  });
});
