/** Branded identifiers: a digest cannot be handed over where a customer is wanted. */
import { z } from 'zod';

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type OrderDigest = Branded<'OrderDigest'>;
export type CustomerId = Branded<'CustomerId'>;
export type ClientId = Branded<'ClientId'>;
export type ProductId = Branded<'ProductId'>;
export type AddressId = Branded<'AddressId'>;
export type InstrumentId = Branded<'InstrumentId'>;
export type PayeeId = Branded<'PayeeId'>;
export type ConfirmationId = Branded<'ConfirmationId'>;
export type TokenHash = Branded<'TokenHash'>;

/** Ids are printable ASCII without spaces: they can be compared byte by byte and never need escaping. */
function idSchema<Name extends string>() {
  return z
    .string()
    .regex(/^[A-Za-z0-9._:~-]{1,128}$/)
    .transform((id) => id as Branded<Name>);
}

function hexDigestSchema<Name extends string>() {
  return z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .transform((hex) => hex as Branded<Name>);
}

/** 64 lower-case hexadecimal digits: SHA-256. */
export const orderDigestSchema = hexDigestSchema<'OrderDigest'>();
export const tokenHashSchema = hexDigestSchema<'TokenHash'>();
export const customerIdSchema = idSchema<'CustomerId'>();
export const clientIdSchema = idSchema<'ClientId'>();
export const productIdSchema = idSchema<'ProductId'>();
export const addressIdSchema = idSchema<'AddressId'>();
export const instrumentIdSchema = idSchema<'InstrumentId'>();
export const payeeIdSchema = idSchema<'PayeeId'>();
export const confirmationIdSchema = idSchema<'ConfirmationId'>();
export const plainIdSchema = z.string().regex(/^[A-Za-z0-9._:~-]{1,128}$/);
/** An opaque name of a device. */
export const deviceIdSchema = plainIdSchema;
