/** JSON Schema as a host reads it: by a library that is not the one that made the schemas. */
import { createRequire } from 'node:module';
import type { ValidateFunction } from 'ajv';
import { z } from 'zod';
import { met } from '../row.ts';
import type { Called, ListedTool } from './speak-mcp.ts';

interface Compiler {
  compile(schema: object): ValidateFunction;
}

/** The draft that zod writes by default; the package has no module form of its own. */
function createCompiler(): Compiler {
  const load = createRequire(import.meta.url);
  const { Ajv2020 } = load('ajv/dist/2020.js') as { Ajv2020: new (options: object) => Compiler };
  return new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
}

/** @throws {NotMet} where a schema is none. */
export function compileAll(
  tools: readonly ListedTool[],
): ReadonlyMap<string, { readonly input: ValidateFunction; readonly output: ValidateFunction }> {
  const compiler = createCompiler();
  return new Map(
    tools.map(({ name, inputSchema, outputSchema }) => [
      name,
      { input: compiler.compile(inputSchema), output: compiler.compile(outputSchema) },
    ]),
  );
}

/** @throws {NotMet} naming the step whose result is not as its tool declares. */
export function checkResults(
  tools: readonly ListedTool[],
  said: readonly (readonly [string, Called])[],
): number {
  const compiled = compileAll(tools);
  const structured = said.filter(([, { structured: result }]) => Object.keys(result).length > 0);
  for (const [step, { tool, structured: result }] of structured) {
    const output = compiled.get(tool)?.output;
    met(output !== undefined, `${tool} is not listed`);
    met(output(result), `${step}: ${JSON.stringify(output.errors?.slice(0, 2))}`);
  }
  return structured.length;
}

const nodeSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  additionalProperties: z.unknown().optional(),
  maxLength: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
});
export type SchemaNode = z.output<typeof nodeSchema> & { readonly path: string };

/** Every part of a schema with where it is. */
export function nodesOf(schema: unknown, path = ''): readonly SchemaNode[] {
  const parsed = nodeSchema.safeParse(schema);
  if (!parsed.success) return [];
  const node = { ...parsed.data, path };
  return [
    node,
    ...Object.entries(node.properties ?? {}).flatMap(([name, each]) =>
      nodesOf(each, path === '' ? name : `${path}.${name}`),
    ),
    ...nodesOf(node.items, `${path}[]`),
    ...(node.anyOf ?? []).flatMap((each) => nodesOf(each, path)),
  ];
}
