/** The whole of `npm run policy-simulate`, from the command line to what is printed. */
import { parseArgs } from 'node:util';
import { differencesOf, replayLedger } from '#core';
import type { CommandEnd } from './command.ts';
import { describeReplay } from './describe-replay.ts';
import { loadPolicy } from './load-policy.ts';
import { readLedgerFile } from './read-ledger-file.ts';

export const SIMULATE_USAGE =
  'Usage: npm run policy-simulate -- --policy FILE --ledger STORE|DIR [--against FILE] [--from TIME] [--to TIME] [--live-opt-in PHRASE] (times as 2026-11-30 or 2026-11-30T12:00:00Z; --to is not within)';

interface Asked {
  readonly policy: string;
  readonly ledger: string;
  readonly against: string | undefined;
  readonly liveOptIn: string | undefined;
  readonly period: { readonly from: number; readonly to: number };
}

export function simulatePolicy(args: readonly string[]): CommandEnd {
  const asked = readOptions(args);
  if (typeof asked === 'string') return { exitCode: 2, lines: [asked, SIMULATE_USAGE] };
  const policy = loadPolicy(asked.policy, asked.liveOptIn);
  if (policy.outcome === 'ended') return policy.end;
  const other =
    asked.against === undefined ? undefined : loadPolicy(asked.against, asked.liveOptIn);
  if (other?.outcome === 'ended') return other.end;
  const ledger = readLedgerFile(asked.ledger);
  if (ledger.outcome === 'refused') return { exitCode: 2, lines: [ledger.why] };
  const replay = replayLedger(ledger.entries, policy.policy, asked.period);
  const against = other && replayLedger(ledger.entries, other.policy, asked.period);
  const different = differencesOf(replay, against);
  return { exitCode: 0, lines: describeReplay({ replay, against, different }) };
}

function readOptions(args: readonly string[]): Asked | string {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ...{ policy: text, ledger: text, against: text, from: text, to: text },
        'live-opt-in': text,
      },
      strict: true,
    });
    const { policy, ledger, against } = values;
    if (policy === undefined) return '--policy is missing.';
    if (ledger === undefined) return '--ledger is missing.';
    const from = values.from === undefined ? 0 : timeOf(values.from);
    const to = values.to === undefined ? Infinity : timeOf(values.to);
    if (from === undefined) return `--from cannot be "${values.from ?? ''}".`;
    if (to === undefined) return `--to cannot be "${values.to ?? ''}".`;
    if (!(from < to)) return '--from must be before --to.';
    return { policy, ledger, against, liveOptIn: values['live-opt-in'], period: { from, to } };
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

/** Whole days and moments of UTC only: another time zone would be another period. */
function timeOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}
