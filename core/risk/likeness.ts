/** Whether an order is another one again: a halted one in other clothes, the same instruction said once, or a second purchase that may be meant. */
import { inReference } from './reference-amount.ts';
import type {
  EarlierOrder,
  HaltedOrder,
  OrderHistory,
  RiskFacts,
  RiskOrder,
} from './risk-facts.ts';
import type { RiskPolicy } from './risk-policy.ts';

type Lines = EarlierOrder['lines'];

/**
 * True when the order is a halted one again. Neither client, session, quantity, address nor a few cents make it another: it has products
 * that, with those bought since, made a good part of the halted total, or it takes as much, with what was bought there since, to the same
 * seller. What was bought since counts of the whole household: parts that were each small are one purchase together.
 */
export function isRetryOf(
  order: RiskOrder,
  halted: HaltedOrder,
  {
    history,
    policy,
  }: {
    readonly history: Pick<OrderHistory, 'recent' | 'boughtLately' | 'boughtByOthers'>;
    readonly policy: RiskPolicy;
  },
): boolean {
  const { amountShare, productShare } = policy.retry;
  const haltedTotal = sumOf(halted.lines);
  const linesSince = [...history.boughtLately, ...history.boughtByOthers]
    .filter(({ at }) => at >= halted.at)
    .flatMap(({ lines }) => lines);
  const hasPart = sumOfCommon(halted.lines, order.lines) > 0;
  const share = sumOfCommon(halted.lines, [...order.lines, ...linesSince]) * 1000;
  if (hasPart && share >= haltedTotal * productShare) return true;
  if (order.merchantId !== halted.merchantId) return false;
  const boughtSince = [...history.recent, ...history.boughtByOthers]
    .filter(({ at, merchantId }) => at >= halted.at && merchantId === halted.merchantId)
    .reduce((sum, past) => sum + inReference(past, policy), 0);
  const total = inReference(order, policy) + boughtSince;
  return !(total * 1000 < inReference(halted, policy) * amountShare);
}

/** The halts of other orders that still count against this one: those of the time that the policy names. */
export function openHalts(
  { order, history, nowEpochMs }: RiskFacts,
  { retry }: RiskPolicy,
): readonly HaltedOrder[] {
  return history.unconfirmedHalts.filter(
    ({ digest, at }) => digest !== order.digest && !(nowEpochMs - at > retry.withinMs),
  );
}

/** The newest purchase that this order may be a repeat of; it is asked about. */
export function findRepeated(
  { order, history, nowEpochMs }: RiskFacts,
  { repeat }: RiskPolicy,
): EarlierOrder | undefined {
  return history.boughtLately
    .filter(
      (bought) =>
        bought.digest !== order.digest &&
        nowEpochMs - bought.at <= repeat.askWithinMs &&
        isSameGoods(order, bought, repeat.productShare),
    )
    .sort((one, other) => other.at - one.at)
    .at(0);
}

/** An instruction as it was given: what an assistant that did not hear the answer sends again. */
export interface Instruction {
  readonly clientId: string;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
  readonly addressId: string;
  readonly instrumentId: string;
}

export interface EarlierInstruction extends Instruction {
  readonly at: number;
  readonly digest: string;
}

/**
 * The earlier instruction that this one is word for word, said within the policy's minute: its answer is given again, and nothing new is
 * made. It wants the same client: two assistants that ask for the same thing have been asked twice.
 */
export function findReplayed(
  instruction: Instruction,
  earlier: readonly EarlierInstruction[],
  { nowEpochMs, policy }: { readonly nowEpochMs: number; readonly policy: RiskPolicy },
): EarlierInstruction | undefined {
  const words = wordsOf(instruction);
  return [...earlier]
    .sort((one, other) => other.at - one.at)
    .find(
      (one) =>
        one.at <= nowEpochMs &&
        nowEpochMs - one.at < policy.repeat.replayWithinMs &&
        wordsOf(one) === words,
    );
}

function wordsOf({ clientId, lines, addressId, instrumentId }: Instruction): string {
  const things = lines.map(({ productId, quantity }) => `${productId} ${String(quantity)}`).sort();
  // Ids hold no spaces and no line breaks.
  return [clientId, addressId, instrumentId, ...things].join('\n');
}

/** Most of what each of the two holds is in the other. */
function isSameGoods(order: RiskOrder, bought: EarlierOrder, share: number): boolean {
  return (
    sumOfCommon(order.lines, bought.lines) * 1000 >= sumOf(order.lines) * share &&
    sumOfCommon(bought.lines, order.lines) * 1000 >= sumOf(bought.lines) * share
  );
}

/** What the lines of the first cost whose products are in the second. */
function sumOfCommon(lines: Lines, others: Lines): number {
  const products = new Set(others.map(({ productId }) => productId));
  return sumOf(lines.filter(({ productId }) => products.has(productId)));
}

function sumOf(lines: Lines): number {
  return lines.reduce((sum, { lineTotalMinor }) => sum + lineTotalMinor, 0);
}
