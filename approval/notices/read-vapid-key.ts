/** The key that push services know this application by (RFC 8292): on P-256, from approval's key folder. */
import { readP256PrivateKey } from '#edge';

export interface VapidKey {
  /** The uncompressed point, base64url: what a browser subscribes with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** @throws {ConfigError} when the file holds anything else; no word of it is repeated. */
export function readVapidKey(path: string): VapidKey {
  const { x, y, d } = readP256PrivateKey(path);
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
