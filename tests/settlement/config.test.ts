import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settlementConfigSchema } from '../../settlement/config.ts';

/** The example in docs/wire.md is what operators copy; it must be what the process takes. */
function exampleInDocs(): Record<string, unknown> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/wire.md'), 'utf8');
  const block = /### settlement\n```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  return JSON.parse(block) as Record<string, unknown>;
}

describe('the configuration of settlement', () => {
  it('takes the example of the documents', () => {
    expect(settlementConfigSchema.parse(exampleInDocs())).toMatchObject({ port: 3002 });
  });

  it('refuses an unknown key and each missing one [REQ-CONFIG-STRICT]', () => {
    const example = exampleInDocs();
    expect(settlementConfigSchema.safeParse({ ...example, extra: 1 }).success).toBe(false);
    for (const key of Object.keys(example)) {
      const rest = Object.fromEntries(Object.entries(example).filter(([name]) => name !== key));
      expect(settlementConfigSchema.safeParse(rest).success).toBe(false);
    }
  });
});
