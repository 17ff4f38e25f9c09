/** Runs attempts as a running process would: as its user, in its groups and in its network, as the system tells them of that process. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

export type Attempt =
  | { readonly kind: 'read' | 'open_memory' | 'write' | 'create' | 'list'; readonly path: string }
  | { readonly kind: 'signal'; readonly pid: number }
  | { readonly kind: 'run'; readonly command: readonly string[] }
  | { readonly kind: 'query' | 'execute'; readonly path: string; readonly sql: string }
  | { readonly kind: 'get'; readonly origin: string }
  | { readonly kind: 'dial'; readonly address: Address };

export type Address = { readonly host: string; readonly port: number } | { readonly path: string };

export interface Rights {
  readonly uid: number;
  readonly gid: number;
  readonly groups: readonly number[];
  /** Hexadecimal, as the system shows them. */
  readonly capabilities: readonly string[];
  readonly hasNoNewPrivileges: boolean;
}

export function rightsOf(pid: number): Rights {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
  const field = (name: string): string => {
    const value = new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1];
    if (value === undefined) throw new Error(`the system does not tell ${name}`);
    return value.trim();
  };
  const numbers = (name: string): readonly number[] =>
    field(name)
      .split(/\s+/)
      .filter((text) => text !== '')
      .map(Number);
  const sameFour = (name: string): number => {
    const [first = Number.NaN, ...others] = numbers(name);
    if (others.some((other) => other !== first)) throw new Error(`${name} differs from itself`);
    return first;
  };
  return {
    uid: sameFour('Uid'),
    gid: sameFour('Gid'),
    groups: numbers('Groups'),
    capabilities: ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map(field),
    hasNoNewPrivileges: field('NoNewPrivs') === '1',
  };
}

const ATTEMPT = fileURLToPath(new URL('attempt.mjs', import.meta.url));

/** @param networkOf the process whose network is taken; the same process where not given. */
export async function attemptAs(
  pid: number,
  attempts: readonly Attempt[],
  networkOf: number | 'self' = pid,
): Promise<readonly string[]> {
  const { uid, gid, groups } = rightsOf(pid);
  const child = spawn(
    'nsenter',
    [
      `--net=/proc/${String(networkOf)}/ns/net`,
      '--',
      'setpriv',
      `--reuid=${String(uid)}`,
      `--regid=${String(gid)}`,
      groups.length === 0 ? '--clear-groups' : `--groups=${groups.join(',')}`,
      '--inh-caps=-all',
      '--bounding-set=-all',
      '--no-new-privs',
      '--',
      process.execPath,
      ATTEMPT,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], cwd: '/', env: { PATH: '/usr/bin:/bin' } },
  );
  // Where it did not start, what it said of that is on standard error, and the missing answer fails the test.
  child.stdin.once('error', () => undefined);
  child.stdin.end(JSON.stringify(attempts));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  return z.array(z.string()).length(attempts.length).parse(JSON.parse(output));
}
