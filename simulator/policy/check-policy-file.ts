/** The whole of `npm run policy-check`, from the command line to what is printed. */
import { parseArgs } from 'node:util';
import type { CommandEnd } from './command.ts';
import { describePolicy } from './describe-policy.ts';
import { loadPolicy } from './load-policy.ts';

export const CHECK_USAGE =
  'Usage: npm run policy-check -- FILE [--live-opt-in PHRASE] (the phrase that the process has in its own configuration)';

export function checkPolicyFile(args: readonly string[]): CommandEnd {
  const asked = readOptions(args);
  if (typeof asked === 'string') return { exitCode: 2, lines: [asked, CHECK_USAGE] };
  const loaded = loadPolicy(asked.path, asked.liveOptIn);
  if (loaded.outcome === 'ended') return loaded.end;
  return { exitCode: 0, lines: describePolicy(loaded.policy, loaded.digest) };
}

function readOptions(
  args: readonly string[],
): { readonly path: string; readonly liveOptIn: string | undefined } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'live-opt-in': { type: 'string' } },
      allowPositionals: true,
      strict: true,
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) return 'Name exactly one policy file.';
    return { path, liveOptIn: values['live-opt-in'] };
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}
