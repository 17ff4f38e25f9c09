/** What the function is told at its start: the environment that `deploy/template.json` gives it. Nothing in it is a secret. */
import { ConfigError, originSchema } from '#edge';
import { z } from 'zod';
import { applicationIdSchema, mcpUrlSchema, shopNameSchema } from '../told-at-start.ts';

const environmentSchema = z.object({
  HEARBACK_APPLICATION_ID: applicationIdSchema,
  HEARBACK_MCP_URL: mcpUrlSchema,
  HEARBACK_SHOP_NAME: shopNameSchema,
  HEARBACK_CARD_ORIGIN: originSchema,
});

export interface SkillEnvironment {
  readonly applicationId: string;
  readonly mcpUrl: string;
  readonly shopName: string;
  readonly cardOrigin: string;
}

/** @throws {ConfigError} naming each variable that is missing or wrong, but not what is in it. */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): SkillEnvironment {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ConfigError(`the environment is not right:\n  ${names.join('\n  ')}`);
  }
  const { data } = parsed;
  return {
    applicationId: data.HEARBACK_APPLICATION_ID,
    mcpUrl: data.HEARBACK_MCP_URL,
    shopName: data.HEARBACK_SHOP_NAME,
    cardOrigin: data.HEARBACK_CARD_ORIGIN,
  };
}
