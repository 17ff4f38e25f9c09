/** The configuration of the settlement process, as docs/wire.md shows it. */
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/ });
const port = z.number().int().min(1).max(65_535);
const path = z.string().min(1);

export const settlementConfigSchema = z.strictObject({
  port,
  /** Accepted `Host` headers. */
  hosts: z.array(z.string().min(1)).min(1),
  /** Our own audience: what the `aud` of a service token must be, exactly. */
  audience: z.string().min(1),
  identity: z.strictObject({ issuer: origin, dialAddress: z.ipv4() }),
  merchantUrl: origin,
  processor: z.strictObject({
    url: origin,
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
    timeoutMs: z.number().int().min(1).max(60_000),
  }),
  outboxUrl: origin,
  store: path,
  requestStore: path,
  approvalStore: path,
  keys: path,
  /** A JSON array of books for an empty vault; null outside the simulator. */
  demoBooks: path.nullable(),
});
export type SettlementConfig = Readonly<z.output<typeof settlementConfigSchema>>;
