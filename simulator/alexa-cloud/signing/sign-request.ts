/** The two headers that Alexa's cloud signs a request with: RSA with SHA-256 (PKCS #1, version 1.5) over the very bytes of the body. */
import { createPrivateKey, sign } from 'node:crypto';

export type SignRequest = (body: string) => Readonly<Record<string, string>>;

export function createRequestSigner({
  privateKeyPem,
  chainUrl,
}: {
  readonly privateKeyPem: string;
  readonly chainUrl: string;
}): SignRequest {
  const key = createPrivateKey(privateKeyPem);
  return (body) => ({
    signaturecertchainurl: chainUrl,
    'signature-256': sign('sha256', Buffer.from(body, 'utf8'), key).toString('base64'),
  });
}
