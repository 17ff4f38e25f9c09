/** The configuration of the approval process, parsed once and strictly (docs/wire.md, "approval"). */
import { shopSchema } from '#core';
import { originSchema, portSchema } from '#edge';
import { z } from 'zod';
import { explainConfigSchema } from './explain/bedrock.ts';
import { pushConfigSchema } from './notices/push-config.ts';

const secretSchema = z.string().min(16).max(200);

export const approvalConfigSchema = z.strictObject({
  port: portSchema,
  /** Where people's browsers find the card; also the passkeys' origin, and its host the passkeys' id. */
  origin: originSchema,
  identity: z.strictObject({
    issuer: originSchema,
    dialAddress: z.string().min(1),
    clientId: z.string().min(1),
    clientSecret: secretSchema,
  }),
  /** The one audience of this side; a token for any other is refused. */
  audience: z.url(),
  settlement: z.strictObject({
    url: z.url(),
    audience: z.url(),
    clientId: z.string().min(1),
    clientSecret: secretSchema,
  }),
  /** The one shop whose orders are shown here, as mcp's configuration names it. */
  shop: shopSchema,
  /** The operator's policy file (docs/policy.md), the same that settlement watches. */
  policyFile: z.string().min(1),
  /** The phrase without which a policy with real money is not loaded; it stands here and never in that file. */
  policyLiveOptIn: z.string().optional(),
  store: z.string().min(1),
  requestStore: z.string().min(1),
  settlementStore: z.string().min(1),
  keys: z.string().min(1),
  /** The folder of the built card: `index.html` and `assets/`. */
  screens: z.string().min(1),
  /** Web Push; null for none. */
  push: pushConfigSchema.nullable(),
  /** The processor's own page for a new card, where there is one. */
  instrumentPage: z.url().nullable(),
  /** A language model that explains halts; left out for none. */
  explain: explainConfigSchema.optional(),
  /** Only with it may the page frame the card and may a passkey answer say `crossOrigin: true`. */
  simulator: z.strictObject({ pageOrigin: originSchema }).nullable(),
});

export type ApprovalConfig = z.output<typeof approvalConfigSchema>;
