/** A chain of three certificates, of which a test changes one thing. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { rootOf } from '../../../lambda/door/trusted-roots.ts';
import {
  makeCertificate,
  type CertificateOptions,
} from '../../../simulator/alexa-cloud/signing/make-certificate.ts';
import {
  makeAuthorityKey,
  makeSignerKey,
} from '../../../simulator/alexa-cloud/signing/make-signing-chain.ts';
import { NOW_EPOCH_MS } from './signed.ts';

const DAY_MS = 86_400_000;

/** Made once: keys take long. */
export const KEYS = {
  root: makeAuthorityKey(),
  authority: makeAuthorityKey(),
  signer: makeSignerKey(),
  other: makeSignerKey(),
  short: makeSignerKey(1024),
  curve: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
} as const satisfies Readonly<Record<string, KeyObject>>;

type Changes = Partial<CertificateOptions>;

const dates = { fromEpochMs: NOW_EPOCH_MS - DAY_MS, untilEpochMs: NOW_EPOCH_MS + DAY_MS };
const ROOT: CertificateOptions = {
  ...{ subject: 'Root', issuer: 'Root', key: KEYS.root, issuerKey: KEYS.root },
  ...{ ...dates, isAuthority: true },
};
const AUTHORITY: CertificateOptions = {
  ...{ subject: 'Authority', issuer: 'Root', key: KEYS.authority, issuerKey: KEYS.root },
  ...{ ...dates, isAuthority: true },
};
const SIGNER: CertificateOptions = {
  ...{ subject: 'Signer', issuer: 'Authority', key: KEYS.signer, issuerKey: KEYS.authority },
  ...{ ...dates, isAuthority: false, hosts: ['echo-api.amazon.com'] },
};

export interface ChainParts {
  readonly chainPem: string;
  readonly rootPem: string;
  readonly roots: ReturnType<typeof rootOf>;
}

export const EXPIRED = { fromEpochMs: NOW_EPOCH_MS - DAY_MS, untilEpochMs: NOW_EPOCH_MS - 1000 };
export const NOT_YET = { fromEpochMs: NOW_EPOCH_MS + 1000, untilEpochMs: NOW_EPOCH_MS + DAY_MS };

export const certificate = {
  root: (changes: Changes = {}): string => makeCertificate({ ...ROOT, ...changes }),
  authority: (changes: Changes = {}): string => makeCertificate({ ...AUTHORITY, ...changes }),
  signer: (changes: Changes = {}): string => makeCertificate({ ...SIGNER, ...changes }),
};

export function chainWith(
  changes: {
    readonly root?: Changes;
    readonly authority?: Changes;
    readonly signer?: Changes;
    /** Instead of the signer's and the authority's, in this order. */
    readonly chain?: readonly string[];
  } = {},
): ChainParts {
  const rootPem = certificate.root(changes.root);
  const chain = changes.chain ?? [
    certificate.signer(changes.signer),
    certificate.authority(changes.authority),
  ];
  return { chainPem: chain.join(''), rootPem, roots: rootOf(rootPem) };
}
