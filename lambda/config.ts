/** What the skill's process is told at its start; the file is described in docs/wire.md. It has no store and no key. */
import { originSchema, portSchema } from '#edge';
import { z } from 'zod';

export const skillConfigSchema = z.strictObject({
  port: portSchema,
  /** Requests of any other skill are refused. */
  applicationId: z.string().regex(/^amzn1\.ask\.skill\.[A-Za-z0-9-]{1,80}$/),
  mcpUrl: z.url({ protocol: /^https?$/ }),
  shopName: z.string().min(1).max(100),
  cardOrigin: originSchema,
});

export type SkillConfig = Readonly<z.output<typeof skillConfigSchema>>;
