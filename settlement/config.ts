/** The configuration of the settlement process, as docs/wire.md shows it. */
import { shopSchema } from '#core';
import { dialAddressSchema, originSchema, portSchema } from '#edge';
import { z } from 'zod';
import { mailConfigSchema } from './receipt/mail-config.ts';

const path = z.string().min(1);

export const settlementConfigSchema = z.strictObject({
  port: portSchema,
  /** Accepted `Host` headers. */
  hosts: z.array(z.string().min(1)).min(1),
  /** Our own audience: what the `aud` of a service token must be, exactly. */
  audience: z.string().min(1),
  identity: z.strictObject({ issuer: originSchema, dialAddress: dialAddressSchema }),
  /** The one shop whose orders are settled here, as mcp's configuration names it. */
  shop: shopSchema,
  /** The operator's policy file (docs/policy.md), watched while the process runs. */
  policyFile: path,
  /** The phrase without which a policy with real money is not loaded; it stands here and never in that file. */
  policyLiveOptIn: z.string().optional(),
  merchantUrl: originSchema,
  /** Shown to the merchant for what only settlement may ask: holds, orders and returns. */
  merchantSecret: z.string().min(20),
  processor: z.strictObject({
    url: originSchema,
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    timeoutMs: z.number().int().min(1).max(60_000),
  }),
  /** Where written receipts are handed over. */
  mail: mailConfigSchema,
  store: path,
  requestStore: path,
  approvalStore: path,
  keys: path,
  /** A JSON array of books for an empty vault; null outside the simulator. */
  demoBooks: path.nullable(),
});
export type SettlementConfig = Readonly<z.output<typeof settlementConfigSchema>>;
