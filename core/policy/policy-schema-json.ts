/** The published JSON Schema of the policy file (docs/policy.schema.json), made from the schema that reads it. */
import { z } from 'zod';
import { shopPolicySchema } from './shop-policy.ts';

/** What a schema cannot say (one amount above another, a path in two classes) only `policy-check` says. */
export function policySchemaJson(): object {
  return {
    ...z.toJSONSchema(shopPolicySchema, { io: 'input', target: 'draft-2020-12' }),
    title: 'Policy of a Hearback shop',
  };
}
