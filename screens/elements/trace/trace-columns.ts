/** Where each entry of the three lanes stands on the one line of time that they share. */
import type { TraceEntry, TraceView } from '#core';

export interface PlacedEntry {
  readonly entry: TraceEntry;
  /** From 1. No two entries of any lane share one. */
  readonly column: number;
  /** How many columns it may use before its lane's next entry. */
  readonly span: number;
}

export interface TraceColumns {
  readonly count: number;
  /** By lane, in the order of the lanes. */
  readonly lanes: readonly (readonly PlacedEntry[])[];
}

/** Wider than this no text needs to be. */
const LONGEST_SPAN = 2;

/**
 * By time, and within a side always as the side wrote it: each has a clock of its own, which may go back. At the same moment the
 * side that comes first in the flow comes first.
 */
export function placeEntries(lanes: TraceView['lanes']): TraceColumns {
  const waiting = lanes.map((lane) => [...lane.entries]);
  const columns: number[][] = lanes.map(() => []);
  let count = 0;
  for (;;) {
    const next = laneOfEarliest(waiting);
    if (next === undefined) break;
    count += 1;
    waiting[next]?.shift();
    columns[next]?.push(count);
  }
  return {
    count,
    lanes: lanes.map((lane, laneIndex) =>
      lane.entries.map((entry, index) => {
        const column = columns[laneIndex]?.[index] ?? 1;
        const end = columns[laneIndex]?.[index + 1] ?? count + 1;
        return { entry, column, span: Math.min(LONGEST_SPAN, end - column) };
      }),
    ),
  };
}

function laneOfEarliest(waiting: readonly (readonly TraceEntry[])[]): number | undefined {
  let earliest: { readonly lane: number; readonly at: number } | undefined;
  for (const [lane, [entry]] of waiting.entries()) {
    if (entry && (earliest === undefined || entry.at < earliest.at)) {
      earliest = { lane, at: entry.at };
    }
  }
  return earliest?.lane;
}
