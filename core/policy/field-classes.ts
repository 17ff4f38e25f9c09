/** Who sets a field: the operator's constant, the agent within a closed rule, or the server from its own facts. */
import { z } from 'zod';
import type { DeepReadonly } from '../order/order-terms.ts';

export const FIELD_CLASSES = ['bound', 'agent', 'derived'] as const;
export type FieldClass = (typeof FIELD_CLASSES)[number];

/** `purchase_units[0].amount.value`; `lines[].quantity` means every line. */
const fieldPathSchema = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-zA-Z_]+(?:\[[0-9]*\]|\.[a-zA-Z_]+)*$/);

const wholeNumberSchema = z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000);
/** Printable ASCII: what an operator can read in the file is what is sent. */
const plainTextSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[ -~]+$/);

const boundValueSchema = z.union([plainTextSchema, wholeNumberSchema, z.boolean()]);
export type BoundValue = z.output<typeof boundValueSchema>;

/** Closed: both ends of a range, each value of a choice, a pattern of stated characters and length (see `closed-pattern.ts`). */
const agentRuleSchema = z.union([
  z.strictObject({ from: wholeNumberSchema, to: wholeNumberSchema }),
  z.strictObject({
    oneOf: z
      .array(z.union([plainTextSchema, wholeNumberSchema]))
      .min(1)
      .max(100),
  }),
  z.strictObject({ pattern: plainTextSchema }),
]);
export type AgentRule = DeepReadonly<z.output<typeof agentRuleSchema>>;

export const fieldClassesSchema = z.strictObject({
  bound: z
    .record(fieldPathSchema, boundValueSchema)
    .meta({ description: 'Constants of the operator, put in last, whatever anybody else says.' }),
  agent: z
    .record(fieldPathSchema, agentRuleSchema)
    .meta({ description: 'What the agent may choose, each within a closed rule.' }),
  derived: z
    .array(fieldPathSchema)
    .meta({ description: 'What the server alone says, from its own facts.' }),
});
export type FieldClasses = DeepReadonly<z.output<typeof fieldClassesSchema>>;
