/** The simulator's demo customers: their books come from a file, into a vault that has none for them. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  addressIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  postalAddressSchema,
  type CustomerBook,
  type CustomerId,
} from '#core';

const text = z.string().min(1).max(300);

const demoBookSchema = z.strictObject({
  customerId: customerIdSchema,
  email: z.email(),
  addresses: z.array(
    z.strictObject({
      addressId: addressIdSchema,
      customerId: customerIdSchema,
      label: text,
      isDefault: z.boolean(),
      salt: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
      postal: postalAddressSchema,
    }),
  ),
  instruments: z.array(
    z.strictObject({
      instrumentId: instrumentIdSchema,
      customerId: customerIdSchema,
      label: text,
      isDefault: z.boolean(),
      processorVaultId: z.string().regex(/^[0-9a-zA-Z_-]{1,255}$/),
    }),
  ),
});

/** @throws when the file is not there or not in this shape: the process does not start on half a vault. */
export function readDemoBooks(
  path: string,
): readonly (CustomerBook & { readonly customerId: CustomerId })[] {
  return z.array(demoBookSchema).parse(JSON.parse(readFileSync(path, 'utf8')));
}
