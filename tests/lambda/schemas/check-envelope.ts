/** Whether a request or a response is one by Amazon's own types; every fault in words. */
import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { z } from 'zod';
import { schemaPath, type EnvelopeName } from './generate-schemas.ts';

/** Empty: it fits. */
export type Faults = readonly string[];

export function checkRequest(envelope: unknown): Faults {
  return check('RequestEnvelope', envelope, ({ request }) => [request]);
}

export function checkResponse(envelope: unknown): Faults {
  return check('ResponseEnvelope', envelope, ({ response }) => response?.directives ?? []);
}

const schemaSchema = z.object({ definitions: z.record(z.string(), z.looseObject({})) });
const unionSchema = z.object({ anyOf: z.array(z.object({ $ref: z.string() })) });
const memberSchema = z.object({ properties: z.object({ type: z.object({ const: z.string() }) }) });
const partsSchema = z.looseObject({
  request: z.unknown().optional(),
  response: z.looseObject({ directives: z.array(z.unknown()).optional() }).optional(),
});
const typedSchema = z.looseObject({ type: z.string() });

/** The union that an envelope holds: forty kinds, of which a message that names all would say nothing. */
const UNIONS = { RequestEnvelope: 'Request', ResponseEnvelope: 'Directive' } as const;

interface Checks {
  readonly envelope: ValidateFunction;
  /** Made when the first of its kind comes: all of them together take a second. */
  readonly kind: (type: string) => ValidateFunction | undefined;
}
const made = new Map<EnvelopeName, Checks>();

function check(
  name: EnvelopeName,
  value: unknown,
  membersOf: (parts: z.output<typeof partsSchema>) => readonly unknown[],
): Faults {
  const checks = made.get(name) ?? makeChecks(name);
  made.set(name, checks);
  const faults = faultsOf(checks.envelope, value);
  const parts = partsSchema.safeParse(value);
  if (!parts.success) return faults.length > 0 ? faults : ['no envelope at all'];
  const memberFaults = membersOf(parts.data).flatMap((member) => {
    const { data } = typedSchema.safeParse(member);
    if (data === undefined) return ['something of no type'];
    const validate = checks.kind(data.type);
    if (validate === undefined) return [`nothing of Alexa has the type ${data.type}`];
    return faultsOf(validate, member).map((fault) => `${data.type} ${fault}`);
  });
  return [...faults, ...memberFaults];
}

function makeChecks(name: EnvelopeName): Checks {
  const { definitions } = schemaSchema.parse(JSON.parse(readFileSync(schemaPath(name), 'utf8')));
  const union = UNIONS[name];
  const names = new Map(
    unionSchema.parse(definitions[union]).anyOf.map(({ $ref }) => {
      const member = $ref.replace('#/definitions/', '');
      return [memberSchema.parse(definitions[member]).properties.type.const, member];
    }),
  );
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, inlineRefs: false });
  const compile = (definition: string): ValidateFunction =>
    ajv.compile({
      $ref: `#/definitions/${definition}`,
      definitions: { ...definitions, [union]: { type: 'object' } },
    });
  const kinds = new Map<string, ValidateFunction>();
  return {
    envelope: compile(name),
    kind: (type) => {
      const definition = names.get(type);
      if (definition === undefined) return undefined;
      const validate = kinds.get(type) ?? compile(definition);
      kinds.set(type, validate);
      return validate;
    },
  };
}

function faultsOf(validate: ValidateFunction, value: unknown): Faults {
  return validate(value) ? [] : (validate.errors ?? []).map(inWords);
}

function inWords({ instancePath, message, params }: ErrorObject): string {
  return `at ${instancePath || 'its top'}: ${message ?? ''} ${JSON.stringify(params)}`;
}
