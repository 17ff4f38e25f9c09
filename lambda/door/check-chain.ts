/** Whether a certificate chain is Alexa's own (RFC 5280, section 6, as far as Node's X509Certificate and this file check it). */
import { X509Certificate, type KeyObject } from 'node:crypto';

export type ChainFault =
  | 'chain_unreadable'
  | 'certificate_of_another'
  | 'certificate_out_of_date'
  | 'certificate_too_weak'
  | 'chain_broken'
  | 'root_unknown';

export type CheckedChain =
  | {
      readonly outcome: 'trusted';
      /** Of the certificate that requests are signed with. */
      readonly publicKey: KeyObject;
      /** The first end of all certificates up to the root. */
      readonly untilEpochMs: number;
    }
  | { readonly outcome: 'refused'; readonly reason: ChainFault };

const SIGNER_HOST = 'echo-api.amazon.com';
const MOST_CERTIFICATES = 8;
const FEWEST_RSA_BITS = 2048;
const PEM_BLOCK = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

export interface ChainContext {
  readonly roots: readonly X509Certificate[];
  readonly nowEpochMs: number;
}

/** @param pem the signer's certificate first; each next one issued the one before, as Amazon's file is ordered. */
export function checkChain(pem: string, context: ChainContext): CheckedChain {
  const [signer, ...authorities] = readCertificates(pem);
  if (signer === undefined || authorities.length >= MOST_CERTIFICATES) {
    return refused('chain_unreadable');
  }
  // A subject is no name of a host, and a wildcard is not this host's own.
  const named = signer.checkHost(SIGNER_HOST, { subject: 'never', wildcards: false });
  if (named === undefined || signer.ca) return refused('certificate_of_another');
  if (!isStrongEnough(signer.publicKey)) return refused('certificate_too_weak');
  return followChain(signer, authorities, context);
}

/**
 * Ends at the first certificate that a trusted root issued. What stands after it (another root's signature over that same root) is for older
 * clients and is not looked at.
 */
function followChain(
  signer: X509Certificate,
  authorities: readonly X509Certificate[],
  { roots, nowEpochMs }: ChainContext,
): CheckedChain {
  let untilEpochMs = Infinity;
  let current = signer;
  for (const next of [...authorities, undefined]) {
    if (!isInDate(current, nowEpochMs)) return refused('certificate_out_of_date');
    if (hasWeakHash(current)) return refused('certificate_too_weak');
    untilEpochMs = Math.min(untilEpochMs, Date.parse(current.validTo));
    const root = roots.find((candidate) => isIssuedBy(current, candidate));
    if (root !== undefined) {
      if (!isInDate(root, nowEpochMs)) return refused('certificate_out_of_date');
      untilEpochMs = Math.min(untilEpochMs, Date.parse(root.validTo));
      return { outcome: 'trusted', publicKey: signer.publicKey, untilEpochMs };
    }
    if (next === undefined) break;
    if (!isIssuedBy(current, next) || isConstrained(next)) return refused('chain_broken');
    current = next;
  }
  return refused('root_unknown');
}

function refused(reason: ChainFault): CheckedChain {
  return { outcome: 'refused', reason };
}

/** None at all where one of them cannot be read. */
function readCertificates(pem: string): readonly X509Certificate[] {
  try {
    return (pem.match(PEM_BLOCK) ?? []).map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

function isInDate({ validFrom, validTo }: X509Certificate, nowEpochMs: number): boolean {
  return Date.parse(validFrom) <= nowEpochMs && nowEpochMs <= Date.parse(validTo);
}

/** `checkIssued` compares names, key ids and what the issuer's key may be used for; `verify` checks the signature itself. */
function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function isStrongEnough({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  return (
    asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= FEWEST_RSA_BITS
  );
}

/** The object ids of signatures with MD5 and SHA-1, by RSA and by ECDSA, as DER writes them. */
const WEAK_SIGNATURES = ['06092a864886f70d010104', '06092a864886f70d010105', '06072a8648ce3d0401'];
/** The object id of name constraints (RFC 5280, section 4.2.1.10). */
const NAME_CONSTRAINTS = '0603551d1e';

function hasWeakHash({ raw }: X509Certificate): boolean {
  return WEAK_SIGNATURES.some((id) => raw.includes(Buffer.from(id, 'hex')));
}

/** An authority that may issue for some names only. Node cannot say for which, and none of Amazon's is one: it is not believed at all. */
function isConstrained({ raw }: X509Certificate): boolean {
  return raw.includes(Buffer.from(NAME_CONSTRAINTS, 'hex'));
}
