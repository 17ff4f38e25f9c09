/** The stored proposal. Nothing is bought by it. */
import type { Hash, Mac } from '../ports/crypto.ts';
import { checkWordsOf } from '../speech/sentence/check-words.ts';
import { composeSentence } from '../speech/sentence/compose-sentence.ts';
import type { ClientId, CustomerId, OrderDigest, TokenHash } from './ids.ts';
import { digestTerms } from './order-digest.ts';
import type { OrderTerms } from './order-terms.ts';
import {
  deriveRedemptionToken,
  hashRedemptionToken,
  type RedemptionToken,
} from './redemption-token.ts';

/**
 * What came with the request and no digest binds: the requester's own word, so that it can make an order look more unusual, and never less
 * than one that comes without it.
 */
export interface AskedWith {
  /** An opaque name of the device that was spoken to, always the same for the same device. */
  readonly deviceId?: string;
  /** What kind of goods the assistant says were asked for. */
  readonly claimedCategory?: string;
}

export interface DryRun {
  readonly digest: OrderDigest;
  readonly terms: OrderTerms;
  /** The same words on the Echo, the Show card, the phone and the receipt. */
  readonly sentence: string;
  /** The amount-safe form of the sentence: plain words, no markup. */
  readonly spokenText: string;
  /** Words derived from the digest, for example `amber falcon`: against confusion, not against a hostile requester. */
  readonly checkWords: string;
  readonly tokenHash: TokenHash;
  readonly createdAt: number;
  readonly askedWith?: AskedWith;
}

/** All that follows from the terms alone. Each side computes it anew and believes no stored copy. */
export function deriveFromTerms(
  terms: OrderTerms,
  hash: Hash,
): Pick<DryRun, 'digest' | 'sentence' | 'spokenText' | 'checkWords'> {
  const digest = digestTerms(terms, hash);
  const remembered = memoryOf(hash);
  const known = remembered.get(digest);
  if (known) return { digest, ...known };
  const checkWords = checkWordsOf(digest, terms.locale);
  const words = { ...composeSentence(terms, checkWords), checkWords };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(digest, words);
  return { digest, ...words };
}

type WordsOfTerms = Pick<DryRun, 'sentence' | 'spokenText' | 'checkWords'>;

/**
 * What was composed before, by the digest of the terms: an order's evidence is looked at several times while it is redeemed. The digest is
 * computed anew each time, so no stored copy is believed; equal digests are equal terms.
 */
const MEMORIES = new WeakMap<Hash, Map<OrderDigest, WordsOfTerms>>();
const MOST_REMEMBERED = 256;

function memoryOf(hash: Hash): Map<OrderDigest, WordsOfTerms> {
  const known = MEMORIES.get(hash);
  if (known) return known;
  const memory = new Map<OrderDigest, WordsOfTerms>();
  MEMORIES.set(hash, memory);
  return memory;
}

/** A new dry run with its token. The token is given to the client; the record holds only its hash. */
export function makeDryRun(
  terms: OrderTerms,
  using: {
    readonly hash: Hash;
    readonly requestKey: Mac;
    readonly nowEpochMs: number;
    readonly askedWith?: AskedWith;
  },
): { readonly dryRun: DryRun; readonly token: RedemptionToken } {
  const derived = deriveFromTerms(terms, using.hash);
  const token = deriveRedemptionToken(
    { digest: derived.digest, customerId: terms.customerId, clientId: terms.clientId },
    using.requestKey,
  );
  return {
    dryRun: {
      ...derived,
      terms,
      tokenHash: hashRedemptionToken(token, using.hash),
      createdAt: using.nowEpochMs,
      ...(using.askedWith && { askedWith: using.askedWith }),
    },
    token,
  };
}

/** True only when every derived field of the stored dry run is what its terms give. */
export function isDryRunConsistent(dryRun: DryRun, hash: Hash): boolean {
  const derived = deriveFromTerms(dryRun.terms, hash);
  return (
    derived.digest === dryRun.digest &&
    derived.sentence === dryRun.sentence &&
    derived.spokenText === dryRun.spokenText &&
    derived.checkWords === dryRun.checkWords
  );
}

/** A consistent dry run, made for this customer through this client. */
export function isDryRunOf(
  dryRun: DryRun,
  caller: { readonly customerId: CustomerId; readonly clientId: ClientId },
  hash: Hash,
): boolean {
  return (
    isDryRunConsistent(dryRun, hash) &&
    dryRun.terms.customerId === caller.customerId &&
    dryRun.terms.clientId === caller.clientId
  );
}
