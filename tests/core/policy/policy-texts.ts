/** The policy file that is allowed, and each that is refused: the allowed one with one change. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parsePolicyFile, POLICY_FAULTS, type ShopPolicy } from '#core';
import { nodeHash } from '#stores';

const REFUSED = join(import.meta.dirname, 'refused');

const refusedFileSchema = z.strictObject({
  title: z.string(),
  /** What the process's own configuration says. */
  liveOptIn: z.string().optional(),
  processorUrl: z.string().optional(),
  change: z.array(z.strictObject({ find: z.string(), put: z.string() })).min(1),
  faults: z
    .array(
      z.strictObject({
        code: z.enum(POLICY_FAULTS),
        path: z.string(),
        line: z.number().int(),
        column: z.number().int(),
        reason: z.string().min(10),
        advice: z.string().min(8),
      }),
    )
    .min(1),
});
export type RefusedFile = z.output<typeof refusedFileSchema> & {
  readonly name: string;
  readonly text: string;
};

export function allowedText(): string {
  return readFileSync(join(import.meta.dirname, 'allowed.json'), 'utf8');
}

/** @throws {Error} when what is to be changed is not there exactly once. */
export function changedText(change: RefusedFile['change']): string {
  return change.reduce((text, { find, put }) => {
    if (text.split(find).length !== 2) throw new Error(`not there once: ${find}`);
    return text.replace(find, () => put);
  }, allowedText());
}

export function refusedFiles(): readonly RefusedFile[] {
  return readdirSync(REFUSED).map((name) => {
    const file = refusedFileSchema.parse(JSON.parse(readFileSync(join(REFUSED, name), 'utf8')));
    return { ...file, name, text: changedText(file.change) };
  });
}

/** @throws {Error} when the allowed file, so changed, is refused. */
export function policyWith(change: RefusedFile['change'] = []): ShopPolicy {
  const parsed = parsePolicyFile(changedText(change), { hash: nodeHash });
  if (parsed.outcome === 'refused') throw new Error(JSON.stringify(parsed.faults));
  return parsed.policy;
}
