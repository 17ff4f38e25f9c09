/** The waiting dry run that an unchanged preview gives again, with the same digest and token (design, section 2). */
import {
  isDryRunConsistent,
  isQuoteAsAgreed,
  type DryRun,
  type Locale,
  type OrderDigest,
  type OrderStatus,
  type OrderTerms,
} from '#core';
import type { RequestSide } from '../request-side.ts';
import type { Quoted } from './build-terms.ts';

/** An order this close to its end is read out anew, so that the customer has time to confirm. */
const SHORTEST_REST_MS = 60_000;

export function findUnchangedDryRun(
  side: Pick<RequestSide, 'hash' | 'shop'>,
  among: {
    readonly dryRuns: readonly DryRun[];
    readonly statuses: ReadonlyMap<OrderDigest, Pick<OrderStatus, 'state'>>;
    readonly quoted: Quoted;
    /** In another language the sentence is another, so it is another order. */
    readonly locale: Locale;
    readonly nowEpochMs: number;
  },
): DryRun | undefined {
  return among.dryRuns.find((dryRun) => {
    const state = among.statuses.get(dryRun.digest)?.state;
    return (
      (state === 'waiting' || state === 'confirmed') &&
      dryRun.terms.locale === among.locale &&
      hasTimeLeft(dryRun, state, among.nowEpochMs) &&
      isSameOffer(dryRun.terms, among.quoted, side.shop) &&
      isQuoteAsAgreed(among.quoted.quote, dryRun.terms) &&
      isDryRunConsistent(dryRun, side.hash)
    );
  });
}

function hasTimeLeft(
  { terms, createdAt }: DryRun,
  state: 'waiting' | 'confirmed',
  nowEpochMs: number,
): boolean {
  const end = state === 'confirmed' ? terms.redeemBy : terms.confirmBy;
  return end - nowEpochMs >= Math.min(SHORTEST_REST_MS, (end - createdAt) / 2);
}

function isSameOffer(terms: OrderTerms, quoted: Quoted, shop: RequestSide['shop']): boolean {
  const { address, instrument, quote } = quoted;
  return (
    terms.shop.id === shop.id &&
    terms.shop.name === shop.name &&
    terms.address.id === address.id &&
    terms.address.label === address.label &&
    terms.address.commitment === address.commitment &&
    terms.instrument.id === instrument.id &&
    terms.instrument.label === instrument.label &&
    // The merchant's offer must still cover the time that this dry run promises.
    (quote.offerEndsAt === null || quote.offerEndsAt >= terms.confirmBy)
  );
}
