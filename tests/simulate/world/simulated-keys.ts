/** The keys of a simulated world: always the same, so that a seed gives the same signatures, codes and tokens each time. */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Mac, Signer, Verifier } from '#core';
import { macOf } from '../../core/mac-of.ts';

export interface SimulatedKey {
  readonly signer: Signer;
  readonly verifier: Verifier;
}

export interface SimulatedKeys {
  readonly approval: SimulatedKey;
  readonly settlement: SimulatedKey;
  readonly ledgers: SimulatedKey;
  readonly codeKey: Mac;
  readonly requestKey: Mac;
}

/** The DER of a PKCS #8 Ed25519 private key before its 32 bytes (RFC 8410, section 7). */
const PKCS8_BEFORE = Buffer.from('302e020100300506032b657004220420', 'hex');

const MOST_REMEMBERED = 20_000;

export const SIMULATED_KEYS: SimulatedKeys = {
  approval: keyNamed('approval'),
  settlement: keyNamed('settlement'),
  ledgers: keyNamed('ledgers'),
  codeKey: macOf(7),
  requestKey: macOf(1),
};

/**
 * Signing and verifying are functions, and a simulated world asks for the same answers again and again: each is worked out once. What is
 * remembered is forgotten before it grows large.
 */
function keyNamed(keyId: string): SimulatedKey {
  const seed = createHash('sha256').update(`hearback simulation ${keyId}`).digest();
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8_BEFORE, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey);
  const signed = remembering((text) => sign(null, Buffer.from(text, 'utf8'), privateKey));
  const verified = remembering((joined) => {
    const at = joined.indexOf('\n');
    const signature = Buffer.from(joined.slice(0, at), 'base64url');
    return verify(null, Buffer.from(joined.slice(at + 1), 'utf8'), publicKey, signature);
  });
  return {
    signer: { keyId, sign: (text) => new Uint8Array(signed(text)) },
    verifier: {
      verify: (id, text, signature) =>
        id === keyId && verified(`${Buffer.from(signature).toString('base64url')}\n${text}`),
    },
  };
}

function remembering<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = work(text);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, result);
    return result;
  };
}
