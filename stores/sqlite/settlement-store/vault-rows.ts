/** The vault's rows, parsed strictly. */
import {
  addressIdSchema,
  customerIdSchema,
  instrumentIdSchema,
  postalAddressSchema,
  type BookAddress,
  type BookInstrument,
} from '#core';
import { z } from 'zod';
import { canonicalJsonColumn } from '../json-columns.ts';
import type { Sealed } from '../row-seals.ts';
import { booleanColumn } from '../rows.ts';

export const customerRow = z.strictObject({ email: z.string().min(1), seal: z.string() });

export const addressRow = z
  .strictObject({
    address_id: addressIdSchema,
    customer_id: customerIdSchema,
    label: z.string(),
    is_default: booleanColumn,
    salt: z.string(),
    postal_json: canonicalJsonColumn(postalAddressSchema),
    seal: z.string(),
  })
  .transform((row): Sealed<BookAddress> => ({
    record: {
      addressId: row.address_id,
      customerId: row.customer_id,
      label: row.label,
      isDefault: row.is_default,
      salt: row.salt,
      postal: row.postal_json,
    },
    seal: row.seal,
  }));

export const instrumentRow = z
  .strictObject({
    instrument_id: instrumentIdSchema,
    customer_id: customerIdSchema,
    label: z.string(),
    is_default: booleanColumn,
    processor_vault_id: z.string(),
    seal: z.string(),
  })
  .transform((row): Sealed<BookInstrument> => ({
    record: {
      instrumentId: row.instrument_id,
      customerId: row.customer_id,
      label: row.label,
      isDefault: row.is_default,
      processorVaultId: row.processor_vault_id,
    },
    seal: row.seal,
  }));
