/** The intruder: rows that are written straight into the product's stores, past every rule of their owners. */
import { join } from 'node:path';
import { z } from 'zod';
import {
  canonicalJson,
  confirmationIdSchema,
  decimalText,
  deriveVoiceCode,
  orderDigestSchema,
  signWrittenConfirmation,
  tokenHashSchema,
} from '#core';
import { openMac, openSigner } from '#stores';
import { makeSigningKey } from '../../core/signing-key.ts';
import { changeByHand, readByHand, termsOf } from '../../e2e/by-hand.ts';
import type { RunningShop } from '../../e2e/running-shop.ts';
import type { IntruderWrites } from '../cases/case.ts';
import type { Written } from './arm.ts';
import { ACCOMPLICE_PAYEE } from './start-around.ts';

export function writeByHand(
  shop: RunningShop,
  what: IntruderWrites,
  { asked, latest }: { readonly asked: string; readonly latest: string },
): Written {
  switch (what) {
    case 'forged_confirmation':
      return forgeConfirmation(shop, asked);
    case 'moved_confirmation':
      changeByHand(shop, 'approval', [
        {
          sql: 'UPDATE confirmations SET digest = ? WHERE digest = ? AND is_withdrawn = 0',
          values: [latest, asked],
        },
      ]);
      return { isThere: countLiveConfirmations(shop, latest) === 1 };
    case 'switched_payee': {
      const terms = { ...termsOf(shop, asked), payeeId: ACCOMPLICE_PAYEE };
      changeByHand(shop, 'request', [
        {
          sql: 'UPDATE dry_runs SET terms_json = ? WHERE digest = ?',
          values: [canonicalJson(terms), asked],
        },
      ]);
      return { isThere: termsOf(shop, asked).payeeId === ACCOMPLICE_PAYEE };
    }
  }
}

/** All that a true confirmation says, under the name of approval's key, by another key; and the code that belongs to it. */
function forgeConfirmation(shop: RunningShop, asked: string): Written {
  const keyFile = (side: string, name: string): string =>
    join(shop.report.directory, side, 'keys', name);
  const digest = orderDigestSchema.parse(asked);
  const terms = termsOf(shop, asked);
  const confirmationId = confirmationIdSchema.parse('written-by-hand');
  const [row] = readByHand(shop, 'request', {
    sql: 'SELECT token_hash FROM dry_runs WHERE digest = ?',
    values: [asked],
    row: z.object({ token_hash: tokenHashSchema }),
  });
  if (row === undefined) return { isThere: false };
  const { keyId } = openSigner(keyFile('approval', 'approval.private.jwk'));
  const at = Date.now();
  const jws = signWrittenConfirmation(
    {
      version: 1,
      confirmationId,
      digest,
      tokenHash: row.token_hash,
      customerId: terms.customerId,
      text: decimalText({ amountMinor: terms.totalMinor, currency: terms.currency }),
      amr: ['pwd'],
      liftsHalts: false,
      verifiedAt: at,
      confirmedAt: at,
    },
    makeSigningKey(keyId).signer,
  );
  changeByHand(shop, 'approval', [
    { sql: 'UPDATE confirmations SET is_withdrawn = 1' },
    {
      sql: `INSERT INTO confirmations (confirmation_id, digest, customer_id, session_hash, jws)
            VALUES (?, ?, ?, 'by-hand', ?)`,
      values: [confirmationId, digest, terms.customerId, jws],
    },
  ]);
  const codeKey = openMac(keyFile('settlement', 'code.mac'));
  return {
    isThere: countLiveConfirmations(shop, digest) === 1,
    code: deriveVoiceCode({ digest, terms, confirmationId }, codeKey),
  };
}

function countLiveConfirmations(shop: RunningShop, digest: string): number {
  return readByHand(shop, 'approval', {
    sql: 'SELECT confirmation_id FROM confirmations WHERE digest = ? AND is_withdrawn = 0',
    values: [digest],
    row: z.object({ confirmation_id: z.string() }),
  }).length;
}
