/** The one kind of order that this stand-in takes: capture now, one purchase unit, a stored card. */
import { CURRENCY_EXPONENTS, currencySchema } from '#core';
import { z } from 'zod';
import { PayPalFault, type Issue } from './paypal-fault.ts';

const printable = z.string().regex(/^[\x20-\x7e]*$/);

const orderRequestSchema = z.strictObject({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.strictObject({
        reference_id: printable.min(1).max(256),
        custom_id: printable.min(1).max(127),
        amount: z.strictObject({
          currency_code: z.string().length(3),
          value: z
            .string()
            .max(32)
            .regex(/^-?[0-9]{1,15}([.][0-9]+)?$/),
        }),
        payee: z.strictObject({ merchant_id: z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/) }),
      }),
    )
    .length(1),
  payment_source: z.strictObject({
    card: z.strictObject({ vault_id: z.string().regex(/^[0-9a-zA-Z_-]{1,255}$/) }),
  }),
});

export interface OrderRequest {
  readonly referenceId: string;
  readonly customId: string;
  readonly amount: { readonly currency_code: string; readonly value: string };
  readonly payee: string;
  readonly vaultId: string;
}

export interface Accounts {
  readonly payees: readonly string[];
  /** Whether the client has a stored card of this id. */
  readonly hasCard: (vaultId: string) => boolean;
}

/** @throws {PayPalFault} 400 for a body of another shape, 422 for one that makes no sense here. */
export function parseOrderRequest(body: unknown, accounts: Accounts): OrderRequest {
  const parsed = orderRequestSchema.safeParse(body);
  if (!parsed.success) throw faultOf(parsed.error.issues[0], body);
  const [unit] = parsed.data.purchase_units;
  if (unit === undefined) throw new PayPalFault(400, 'INVALID_ARRAY_MIN_ITEMS', '/purchase_units');
  const vaultId = parsed.data.payment_source.card.vault_id;
  checkAmount(unit.amount);
  if (!accounts.payees.includes(unit.payee.merchant_id)) {
    throw new PayPalFault(422, 'PAYEE_ACCOUNT_INVALID', '/purchase_units/0/payee/merchant_id');
  }
  if (!accounts.hasCard(vaultId)) {
    throw new PayPalFault(422, 'TOKEN_EXPIRED', '/payment_source/card/vault_id');
  }
  return {
    referenceId: unit.reference_id,
    customId: unit.custom_id,
    amount: unit.amount,
    payee: unit.payee.merchant_id,
    vaultId,
  };
}

/** Exactly as many decimals as the currency has: `47.61` USD, `5300` JPY. */
function checkAmount({
  currency_code: code,
  value,
}: {
  readonly currency_code: string;
  readonly value: string;
}): void {
  const field = '/purchase_units/0/amount/value';
  const currency = currencySchema.safeParse(code);
  if (!currency.success) {
    throw new PayPalFault(422, 'INVALID_CURRENCY_CODE', '/purchase_units/0/amount/currency_code');
  }
  if (value.startsWith('-') || !/[1-9]/.test(value)) {
    throw new PayPalFault(422, 'CANNOT_BE_ZERO_OR_NEGATIVE', field);
  }
  const decimals = value.split('.')[1]?.length ?? 0;
  if (decimals !== CURRENCY_EXPONENTS[currency.data]) {
    throw new PayPalFault(422, 'DECIMAL_PRECISION', field);
  }
}

type ShapeFault = z.core.$ZodIssue;

function faultOf(fault: ShapeFault | undefined, body: unknown): PayPalFault {
  const path = fault?.path.map(String) ?? [];
  const field = `/${path.join('/')}`;
  return new PayPalFault(400, issueOf(fault, valueAt(body, path)), field);
}

function issueOf(fault: ShapeFault | undefined, value: unknown): Issue {
  if (value === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (fault?.code === 'unrecognized_keys') return 'NOT_SUPPORTED';
  if (fault?.code === 'too_big' || fault?.code === 'too_small') {
    if (!Array.isArray(value)) return 'INVALID_STRING_LENGTH';
    return fault.code === 'too_big' ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_ARRAY_MIN_ITEMS';
  }
  return fault?.code === 'invalid_value' ? 'INVALID_PARAMETER_VALUE' : 'INVALID_PARAMETER_SYNTAX';
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    body,
  );
}
