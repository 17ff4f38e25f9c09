/** X.509 certificates (RFC 5280) for the stand-in alone: made at each start, trusted by nobody but the skill of that run. */
import { createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import {
  around,
  bits,
  integer,
  nothing,
  objectId,
  octets,
  sequence,
  set,
  textAt,
  time,
  utf8,
  yes,
  type Der,
} from './der.ts';

export interface CertificateOptions {
  /** Common names. */
  readonly subject: string;
  readonly issuer: string;
  /** Its public part goes into the certificate. */
  readonly key: KeyObject;
  readonly issuerKey: KeyObject;
  readonly fromEpochMs: number;
  readonly untilEpochMs: number;
  readonly isAuthority: boolean;
  readonly hosts?: readonly string[];
  /** What an authority's key may be used for where it is not the usual. */
  readonly mayIssue?: boolean;
  /** The only domain that an authority may issue for (RFC 5280, section 4.2.1.10). */
  readonly onlyDomain?: string;
  readonly hash?: 'sha256' | 'sha1';
}

/** Version 3; PEM. */
export function makeCertificate(options: CertificateOptions): string {
  const hash = options.hash ?? 'sha256';
  const algorithm = algorithmOf(options.issuerKey, hash);
  const content = sequence(
    around(0, integer(2n)),
    integer(BigInt(`0x01${randomBytes(15).toString('hex')}`)),
    algorithm,
    nameOf(options.issuer),
    sequence(time(options.fromEpochMs), time(options.untilEpochMs)),
    nameOf(options.subject),
    createPublicKey(options.key).export({ type: 'spki', format: 'der' }),
    around(3, sequence(...extensionsOf(options))),
  );
  const certificate = sequence(content, algorithm, bits(sign(hash, content, options.issuerKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function algorithmOf(issuerKey: KeyObject, hash: 'sha256' | 'sha1'): Der {
  if (issuerKey.asymmetricKeyType === 'rsa') {
    return sequence(objectId(`1.2.840.113549.1.1.${hash === 'sha256' ? '11' : '5'}`), nothing);
  }
  return sequence(objectId(hash === 'sha256' ? '1.2.840.10045.4.3.2' : '1.2.840.10045.4.1'));
}

function nameOf(commonName: string): Der {
  return sequence(set(sequence(objectId('2.5.4.3'), utf8(commonName))));
}

function extensionsOf(options: CertificateOptions): readonly Der[] {
  const { isAuthority, hosts = [], onlyDomain } = options;
  const mayIssue = options.mayIssue ?? isAuthority;
  return [
    extension('2.5.29.19', sequence(...(isAuthority ? [yes] : []))),
    // keyCertSign and cRLSign, or digitalSignature and keyEncipherment.
    extension('2.5.29.15', mayIssue ? bits(Buffer.from([0x06]), 1) : bits(Buffer.from([0xa0]), 5)),
    ...(hosts.length === 0
      ? []
      : [extension('2.5.29.17', sequence(...hosts.map((host) => textAt(2, host))))]),
    ...(onlyDomain === undefined
      ? []
      : [extension('2.5.29.30', sequence(around(0, sequence(textAt(2, onlyDomain)))))]),
  ];
}

/** Each of them critical: whoever does not know it must not take the certificate. */
function extension(id: string, value: Der): Der {
  return sequence(objectId(id), yes, octets(value));
}
