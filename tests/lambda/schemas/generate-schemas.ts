/** JSON schemas of the envelopes, made from the types of ask-sdk-model (docs/decisions/0026): what Amazon's own types say and no reading of ours. */
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

export const ENVELOPES = ['RequestEnvelope', 'ResponseEnvelope'] as const;
export type EnvelopeName = (typeof ENVELOPES)[number];

const ROOT = new URL('../../../', import.meta.url);

export function schemaPath(name: EnvelopeName): string {
  return fileURLToPath(new URL(`${name}.json`, import.meta.url));
}

/** Each schema. Takes about two seconds: the types are one file of 375 KB. */
export function generateSchemas(): Readonly<Record<EnvelopeName, unknown>> {
  const generator = createGenerator({
    path: fileURLToPath(new URL('node_modules/ask-sdk-model/index.d.ts', ROOT)),
    tsconfig: fileURLToPath(new URL('tsconfig.json', ROOT)),
    skipTypeCheck: true,
    expose: 'all',
    jsDoc: 'none',
    sortProps: true,
    topRef: true,
  });
  return {
    RequestEnvelope: generator.createSchema('RequestEnvelope'),
    ResponseEnvelope: generator.createSchema('ResponseEnvelope'),
  };
}
