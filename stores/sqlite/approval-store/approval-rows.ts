/** The rows of the approval side's store, parsed strictly. */
import {
  confirmationIdSchema,
  customerIdSchema,
  ENDING_KINDS,
  epochMsSchema,
  orderDigestSchema,
  type Ceremony,
  type CeremonyPurpose,
  type ConfirmationRow,
  type Passkey,
  type Session,
  type StoredConfirmation,
} from '#core';
import { z } from 'zod';
import { canonicalJsonColumn } from '../json-columns.ts';
import { booleanColumn, integerColumn, LONGEST_TEXT_BYTES } from '../rows.ts';

const epochMsColumn = integerColumn.pipe(epochMsSchema);
const jwsColumn = z.string().min(1).max(LONGEST_TEXT_BYTES);

const purposeSchema: z.ZodType<CeremonyPurpose> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sign_in'), proofKeyThumbprint: z.string() }),
  z.strictObject({
    kind: z.literal('confirm'),
    sessionHash: z.string(),
    digest: orderDigestSchema,
    text: z.string(),
  }),
  z.strictObject({ kind: z.literal('add_passkey'), sessionHash: z.string() }),
]);

export const ceremonyRow = z
  .strictObject({
    state_hash: z.string(),
    purpose_json: canonicalJsonColumn(purposeSchema),
    code_verifier: z.string().nullable(),
    nonce: z.string().nullable(),
    created_at: epochMsColumn,
    expires_at: epochMsColumn,
  })
  .transform(({ code_verifier: codeVerifier, nonce, ...row }): Ceremony => ({
    stateHash: row.state_hash,
    purpose: row.purpose_json,
    oauth: codeVerifier !== null && nonce !== null ? { codeVerifier, nonce } : null,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));

export const sessionRow = z
  .strictObject({
    session_hash: z.string(),
    customer_id: customerIdSchema,
    proof_key_thumbprint: z.string(),
    created_at: epochMsColumn,
    expires_at: epochMsColumn,
  })
  .transform((row): Session => ({
    sessionHash: row.session_hash,
    customerId: row.customer_id,
    proofKeyThumbprint: row.proof_key_thumbprint,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));

export const passkeyRow = z
  .strictObject({
    credential_id: z.string(),
    customer_id: customerIdSchema,
    public_key: z.string(),
    counter: integerColumn.pipe(z.number().min(0)),
    created_at: epochMsColumn,
  })
  .transform((row): Passkey => ({
    credentialId: row.credential_id,
    customerId: row.customer_id,
    publicKey: row.public_key,
    counter: row.counter,
    createdAt: row.created_at,
  }));

export const confirmationRow = z
  .strictObject({
    confirmation_id: confirmationIdSchema,
    digest: orderDigestSchema,
    customer_id: customerIdSchema,
    session_hash: z.string(),
    jws: jwsColumn,
    is_withdrawn: booleanColumn,
  })
  .transform((row): ConfirmationRow => ({
    confirmationId: row.confirmation_id,
    digest: row.digest,
    customerId: row.customer_id,
    sessionHash: row.session_hash,
    jws: row.jws,
    isWithdrawn: row.is_withdrawn,
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

export const unansweredDeclineRow = z
  .strictObject({ digest: orderDigestSchema, customer_id: customerIdSchema })
  .transform((row) => ({ digest: row.digest, customerId: row.customer_id }));

export const declineEndingRow = z.strictObject({ ending: z.enum(ENDING_KINDS).nullable() });
