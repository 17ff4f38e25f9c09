/** Key files: read strictly, written for their owner alone. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signDecline, verifyDecline, customerIdSchema, orderDigestSchema } from '#core';
import {
  generateMacKey,
  generateSigningKeyPair,
  nodeHash,
  openMac,
  openSigner,
  openVerifier,
  systemClock,
  systemRandomness,
  writeKeyFile,
} from '#stores';
import { makeFolder } from './store-fixture.ts';

function makeKeyFiles() {
  const folder = join(makeFolder(), 'side', 'keys');
  const files = {
    folder,
    privateKey: join(folder, 'approval.private.jwk'),
    publicKey: join(folder, 'approval.public.jwk'),
  };
  const { privateJwk, publicJwk } = generateSigningKeyPair();
  writeKeyFile(files.privateKey, privateJwk);
  writeKeyFile(files.publicKey, publicJwk);
  return files;
}

describe('a signing key', () => {
  it('signs what its public part verifies, and nothing else does', () => {
    const files = makeKeyFiles();
    const signer = openSigner(files.privateKey);
    const verifier = openVerifier([makeKeyFiles().publicKey, files.publicKey]);
    const stranger = openVerifier([makeKeyFiles().publicKey]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.nat(63), (text, other, at) => {
        const signature = signer.sign(text);
        expect(signature).toHaveLength(64);
        expect(verifier.verify(signer.keyId, text, signature)).toBe(true);
        expect(verifier.verify(signer.keyId, other, signature)).toBe(other === text);
        expect(verifier.verify('another', text, signature)).toBe(false);
        expect(stranger.verify(signer.keyId, text, signature)).toBe(false);
        expect(verifier.verify(signer.keyId, text, signature.slice(1))).toBe(false);
        const changed = Uint8Array.from(signature, (byte, index) =>
          index === at ? byte ^ 1 : byte,
        );
        expect(verifier.verify(signer.keyId, text, changed)).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it('carries a signed record from one side to the other', () => {
    const files = makeKeyFiles();
    const decline = {
      version: 1,
      digest: orderDigestSchema.parse('a'.repeat(64)),
      customerId: customerIdSchema.parse('customer-1'),
      declinedAt: 1,
    } as const;
    const jws = signDecline(decline, openSigner(files.privateKey));
    expect(verifyDecline(jws, openVerifier([files.publicKey]))).toEqual(decline);
    expect(verifyDecline(jws, openVerifier([makeKeyFiles().publicKey]))).toBeUndefined();
  });

  it('has the thumbprint of RFC 7638 as its id', () => {
    const folder = makeFolder();
    const file = join(folder, 'known.private.jwk');
    // The key pair of RFC 8037, appendix A.1; its thumbprint is in A.3.
    writeKeyFile(
      file,
      '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
    );
    expect(openSigner(file).keyId).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  });

  it('is refused when the file holds anything else than exactly such a key', () => {
    const files = makeKeyFiles();
    const other = makeKeyFiles();
    const text = readFileSync(files.privateKey, 'utf8');
    const otherText = readFileSync(other.privateKey, 'utf8');
    const xOf = (jwk: string) => /"x":"([^"]+)"/.exec(jwk)?.[1] ?? '';
    const wrong = {
      nothing: '',
      'no JSON': 'x',
      'the public part': readFileSync(files.publicKey, 'utf8'),
      'two parts of two keys': text.replace(xOf(text), xOf(otherText)),
      'an unknown member': text.replace('{', '{"alg":"none",'),
      'another curve': text.replace('Ed25519', 'X25519'),
    };
    for (const [name, content] of Object.entries(wrong)) {
      writeFileSync(files.privateKey, content);
      expect(() => openSigner(files.privateKey), name).toThrow(
        expect.objectContaining({ code: 'KEY_FILE_INVALID' }),
      );
    }
    expect(() => openSigner(join(files.folder, 'absent'))).toThrow(
      expect.objectContaining({ code: 'KEY_FILE_INVALID' }),
    );
    writeFileSync(files.publicKey, otherText);
    expect(() => openVerifier([files.publicKey]), 'a private key').toThrow(
      expect.objectContaining({ code: 'KEY_FILE_INVALID' }),
    );
  });
});

describe('a symmetric key', () => {
  it('gives HMAC-SHA-256, as in RFC 4231', () => {
    const file = join(makeFolder(), 'code.mac');
    // Test case 1 has a key of 20 bytes; zero bytes at the end leave an HMAC key as it is (RFC 2104, section 2).
    const key = Buffer.concat([Buffer.alloc(20, 0x0b), Buffer.alloc(12)]);
    writeKeyFile(file, key.toString('base64url'));
    expect(Buffer.from(openMac(file).hmac('Hi There')).toString('hex')).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
  });

  it('is new each time and must be exactly 32 bytes', () => {
    const folder = makeFolder();
    const file = join(folder, 'code.mac');
    writeKeyFile(file, generateMacKey());
    expect(openMac(file).hmac('text')).toEqual(openMac(file).hmac('text'));
    expect(new Set(Array.from({ length: 20 }, generateMacKey)).size).toBe(20);
    const short = Buffer.alloc(31, 1).toString('base64url');
    for (const wrong of [
      '',
      short,
      `${generateMacKey()}=`,
      Buffer.alloc(33).toString('base64url'),
    ]) {
      writeFileSync(file, wrong);
      expect(() => openMac(file), wrong).toThrow(
        expect.objectContaining({ code: 'KEY_FILE_INVALID' }),
      );
    }
  });

  it('never shows itself in the error of a wrong file', () => {
    const file = join(makeFolder(), 'code.mac');
    writeFileSync(file, 'almost-a-secret');
    let told = '';
    try {
      openMac(file);
    } catch (error) {
      told = inspect(error, { depth: 9 });
    }
    expect(told).toContain('code.mac');
    expect(told).not.toContain('almost');
  });
});

describe('a key file', () => {
  it('is for its owner alone, and is never written over', () => {
    const { folder, privateKey } = makeKeyFiles();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(privateKey).mode & 0o777).toBe(0o600);
    const before = readFileSync(privateKey, 'utf8');
    expect(() => {
      writeKeyFile(privateKey, generateMacKey());
    }).toThrow('EEXIST');
    expect(readFileSync(privateKey, 'utf8')).toBe(before);
  });
});

describe('the adapters of the system', () => {
  it('hash, tell the time and give bytes', () => {
    expect(nodeHash.sha256Hex('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
    expect(nodeHash.sha256Hex('é')).toBe(createHash('sha256').update('c3a9', 'hex').digest('hex'));
    const before = Date.now();
    expect(systemClock.nowEpochMs()).toBeGreaterThanOrEqual(before);
    expect(systemRandomness.bytes(32)).toHaveLength(32);
    expect(systemRandomness.bytes(32)).not.toEqual(systemRandomness.bytes(32));
  });
});
