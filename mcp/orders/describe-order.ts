/** A dry run and its standing as a tool's result. Text from outside is made showable here. */
import {
  deriveRedemptionToken,
  writtenCharges,
  showableText,
  writeAmount,
  writeAmountOf,
  writtenLabelsOf,
  type DryRun,
  type OrderTerms,
  type Receipt,
} from '#core';
import type { Caller, RequestSide } from '../request-side.ts';
import type { OrderShape } from './order-shape.ts';
import type { Standing } from './standing.ts';

/** The token is given again as long as the order can still be redeemed with it. */
const STATES_WITH_TOKEN: readonly string[] = ['waiting', 'confirmed'];

export function describeOrder(
  side: Pick<RequestSide, 'requestKey' | 'cardOrigin'>,
  caller: Caller,
  { dryRun, standing }: { readonly dryRun: DryRun; readonly standing: Standing },
): OrderShape {
  const { terms, digest } = dryRun;
  const labels = writtenLabelsOf(terms);
  return {
    digest,
    state: standing.state,
    sentence: dryRun.sentence,
    spoken_text: dryRun.spokenText,
    check_words: dryRun.checkWords,
    shop: showableText(terms.shop.name, terms.locale),
    merchant: showableText(terms.merchant.name, terms.locale),
    lines: terms.lines.map((line) => ({
      product_id: line.productId,
      title: showableText(line.title, terms.locale),
      quantity: line.quantity,
      line_total: writeAmountOf(terms, line.lineTotalMinor),
    })),
    charges: describeCharges(terms),
    total: writeAmountOf(terms, terms.totalMinor),
    total_minor: terms.totalMinor,
    currency: terms.currency,
    delivery: `${labels.method}, ${labels.promise}`,
    instrument: labels.instrument,
    confirm_by: new Date(terms.confirmBy).toISOString(),
    redeem_by: new Date(terms.redeemBy).toISOString(),
    card_url: new URL(`/orders/${digest}`, side.cardOrigin).href,
    redemption_token: STATES_WITH_TOKEN.includes(standing.state)
      ? deriveRedemptionToken({ digest, ...caller }, side.requestKey)
      : null,
    tries_left: standing.triesLeft,
    receipt: standing.receipt && describeReceipt(standing.receipt),
    locale: terms.locale,
    paid_back_minor: standing.goingBack?.paidBackMinor ?? 0,
  };
}

export function describeReceipt(receipt: Receipt): NonNullable<OrderShape['receipt']> {
  return {
    receipt_number: receipt.receiptNumber,
    charged: writeAmount(
      { amountMinor: receipt.chargedMinor, currency: receipt.currency },
      receipt.terms.locale,
    ),
    charged_minor: receipt.chargedMinor,
    currency: receipt.currency,
    charged_at: new Date(receipt.chargedAt).toISOString(),
  };
}

/** The delivery says where it goes and when it comes: a card has no other place for it. */
function describeCharges(terms: OrderTerms): OrderShape['charges'] {
  const { deliveryCharge } = writtenLabelsOf(terms);
  return writtenCharges(terms).map(({ name, label, amount }) => ({
    label: name === 'delivery' ? deliveryCharge : label,
    amount,
  }));
}
