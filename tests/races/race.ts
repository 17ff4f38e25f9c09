/** A race as data: who runs against whom, and every way in which it may end. What is not named here must never happen. */
import type { OrderDigest } from '#core';
import type { Stage } from './race-world.ts';

/** Each value is one of those named. */
export interface Outcome {
  readonly name: string;
  /** What each runner was told. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  readonly ending: 'none' | 'redeemed' | 'cancelled' | 'declined' | 'expired';
  /** What the two phones show of the order. */
  readonly phones: readonly [string, string];
  /** What the assistant is told who asks how the order is. */
  readonly status: string;
}

export interface Running {
  /** By name; each is told something. */
  readonly runners: Readonly<Record<string, () => Promise<string>>>;
  /** What follows from how it ended, as words; empty when it is as it must be. */
  readonly afterwards?: (
    outcome: Outcome,
    answers: Readonly<Record<string, string>>,
  ) => Promise<string>;
}

export interface Race {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
  /** Outcomes that may be too rare to be met in 200 runs. */
  readonly rare?: readonly string[];
  /** Which outcome it must be when this step was made before the others named here. */
  readonly decidedBy?: Readonly<Record<string, string>>;
  readonly prepare: (stage: Stage) => Promise<Running>;
}

/** Confirms on a phone before the race; gives the code that it shows. */
export async function confirmed(stage: Stage, phone: 0 | 1, order: OrderDigest): Promise<string> {
  const confirm = await stage.phones[phone].typeTotal(order);
  await confirm();
  const code = await stage.phones[phone].code(order);
  if (code === null) throw new Error('the phone shows no code');
  return code;
}

export function otherThan(code: string): string {
  return code === '4821' ? '4822' : '4821';
}
