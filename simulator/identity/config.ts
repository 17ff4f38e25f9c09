/** Configuration of the identity stand-in. */
import { isAbsolute } from 'node:path';
import { originSchema, portSchema } from '#edge';
import { z } from 'zod';

const absolutePathSchema = z.string().refine(isAbsolute, 'must be an absolute path');

const secretSchema = z.string().min(20);

const serviceClientSchema = z.strictObject({ clientSecret: secretSchema });

const codeFlowClientSchema = z.strictObject({
  clientSecret: secretSchema,
  redirectUris: z.array(z.url({ protocol: /^https?$/ })).min(1),
});

export const identityConfigSchema = z
  .strictObject({
    port: portSchema,
    /** Also the only host that is answered for (besides `/healthz` at 127.0.0.1:port). */
    issuer: originSchema,
    /** Folder for grants and keys; lives as long as the stores. Made when missing. */
    data: absolutePathSchema,
    /** The exact resource indicators (RFC 8707), which are also the `aud` of the access tokens. */
    audiences: z.strictObject({ mcp: z.url(), approval: z.url(), settlement: z.url() }),
    clients: z.strictObject({
      'alexa-skill': codeFlowClientSchema,
      'alexa-service': serviceClientSchema,
      'approval-card': codeFlowClientSchema,
      'mcp-service': serviceClientSchema,
      'approval-service': serviceClientSchema,
    }),
    customers: z
      .array(
        z.strictObject({
          username: z.string().regex(/^[a-z0-9-]{1,64}$/),
          passphrase: z.string().min(8).max(200),
          sub: z.string().regex(/^[a-z0-9-]{1,64}$/),
        }),
      )
      .min(1),
    /** May frame the sign-in page and may be its redirect's target; both in the simulator only. */
    pageOrigin: originSchema,
    cardOrigin: originSchema,
  })
  .refine(({ audiences }) => new Set(Object.values(audiences)).size === 3, {
    path: ['audiences'],
    error: 'must be three different addresses: an audience of its own for each side',
  })
  .readonly();

export type IdentityConfig = z.output<typeof identityConfigSchema>;
