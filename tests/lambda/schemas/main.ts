/** Writes the schema files. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { ENVELOPES, generateSchemas, schemaPath } from './generate-schemas.ts';

export const USAGE = 'Use: node tests/lambda/schemas/run.mjs';

/** @returns the exit status. */
export async function main(): Promise<number> {
  const schemas = generateSchemas();
  for (const name of ENVELOPES) {
    const filepath = schemaPath(name);
    const text = JSON.stringify(schemas[name]);
    writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
  }
  return 0;
}
