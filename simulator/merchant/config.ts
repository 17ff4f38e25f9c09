/** Configuration of the merchant stand-in. */
import { isAbsolute } from 'node:path';
import { portSchema } from '#edge';
import { z } from 'zod';

export const merchantConfigSchema = z
  .strictObject({
    port: portSchema,
    /** Accepted values of `Host`, for example `127.0.0.1:3006`. */
    hosts: z.array(z.string().min(1)).min(1),
    /** Folder for what the buttons changed; lives as long as the stores. Made when missing. */
    data: z.string().refine(isAbsolute, 'must be an absolute path'),
    /** What settlement shows when it has goods held, sent or taken back: the shelf and its prices are anybody's to read. */
    settlementSecret: z.string().min(20),
    /** What the demo page shows when a button is pressed: the side that asks can reach this process too. */
    buttonSecret: z.string().min(20),
    /** So many more products than the shelf has, made by counting: for measuring a large shop. */
    madeProducts: z.number().int().min(0).max(100_000).default(0),
  })
  .readonly();

export type MerchantConfig = z.input<typeof merchantConfigSchema>;
