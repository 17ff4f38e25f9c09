/** A browser that subscribed to messages, with keys of its own: written from RFC 8291 alone, so that it reads what any browser would read. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly expirationTime: null;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** The text of a message's body. @throws for what was not encrypted to this browser. */
  decrypt(body: Buffer): string;
}

export function makePushBrowser(endpoint: string): PushBrowser {
  const ecdh = createECDH('prime256v1');
  const ownPoint = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: ownPoint.toString('base64url'), auth: auth.toString('base64url') },
    },
    decrypt(body) {
      // RFC 8188, section 2.1: salt, record size, and the sender's key of this one message.
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderPoint = body.subarray(21, 21 + keyLength);
      const record = body.subarray(21 + keyLength);
      const shared = ecdh.computeSecret(senderPoint);
      const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), ownPoint, senderPoint]);
      const input = derive({ input: shared, salt: auth, info: keyInfo, length: 32 });
      const key = derive({ input, salt, info: 'Content-Encoding: aes128gcm\0', length: 16 });
      const nonce = derive({ input, salt, info: 'Content-Encoding: nonce\0', length: 12 });
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      const end = padded.lastIndexOf(2);
      return padded.subarray(0, end).toString('utf8');
    },
  };
}

function derive(of: {
  readonly input: Buffer;
  readonly salt: Buffer;
  readonly info: string | Buffer;
  readonly length: number;
}): Buffer {
  return Buffer.from(hkdfSync('sha256', of.input, of.salt, of.info, of.length));
}
