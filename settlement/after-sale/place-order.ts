/** A paid order goes to the merchant; what has sold out meanwhile is written down together with the money that goes back. */
import {
  holdKeyOf,
  refundIdOf,
  signRefundIntent,
  type ChargeRow,
  type LedgerNote,
  type NewRefund,
  type PlacementAnswer,
  type Receipt,
  type RefundIntent,
} from '#core';
import { findAgreedAddress } from '../vault/find-agreed-entries.ts';
import type { AfterSalePorts, Worked } from './after-sale-ports.ts';
import { moneyLetter } from './money-letter.ts';
import { verifyCharged } from './verify-refund.ts';

export async function placeOrder(ports: AfterSalePorts, row: ChargeRow): Promise<Worked> {
  const { store, keys, log } = ports;
  const { digest } = row;
  const ending = await store.findEnding(digest);
  const charged = verifyCharged({ ending, charge: row }, keys);
  if (!charged) {
    log.fatal({ digest }, 'a charge row has no evidence; its order goes to nobody');
    return 'done';
  }
  const { terms } = charged.charge;
  const book = await store.findBook(terms.customerId);
  const address = findAgreedAddress(book, terms, keys.hash);
  if (!address) {
    log.error({ digest }, 'the agreed address is not in the vault; a person must place this order');
    return 'again';
  }
  let answer: PlacementAnswer;
  try {
    answer = await ports.fulfilment.placeOrder({
      orderKey: digest,
      holdKey: holdKeyOf(terms, keys.hash),
      lines: terms.lines.map(({ productId, quantity, unitPriceMinor }) => ({
        productId,
        quantity,
        unitPriceMinor,
      })),
      taxMinor: terms.taxMinor,
      totalMinor: terms.totalMinor,
      currency: terms.currency,
      postal: address.postal,
    });
  } catch (fault) {
    log.warn({ err: fault, digest }, 'the merchant did not answer about a paid order');
    return 'again';
  }
  await recordPlacement(ports, charged.receipt, answer);
  return 'done';
}

async function recordPlacement(
  { store, keys, clock }: AfterSalePorts,
  receipt: Receipt,
  answer: PlacementAnswer,
): Promise<void> {
  const { digest } = receipt;
  const at = clock.nowEpochMs();
  if (answer.outcome === 'placed') {
    const { merchantReference } = answer;
    const note: LedgerNote = { at, kind: 'order_placed', digest, facts: { merchantReference } };
    await store.recordPlaced({ digest, merchantReference, note });
    return;
  }
  const refund = newRefund(
    receipt,
    {
      refundId: refundIdOf(digest, { cause: 'sold_out' }),
      cause: 'sold_out',
      amountMinor: receipt.chargedMinor,
      decidedAt: receipt.chargedAt,
    },
    keys,
  );
  const facts = { amountMinor: receipt.chargedMinor, currency: receipt.currency };
  const letter = moneyLetter({
    name: refund.intent.refundId,
    kind: 'order_sold_out',
    money: { amountMinor: receipt.chargedMinor, currency: receipt.currency },
    customerId: receipt.terms.customerId,
    locale: receipt.terms.locale,
    at,
  });
  const note: LedgerNote = { at, kind: 'order_sold_out', digest, facts };
  await store.recordSoldOut({ digest, refund, letter, note });
}

/** Signed, and bound to the capture of the receipt. */
export function newRefund(
  receipt: Receipt,
  decided: Pick<RefundIntent, 'refundId' | 'cause' | 'amountMinor' | 'decidedAt'>,
  { settlementKey }: Pick<AfterSalePorts['keys'], 'settlementKey'>,
): NewRefund {
  const intent: RefundIntent = {
    version: 1,
    digest: receipt.digest,
    captureReference: receipt.processorReference,
    currency: receipt.currency,
    ...decided,
  };
  return { intent, intentJws: signRefundIntent(intent, settlementKey) };
}
