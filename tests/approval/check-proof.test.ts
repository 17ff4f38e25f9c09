/** The key of a proof is taken in once by its header; what it signed is verified each time. */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { checkProof } from '../../approval/http/check-proof.ts';

const NOW = 1_790_000_000_000;
const CALL = { method: 'GET', url: 'https://card.shop.example/api/orders', nowEpochMs: NOW };

async function proofOf(of: {
  readonly jwk: object;
  readonly key: CryptoKey;
  readonly jti: string;
}): Promise<string> {
  return new SignJWT({ htm: CALL.method, htu: CALL.url, jti: of.jti })
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: of.jwk })
    .setIssuedAt(NOW / 1000)
    .sign(of.key);
}

describe('proofs with one header', () => {
  it('invariant 1: are each verified, however often their key was seen before [REQ-PROOF]', async () => {
    const own = await generateKeyPair('ES256', { extractable: true });
    const stranger = await generateKeyPair('ES256');
    const jwk = await exportJWK(own.publicKey);
    const first = await checkProof(
      await proofOf({ jwk, key: own.privateKey, jti: 'first-proof' }),
      CALL,
    );
    expect(first?.jti).toBe('first-proof');
    const second = await proofOf({ jwk, key: own.privateKey, jti: 'second-proof' });
    expect(await checkProof(second, CALL)).toEqual({ ...first, jti: 'second-proof' });
    const [header = '', payload = '', signature = ''] = second.split('.');
    const [, otherPayload = ''] = (
      await proofOf({ jwk, key: own.privateKey, jti: 'third-proof' })
    ).split('.');
    for (const forged of [
      await proofOf({ jwk, key: stranger.privateKey, jti: 'forged-proof' }),
      [header, otherPayload, signature].join('.'),
      [header, payload, ''].join('.'),
      [header, payload].join('.'),
      header,
      '',
    ]) {
      expect(await checkProof(forged, CALL), forged).toBeUndefined();
    }
  });

  it('invariant 1: with another key are of another thumbprint, and with a private key of none [REQ-PROOF]', async () => {
    const one = await generateKeyPair('ES256', { extractable: true });
    const other = await generateKeyPair('ES256', { extractable: true });
    const proofs = await Promise.all(
      [one, other].map(async ({ publicKey, privateKey }) =>
        checkProof(
          await proofOf({ jwk: await exportJWK(publicKey), key: privateKey, jti: 'some-proof' }),
          CALL,
        ),
      ),
    );
    expect(new Set(proofs.map((proof) => proof?.thumbprint)).size).toBe(2);
    const jwk = await exportJWK(one.privateKey);
    const leaking = await proofOf({ jwk, key: one.privateKey, jti: 'some-proof' });
    expect(await checkProof(leaking, CALL)).toBeUndefined();
  });
});
