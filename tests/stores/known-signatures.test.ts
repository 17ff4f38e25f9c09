/** A process that holds both keys of a pair: remembering its own signatures changes no answer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knowOwnSignatures } from '#stores';
import { makeSigningKey } from '../core/signing-key.ts';

function countingPair(key = makeSigningKey('ledger-1')) {
  let verified = 0;
  const pair = knowOwnSignatures(key.signer, {
    verify: (...asked) => {
      verified += 1;
      return key.verifier.verify(...asked);
    },
  });
  return { ...pair, key, verifiedCount: () => verified };
}

describe('known signatures', () => {
  it('invariant 1: answer as the verifier itself does, for every text, key id and signature', () => {
    const { signer, verifier, key } = countingPair();
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('ledger-1', 'ledger-2'),
        fc.option(fc.tuple(fc.nat(63), fc.integer({ min: 1, max: 255 }))),
        (signed, asked, keyId, change) => {
          const signature = signer.sign(signed);
          if (change) signature[change[0]] = (signature[change[0]] ?? 0) ^ change[1];
          for (const text of [signed, asked]) {
            expect(verifier.verify(keyId, text, signature)).toBe(
              key.verifier.verify(keyId, text, signature),
            );
          }
        },
      ),
    );
  });

  it('spare the arithmetic for what was signed here, and for nothing else', () => {
    const { signer, verifier, key, verifiedCount } = countingPair();
    const before = verifiedCount();
    expect(verifier.verify('ledger-1', 'own', signer.sign('own'))).toBe(true);
    expect(verifiedCount()).toBe(before);
    expect(verifier.verify('ledger-1', 'other', key.signer.sign('other'))).toBe(true);
    expect(verifiedCount()).toBe(before + 1);
  });

  it('invariant 10: are not remembered where the verifier does not hold the public part', () => {
    const { signer } = makeSigningKey('ledger-1');
    const stranger = makeSigningKey('ledger-1').verifier;
    const pair = knowOwnSignatures(signer, stranger);
    expect(pair.verifier.verify('ledger-1', 'own', pair.signer.sign('own'))).toBe(false);
  });
});
