/** The words of the trace in one locale: what each side wrote down, in a person's words. */
import type { LedgerKind, LedgerStanding, OrderViewState, Side, TraceEntry } from '#core';
import type { StateTone } from '../phone/state-tones.ts';

export interface EntryWords {
  readonly tone: StateTone;
  /** Who did what, or what was decided: a few words. */
  readonly what: string;
  /** On which evidence, or with what consequence. */
  readonly why: string;
}

export interface TraceTexts {
  readonly title: string;
  readonly loading: string;
  readonly signedOut: string;
  readonly keyNotKept: string;
  readonly nothingYet: string;
  readonly connectionLost: string;
  readonly order: string;
  /** The choice that follows whatever is newest. */
  readonly newest: (order: string) => string;
  readonly orderName: (of: { readonly checkWords: string; readonly total: string }) => string;
  readonly sides: Readonly<Record<Side, string>>;
  /** What a side is there for, in a few words. */
  readonly roles: Readonly<Record<Side, string>>;
  readonly laneEmpty: string;
  readonly leftOut: (count: number) => string;
  /** Of one side's ledger, under its name. */
  readonly standings: Readonly<Record<Exclude<LedgerStanding, 'verified'>, string>>;
  readonly allVerified: string;
  /** What is wrong, where not all three check out. */
  readonly notVerified: (of: {
    readonly sides: readonly string[];
    readonly standing: Exclude<LedgerStanding, 'verified'>;
  }) => string;
  /** Beside an entry, for who does not see its mark. */
  readonly entryVerified: string;
  readonly time: (epochMs: number) => string;
  readonly entries: Readonly<Record<LedgerKind, (entry: TraceEntry) => EntryWords>>;
  readonly states: Readonly<Record<OrderViewState, string>>;
}

/** The parts that there are, with commas between them. */
export function joinWords(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ');
}
