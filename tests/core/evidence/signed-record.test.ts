import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeBase64Url,
  encodeBase64Url,
  signDecline,
  signRecord,
  signWrittenConfirmation,
  verifyDecline,
  verifyWrittenConfirmation,
  writtenConfirmationSchema,
} from '#core';
import { makeSigningKey } from '../signing-key.ts';

const key = makeSigningKey('approval-1');
const confirmation = writtenConfirmationSchema.parse({
  version: 1,
  confirmationId: 'c-1',
  digest: '1'.repeat(64),
  tokenHash: '2'.repeat(64),
  customerId: 'customer-1',
  text: '$47.61',
  amr: ['pwd'],
  liftsHalts: false,
  verifiedAt: 1000,
  confirmedAt: 1001,
});
const jws = signWrittenConfirmation(confirmation, key.signer);

describe('signed records', () => {
  it('invariant 1: gives back exactly what was signed', () => {
    expect(verifyWrittenConfirmation(jws, key.verifier)).toEqual(confirmation);
  });

  it('invariant 1: verifies the same bytes once with each verifier, and other bytes each for themselves', () => {
    const asked: string[] = [];
    const counting = {
      verify: (keyId: string, text: string, signature: Uint8Array) => {
        asked.push(text);
        return key.verifier.verify(keyId, text, signature);
      },
    };
    const first = verifyWrittenConfirmation(jws, counting);
    expect(verifyWrittenConfirmation(jws, counting)).toBe(first);
    expect(Object.isFrozen(first?.amr)).toBe(true);
    expect(asked).toHaveLength(1);
    const [header = '', payload = '', signature = ''] = jws.split('.');
    const changed = signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const forged = [header, payload, changed].join('.');
    for (let call = 0; call < 2; call += 1) {
      expect(verifyWrittenConfirmation(forged, counting)).toBeUndefined();
      expect(verifyDecline(jws, counting)).toBeUndefined();
    }
    expect(asked).toHaveLength(3);
    const another = { verify: () => false };
    expect(verifyWrittenConfirmation(jws, another)).toBeUndefined();
  });

  it('is a compact JWS that another implementation verifies', async () => {
    const { compactVerify, importJWK, exportJWK, CompactSign, generateKeyPair } =
      await import('jose');
    const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const theirs = await new CompactSign(new TextEncoder().encode(JSON.stringify(confirmation)))
      .setProtectedHeader({ alg: 'EdDSA', kid: 'k', typ: 'hearback-confirmation+jws' })
      .sign(pair.privateKey);
    const { createPublicKey, createPrivateKey, sign, verify } = await import('node:crypto');
    const publicKey = createPublicKey({ key: await exportJWK(pair.publicKey), format: 'jwk' });
    const privateKey = createPrivateKey({ key: await exportJWK(pair.privateKey), format: 'jwk' });
    const verifier = {
      verify: (_id: string, text: string, signature: Uint8Array) =>
        verify(null, Buffer.from(text), publicKey, signature),
    };
    expect(verifyWrittenConfirmation(theirs, verifier)).toEqual(confirmation);
    const signer = {
      keyId: 'k',
      sign: (text: string) => new Uint8Array(sign(null, Buffer.from(text), privateKey)),
    };
    const ours = signWrittenConfirmation(confirmation, signer);
    const verified = await compactVerify(
      ours,
      await importJWK(await exportJWK(pair.publicKey), 'EdDSA'),
    );
    expect(JSON.parse(new TextDecoder().decode(verified.payload))).toEqual(confirmation);
  });

  it('invariant 1: refuses a record after any change of any character', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: jws.length - 1 }),
        fc.stringMatching(/^[A-Za-z0-9_.-]$/),
        (index, character) => {
          fc.pre(jws[index] !== character);
          const changed = jws.slice(0, index) + character + jws.slice(index + 1);
          expect(verifyWrittenConfirmation(changed, key.verifier)).toBeUndefined();
        },
      ),
      { numRuns: 500 },
    );
  });

  it('invariant 1: refuses another key, an unknown key id, and a record of another kind [REQ-RECORD-TYPES]', () => {
    expect(verifyWrittenConfirmation(jws, makeSigningKey('approval-1').verifier)).toBeUndefined();
    expect(verifyWrittenConfirmation(jws, makeSigningKey('approval-2').verifier)).toBeUndefined();
    const decline = signDecline(
      {
        version: 1,
        digest: confirmation.digest,
        customerId: confirmation.customerId,
        declinedAt: 5,
      },
      key.signer,
    );
    expect(verifyWrittenConfirmation(decline, key.verifier)).toBeUndefined();
    expect(verifyDecline(jws, key.verifier)).toBeUndefined();
    // The very claims of a confirmation, truly signed, but as a record of another kind.
    const disguised = signRecord('hearback-receipt+jws', confirmation, key.signer);
    expect(verifyWrittenConfirmation(disguised, key.verifier)).toBeUndefined();
  });

  it('invariant 13: refuses an unsigned record, another algorithm and unknown claims', () => {
    const [, payload = ''] = jws.split('.');
    for (const alg of ['none', 'HS256', 'ES256']) {
      const header = encodeBase64Url(
        new TextEncoder().encode(
          JSON.stringify({ alg, kid: 'approval-1', typ: 'hearback-confirmation+jws' }),
        ),
      );
      expect(verifyWrittenConfirmation(`${header}.${payload}.`, key.verifier)).toBeUndefined();
      expect(
        verifyWrittenConfirmation(
          `${header}.${payload}.${encodeBase64Url(new Uint8Array(64))}`,
          key.verifier,
        ),
      ).toBeUndefined();
    }
    const extra = signRecord(
      'hearback-confirmation+jws',
      { ...confirmation, note: 'x' },
      key.signer,
    );
    expect(verifyWrittenConfirmation(extra, key.verifier)).toBeUndefined();
  });

  it('invariant 13: never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(verifyWrittenConfirmation(text, key.verifier)).toBeUndefined();
      }),
    );
  });

  it('reads only the one spelling of base64url', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const text = encodeBase64Url(bytes);
        expect(decodeBase64Url(text)).toEqual(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
    expect(decodeBase64Url('QQ')).toEqual(new Uint8Array([65]));
    for (const text of ['QR', 'QQ==', 'Q', 'Q+==', 'Q Q'])
      expect(decodeBase64Url(text)).toBeUndefined();
  });
});
