/** Configuration of the outbox stand-in. */
import { isAbsolute } from 'node:path';
import { portSchema } from '#edge';
import { z } from 'zod';

export const outboxConfigSchema = z
  .strictObject({
    port: portSchema,
    /** Accepted values of `Host`, for example `127.0.0.1:3007`. */
    hosts: z.array(z.string().min(1)).min(1),
    /** Folder for the messages; lives as long as the stores. Made when missing. */
    data: z.string().refine(isAbsolute, 'must be an absolute path'),
  })
  .readonly();

export type OutboxConfig = z.output<typeof outboxConfigSchema>;
