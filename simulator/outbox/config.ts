/** Configuration of the outbox stand-in. */
import { isAbsolute } from 'node:path';
import { portSchema } from '#edge';
import { z } from 'zod';

export const outboxConfigSchema = z
  .strictObject({
    /** Where the mailbox is read, over HTTP. */
    port: portSchema,
    /** Accepted values of `Host`, for example `127.0.0.1:3007`. */
    hosts: z.array(z.string().min(1)).min(1),
    /** Where mail is taken. */
    smtp: z.strictObject({
      port: portSchema,
      user: z.string().min(1),
      password: z.string().min(16),
      /** The only address that this user may send from. */
      sender: z.email(),
    }),
    /** The demo customers; mail for anybody else is refused. */
    mailboxes: z.array(z.email()).min(1),
    /** Folder for the messages; lives as long as the stores. Made when missing. */
    data: z.string().refine(isAbsolute, 'must be an absolute path'),
  })
  .readonly();

export type OutboxConfig = z.output<typeof outboxConfigSchema>;
