/** An authenticator in software (WebAuthn Level 3, section 6): each of its answers can be made to lie. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface PasskeyLies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly crossOrigin?: boolean;
  readonly topOrigin?: string;
  readonly challenge?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
}

export type SoftPasskey = ReturnType<typeof makePasskey>;

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_ATTACHED = 0x40;

export function makePasskey(origin: string, credentialId = randomBytes(16)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientDataJson = (type: string, challenge: string, lies: PasskeyLies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: lies.crossOrigin ?? false,
        ...(lies.topOrigin === undefined ? {} : { topOrigin: lies.topOrigin }),
      }),
    );

  const authenticatorData = (
    flags: number,
    lies: PasskeyLies,
    attached = Buffer.alloc(0),
  ): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    const verified = (lies.isUserVerified ?? true) ? USER_VERIFIED : 0;
    const rpIdHash = createHash('sha256')
      .update(lies.rpId ?? new URL(origin).hostname)
      .digest();
    return Buffer.concat([
      rpIdHash,
      Buffer.from([flags | USER_PRESENT | verified]),
      count,
      attached,
    ]);
  };

  return {
    id,

    register(challenge: string, lies: PasskeyLies = {}) {
      // COSE_Key of ES256 (RFC 9053, section 7.1.1).
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attached = Buffer.concat([
        Buffer.alloc(16),
        length,
        credentialId,
        Buffer.from(isoCBOR.encode(coseKey)),
      ]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(CREDENTIAL_ATTACHED, lies, attached))],
        ]) as never,
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: clientDataJson('webauthn.create', challenge, lies).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    assert(challenge: string, lies: PasskeyLies = {}) {
      const clientData = clientDataJson('webauthn.get', challenge, lies);
      const data = authenticatorData(0, lies);
      const clientDataHash = createHash('sha256').update(clientData).digest();
      const signature = sign('sha256', Buffer.concat([data, clientDataHash]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
