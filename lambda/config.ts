/** What the skill's process is told at its start; the file is described in docs/wire.md. It has no store and no key. */
import { isAbsolute } from 'node:path';
import { originSchema, portSchema } from '#edge';
import { z } from 'zod';
import { applicationIdSchema, mcpUrlSchema, shopNameSchema } from './door/told-at-start.ts';
import { parseChainAddress } from './door/chain-address.ts';

const absolutePathSchema = z.string().refine(isAbsolute, 'must be an absolute path');

export const skillConfigSchema = z.strictObject({
  port: portSchema,
  /** What the proxy before this process sends as `Host`; left out where nobody but this machine asks. */
  hosts: z.array(z.string().min(1).max(255)).optional(),
  /** Requests of any other skill are refused. */
  applicationId: applicationIdSchema,
  /**
   * Left out: requests are signed by Alexa itself. Otherwise by a stand-in, whose root alone is then trusted and whose chain is this file,
   * whatever is at that address. There is no way to have requests believed without a signature.
   */
  standIn: z
    .strictObject({
      rootFile: absolutePathSchema,
      chainFile: absolutePathSchema,
      chainUrl: z
        .string()
        .refine(
          (text) => parseChainAddress(text)?.href === text,
          'must be where Alexa keeps its own',
        ),
      /** Its own interfaces, on this machine; they alone are then asked, and Amazon's never. Left out: none is asked. */
      apiOrigin: originSchema.refine(isLoopback, 'must be at 127.0.0.1').optional(),
    })
    .optional(),
  mcpUrl: mcpUrlSchema,
  shopName: shopNameSchema,
  cardOrigin: originSchema,
});

/** Text that is no address at all gets here as well: Zod asks on after a rule that failed. */
function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).hostname === '127.0.0.1';
}
