/** What the stand-in signs with, as Amazon has it: a root, an authority under it, and a certificate for `echo-api.amazon.com` under that. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { makeCertificate } from './make-certificate.ts';

export interface SigningChain {
  readonly rootPem: string;
  /** The signer's own certificate first, the authority's after it, as the file at the chain's address has them. */
  readonly chainPem: string;
  readonly privateKeyPem: string;
}

export const SIGNER_HOST = 'echo-api.amazon.com';
/** Where the stand-in says its chain is. Nothing is there: the launcher gives the file to the skill. */
export const STAND_IN_CHAIN_URL = 'https://s3.amazonaws.com/echo.api/hearback-stand-in.pem';

const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** The keys of the two authorities are thrown away: nothing more can ever be issued under this root. */
export function makeSigningChain(nowEpochMs: number): SigningChain {
  const root = makeAuthorityKey();
  const authority = makeAuthorityKey();
  const signer = makeSignerKey();
  // A clock that was set back a little must not end the demo.
  const dates = { fromEpochMs: nowEpochMs - HOUR_MS, untilEpochMs: nowEpochMs + YEAR_MS };
  const ROOT = 'Hearback stand-in root';
  const AUTHORITY = 'Hearback stand-in authority';
  const rootPem = makeCertificate({
    ...{ subject: ROOT, issuer: ROOT, key: root, issuerKey: root },
    ...{ ...dates, isAuthority: true },
  });
  const authorityPem = makeCertificate({
    ...{ subject: AUTHORITY, issuer: ROOT, key: authority, issuerKey: root },
    ...{ ...dates, isAuthority: true },
  });
  const signerPem = makeCertificate({
    ...{ subject: SIGNER_HOST, issuer: AUTHORITY, key: signer, issuerKey: authority },
    ...{ ...dates, isAuthority: false, hosts: [SIGNER_HOST] },
  });
  return {
    rootPem,
    chainPem: signerPem + authorityPem,
    privateKeyPem: signer.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

export function makeAuthorityKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
}

export function makeSignerKey(modulusLength = 2048): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength }).privateKey;
}
