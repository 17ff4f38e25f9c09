/** One line of a side's ledger: what was decided, on which evidence, bound to all that was decided before. */
import { z } from 'zod';
import { decodeBase64Url, encodeBase64Url } from '../evidence/base64url.ts';
import { canonicalJson } from '../evidence/canonical-json.ts';
import { parseJson } from '../evidence/parse-json.ts';
import { orderDigestSchema } from '../order/ids.ts';
import { epochMsSchema, type DeepReadonly } from '../order/order-terms.ts';
import type { Hash, Signer, Verifier } from '../ports/crypto.ts';

export const SIDES = ['request', 'approval', 'settlement'] as const;
export type Side = (typeof SIDES)[number];

/** Everything that can be recorded, by side. A decision with no kind here cannot be taken. */
export const LEDGER_KINDS = [
  // request
  'order_proposed',
  'proposal_refused',
  // approval
  'signed_in',
  'order_presented',
  'order_halted',
  'amount_refused',
  'verification_refused',
  'order_confirmed',
  'confirmation_withdrawn',
  'confirmation_refused',
  'order_declined',
  'passkey_added',
  'session_ended',
  'passkey_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'client_revoked',
  'client_allowed',
  'voice_unlocked',
  'settings_changed',
  'account_erased',
  'change_refused',
  'return_requested',
  'book_change_signed',
  // settlement
  'redeem_refused',
  'order_redeemed',
  'order_cancelled',
  'cancel_refused',
  'order_voided',
  'void_refused',
  'order_expired',
  'charge_started',
  'charge_recorded',
  'receipt_sent',
  'book_changed',
  'book_change_refused',
  'change_told',
  'order_placed',
  'order_sold_out',
  'return_taken',
  'return_refused',
  'refund_started',
  'refund_recorded',
  'store_accepted',
  'answer_contradicted',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The hash before the first entry. */
const GENESIS_HASH = '0'.repeat(64);

const hexHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const ledgerEntrySchema = z.strictObject({
  version: z.literal(1),
  side: z.enum(SIDES),
  /** From 1, without gaps. */
  sequence: z.number().int().min(1),
  previousHash: hexHashSchema,
  at: epochMsSchema,
  kind: z.enum(LEDGER_KINDS),
  /** The order that the decision is about, where there is one. */
  digest: orderDigestSchema.nullable(),
  /** Codes, ids, counts and outcomes; never a token, code, card number, address or anybody's words. */
  facts: z.record(
    z.string().regex(/^[a-zA-Z]{1,40}$/),
    z.union([z.string().max(200), z.number().int(), z.boolean()]),
  ),
});

export type LedgerEntry = DeepReadonly<z.output<typeof ledgerEntrySchema>>;

/** What a use case hands over; the store adds sequence, previous hash and signature in the same transaction. */
export type LedgerNote = Pick<LedgerEntry, 'at' | 'kind' | 'digest' | 'facts'>;

/** One stored row. `entryText` is the canonical JSON of the entry; the signature is over the hash. */
export interface SealedLedgerEntry {
  readonly sequence: number;
  readonly entryText: string;
  readonly hash: string;
  readonly keyId: string;
  /** base64url, 64 bytes */
  readonly signature: string;
}

export interface LedgerHead {
  readonly sequence: number;
  readonly hash: string;
}

/** A piece of a ledger and its head, read at one moment. `head` is undefined when it is missing, or not signed by a key of this ledger. */
export interface LedgerPage {
  readonly entries: readonly SealedLedgerEntry[];
  readonly head: LedgerHead | undefined;
}

export const EMPTY_LEDGER: LedgerHead = { sequence: 0, hash: GENESIS_HASH };

/** The note as the next entry after `head`, hashed and signed. */
export function sealLedgerNote(
  note: LedgerNote,
  after: { readonly side: Side; readonly head: LedgerHead },
  using: { readonly hash: Hash; readonly ledgerKey: Signer },
): SealedLedgerEntry {
  const entry = ledgerEntrySchema.parse({
    version: 1,
    side: after.side,
    sequence: after.head.sequence + 1,
    previousHash: after.head.hash,
    ...note,
  });
  const entryText = canonicalJson(entry);
  const hash = hashEntryText(entryText, using.hash);
  return {
    sequence: entry.sequence,
    entryText,
    hash,
    keyId: using.ledgerKey.keyId,
    signature: encodeBase64Url(using.ledgerKey.sign(signedText(hash))),
  };
}

/** The entry when the row continues `head` and its hash and signature are right; otherwise undefined. */
export function openLedgerEntry(
  row: SealedLedgerEntry,
  after: { readonly side: Side; readonly head: LedgerHead },
  using: { readonly hash: Hash; readonly ledgerKeys: Verifier },
): LedgerEntry | undefined {
  const entry = ledgerEntrySchema.safeParse(parseJson(row.entryText));
  if (!entry.success) return undefined;
  const signature = decodeBase64Url(row.signature);
  const isNext =
    entry.data.side === after.side &&
    row.sequence === after.head.sequence + 1 &&
    entry.data.sequence === row.sequence &&
    entry.data.previousHash === after.head.hash;
  const isWhole =
    canonicalJson(entry.data) === row.entryText &&
    hashEntryText(row.entryText, using.hash) === row.hash;
  if (!isNext || !isWhole || !signature) return undefined;
  return using.ledgerKeys.verify(row.keyId, signedText(row.hash), signature)
    ? entry.data
    : undefined;
}

/** The head after all rows, or the sequence of the first row that does not verify. */
export function verifyLedger(
  rows: Iterable<SealedLedgerEntry>,
  after: { readonly side: Side; readonly head: LedgerHead },
  using: { readonly hash: Hash; readonly ledgerKeys: Verifier },
):
  | { readonly outcome: 'verified'; readonly head: LedgerHead }
  | { readonly outcome: 'broken'; readonly sequence: number } {
  let head = after.head;
  for (const row of rows) {
    if (!openLedgerEntry(row, { side: after.side, head }, using)) {
      return { outcome: 'broken', sequence: head.sequence + 1 };
    }
    head = { sequence: row.sequence, hash: row.hash };
  }
  return { outcome: 'verified', head };
}

function hashEntryText(entryText: string, hash: Hash): string {
  return hash.sha256Hex('hearback.ledger-entry.v1\n' + entryText);
}

function signedText(hash: string): string {
  return 'hearback.ledger-signature.v1\n' + hash;
}
