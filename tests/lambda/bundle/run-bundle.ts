/** The bundle in a fresh process, with the environment that Lambda would give it and nothing of this repository beside it. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const ENVIRONMENT = {
  HEARBACK_APPLICATION_ID: 'amzn1.ask.skill.11111111-2222-3333-4444-555555555555',
  HEARBACK_MCP_URL: 'https://shop.example/mcp',
  HEARBACK_SHOP_NAME: 'Harbor Roasters',
  HEARBACK_CARD_ORIGIN: 'https://card.shop.example',
} as const;

/** As Lambda's own runtime does it: the module by its name, then a call for each event. */
const RUNTIME = `
  const started = process.hrtime.bigint();
  const { handler } = require('./index.cjs');
  const loaded = process.hrtime.bigint();
  const events = JSON.parse(process.argv[2]);
  (async () => {
    const answers = [];
    for (const event of events) {
      answers.push(await new Promise((resolve) => {
        const give = (fault, answer) =>
          resolve(fault ? { fault: String(fault.message) } : { answer });
        const promise = handler(event, {}, give);
        promise?.then?.((answer) => give(undefined, answer), give);
      }));
    }
    const done = process.hrtime.bigint();
    const { user, system } = process.cpuUsage();
    process.stdout.write(JSON.stringify({
      answers,
      loadMs: Number(loaded - started) / 1e6,
      answersMs: Number(done - loaded) / 1e6,
      cpuMs: (user + system) / 1e3,
    }));
  })();
`;

const ranSchema = z.object({
  answers: z.array(z.object({ answer: z.unknown().optional(), fault: z.string().optional() })),
  loadMs: z.number(),
  answersMs: z.number(),
  cpuMs: z.number(),
});
export type BundleRun = z.output<typeof ranSchema>;

export type RanBundle =
  | ({ readonly outcome: 'ran' } & BundleRun)
  | { readonly outcome: 'did_not_start'; readonly words: string };

/** @param folder holds `index.cjs`; the runtime is put beside it. */
export async function runBundle(
  folder: string,
  events: readonly unknown[],
  environment: Readonly<Record<string, string>> = ENVIRONMENT,
): Promise<RanBundle> {
  writeFileSync(join(folder, 'runtime.cjs'), RUNTIME);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['runtime.cjs', JSON.stringify(events)],
      { cwd: folder, env: environment },
      (fault, output, words) => {
        if (fault === null) resolve({ outcome: 'ran', ...ranSchema.parse(JSON.parse(output)) });
        else resolve({ outcome: 'did_not_start', words });
      },
    );
  });
}
