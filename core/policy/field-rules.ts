/** Every field of an order and of each payment operation, who sets it, and whether a policy may say otherwise. */
import {
  FIELD_CLASSES,
  type AgentRule,
  type BoundValue,
  type FieldClass,
} from './field-classes.ts';
import { MOST_OF_ONE_PRODUCT } from '../order/order-terms.ts';
import { SPEECH_LOCALES } from '../speech/speech-locale.ts';
import type { PaymentOperation } from './payment-operations.ts';

export interface FieldRule {
  readonly path: string;
  readonly by: FieldClass;
  /** The classes that a policy may give it. One class alone: it is as it is. */
  readonly may: readonly FieldClass[];
  /** It says how much, or in what money. */
  readonly isAmount: boolean;
  /** Left out unless the policy binds it. */
  readonly isOptional: boolean;
  /** The widest that an agent may be given, or the one value of a constant that is as it is. */
  readonly widest: AgentRule | undefined;
  readonly only: BoundValue | undefined;
  /** The most characters that the processor takes. */
  readonly longest: number | undefined;
}

/** Ids of the shop, the merchant and the customer's own book, as `core/order/ids.ts` has them. */
const ID: AgentRule = { pattern: '[A-Za-z0-9._:~-]{1,128}' };

const ORDER_RULES: readonly FieldRule[] = [
  bound('version', { only: 1 }),
  bound('shop.id'),
  bound('shop.name'),
  derived('merchant.id', { may: ['derived', 'bound'] }),
  derived('merchant.name'),
  derived('customerId'),
  derived('clientId'),
  agent('lines[].productId', ID),
  derived('lines[].title'),
  agent('lines[].quantity', { from: 1, to: MOST_OF_ONE_PRODUCT }),
  amount('lines[].unitPriceMinor'),
  amount('lines[].lineTotalMinor'),
  derived('lines[].merchantCategoryCode'),
  amount('subtotalMinor'),
  derived('discounts[].label'),
  amount('discounts[].amountMinor'),
  amount('deliveryMinor'),
  amount('taxMinor'),
  amount('totalMinor'),
  amount('currency'),
  derived('delivery.method'),
  derived('delivery.promise'),
  agent('address.id', ID),
  derived('address.label'),
  derived('address.commitment'),
  agent('instrument.id', ID),
  derived('instrument.label'),
  derived('payeeId'),
  agent('locale', { oneOf: SPEECH_LOCALES }, { may: ['agent', 'bound'] }),
  derived('confirmBy'),
  derived('redeemBy'),
  derived('nonce'),
];

/** PayPal Orders v2, `POST /v2/checkout/orders`, as `settlement/processor` builds it. */
const CHARGE_RULES: readonly FieldRule[] = [
  bound('intent', { only: 'CAPTURE' }),
  derived('purchase_units[0].reference_id'),
  derived('purchase_units[0].custom_id'),
  amount('purchase_units[0].amount.currency_code'),
  amount('purchase_units[0].amount.value'),
  derived('purchase_units[0].payee.merchant_id'),
  derived('payment_source.card.vault_id'),
  optional('purchase_units[0].description', 127),
  optional('purchase_units[0].soft_descriptor', 22),
];

/** PayPal Payments v2, `POST /v2/payments/captures/ID/refund`; the capture is named by the address and is the server's own too. */
const REFUND_RULES: readonly FieldRule[] = [
  amount('amount.currency_code'),
  amount('amount.value'),
  derived('custom_id'),
  optional('note_to_payer', 255),
];

export const FIELD_RULES: {
  readonly order: readonly FieldRule[];
} & { readonly [Operation in PaymentOperation]: readonly FieldRule[] } = {
  order: ORDER_RULES,
  charge_order: CHARGE_RULES,
  refund_capture: REFUND_RULES,
};

/** One spelling for each place: `[]`, `[0]` and `[00]` are the same, whatever the case. A second item is another place. */
export function placeOfPath(path: string): string {
  return path.replace(/\[0*\]/g, '[]').toLowerCase();
}

/** The path, or one of the paths that it holds. */
export function isWithin(path: string, outer: string): boolean {
  const [inner, whole] = [placeOfPath(path), placeOfPath(outer)];
  return inner === whole || inner.startsWith(`${whole}.`) || inner.startsWith(`${whole}[`);
}

type Change = Partial<Pick<FieldRule, 'may' | 'only'>>;

function rule(path: string, by: FieldClass, change: Partial<FieldRule> = {}): FieldRule {
  const plain = { isAmount: false, isOptional: false };
  const open = { widest: undefined, only: undefined, longest: undefined };
  return {
    path,
    by,
    may: FIELD_CLASSES.filter((each) => each === by),
    ...plain,
    ...open,
    ...change,
  };
}

function bound(path: string, change?: Change): FieldRule {
  return rule(path, 'bound', change);
}

function derived(path: string, change?: Change): FieldRule {
  return rule(path, 'derived', change);
}

function amount(path: string): FieldRule {
  return rule(path, 'derived', { isAmount: true });
}

function agent(path: string, widest: AgentRule, change?: Change): FieldRule {
  return rule(path, 'agent', { widest, ...change });
}

function optional(path: string, longest: number): FieldRule {
  return rule(path, 'bound', { isOptional: true, longest });
}
