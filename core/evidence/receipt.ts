/** What was charged, with the evidence that lets anyone check it offline. */
import { z } from 'zod';
import { minorUnitsSchema } from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import { orderDigestSchema, type OrderDigest } from '../order/ids.ts';
import {
  epochMsSchema,
  orderTermsSchema,
  type DeepReadonly,
  type OrderTerms,
} from '../order/order-terms.ts';
import type { Signer, Verifier } from '../ports/crypto.ts';
import { canonicalJson } from './canonical-json.ts';
import { signRecord, verifyRecord } from './signed-record.ts';

export const receiptSchema = z.strictObject({
  version: z.literal(1),
  /** As shown and spoken: two groups of four, for example `7KQ2-M9XD`; it follows from the digest. */
  receiptNumber: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
  digest: orderDigestSchema,
  terms: orderTermsSchema,
  sentence: z.string(),
  checkWords: z.string(),
  /** What the processor says it captured. */
  chargedMinor: minorUnitsSchema,
  currency: currencySchema,
  processorReference: z.string().min(1).max(128),
  chargedAt: epochMsSchema,
  /** The signed written confirmation and the signed charge intent, as stored. */
  confirmationJws: z.string(),
  chargeIntentJws: z.string(),
});
export type Receipt = DeepReadonly<z.output<typeof receiptSchema>>;

export function signReceipt(receipt: Receipt, settlementKey: Signer): string {
  return signRecord('hearback-receipt+jws', receipt, settlementKey);
}

export function verifyReceipt(jws: string, settlementKeys: Verifier): Receipt | undefined {
  return verifyRecord(jws, {
    type: 'hearback-receipt+jws',
    claims: receiptSchema,
    verifier: settlementKeys,
  });
}

/** The receipt of this very order: same digest, same terms, and exactly the agreed amount (invariant 4). */
export function isReceiptOf(
  receipt: Receipt,
  { digest, terms }: { readonly digest: OrderDigest; readonly terms: OrderTerms },
): boolean {
  return (
    receipt.digest === digest &&
    receipt.chargedMinor === terms.totalMinor &&
    receipt.currency === terms.currency &&
    canonicalJson(receipt.terms) === canonicalJson(terms)
  );
}

/** Crockford's base 32 without I, L, O and U: nothing that is misread. */
const RECEIPT_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters from the first 40 bits of the digest. It names a receipt to people; the digest identifies it. */
export function receiptNumberOf(digest: string): string {
  let bits = BigInt(`0x${digest.slice(0, 10)}`);
  let text = '';
  for (let index = 0; index < 8; index += 1) {
    text = (RECEIPT_DIGITS[Number(bits & 31n)] ?? '') + text;
    bits >>= 5n;
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
