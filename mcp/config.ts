/** What the request side's process is told at its start; the file is described in docs/wire.md. */
import { z } from 'zod';
import { shopSchema } from '#core';
import { originSchema, portSchema } from '#edge';

export const mcpConfigSchema = z.strictObject({
  port: portSchema,
  hosts: z.array(z.string().min(1)).min(1),
  allowedOrigins: z.array(originSchema),
  /** The audience of accepted tokens and the `resource` of the metadata: the same string, character for character. */
  resource: z.url({ protocol: /^https?$/ }),
  identity: z.strictObject({ issuer: originSchema, dialAddress: z.string().min(1) }),
  settlement: z.strictObject({
    url: originSchema,
    audience: z.string().min(1),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
  }),
  merchantUrl: originSchema,
  cardOrigin: originSchema,
  shop: shopSchema,
  /** How a client is called on the card, by its OAuth client id. */
  clientNames: z.record(z.string(), z.string().min(1).max(100)),
  store: z.string().min(1),
  keys: z.string().min(1),
  confirmWithinSeconds: z.number().int().min(1).max(3600),
  redeemWithinSeconds: z.number().int().min(1).max(3600),
  maxWaitingOrders: z.number().int().min(1).max(50),
  redeemWaitMs: z.number().int().min(0).max(5000),
  /** How often one client may call one writing tool for one customer. */
  callsPerMinute: z.number().int().min(1).max(100_000),
});

export type McpConfig = Readonly<z.output<typeof mcpConfigSchema>>;
