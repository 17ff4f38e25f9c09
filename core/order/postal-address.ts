/** Where goods go, in full: in the vault, sealed on its way there, and in what the merchant is told; never in terms, logs or speech (invariant 12). */
import { z } from 'zod';
import type { DeepReadonly } from './order-terms.ts';

const line = z.string().min(1).max(100);

export const postalAddressSchema = z.strictObject({
  name: line,
  lines: z.array(line).min(1).max(4),
  city: line,
  region: z.string().max(100),
  postalCode: z.string().max(20),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});
export type PostalAddress = DeepReadonly<z.output<typeof postalAddressSchema>>;
