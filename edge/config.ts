/** Configuration: one frozen object per process, parsed once, strictly. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { z } from 'zod';

export class ConfigError extends Error {
  readonly code = 'CONFIG_INVALID';
}

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
