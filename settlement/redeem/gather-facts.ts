/** What must be asked before the transaction, because the transaction cannot wait: the merchant, and the vault. */
import {
  isCallersOrder,
  isOfShop,
  voiceCodeSchema,
  type RedeemRequest,
  type RedemptionFacts,
} from '#core';
import type { SettlementContext } from '../settlement-context.ts';
import { askMerchant } from '../vault/ask-merchant.ts';
import { findAgreedAddress, findAgreedInstrument } from '../vault/find-agreed-entries.ts';

export type GatheredFacts = Pick<RedemptionFacts, 'merchantAnswer' | 'isBookConsistent'>;

const NOTHING_GATHERED: GatheredFacts = { merchantAnswer: undefined, isBookConsistent: true };

/**
 * The merchant's and the vault's part. Neither is asked for a call that cannot redeem: another's order, one of another shop, one that is over, or what is no
 * code; so nobody can have the merchant asked by guessing. Without an answer a right code only gets `unavailable`.
 */
export async function gatherFacts(
  context: Pick<
    SettlementContext,
    'store' | 'requests' | 'merchant' | 'keys' | 'clock' | 'log' | 'shop'
  >,
  request: RedeemRequest,
): Promise<GatheredFacts> {
  const { keys, clock } = context;
  const stored = await context.requests.findDryRun(request.digest);
  const canRedeem =
    stored !== undefined &&
    isCallersOrder(stored.dryRun, request, keys.hash) &&
    isOfShop(stored.dryRun.terms, context.shop) &&
    clock.nowEpochMs() < stored.dryRun.terms.redeemBy &&
    voiceCodeSchema.safeParse(request.code).success;
  if (!canRedeem) return NOTHING_GATHERED;

  const { terms } = stored.dryRun;
  const book = await context.store.findBook(terms.customerId);
  const address = findAgreedAddress(book, terms, keys.hash);
  const instrument = findAgreedInstrument(book, terms);
  if (!address || !instrument) return { merchantAnswer: undefined, isBookConsistent: false };

  // Its age is counted from before the question: an answer is at least as old as that.
  const askedAt = clock.nowEpochMs();
  const answer = await askMerchant(context, {
    lines: terms.lines,
    address,
    hold: { key: terms.nonce, until: terms.redeemBy },
  });
  if (!answer || (answer.outcome === 'refused' && answer.reason === 'unavailable')) {
    return NOTHING_GATHERED;
  }
  const quote = answer.outcome === 'quoted' ? answer.quote : null;
  return { merchantAnswer: { quote, askedAt }, isBookConsistent: true };
}
