/** How the written receipts leave: the mail server that takes them, and whom they are from. */
import { isIP } from 'node:net';
import { portSchema } from '#edge';
import { z } from 'zod';

/** `implicit`: TLS from the first byte; `starttls`: required before anything is said; `off`: for a server on this machine only. */
const TLS_MODES = ['implicit', 'starttls', 'off'] as const;

export const mailConfigSchema = z
  .strictObject({
    host: z.string().regex(/^[A-Za-z0-9.:-]{1,253}$/, 'must be a host name or an address'),
    port: portSchema,
    tls: z.enum(TLS_MODES),
    /** A file of settlement's own with `user` and `password`, readable by its owner only. */
    credentials: z.string().min(1),
    from: z.email().max(254),
    /** For connecting, for the greeting, and for each silence. */
    timeoutMs: z.number().int().min(1).max(60_000),
  })
  .refine(({ tls, host }) => tls !== 'off' || isLoopback(host), {
    path: ['tls'],
    error:
      'must not be "off" but for a server at 127.0.0.1 or ::1: receipts and the password would go unprotected',
  });
export type MailConfig = Readonly<z.output<typeof mailConfigSchema>>;

/** By its address: a name could lead anywhere. */
function isLoopback(host: string): boolean {
  return host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
