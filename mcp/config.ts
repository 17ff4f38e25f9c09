/** What the request side's process is told at its start; the file is described in docs/wire.md. */
import { z } from 'zod';
import { MOST_WAITING_ORDERS, shopSchema } from '#core';
import { dialAddressSchema, originSchema, portSchema, SIGNING_ALGORITHMS } from '#edge';
import { appsConfigSchema } from './apps/config.ts';
import { CHALLENGE_MODES } from './http/challenge.ts';

const webAddress = z.url({ protocol: /^https?$/ });

export const mcpConfigSchema = z.strictObject({
  port: portSchema,
  hosts: z.array(z.string().min(1)).min(1),
  allowedOrigins: z.array(originSchema),
  /** Our own address, as the add-on's manifest and the metadata's `resource` name it and as tokens are bound to it: the same string, character for character. */
  resource: webAddress,
  /** Whose tokens are accepted: any authorization server that issues JWT access tokens (RFC 9068). */
  identity: z.strictObject({
    /** Letter for letter as its metadata and tokens say it, path and all. */
    issuer: webAddress,
    /** Of the issuer's host, and of the hosts of the two addresses below. */
    dialAddress: dialAddressSchema,
    /** Where it has its keys; `/jwks` at the issuer when left out. */
    jwksUri: webAddress.optional(),
    /** Where our own token for settlement comes from; `/token` at the issuer when left out. */
    tokenEndpoint: webAddress.optional(),
    /** What it writes into `aud` for us; `resource` itself when left out, as RFC 8707 has it. */
    audience: z.string().min(1).optional(),
    algorithms: z.array(z.enum(SIGNING_ALGORITHMS)).min(1).optional(),
  }),
  /** When a 401 or 403 says in its header where to sign in. */
  challengeMode: z.enum(CHALLENGE_MODES).default('on-bad-token'),
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
  maxWaitingOrders: z.number().int().min(1).max(MOST_WAITING_ORDERS),
  redeemWaitMs: z.number().int().min(0).max(5000),
  /** How often one client may call one writing tool for one customer. */
  callsPerMinute: z.number().int().min(1).max(100_000),
  /** Our cards on hosts that draw them (MCP Apps); left out, hosts get data alone. */
  apps: appsConfigSchema.optional(),
});
