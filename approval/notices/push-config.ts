/** How notices leave: to which push services, and whom those write to when something is wrong. */
import { z } from 'zod';
import { serviceOriginSchema } from './push-service.ts';

export const pushConfigSchema = z.strictObject({
  /** A browser whose push service is none of these gets no notices. */
  serviceOrigins: z.array(serviceOriginSchema).min(1).max(50),
  /** Every message carries it, signed (RFC 8292, section 2.1). */
  contact: z.string().regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/),
});
export type PushConfig = Readonly<z.output<typeof pushConfigSchema>>;
