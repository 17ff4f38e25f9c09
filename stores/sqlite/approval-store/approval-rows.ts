/** The rows of the approval side's store, parsed strictly. */
import {
  waitingChangeSchema,
  clientIdSchema,
  confirmationIdSchema,
  customerIdSchema,
  ENDING_KINDS,
  epochMsSchema,
  orderDigestSchema,
  type Ceremony,
  type CeremonyPurpose,
  type ConfirmationRow,
  type Passkey,
  type SeenSession,
  type Session,
  settingsSchema,
  type SignedDecline,
  type StoredConfirmation,
} from '#core';
import { z } from 'zod';
import { canonicalJsonColumn } from '../json-columns.ts';
import type { Sealed } from '../row-seals.ts';
import { booleanColumn, integerColumn, LONGEST_TEXT_BYTES } from '../rows.ts';

const epochMsColumn = integerColumn.pipe(epochMsSchema);
const jwsColumn = z.string().min(1).max(LONGEST_TEXT_BYTES);

const purposeSchema: z.ZodType<CeremonyPurpose> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sign_in'),
    proofKeyThumbprint: z.string(),
    remembers: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('confirm'),
    sessionHash: z.string(),
    digest: orderDigestSchema,
    text: z.string(),
    typingId: z.string(),
  }),
  z.strictObject({ kind: z.literal('add_passkey'), sessionHash: z.string() }),
  z.strictObject({
    kind: z.literal('change'),
    sessionHash: z.string(),
    change: waitingChangeSchema,
    typingId: z.string(),
  }),
]);

export const ceremonyRow = z
  .strictObject({
    state_hash: z.string(),
    purpose_json: canonicalJsonColumn(purposeSchema),
    code_verifier: z.string().nullable(),
    nonce: z.string().nullable(),
    created_at: epochMsColumn,
    expires_at: epochMsColumn,
    seal: z.string(),
  })
  .transform(({ code_verifier: codeVerifier, nonce, ...row }): Sealed<Ceremony> => ({
    record: {
      stateHash: row.state_hash,
      purpose: row.purpose_json,
      oauth: codeVerifier !== null && nonce !== null ? { codeVerifier, nonce } : null,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    },
    seal: row.seal,
  }));

export const sessionRow = z
  .strictObject({
    session_hash: z.string(),
    customer_id: customerIdSchema,
    proof_key_thumbprint: z.string(),
    created_at: epochMsColumn,
    expires_at: epochMsColumn,
    device: z.string(),
    is_remembered: booleanColumn,
    last_seen_at: epochMsColumn,
    seal: z.string(),
  })
  .transform((row): Sealed<SeenSession> => ({
    record: {
      sessionHash: row.session_hash,
      customerId: row.customer_id,
      proofKeyThumbprint: row.proof_key_thumbprint,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      device: row.device,
      isRemembered: row.is_remembered,
      // Nothing has been noted since it was opened.
      lastSeenAt: Math.max(row.last_seen_at, row.created_at),
    },
    seal: row.seal,
  }));

/** Under the seal is all that makes a session one: what is shown of it is not. */
export function sealedPartOfSession(session: Session): Omit<Session, 'device' | 'isRemembered'> {
  const { sessionHash, customerId, proofKeyThumbprint, createdAt, expiresAt } = session;
  return { sessionHash, customerId, proofKeyThumbprint, createdAt, expiresAt };
}

export const settingsRow = z.strictObject({
  settings_json: canonicalJsonColumn(settingsSchema),
  seal: z.string(),
});

export const decidedClientRow = z.strictObject({ client_id: clientIdSchema });

export const recoveryCodeRow = z.strictObject({
  customer_id: customerIdSchema,
  code_hash: z.string(),
  created_at: epochMsColumn,
  seal: z.string(),
});

export const passkeyRow = z
  .strictObject({
    credential_id: z.string(),
    customer_id: customerIdSchema,
    public_key: z.string(),
    counter: integerColumn.pipe(z.number().min(0)),
    created_at: epochMsColumn,
    seal: z.string(),
  })
  .transform((row): Sealed<Passkey> => ({
    record: {
      credentialId: row.credential_id,
      customerId: row.customer_id,
      publicKey: row.public_key,
      counter: row.counter,
      createdAt: row.created_at,
    },
    seal: row.seal,
  }));

/** Under the seal is all of a passkey but its counter, which moves on. */
export function sealedPartOf(passkey: Passkey): Omit<Passkey, 'counter'> {
  const { credentialId, customerId, publicKey, createdAt } = passkey;
  return { credentialId, customerId, publicKey, createdAt };
}

export const confirmationRow = z
  .strictObject({
    confirmation_id: confirmationIdSchema,
    digest: orderDigestSchema,
    customer_id: customerIdSchema,
    session_hash: z.string(),
    jws: jwsColumn,
    is_withdrawn: booleanColumn,
    seal: z.string(),
  })
  .transform((row): Sealed<ConfirmationRow> => ({
    record: {
      confirmationId: row.confirmation_id,
      digest: row.digest,
      customerId: row.customer_id,
      sessionHash: row.session_hash,
      jws: row.jws,
      isWithdrawn: row.is_withdrawn,
    },
    seal: row.seal,
  }));

/** What settlement may know of a confirmation: not the session. */
export const storedConfirmationRow = z
  .strictObject({
    confirmation_id: confirmationIdSchema,
    jws: jwsColumn,
    is_withdrawn: booleanColumn,
  })
  .transform((row): StoredConfirmation => ({
    confirmationId: row.confirmation_id,
    jws: row.jws,
    isWithdrawn: row.is_withdrawn,
  }));

export const jwsRow = z.strictObject({ jws: jwsColumn });

/** The number counts whatever is beside it. */
export const numberedJwsRow = z
  .strictObject({ row_text: z.string(), jws: jwsColumn.nullable().catch(null) })
  .transform(({ row_text: row, jws }) => ({ row, jws }));

export const unansweredDeclineRow = z
  .strictObject({ digest: orderDigestSchema, customer_id: customerIdSchema, jws: jwsColumn })
  .transform((row): SignedDecline => ({
    digest: row.digest,
    customerId: row.customer_id,
    jws: row.jws,
  }));

export const declineEndingRow = z.strictObject({ ending: z.enum(ENDING_KINDS).nullable() });
