/** A demo for one conversation alone: under the policy that it is about, and with a clock that is put forward where nobody would wait. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { writeClockFile } from '../launch/clock-file.ts';
import { policyPath } from '../launch/demo-policy.ts';
import { makePrivateFolder, writePrivateFile } from '../launch/private-file.ts';
import { clockPreload } from '../launch/run-process.ts';
import { startOwnRun } from '../walkthrough/demo-run.ts';
import type { Dialogue } from './dialogue.ts';

export interface OwnDemo {
  readonly pageOrigin: string;
  /** For every process of the demo, and for this one, which holds the phone. */
  passMinutes(minutes: number): void;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export async function startOwnDemo({ customer }: Pick<Dialogue, 'customer'>): Promise<OwnDemo> {
  const folder = mkdtempSync(join(tmpdir(), 'hearback-conversation-'));
  const clockFile = join(folder, 'clock');
  try {
    writeClockFile(clockFile, 0);
    if (customer === 'one-order-an-hour') {
      makePrivateFolder(join(folder, 'settlement'));
      const demo = join(ROOT, 'simulator', 'launch', 'policy', 'shop-policy.json');
      writePrivateFile(policyPath(folder), oneOrderAnHour(readFileSync(demo, 'utf8')));
    }
    const run = await startOwnRun(['--keep', folder, '--clock', clockFile]);
    await import(clockPreload(clockFile));
    let aheadMs = 0;
    const stop = async (): Promise<void> => {
      await run.stop();
      rmSync(folder, { recursive: true, force: true });
    };
    // Ctrl-C in the middle of a talk leaves nothing behind either.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void stop().finally(() => process.exit(1)));
    }
    return {
      pageOrigin: run.pageOrigin,
      passMinutes(minutes) {
        aheadMs += minutes * 60_000;
        writeClockFile(clockFile, aheadMs);
      },
      stop,
    };
  } catch (fault) {
    rmSync(folder, { recursive: true, force: true });
    throw fault;
  }
}

const policySchema = z.looseObject({
  limits: z.array(z.looseObject({ operation: z.string(), scope: z.string(), per: z.string() })),
});

/** The policy with one order an hour for each customer. */
export function oneOrderAnHour(policy: string): string {
  const parsed = policySchema.parse(JSON.parse(policy));
  const limits = parsed.limits.map((limit) =>
    limit.scope === 'customer' && limit.per === 'hour' ? { ...limit, calls: 1 } : limit,
  );
  return JSON.stringify({ ...parsed, limits }, undefined, 2);
}
