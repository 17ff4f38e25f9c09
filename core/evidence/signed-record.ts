/**
 * Signed records: JWS compact serialization (RFC 7515, section 7.1) with EdDSA over Ed25519 (RFC 8037).
 * Synchronous, because evidence is verified inside a database transaction that may not wait (docs/decisions/0004-synchronous-jws.md).
 */
import { z } from 'zod';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import { createBoundedMemory, type BoundedMemory } from './bounded-memory.ts';
import { canonicalJson } from './canonical-json.ts';
import { deepFreeze } from './deep-freeze.ts';
import { parseJson } from './parse-json.ts';

/** `typ` of each kind of record: a signature over one kind can never be passed off as another (RFC 8725, section 3.11). */
const RECORD_TYPES = [
  'hearback-confirmation+jws',
  'hearback-decline+jws',
  'hearback-unlock+jws',
  'hearback-client-right+jws',
  'hearback-charge-intent+jws',
  'hearback-receipt+jws',
  'hearback-book-change+jws',
  'hearback-told-change+jws',
  'hearback-return+jws',
  'hearback-refund-intent+jws',
  'hearback-voice-setting+jws',
  'hearback-halt+jws',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The compact JWS of `claims`, signed with Ed25519. */
export function signRecord(type: RecordType, claims: unknown, signer: Signer): string {
  const header = encodeText(canonicalJson({ alg: 'EdDSA', kid: signer.keyId, typ: type }));
  const signingInput = `${header}.${encodeText(canonicalJson(claims))}`;
  return `${signingInput}.${encodeBase64Url(signer.sign(signingInput))}`;
}

interface ExpectedRecord<Claims> {
  readonly type: RecordType;
  readonly claims: z.ZodType<Claims>;
  readonly verifier: Verifier;
}

/**
 * The claims of a signed record, or undefined when anything is wrong: shape, algorithm, type, key, signature or claims.
 * The caller decides what a missing record means; a reason would only help who forges one.
 */
export function verifyRecord<Claims>(
  jws: string,
  expected: ExpectedRecord<Claims>,
): Claims | undefined {
  const verified = verifiedBy(expected.verifier);
  const known = verified.find(jws);
  // Claims of that very schema, and so of its type.
  if (known?.schema === expected.claims && known.type === expected.type) {
    return known.claims as Claims;
  }
  const claims = verifyAnew(jws, expected);
  if (claims !== undefined) {
    verified.keep(jws, {
      type: expected.type,
      schema: expected.claims,
      claims: deepFreeze(claims),
    });
  }
  return claims;
}

interface Verified {
  readonly type: RecordType;
  readonly schema: unknown;
  readonly claims: unknown;
}

/**
 * Records that have verified, by their verifier and whole as they are: the same bytes verify again under the same keys, and one order's evidence is
 * looked at many times. One byte more or less, another kind or another verifier, and it is verified for itself; what failed is never kept.
 */
const VERIFIED = new WeakMap<Verifier, BoundedMemory<Verified>>();
const MOST_VERIFIED = 512;

function verifiedBy(verifier: Verifier): BoundedMemory<Verified> {
  const known = VERIFIED.get(verifier);
  if (known) return known;
  const memory = createBoundedMemory<Verified>(MOST_VERIFIED);
  VERIFIED.set(verifier, memory);
  return memory;
}

function verifyAnew<Claims>(jws: string, expected: ExpectedRecord<Claims>): Claims | undefined {
  const parts = jws.split('.');
  const [header, payload, signature] = parts;
  if (parts.length !== 3 || !header || !payload || !signature) return undefined;
  const parsedHeader = headerSchema.safeParse(decodeJson(header));
  if (!parsedHeader.success || parsedHeader.data.typ !== expected.type) return undefined;
  const signatureBytes = decodeBase64Url(signature);
  if (!signatureBytes) return undefined;
  if (!expected.verifier.verify(parsedHeader.data.kid, `${header}.${payload}`, signatureBytes))
    return undefined;
  const claims = expected.claims.safeParse(decodeJson(payload));
  return claims.success ? claims.data : undefined;
}

/** The claims of a record whose signature nobody has looked at: for sorting alone. */
export function readUnverifiedClaims<Claims>(
  jws: string,
  schema: z.ZodType<Claims>,
): Claims | undefined {
  const claims = schema.safeParse(decodeJson(jws.split('.')[1] ?? ''));
  return claims.success ? claims.data : undefined;
}

const headerSchema = z.strictObject({
  alg: z.literal('EdDSA'),
  kid: z.string().min(1).max(64),
  typ: z.enum(RECORD_TYPES),
});

function encodeText(text: string): string {
  return encodeBase64Url(new TextEncoder().encode(text));
}

function decodeJson(part: string): unknown {
  const bytes = decodeBase64Url(part);
  if (!bytes) return undefined;
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not UTF-8: for the caller that is the same as a record that does not verify.
    return undefined;
  }
}
