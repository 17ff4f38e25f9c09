/** Settlement's own name and password at the mail server, from a file that nobody else may read. */
import { readFileSync, statSync } from 'node:fs';
import { platform } from 'node:process';
import { ConfigError } from '#edge';
import { parseJson } from '#core';
import { z } from 'zod';

const credentialsSchema = z.strictObject({
  user: z.string().min(1).max(254),
  password: z.string().min(16).max(500),
});
export type MailCredentials = Readonly<z.output<typeof credentialsSchema>>;

const OTHERS = 0o077;

/** @throws {ConfigError} when others may read the file, or when it holds something else; no word of it is repeated. */
export function readMailCredentials(path: string): MailCredentials {
  // Windows has no such modes.
  if (platform !== 'win32' && (statSync(path).mode & OTHERS) !== 0) {
    throw new ConfigError(`${path} may be read by others than its owner: chmod 600 it`);
  }
  const read = credentialsSchema.safeParse(parseJson(readFileSync(path, 'utf8')));
  if (!read.success) {
    const fields = read.error.issues.map((issue) => issue.path.join('.') || '(top)').join(', ');
    throw new ConfigError(`${path} does not hold a user and a password: ${fields}`);
  }
  return read.data;
}
