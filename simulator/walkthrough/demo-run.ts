/** The running demo that is walked through: one that is there already, or one that is started for the walk alone. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { callJson, type Fetch } from '#edge';
import { launchReportSchema } from '../launch/launch-report.ts';
import { WalkFailed } from './expect.ts';
import { publicJwkSchema } from './public-keys.ts';

const demoSchema = z.object({
  addresses: z.object({
    page: z.url(),
    identity: z.url(),
    approval: z.url(),
    processor: z.url(),
    outbox: z.url(),
  }),
  customers: z
    .array(z.object({ customerId: z.string(), username: z.string(), passphrase: z.string() }))
    .min(1),
  linkedCustomer: z.string().nullable(),
  publicKeys: z.object({ approval: publicJwkSchema, settlement: publicJwkSchema }),
});
export type RunningDemo = z.output<typeof demoSchema>;

export async function readRunningDemo(pageOrigin: string, fetch: Fetch): Promise<RunningDemo> {
  const url = new URL('/demo', pageOrigin).href;
  return callJson({ method: 'GET', url, answer: demoSchema, timeoutMs: 5000, fetch });
}

export interface OwnRun {
  readonly pageOrigin: string;
  /** Stops everything and waits until it is gone. */
  stop(): Promise<void>;
}

const LAUNCHER = fileURLToPath(new URL('../launch/main.js', import.meta.url));

/** @param options further ones of `npm start`. @throws {WalkFailed} when the launcher ends before everything is ready. */
export async function startOwnRun(options: readonly string[] = []): Promise<OwnRun> {
  const launcher = spawn(process.execPath, [LAUNCHER, '--json', '--ports', 'auto', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) =>
    launcher.once('exit', () => {
      resolve();
    }),
  );
  const stop = async (): Promise<void> => {
    launcher.kill('SIGTERM');
    await ended;
  };
  const firstLine = new Promise<string>((resolve) => {
    createInterface({ input: launcher.stdout }).once('line', resolve);
  });
  const line = await Promise.race([firstLine, ended.then(() => undefined)]);
  if (line === undefined) throw new WalkFailed('the demo did not start');
  return { pageOrigin: launchReportSchema.parse(JSON.parse(line)).page, stop };
}
