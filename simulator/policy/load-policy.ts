/** A policy file by its path, or in words why there is none. */
import { readFileSync } from 'node:fs';
import { parsePolicyFile, type PolicyFault, type ShopPolicy } from '#core';
import { systemHash } from '#edge';
import type { CommandEnd } from './command.ts';

export type LoadedPolicy =
  | { readonly outcome: 'loaded'; readonly policy: ShopPolicy; readonly digest: string }
  | { readonly outcome: 'ended'; readonly end: CommandEnd };

export function loadPolicy(path: string, liveOptIn: string | undefined): LoadedPolicy {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    return ended({ exitCode: 2, lines: [`${path} cannot be read: ${why}`] });
  }
  const parsed = parsePolicyFile(text, { hash: systemHash, liveOptIn });
  if (parsed.outcome === 'loaded') return parsed;
  const count = parsed.faults.length === 1 ? '1 fault' : `${String(parsed.faults.length)} faults`;
  return ended({
    exitCode: 1,
    lines: [`${path} is refused: ${count}.`, ...parsed.faults.flatMap(describeFault)],
  });
}

function describeFault({ path, line, column, reason, advice }: PolicyFault): readonly string[] {
  return [
    '',
    `line ${String(line)}, column ${String(column)}: ${path}`,
    `  Why: ${reason}.`,
    `  What to do: ${advice}`,
  ];
}

function ended(end: CommandEnd): LoadedPolicy {
  return { outcome: 'ended', end };
}
