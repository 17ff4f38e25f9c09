/** What a gate is told at its start. A socket is a file in the gate's own folder, named without its path. */
import { z } from 'zod';

const endpointSchema = z.union([
  z.strictObject({ port: z.number().int().min(1).max(65_535) }),
  z.strictObject({ socket: z.string().regex(/^[a-z]+\.sock$/) }),
]);
export type Endpoint = z.output<typeof endpointSchema>;

export const gateConfigSchema = z.strictObject({
  relays: z.array(z.strictObject({ from: endpointSchema, to: endpointSchema })).min(1),
});
export type GateConfig = z.output<typeof gateConfigSchema>;
