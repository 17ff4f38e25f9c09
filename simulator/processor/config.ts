/** Configuration of the processor stand-in. */
import { isAbsolute } from 'node:path';
import { originSchema, portSchema } from '#edge';
import { z } from 'zod';

export const processorConfigSchema = z
  .strictObject({
    port: portSchema,
    /** Accepted values of `Host`, for example `127.0.0.1:3005`. */
    hosts: z.array(z.string().min(1)).min(1),
    /** Folder for request ids, captures and the wire log; lives as long as the stores. Made when missing. */
    data: z.string().refine(isAbsolute, 'must be an absolute path'),
    clients: z
      .array(z.strictObject({ clientId: z.string().min(1), clientSecret: z.string().min(20) }))
      .min(1),
    /** Merchant accounts that may be paid (PayPal `account_id`: 13 characters). */
    payees: z.array(z.string().regex(/^[2-9A-HJ-NP-Z]{13}$/)).min(1),
    /** Stored cards (PayPal `vault_id`) of the demo customers. */
    cards: z
      .array(
        z.strictObject({
          vaultId: z.string().regex(/^[0-9a-zA-Z_-]{1,255}$/),
          brand: z.enum(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']),
          lastDigits: z.string().regex(/^[0-9]{4}$/),
        }),
      )
      .min(1),
    /** The page on which customers enter a card; null for none. */
    cardPage: z
      .strictObject({
        /** Its own host, apart from the API's. */
        origin: originSchema,
        /** Where it may send a customer back to. */
        returnOrigins: z.array(originSchema).min(1),
        /** Pages that may show it in a frame. */
        framedBy: z.array(originSchema),
      })
      .nullable()
      .default(null),
  })
  .readonly();

export type ProcessorConfig = z.output<typeof processorConfigSchema>;
