/** The roots under which Alexa's certificate must stand: those that Node brings, or one that the simulator's launcher made. */
import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

/** Amazon promises no authority of its own: a pinned one would refuse real requests on the day that it is changed (decision 0024). */
export function rootsOfNode(): readonly X509Certificate[] {
  return rootCertificates.map((pem) => new X509Certificate(pem));
}

/** @throws where the text is no certificate. */
export function rootOf(pem: string): readonly X509Certificate[] {
  return [new X509Certificate(pem)];
}
