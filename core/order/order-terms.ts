/** Everything the customer agrees to, in one immutable record of one currency. */
import { z } from 'zod';
import { SPEECH_LOCALES, type SpeechLocale } from '../speech/speech-locale.ts';
import {
  addMinorUnits,
  minorUnitsSchema,
  multiplyMinorUnits,
  subtractMinorUnits,
} from '../money/minor-units.ts';
import { currencySchema } from '../money/money.ts';
import {
  addressIdSchema,
  clientIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  payeeIdSchema,
  plainIdSchema,
  productIdSchema,
} from './ids.ts';

/** Version of the terms' shape; part of the digest, so that a later shape can never be mistaken for this one. */
export const TERMS_VERSION = 1;

/** An order is heard, so its locale is one that is spoken. */
export type Locale = SpeechLocale;

/** Whole milliseconds since 1970-01-01T00:00:00Z. */
export const epochMsSchema = z.number().int().min(0).max(8_640_000_000_000_000);

/** Text from outside as it is stored: bounded, never empty. It is made speakable and showable where it is rendered. */
const outsideTextSchema = z
  .string()
  .min(1)
  .max(300)
  .refine(isWellFormed, 'must be well-formed text');

/** A lone surrogate has no UTF-8 form, so no canonical one either (RFC 8785, section 3.2.2.2). */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Of one product in one order, wherever it is counted: in a cart, in terms, in what goes back. */
export const MOST_OF_ONE_PRODUCT = 99;

export const quantitySchema = z.number().int().min(1).max(MOST_OF_ONE_PRODUCT);

/** It makes two orders of the same things two digests, and names the merchant's stock hold. */
export const nonceSchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

export const addressCommitmentSchema = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * What kind of thing a product is: a merchant category code of ISO 18245. Only the merchant says it, so that no agent can call a gift
 * card groceries.
 */
export const merchantCategoryCodeSchema = z.string().regex(/^[0-9]{4}$/);

const orderLineSchema = z.strictObject({
  productId: productIdSchema,
  title: outsideTextSchema,
  quantity: quantitySchema,
  unitPriceMinor: minorUnitsSchema,
  lineTotalMinor: minorUnitsSchema,
  /** Approval judges by it what it shows; settlement takes the order only if the merchant still says the same. */
  merchantCategoryCode: merchantCategoryCodeSchema,
});

export const orderTermsSchema = z
  .strictObject({
    version: z.literal(TERMS_VERSION),
    shop: z.strictObject({ id: plainIdSchema, name: outsideTextSchema }),
    /** The seller of record, who may be another than the shop. */
    merchant: z.strictObject({ id: plainIdSchema, name: outsideTextSchema }),
    customerId: customerIdSchema,
    clientId: clientIdSchema,
    lines: z.array(orderLineSchema).min(1).max(50),
    subtotalMinor: minorUnitsSchema,
    discounts: z
      .array(z.strictObject({ label: outsideTextSchema, amountMinor: minorUnitsSchema }))
      .max(10),
    deliveryMinor: minorUnitsSchema,
    taxMinor: minorUnitsSchema,
    totalMinor: minorUnitsSchema,
    currency: currencySchema,
    /** `method` as shown ("Standard delivery"), `promise` as shown ("Thu Dec 3"). */
    delivery: z.strictObject({ method: outsideTextSchema, promise: outsideTextSchema }),
    /** `commitment` is SHA-256 over a secret salt and the full address: it binds the address without telling it. */
    address: z.strictObject({
      id: addressIdSchema,
      label: outsideTextSchema,
      commitment: addressCommitmentSchema,
    }),
    instrument: z.strictObject({ id: instrumentIdSchema, label: outsideTextSchema }),
    payeeId: payeeIdSchema,
    locale: z.enum(SPEECH_LOCALES),
    confirmBy: epochMsSchema,
    redeemBy: epochMsSchema,
    nonce: nonceSchema,
  })
  .superRefine((terms, context) => {
    for (const fault of findFaultsInTerms(terms))
      context.addIssue({ code: 'custom', message: fault });
  });

export type OrderTerms = DeepReadonly<z.output<typeof orderTermsSchema>>;
export type OrderLine = OrderTerms['lines'][number];

export type DeepReadonly<T> = T extends string | number | boolean | undefined | null
  ? T
  : T extends readonly (infer Item)[]
    ? readonly DeepReadonly<Item>[]
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

/** Amounts must add up here and nowhere else: a record whose total is not the sum of its parts is no record of terms. */
function findFaultsInTerms(
  terms: Pick<
    OrderTerms,
    | 'lines'
    | 'discounts'
    | 'subtotalMinor'
    | 'deliveryMinor'
    | 'taxMinor'
    | 'totalMinor'
    | 'confirmBy'
    | 'redeemBy'
  >,
): string[] {
  const faults: string[] = [];
  try {
    for (const line of terms.lines) {
      if (multiplyMinorUnits(line.unitPriceMinor, line.quantity) !== line.lineTotalMinor) {
        faults.push(
          `the total of the line "${line.productId}" is not its price times its quantity`,
        );
      }
    }
    const subtotal = addMinorUnits(...terms.lines.map((line) => line.lineTotalMinor));
    if (subtotal !== terms.subtotalMinor) faults.push('the subtotal is not the sum of the lines');
    const discounted = subtractMinorUnits(
      terms.subtotalMinor,
      addMinorUnits(...terms.discounts.map((discount) => discount.amountMinor)),
    );
    if (addMinorUnits(discounted, terms.deliveryMinor, terms.taxMinor) !== terms.totalMinor) {
      faults.push('the total is not subtotal less discounts plus delivery plus tax');
    }
  } catch {
    // The amounts themselves are valid, so only a sum or difference can have left the allowed range.
    faults.push('the amounts do not add up within the allowed range');
  }
  if (terms.redeemBy < terms.confirmBy) faults.push('redeemBy is before confirmBy');
  return faults;
}
