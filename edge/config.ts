/** Configuration: one frozen object per process, parsed once, strictly. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';

export class ConfigError extends Error {
  readonly code = 'CONFIG_INVALID';
}

/** A port to listen on. */
export const portSchema = z.number().int().min(1).max(65_535);

/** Scheme, host and port of a server, and nothing more. */
export const originSchema = z
  .url({ protocol: /^https?$/ })
  .refine(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'must be an origin: no path, no trailing slash',
  );

/** The file named by `--config FILE`. @throws {ConfigError} when it is not given. */
export function configPathFromArguments(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: { config: { type: 'string' } },
    strict: true,
  });
  if (values.config === undefined) throw new ConfigError('start this process with --config FILE');
  return values.config;
}

/** The parsed file. @throws {ConfigError} naming each key that is missing, unknown or wrong. */
export function readConfig<Config>(path: string, schema: z.ZodType<Config>): Config {
  const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      (issue) => `${issue.path.join('.') || '(top)'}: ${issue.message}`,
    );
    throw new ConfigError(`${path} is not a valid configuration:\n  ${faults.join('\n  ')}`);
  }
  return parsed.data;
}
