/** What is remembered so that it need not be worked out again: never an answer to another question. */
import type { Safeguard } from '../safeguard.ts';

export const MEMORY_SAFEGUARDS: readonly Safeguard[] = [
  {
    id: 'own-signature-compared',
    requirements: ['INV-1'],
    file: 'stores/keys/known-signatures.ts',
    keep: '(own !== undefined && isSame(own, signature))',
    removed: '(own !== undefined && signature.byteLength > 0)',
    tests: ['tests/stores/known-signatures.test.ts'],
  },
  {
    id: 'own-key-tried-out',
    requirements: ['INV-1'],
    file: 'stores/keys/known-signatures.ts',
    keep: 'if (!verifier.verify(signer.keyId, PROBE, signer.sign(PROBE))) return { signer, verifier };',
    removed: '',
    tests: ['tests/stores/known-signatures.test.ts'],
  },
  {
    id: 'remembered-token-ends',
    requirements: ['INV-13'],
    file: 'edge/accepted-tokens.ts',
    keep: 'now < known.until',
    removed: 'now < Number.MAX_SAFE_INTEGER',
    tests: ['tests/edge/bearer.test.ts'],
  },
  {
    id: 'remembered-record-of-its-kind',
    requirements: ['INV-1'],
    file: 'core/evidence/signed-record.ts',
    keep: 'known?.schema === expected.claims && known.type === expected.type',
    removed: 'known !== undefined',
    tests: ['tests/core/evidence/signed-record.test.ts'],
  },
];
