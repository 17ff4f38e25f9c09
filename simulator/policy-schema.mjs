/** Writes docs/policy.schema.json anew from the schema that reads policy files; a test tells when it is behind. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildOrStop } from './build.mjs';
import { ROOT } from './setup.mjs';

await buildOrStop();
const { policySchemaJson } = await import('../dist/core/index.js');
const path = join(ROOT, 'docs', 'policy.schema.json');
const options = { ...(await resolveConfig(path)), filepath: path };
writeFileSync(path, await format(JSON.stringify(policySchemaJson()), options));
