/** One row of `dry_runs`. The columns that repeat a part of the terms must say the same as the terms. */
import {
  clientIdSchema,
  customerIdSchema,
  deviceIdSchema,
  epochMsSchema,
  orderDigestSchema,
  tokenHashSchema,
  type DryRun,
  type StoredDryRun,
} from '#core';
import { z } from 'zod';
import type { StatementParameters } from '../connection.ts';
import { termsColumn } from '../json-columns.ts';
import { integerColumn, LONGEST_TEXT_BYTES } from '../rows.ts';

const DRY_RUN_COLUMNS = `
  digest, customer_id, client_id, terms_json, sentence, spoken_text, check_words, token_hash, created_at, redeem_by,
  client_name, device, device_id, claimed_category
`;

export const SELECT_DRY_RUN = `SELECT ${DRY_RUN_COLUMNS} FROM dry_runs`;

/** An order of fifty lines with the longest titles, in letters of three bytes, takes less than half of it. */
const LONGEST_TERMS_BYTES = 128 * 1024;
const LONGEST_WORDS_BYTES = 16 * 1024;

/** A row too large to be a dry run is not even loaded. */
export const IS_OF_DRY_RUN_SIZE = [
  `octet_length(terms_json) <= ${String(LONGEST_TERMS_BYTES)}`,
  ...[
    'sentence',
    'spoken_text',
    'check_words',
    'token_hash',
    'client_name',
    "ifnull(device, '')",
    "ifnull(device_id, '')",
    "ifnull(claimed_category, '')",
  ].map((column) => `octet_length(${column}) <= ${String(LONGEST_WORDS_BYTES)}`),
].join(' AND ');

export const INSERT_DRY_RUN = `
  INSERT INTO dry_runs (${DRY_RUN_COLUMNS}) VALUES (
    :digest, :customerId, :clientId, :termsJson, :sentence, :spokenText, :checkWords, :tokenHash, :createdAt, :redeemBy,
    :clientName, :device, :deviceId, :claimedCategory
  )
`;

const text = z.string().max(LONGEST_TEXT_BYTES);

export const dryRunRow = z
  .strictObject({
    digest: orderDigestSchema,
    customer_id: customerIdSchema,
    client_id: clientIdSchema,
    terms_json: termsColumn,
    sentence: text,
    spoken_text: text,
    check_words: text,
    token_hash: tokenHashSchema,
    created_at: integerColumn.pipe(epochMsSchema),
    redeem_by: integerColumn,
    client_name: z.string().min(1).max(300),
    device: z.string().min(1).max(300).nullable(),
    device_id: deviceIdSchema.nullable(),
    claimed_category: z.string().min(1).max(64).nullable(),
  })
  .refine(
    (row) =>
      row.customer_id === row.terms_json.customerId &&
      row.client_id === row.terms_json.clientId &&
      row.redeem_by === row.terms_json.redeemBy,
    'the row says something else than its terms',
  )
  .transform((row): StoredDryRun => ({
    dryRun: {
      digest: row.digest,
      terms: row.terms_json,
      sentence: row.sentence,
      spokenText: row.spoken_text,
      checkWords: row.check_words,
      tokenHash: row.token_hash,
      createdAt: row.created_at,
      ...askedWithOf(row),
    },
    requester: { clientName: row.client_name, device: row.device },
  }));

function askedWithOf(row: {
  readonly device_id: string | null;
  readonly claimed_category: string | null;
}): Pick<DryRun, 'askedWith'> {
  const { device_id: deviceId, claimed_category: claimedCategory } = row;
  if (deviceId === null && claimedCategory === null) return {};
  return {
    askedWith: {
      ...(deviceId !== null && { deviceId }),
      ...(claimedCategory !== null && { claimedCategory }),
    },
  };
}

export function dryRunParameters(
  { dryRun, requester }: StoredDryRun,
  termsJson: string,
): StatementParameters {
  return {
    digest: dryRun.digest,
    customerId: dryRun.terms.customerId,
    clientId: dryRun.terms.clientId,
    termsJson,
    sentence: dryRun.sentence,
    spokenText: dryRun.spokenText,
    checkWords: dryRun.checkWords,
    tokenHash: dryRun.tokenHash,
    createdAt: dryRun.createdAt,
    redeemBy: dryRun.terms.redeemBy,
    clientName: requester.clientName,
    device: requester.device,
    deviceId: dryRun.askedWith?.deviceId ?? null,
    claimedCategory: dryRun.askedWith?.claimedCategory ?? null,
  };
}
