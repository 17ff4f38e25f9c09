/** What must be asked before the transaction, because the transaction cannot wait: the processor's time, the merchant, and the vault. */
import {
  holdKeyOf,
  isCallersOrder,
  isOfShop,
  voiceCodeSchema,
  type DryRun,
  type RedeemRequest,
  type RedemptionFacts,
} from '#core';
import { readProcessorTime } from '../processor/read-processor-time.ts';
import type { SettlementContext } from '../settlement-context.ts';
import { STOCK_IS_HELD_MS } from '../vault/stock-is-held.ts';
import { askMerchant } from '../vault/ask-merchant.ts';
import { findAgreedEntries } from '../vault/find-agreed-entries.ts';

export interface GatheredFacts extends Pick<RedemptionFacts, 'isClockRight' | 'merchantAnswer'> {
  /** By the vault as it was then: where it says no, the merchant was not asked. */
  readonly isBookConsistent: boolean;
}

const NOTHING_GATHERED: GatheredFacts = {
  isClockRight: false,
  merchantAnswer: undefined,
  isBookConsistent: true,
};

/**
 * The processor's, the merchant's and the vault's part. None is asked about another's order or one of another shop, and the merchant and the vault not
 * either about one that is over or for what is no code; so nobody can have them asked by guessing. Without an answer a right code only gets `unavailable`.
 */
export async function gatherFacts(
  context: Pick<
    SettlementContext,
    'store' | 'requests' | 'merchant' | 'processor' | 'keys' | 'clock' | 'log' | 'shop'
  >,
  request: RedeemRequest,
): Promise<GatheredFacts> {
  const { keys, clock } = context;
  const stored = await context.requests.findDryRun(request.digest);
  const isOurs =
    stored !== undefined &&
    isCallersOrder(stored.dryRun, request, keys.hash) &&
    isOfShop(stored.dryRun.terms, context.shop);
  if (!isOurs) return NOTHING_GATHERED;
  // First: the merchant's answer is good for five seconds.
  if (!(await isClockRight(context))) return NOTHING_GATHERED;
  const gathered = { ...NOTHING_GATHERED, isClockRight: true };
  if (!mayRedeem(stored.dryRun, request, clock.nowEpochMs())) return gathered;

  const { terms } = stored.dryRun;
  const book = await context.store.findBook(terms.customerId);
  const agreed = findAgreedEntries(book, terms, keys.hash);
  if (!agreed) return { ...gathered, isBookConsistent: false };

  // Its age is counted from before the question: an answer is at least as old as that.
  const askedAt = clock.nowEpochMs();
  const answer = await askMerchant(context, {
    lines: terms.lines,
    address: agreed.address,
    // Never for longer than an order may wait, whatever time its terms name.
    hold: {
      key: holdKeyOf(terms, keys.hash),
      until: Math.min(terms.redeemBy, askedAt + STOCK_IS_HELD_MS),
    },
  });
  if (!answer || (answer.outcome === 'refused' && answer.reason === 'unavailable')) {
    return gathered;
  }
  const quote = answer.outcome === 'quoted' ? answer.quote : null;
  return { ...gathered, merchantAnswer: { quote, askedAt } };
}

function mayRedeem({ terms }: DryRun, { code }: RedeemRequest, nowEpochMs: number): boolean {
  return nowEpochMs < terms.redeemBy && voiceCodeSchema.safeParse(code).success;
}

/** A clock that nobody vouches for is not called right (invariant 13): that is so only after a start while the processor is out of reach. */
async function isClockRight(
  context: Pick<SettlementContext, 'processor' | 'clock' | 'log'>,
): Promise<boolean> {
  const now = await readProcessorTime(context, { isFresh: false });
  if (now?.isClockRight === true) return true;
  if (now) {
    const { processorEpochMs } = now;
    context.log.fatal(
      { processorEpochMs, nowEpochMs: context.clock.nowEpochMs() },
      'the clock of this machine is wrong by the processor: nothing is redeemed until a person has set it',
    );
  } else {
    context.log.error('the time of the processor is not known: nothing is redeemed');
  }
  return false;
}
